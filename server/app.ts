import fastifyStatic from "@fastify/static";
import fastify, { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { builtSite } from "./built-site.ts";
import { bound, mostConnections, refuseConnection, seldom } from "./connections.ts";
import { asError, digestOf, failurePage } from "./failure.ts";
import { headersFor, rulesOf } from "./headers.ts";
import { type RelayOptions, relay } from "./reports/relay.ts";
import { SECURITY, securityText } from "./security.ts";

export interface Settings {
  /** The folder of the built site. */
  readonly dist: string;
  /** Where the log goes, line by line; if omitted, nothing is logged. */
  readonly log?: { write(line: string): void };
  /** Whether our own proxy is in front of the server and says which host was requested. */
  readonly behindProxy?: boolean;
  /** Where error reports go and the source maps for them, if there is a service. */
  readonly reports?: Omit<RelayOptions, "headers" | "routes"> | undefined;
  /** Whom to tell about a security problem, for security.txt. */
  readonly securityContact?: string | undefined;
  /** How long a request may take to arrive, and a response to be read, in milliseconds. */
  readonly patience?: number;
  /** How many connections are allowed at once. */
  readonly connections?: number;
}

const HEALTH = "/healthz";
const HTML = "text/html; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
/** A browser sends its headers right away. */
const PATIENCE_FOR_HEADERS = 10_000;
const pathOf = (url: string) => url.split("?", 1)[0] as string;
const queryOf = (url: string) => url.slice(pathOf(url).length);

/** The server for the built site. Tests query it without a network; `main.ts` listens. */
export async function app({
  dist,
  log,
  behindProxy = false,
  reports,
  securityContact,
  patience = 30_000,
  connections = mostConnections(),
}: Settings) {
  const site = builtSite(dist);
  const pages = { 404: site.page("404"), 500: site.page("500") };
  const rules = rulesOf(site);
  const common = headersFor("/404", rules);
  const headersAt = new Map([...site.files.keys()].map((address) => [address, headersFor(address, rules)]));

  const server = fastify({
    // One proxy: what comes before its own entry in X-Forwarded-For is what the visitor claims.
    trustProxy: behindProxy && ((_address, hop) => hop === 0),
    logger: log
      ? {
          stream: log,
          base: null,
          timestamp: () => `,"time":"${new Date().toISOString()}"`,
          // Fastify's own description of a request includes the visitor's address and the full URL.
          serializers: { req: ({ method }) => ({ method }) },
        }
      : false,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests, because none of them needs its own name.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: "idle",
    bodyLimit: 64 * 1024,
    requestTimeout: patience,
    http: {
      headersTimeout: Math.min(patience, PATIENCE_FOR_HEADERS),
      // Often enough that a late request is told so before `connectionTimeout` closes it without a word.
      connectionsCheckingInterval: Math.min(patience / 4, 1_000),
    },
    // Applies if the client being answered goes silent; longer than the others, which explain themselves.
    connectionTimeout: 2 * patience,
    keepAliveTimeout: 65_000,
    clientErrorHandler(fault, socket) {
      tellRefused();
      refuseConnection(fault, socket);
    },
    frameworkErrors: (fault, _request, reply) => refuse(reply, fault.statusCode ?? 400),
  });

  const tellRefused = seldom((count) => server.log.warn({ count }, "what is no request was refused"));
  const tellFull = seldom((count) => server.log.warn({ count, connections }, "an unused connection made room"));
  bound(server.server, connections, tellFull);

  // A file's path always comes from our own list, so no routes are registered for addresses.
  await server.register(fastifyStatic, { root: dist, serve: false, preCompressed: true, cacheControl: false });

  server.addHook("onRequest", (request, reply, done) => {
    const { rawHeaders, headers, method } = request.raw;
    // Node takes the first of two; a proxy in front may have taken the other.
    if (rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length > 1)
      return void refuse(reply, 400);
    // Only GET may request a range (RFC 9110, section 14.2).
    if (method === "HEAD") delete headers.range;
    done();
  });

  // Neither the visitor's address nor anything after "?" is logged.
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
      .type(TEXT)
      .send("ok"),
  );
  if (securityText(securityContact, Date.now()) !== undefined)
    server.get(SECURITY, async (_request, reply) =>
      reply.headers(common).type(TEXT).send(securityText(securityContact, Date.now())),
    );

  if (reports) relay(server, { ...reports, headers: common, routes: new Set([...site.pages, "/404", "/500"]) });

  server.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const address = `/${request.params["*"]}`;
    const found = site.find(address);
    if (found === undefined) return reply.callNotFound();
    if ("file" in found) return reply.headers(headersAt.get(address) ?? common).sendFile(found.file);
    return reply.headers(common).redirect(found.movedTo + queryOf(request.url), 308);
  });

  server.setNotFoundHandler((request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(reply.header("Allow", "GET, HEAD"), 405);
    reply.code(404).headers(common);
    return pages[404] === undefined ? reply.type(TEXT).send("Not found.\n") : reply.type(HTML).send(pages[404]);
  });

  // Anything can be thrown, even nothing at all.
  server.setErrorHandler<unknown>((fault, request, reply) => {
    const { statusCode = 500 } = fault instanceof Error ? (fault as Error & { statusCode?: number }) : {};
    if (statusCode < 500) return refuse(reply, statusCode);
    const digest = digestOf(fault);
    request.log.error({ digest, err: asError(fault), path: pathOf(request.url) }, "failed");
    return reply
      .code(500)
      .headers({ ...common, "Cache-Control": "no-store" })
      .type(HTML)
      .send(failurePage(pages[500], hostOf(request), digest));
  });

  /** A response to a request that isn't for this site. */
  function refuse(reply: FastifyReply, status: number) {
    return reply
      .code(status)
      .headers(common)
      .type(TEXT)
      .send(`${refusals[status] ?? "This request cannot be answered."}\n`);
  }

  return server;
}

/** The host as the visitor typed it; never the path. */
const hostOf = (request: FastifyRequest) => request.host;

const refusals: Record<number, string> = {
  400: "This request is not well formed.",
  405: "This site can only be read.",
  413: "This is too much to send.",
};
