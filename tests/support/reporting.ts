/**
 * The site as an operator with a reporting service builds and runs it, and such a service: Spotlight, used as a
 * library.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { parseEnvelope } from "@sentry/core";
import { finish } from "../../scripts/finish.ts";
import { hashOfFolder } from "../../scripts/lib/build.mjs";
import { app } from "../../server/app.ts";
import { reportSettings, serviceFrom } from "../../src/reports/settings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = `${root}.cache/reporting`;
export const dist = `${folder}/dist`;
export const RELEASE = "plainsum@test";

/** Builds the site with a report for every visit, unless that build is already up to date. */
async function buildWithReports(): Promise<void> {
  const apart = ["node_modules", "dist", "deploy/made", "maps", "tests", "docs"];
  const now = hashOfFolder(root, apart);
  const stamp = `${folder}/built-from`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  mkdirSync(folder, { recursive: true });
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [`${root}node_modules/astro/bin/astro.mjs`, "build", "--outDir", dist],
    {
      cwd: root,
      encoding: "utf8",
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: "1",
        SENTRY_DSN: "http://key@127.0.0.1:1/1",
        SENTRY_RELEASE: RELEASE,
        SENTRY_ENVIRONMENT: "test",
        SENTRY_TRACES_SAMPLE_RATE: "1",
      },
    },
  );
  if (status !== 0) throw new Error(`The site with reports was not built.\n${stdout}\n${stderr}`);
  await finish(dist, folder);
  writeFileSync(stamp, now);
}

export interface Received {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a service makes of a report is looked at field by field
  readonly report: any;
}

export interface Reporting {
  /** Where the site is served. */
  readonly origin: string;
  /** What the service has received so far. */
  readonly received: readonly Received[];
  /** Every byte that went to the service, and every byte that browsers sent to the site. */
  readonly passedOn: () => string;
  readonly sentByBrowsers: () => string;
  readonly log: () => string;
  clear(): void;
  /** What Spotlight itself kept of what it received. */
  stream(): Promise<string>;
  /** Shuts down the service. */
  stopService(): Promise<void>;
  close(): Promise<void>;
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
const closed = (server: { close(done: () => void): unknown; closeAllConnections?(): void }) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections?.();
  });

/** Forwards everything between browsers and a server, and records what the browsers send. */
async function tap(port: number, keep: (bytes: Buffer) => void) {
  const sockets = new Set<import("node:net").Socket>();
  const server = createServer((browser) => {
    const site = connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => other.destroy());
    }
    browser.on("data", keep);
    browser.pipe(site);
    site.pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: portOf(server),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return closed(server);
    },
  };
}

export async function startReporting(): Promise<Reporting> {
  await buildWithReports();
  const { setupSpotlight, clearBuffer } = await import("@spotlightjs/spotlight");
  const received: Received[] = [];
  let [passedOn, sent, logged] = ["", "", ""];
  const quiet = { info() {}, warn() {}, error() {}, debug() {} };
  const spotlight = (await setupSpotlight({
    port: 0,
    isStandalone: true,
    logger: quiet,
    allowedOrigins: [],
    incomingPayload: (raw) => {
      passedOn += raw;
      for (const [header, report] of parseEnvelope(raw)[1]) received.push({ type: String(header.type), report });
    },
  })) as Server;
  const environment = {
    SENTRY_DSN: `http://key@127.0.0.1:${portOf(spotlight)}/1`,
    SENTRY_RELEASE: RELEASE,
    SENTRY_ENVIRONMENT: "test",
  };
  const [service, settings] = [serviceFrom(environment), reportSettings(environment, "")];
  if (!service || !settings) throw new Error("There is no service");
  const site = await app({
    dist,
    log: { write: (line) => (logged += line) },
    reports: { ...settings, service, maps: `${folder}/maps`, mayReport: () => true },
  });
  await site.listen({ port: 0, host: "127.0.0.1" });
  const between = await tap(portOf(site.server), (bytes) => (sent += bytes.toString("latin1")));
  return {
    origin: `http://127.0.0.1:${between.port}`,
    received,
    passedOn: () => passedOn,
    sentByBrowsers: () => sent,
    log: () => logged,
    clear() {
      received.length = 0;
      [passedOn, sent, logged] = ["", "", ""];
      clearBuffer();
    },
    async stream() {
      const answer = await fetch(`http://127.0.0.1:${portOf(spotlight)}/stream?base64=0`, {
        headers: { accept: "text/event-stream" },
      });
      const reader = answer.body?.getReader();
      let text = "";
      const decoder = new TextDecoder();
      for (let i = 0; i < 20 && reader; i++) {
        const part = await Promise.race([
          reader.read(),
          new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 500)),
        ]);
        if (!part?.value) break;
        text += decoder.decode(part.value);
      }
      await reader?.cancel();
      return text;
    },
    stopService: () => closed(spotlight),
    async close() {
      await between.close();
      await site.close();
      await closed(spotlight);
    },
  };
}
