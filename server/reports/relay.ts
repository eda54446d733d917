/**
 * `/reports`: accepts our pages' reports and passes them on to the operator's service. It rebuilds them from the fields
 * that `allowed` lists; no visitor header, address or cookie is passed on or logged.
 */
import type { FastifyInstance } from "fastify";
import { envelopeOf, type Report, reportIn } from "../../src/reports/allowed.ts";
import type { Service } from "../../src/reports/settings.ts";
import { seldom } from "../connections.ts";
import { inSources } from "./in-sources.ts";
import { type Limits, limit } from "./limit.ts";

export interface RelayOptions {
  readonly service: Service;
  /** The site's version and copy, as stated by the server, whatever a report says. */
  readonly release: string;
  readonly environment: string;
  /** The folder of source maps. */
  readonly maps: string;
  /** Whether a report from this address is accepted now. */
  readonly mayReport?: (address: string) => boolean;
  /** The headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The site's routes; reports for any other are dropped. */
  readonly routes: ReadonlySet<string>;
}

const MOST = 32 * 1024;
export const MOST_A_MINUTE: Limits = { each: 30, all: 600 };
/** How many may be in transit to the service at once; the rest are dropped. */
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
  const tellLost = seldom((lost, reason: string) => server.log.warn({ lost, reason }, "a report was not taken"));

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
      tellLost((fault as Error).message);
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
    // Pages then send nothing; this is for older pages that are still open.
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
    } else tellLost("too many at once");
    return answer(202);
  });
}
