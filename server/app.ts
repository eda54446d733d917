import type { Socket } from "node:net";
import fastify, { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { answersFor } from "./answer.ts";
import { builtSite } from "./built-site.ts";
import { digestOf, failurePage } from "./failure.ts";
import { headersFor } from "./headers.ts";
import { type RelayOptions, relay } from "./reports/relay.ts";
import { rulesOf } from "./site-rules.ts";

export interface Settings {
  /** The folder of the built site. */
  readonly dist: string;
  /** Where the log goes, line by line; without it nothing is logged. */
  readonly log?: { write(line: string): void };
  /** Whether a proxy of ours stands before the server, and says which host was asked for. */
  readonly behindProxy?: boolean;
  /** Where reports of faults go and the maps for them, if there is a service. */
  readonly reports?: Pick<RelayOptions, "service" | "maps" | "mayReport"> | undefined;
  /** How long a request may take to arrive, in milliseconds. */
  readonly patience?: number;
}

const HEALTH = "/healthz";
const HTML = "text/html; charset=utf-8";
const pathOf = (url: string) => url.split("?", 1)[0] as string;
const queryOf = (url: string) => url.slice(pathOf(url).length);

/** The server of the built site. Tests ask it without a network; `main.ts` listens. */
export async function app({ dist, log, behindProxy = false, reports, patience = 30_000 }: Settings) {
  const site = builtSite(dist);
  const pages = { 404: site.page("404"), 500: site.page("500") };
  const rules = rulesOf(site);
  const common = headersFor("/404", rules);
  const answers = new Map(site.files.map((file) => [file.address, answersFor(file, headersFor(file.address, rules))]));

  const server = fastify({
    trustProxy: behindProxy,
    logger: log
      ? {
          stream: log,
          base: null,
          timestamp: () => `,"time":"${new Date().toISOString()}"`,
          // Fastify's own form of a request names the address of the visitor and the whole URL.
          serializers: { req: ({ method }) => ({ method }) },
        }
      : false,
    logController: new LogController({ disableRequestLogging: true }),
    // One log for all requests: none of them needs a name of its own.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: "idle",
    bodyLimit: 64 * 1024,
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: Math.min(patience, 5_000) },
    keepAliveTimeout: 65_000,
    clientErrorHandler,
    frameworkErrors: (fault, _request, reply) => refuse(reply, fault.statusCode ?? 400),
  });

  // Neither who asked nor what stands after "?" is written down.
  server.addHook("onResponse", (request, reply, done) => {
    const path = pathOf(request.url);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    if (path !== HEALTH)
      request.log.info({ method: request.method, path, status: reply.raw.statusCode, ms }, "answered");
    done();
  });

  server.get(HEALTH, async (_request, reply) =>
    reply
      .headers({ ...common, "Cache-Control": "no-store" })
      .type("text/plain; charset=utf-8")
      .send("ok"),
  );

  if (reports) {
    const routes = site.files.filter(({ type }) => type === HTML).map(({ address }) => address);
    relay(server, { ...reports, headers: common, routes: new Set([...routes, "/404", "/500"]) });
  }

  server.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const address = `/${request.params["*"]}`;
    const answer = answers.get(address)?.(request.headers);
    if (answer) {
      reply.hijack();
      reply.raw.writeHead(answer.status, answer.headers).end(request.method === "HEAD" ? undefined : answer.body);
      return;
    }
    const found = site.find(address);
    if (found === undefined || "file" in found) return reply.callNotFound();
    return reply.headers(common).redirect(found.movedTo + queryOf(request.url), 308);
  });

  server.setNotFoundHandler((request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(reply.header("Allow", "GET, HEAD"), 405);
    reply.code(404).headers(common);
    return pages[404] === undefined
      ? reply.type("text/plain; charset=utf-8").send("Not found.\n")
      : reply.type(HTML).send(pages[404]);
  });

  server.setErrorHandler<Error & { statusCode?: number }>((fault, request, reply) => {
    if (fault.statusCode !== undefined && fault.statusCode < 500) return refuse(reply, fault.statusCode);
    const digest = digestOf(fault);
    request.log.error({ digest, err: fault, path: pathOf(request.url) }, "failed");
    return reply
      .code(500)
      .headers({ ...common, "Cache-Control": "no-store" })
      .type(HTML)
      .send(failurePage(pages[500], hostOf(request), digest));
  });

  /** An answer to what is not a question for this site. */
  function refuse(reply: FastifyReply, status: number) {
    return reply
      .code(status)
      .headers(common)
      .type("text/plain; charset=utf-8")
      .send(`${refusals[status] ?? "This request cannot be answered."}\n`);
  }

  return server;
}

/** The host as the visitor wrote it; never the path. */
const hostOf = (request: FastifyRequest) => request.host;

const unread: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/** What is not even HTTP, or too long or too slow for it, gets a short answer, and the connection ends. */
function clientErrorHandler(fault: NodeJS.ErrnoException, socket: Socket) {
  if (fault.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const status = unread[fault.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\nContent-Length: 0\r\n\r\n`);
}

const refusals: Record<number, string> = {
  400: "This address is not well formed.",
  405: "This site can only be read.",
  413: "This is too much to send.",
};
