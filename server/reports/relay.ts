/**
 * `/reports`: takes the reports of our pages and passes them on to the operator's service. It passes on what `allowed`
 * names, made anew; no header, address or cookie of a visitor goes along or is written down.
 */
import type { FastifyInstance } from "fastify";
import { envelopeOf, type Report, reportIn } from "../../src/reports/allowed.ts";
import type { Service } from "../../src/reports/settings.ts";
import { inSources } from "./in-sources.ts";
import { type Limits, limit } from "./limit.ts";

export interface RelayOptions {
  readonly service: Service;
  /** Which version of the site this is and which copy: said by the server, whatever a report says. */
  readonly release: string;
  readonly environment: string;
  /** The folder of source maps. */
  readonly maps: string;
  /** Whether a report from this address is taken now. */
  readonly mayReport?: (address: string) => boolean;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** The routes of the site: no report is of any other. */
  readonly routes: ReadonlySet<string>;
}

const MOST = 32 * 1024;
export const MOST_A_MINUTE: Limits = { each: 30, all: 600 };
/** How many may be on their way to the service at once; what is more is dropped. */
const AT_ONCE = 20;
/** How long the service may take. */
const PATIENCE = 5000;

export function relay(
  server: FastifyInstance,
  { service, release, environment, maps, mayReport, headers: common, routes }: RelayOptions,
): void {
  const allowedNow = mayReport ?? limit(MOST_A_MINUTE);
  const sources = inSources(maps);
  const underWay = new Set<Promise<void>>();
  let lost = 0;

  async function pass(report: Report): Promise<void> {
    try {
      const known = { ...(await sources.of(report)), release, environment };
      const body = envelopeOf(known, { sent_at: new Date().toISOString() });
      const answer = await fetch(service.url, {
        method: "POST",
        headers: {
          "Content-Type": "application/x-sentry-envelope",
          "X-Sentry-Auth": `Sentry sentry_version=7, sentry_client=plainsum-relay/1, sentry_key=${service.key}`,
        },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
    } catch (fault) {
      // Said at the first one and at each hundredth: a service that is down must not fill the log.
      if (lost++ % 100 === 0) server.log.warn({ lost, reason: (fault as Error).message }, "a report was not taken");
    }
  }

  server.addHook("onClose", async () => {
    await Promise.allSettled(underWay);
    await sources.end();
  });

  server.post<{ Body: unknown }>("/reports", { bodyLimit: MOST }, (request, reply) => {
    const { headers, body } = request;
    const answer = (status: number) => reply.code(status).send();
    reply.headers({ ...common, "Cache-Control": "no-store" });
    const from = headers["sec-fetch-site"];
    if (from !== undefined && from !== "same-origin") return answer(403);
    // Pages send nothing then; this is for those that are older than the wish.
    if (headers["sec-gpc"] === "1" || headers.dnt === "1") return answer(204);
    if (!allowedNow(request.ip)) {
      reply.header("Retry-After", "60");
      return answer(429);
    }
    const report = typeof body === "string" ? reportIn(body) : undefined;
    if (!report || !routes.has(report.transaction)) return answer(400);
    if (underWay.size < AT_ONCE) {
      const passing = pass(report);
      underWay.add(passing);
      passing.finally(() => underWay.delete(passing));
    } else lost++;
    return answer(202);
  });
}
