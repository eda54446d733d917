/**
 * Serves the built site. `PORT` chooses the port (0 for any free one), `HOST` the address to listen on.
 * `BEHIND_PROXY=1` means that your own proxy is in front of the server. `SENTRY_DSN` is where error reports go, and
 * `SECURITY_CONTACT` is whom to tell about a security problem.
 */
import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { reportSettings, serviceFrom } from "../src/reports/settings.ts";
import { app } from "./app.ts";
import { gathered } from "./log.ts";
import { securityText } from "./security.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const maps = fileURLToPath(new URL("../maps", import.meta.url));
const port = Number(process.env.PORT || 4321);
const host = process.env.HOST || "0.0.0.0";
/** How long the requests in progress may take when the server is asked to stop. */
const PATIENCE = 10_000;

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT is "${process.env.PORT}": it must be from 0 to 65535.`);

/** Where reports go, if anywhere. */
function reportsFrom(environment: NodeJS.ProcessEnv) {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const [service, settings] = [serviceFrom(environment), reportSettings(environment, version)];
  return service && settings ? { ...settings, service, maps } : undefined;
}

/** An invalid setting ends in a sentence that says so. */
function read() {
  try {
    securityText(process.env.SECURITY_CONTACT, Date.now());
    return reportsFrom(process.env);
  } catch (fault) {
    stop((fault as Error).message);
  }
}

const reports = read();
if (!existsSync(dist)) stop("The site is not built yet. `npm start` builds it and serves it.");

const log = gathered(process.stdout);
const server = await app({
  dist,
  log,
  behindProxy: process.env.BEHIND_PROXY === "1",
  reports,
  securityContact: process.env.SECURITY_CONTACT,
});
try {
  await server.listen({ port, host, listenTextResolver: () => "listening" });
} catch (fault) {
  const { code, message } = fault as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") stop(`Port ${port} is taken. Choose another one, for example: PORT=${port + 1} npm start`);
  if (code === "EACCES") stop(`Port ${port} may not be used by this user. Choose one above 1023: PORT=8080 npm start`);
  stop(`The server could not start: ${message}`);
}
const { port: chosen } = server.server.address() as AddressInfo;
console.log(`Plainsum is at http://localhost:${chosen}`);

let ending = false;
async function end(signal: string) {
  if (ending) return;
  ending = true;
  server.log.info({ signal }, "ending");
  setTimeout(leave, PATIENCE).unref();
  await server.close();
  leave();
}
function leave() {
  log.flush();
  process.exit(0);
}
process.on("SIGTERM", end);
process.on("SIGINT", end);
