/**
 * The Sentry SDK, loaded with the first report. It reads an error's stack and creates the event; of everything it
 * collects, only what `allowed` lists leaves the page.
 */
import {
  BrowserClient,
  type BrowserOptions,
  createTransport,
  defaultStackParser,
  type ErrorEvent,
  type Event,
  Scope,
} from "@sentry/browser";
import { allowed, envelopeOf, type Report, reportIn } from "./allowed.ts";
import { browser, place, route, screenClass } from "./page-view.ts";
import { refused } from "./refused.ts";
import type { ReportSettings } from "./settings.ts";

/** Returns the response status, if there was one. */
export type Send = (report: Report) => Promise<number | undefined>;

/** To our own server, which knows where to forward it. */
export const toServer: Send = async (report) => {
  if (refused()) return undefined;
  const body = envelopeOf(report);
  return (await fetch("/reports", { method: "POST", body, keepalive: true, credentials: "omit" })).status;
};

export type TransactionEvent = Parameters<NonNullable<BrowserOptions["beforeSendTransaction"]>>[0];

/** Random names for this page view, and nothing else. */
const view = new Scope();

export interface Reporter {
  fault(fault: unknown): void;
  event(event: TransactionEvent): void;
  /** Until everything has been sent. */
  done(): PromiseLike<boolean>;
}

export function reporter({ release, environment }: Omit<ReportSettings, "sampleRate">, send: Send): Reporter {
  const client = new BrowserClient({
    // Only the server knows the real one.
    dsn: "https://page@plainsum.invalid/1",
    release,
    environment,
    tracesSampleRate: 1,
    traceLifecycle: "static",
    integrations: [],
    sendClientReports: false,
    stackParser: defaultStackParser,
    beforeSend: (event, { originalException }) => described(event, originalException) as ErrorEvent | null,
    beforeSendTransaction: (event) => described(event) as TransactionEvent | null,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const report = reportIn(String(body));
        const statusCode = report && (await send(report).catch(() => undefined));
        return statusCode === undefined ? {} : { statusCode };
      }),
  });
  client.init();
  const sent = new Set<string>();
  return {
    fault(fault) {
      const key = fault instanceof Error ? `${fault.name} ${fault.stack}` : "thrown";
      if (sent.has(key) || sent.size >= 10) return;
      sent.add(key);
      client.captureException(fault, { originalException: fault }, view);
    },
    event: (event) => void client.captureEvent(event, {}, view),
    done: () => client.flush(5000),
  };
}

/** The event with the report's details about the page view, reduced to what is allowed. */
function described(event: Event, fault?: unknown): Report | null {
  const [exception] = event.exception?.values?.slice(-1) ?? [];
  const { trace_id, span_id, op } = event.contexts?.trace ?? {};
  const described = {
    ...event,
    timestamp: event.timestamp ?? Date.now() / 1000,
    transaction: route(),
    tags: { screen: screenClass(innerWidth) },
    contexts: { browser: browser(navigator.userAgent), trace: { trace_id, span_id, op } },
    ...(exception
      ? {
          exception: {
            values: [
              {
                type: typeOf(fault),
                stacktrace: {
                  frames: [
                    ...lostScript(fault),
                    ...(exception.stacktrace?.frames ?? []).map((frame) => ({
                      ...frame,
                      filename: place(frame.filename),
                    })),
                  ],
                },
              },
            ],
          },
        }
      : {}),
  };
  return allowed(described) ?? null;
}

function typeOf(fault: unknown): string {
  if (!(fault instanceof Error)) return "Thrown";
  const number = /^Minified React error #(\d{1,3});/.exec(fault.message)?.[1];
  return number === undefined ? fault.name : `ReactError${number}`;
}

/** Which of our scripts failed to load. Browsers say so only in the error message. */
function lostScript(fault: unknown) {
  const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  const filename = /\/_astro\/[\w.-]+\.js/.exec(cause instanceof Error ? cause.message : "")?.[0];
  return filename === undefined ? [] : [{ filename, function: "import" }];
}
