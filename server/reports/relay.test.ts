import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { SourceMap } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { envelopeOf, reportIn } from "../../src/reports/allowed.ts";
import { app } from "../app.ts";
import { limit } from "./limit.ts";
import { MOST_A_MINUTE } from "./relay.ts";

const report = {
  event_id: "0123456789abcdef0123456789abcdef",
  timestamp: 1_795_000_000,
  platform: "javascript",
  release: "plainsum@1.2.3",
  environment: "test",
  transaction: "/about",
  level: "error",
  tags: {},
  contexts: { trace: { trace_id: "f".repeat(32), span_id: "a".repeat(16) } },
  exception: {
    values: [
      {
        type: "TypeError",
        stacktrace: {
          frames: [{ filename: "/_astro/part.Ab1.js", function: "x", lineno: 1, colno: 11, in_app: true }],
        },
      },
    ],
  },
} as const;
const envelope = envelopeOf(report);

/** `draw` in src/ui/part.ts, line 3, is at column 11 of the script. */
const map = { version: 3, sources: ["../../src/ui/part.ts"], names: ["draw", "Object"], mappings: "UAEEA" };

const folder = mkdtempSync(join(tmpdir(), "relay-"));
const received: { readonly message: IncomingMessage; readonly body: string }[] = [];
let status = 200;
/** When the service answers. */
let ready = Promise.resolve();
const service = createServer((message, answer) => {
  let body = "";
  message.on("data", (part) => (body += part));
  message.on("end", async () => {
    received.push({ message, body });
    await ready;
    answer.writeHead(status).end("{}");
  });
});
/** A fixed clock and key, so that the same addresses always have the same slots. */
const inOneMinute = (limits = MOST_A_MINUTE, now = () => 0) => limit(limits, now, () => Buffer.alloc(32));
let server: Awaited<ReturnType<typeof app>>;
const logged: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/7/envelope/`;
  for (const name of ["dist", "maps"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "dist/about.html"), "<title>About</title>");
  writeFileSync(join(folder, "maps/part.Ab1.js.map"), JSON.stringify(map));
  server = await app({
    dist: join(folder, "dist"),
    log: { write: (line) => void logged.push(line) },
    reports: {
      ...{ service: { url, key: "public" }, release: "plainsum@2", environment: "here" },
      ...{ maps: join(folder, "maps"), mayReport: inOneMinute() },
    },
  });
});
beforeEach(() => {
  received.length = 0;
  logged.length = 0;
  status = 200;
});
afterAll(async () => {
  await server.close();
  service.close();
  rmSync(folder, { recursive: true });
});

let visitors = 0;
const post = (body: string, headers: Record<string, string> = {}, remoteAddress = `203.0.113.${++visitors % 250}`) =>
  server.inject({
    method: "POST",
    url: "/reports",
    payload: body,
    remoteAddress,
    headers: { "content-type": "text/plain;charset=UTF-8", ...headers },
  });
/** Waits as long as a busy machine takes to read a large map. */
const arrived = (count: number) => expect.poll(() => received.length, { timeout: 60_000 }).toBe(count);

test("a report arrives as an envelope of the protocol, with the position in our sources", async () => {
  expect((await post(envelope)).statusCode).toBe(202);
  await arrived(1);
  const [{ message, body }] = received as [(typeof received)[number]];
  expect(message.url).toBe("/api/7/envelope/");
  expect(message.headers["content-type"]).toBe("application/x-sentry-envelope");
  expect(message.headers["x-sentry-auth"]).toContain("sentry_key=public");
  expect(JSON.parse(body.split("\n")[0] as string)).toMatchObject({ event_id: report.event_id });
  expect(reportIn(body)).toMatchObject({
    exception: {
      values: [
        {
          stacktrace: { frames: [{ filename: "src/ui/part.ts", function: "draw", lineno: 3, colno: 3, in_app: true }] },
        },
      ],
    },
  });
});

test("release and environment are the server's own, whatever a report says", async () => {
  await post(envelope.replace("plainsum@1.2.3", "i-earn-64321").replace('"test"', '"in.Boston"'));
  await arrived(1);
  expect(received[0]?.body).not.toMatch(/64321|Boston/);
  expect(reportIn(received[0]?.body ?? "")).toMatchObject({ release: "plainsum@2", environment: "here" });
});

test("of the function names, only those in our source maps are passed on", async () => {
  const given = ["draw", "new draw", "Object.draw", "i_earn_64_a_year", "draw.mySalary", "import", "new mySalary"];
  const frames = given.map((name) => ({
    filename: "src/ui/part.ts",
    function: name,
    lineno: 1,
    colno: 1,
    in_app: true,
  }));
  const [, item = "", line = "{}"] = envelope.split("\n");
  const changed = { ...JSON.parse(line), exception: { values: [{ type: "TypeError", stacktrace: { frames } }] } };
  await post(`{}\n${item}\n${JSON.stringify(changed)}\n`);
  await arrived(1);
  const sent = reportIn(received[0]?.body ?? "");
  const names =
    sent && "exception" in sent && sent.exception.values[0].stacktrace.frames.map((frame) => frame.function);
  // The map in this test has `draw` and `Object`; our own code calls a script that failed to load "import".
  expect(names).toEqual(["draw", "new draw", "Object.draw", undefined, undefined, "import", undefined]);
});

test("while the first report reads its map, pages don't wait", async () => {
  // Two million positions, which take as long to read as a large script's.
  const large = { ...map, mappings: `UAEEA,${"A,".repeat(2_000_000)}A` };
  writeFileSync(join(folder, "maps/large.Ab1.js.map"), JSON.stringify(large));
  /** Milliseconds that this thread worked, so that other programs on the machine don't count. */
  const worked = async (work: () => unknown) => {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  const read = () => new SourceMap(JSON.parse(readFileSync(join(folder, "maps/large.Ab1.js.map"), "utf8")));
  await worked(read);
  const reading = await worked(read);
  const answering = await worked(async () => {
    expect((await post(envelope.replace("part.Ab1", "large.Ab1"))).statusCode).toBe(202);
    await arrived(1);
  });
  expect(reportIn(received[0]?.body ?? "")).toMatchObject({
    exception: { values: [{ stacktrace: { frames: [{ filename: "src/ui/part.ts", function: "draw" }] } }] },
  });
  expect(answering).toBeLessThan(reading / 2);
});

test("nothing about the visitor is passed on, and only the response is logged", async () => {
  const headers = {
    cookie: "c=64321",
    "user-agent": "Fox64321",
    referer: "https://plainsum.example/?64321",
    "x-forwarded-for": "64321",
  };
  await post(envelope.replace('"tags":{}', '"tags":{"income":"64321"}'), headers, "203.0.113.251");
  await arrived(1);
  const [{ message, body }] = received as [(typeof received)[number]];
  expect(JSON.stringify(message.headers) + body + logged.join("")).not.toMatch(/64321|203\.0\.113/);
  expect(JSON.parse(logged.join(""))).toMatchObject({ method: "POST", path: "/reports", status: 202 });
});

test.each<[string, number, string, Record<string, string>]>([
  ["a report of 40 KB", 413, envelope.padEnd(40_000), {}],
  ["no envelope", 400, "hello", {}],
  ["an empty one", 400, "", {}],
  ["a report of a page that is not ours", 400, envelope.replace('"/about"', '"/not-ours"'), {}],
  ["an attachment", 400, envelope.replace('{"type":"event"}', '{"type":"attachment"}'), {}],
  ["another kind of content", 415, "a=b", { "content-type": "application/x-www-form-urlencoded" }],
  ["JSON", 400, "{}", { "content-type": "application/json" }],
  ["another site", 403, envelope, { "sec-fetch-site": "cross-site" }],
  ["a visitor with Global Privacy Control", 204, envelope, { "sec-gpc": "1" }],
  ["a visitor with Do Not Track", 204, envelope, { dnt: "1" }],
])("%s: %i, and nothing is passed on", async (_what, code, body, headers) => {
  const answer = await post(body, headers);
  expect(answer.statusCode).toBe(code);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(received).toEqual([]);
});

test("one visitor may send 30 a minute", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 32; i++) statuses.push((await post("no report", {}, "198.51.100.1")).statusCode);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect((await post(envelope)).statusCode).toBe(202);
});

test.each([
  ["behind our own proxy, that is the address it saw, whatever the visitor claims", true, "203.0.113.9"],
  ["without one, it is the address of the connection", false, "127.0.0.1"],
])("reports are limited by the visitor's address: %s", async (_, behindProxy, address) => {
  const limited: string[] = [];
  const mayReport = (from: string) => limited.push(from) < 0;
  const reports = { service: { url: "", key: "" }, release: "", environment: "", maps: folder, mayReport };
  const site = await app({ dist: join(folder, "dist"), behindProxy, reports });
  const headers = { "content-type": "text/plain", "x-forwarded-for": "1.2.3.4, 203.0.113.9" };
  await site.inject({ method: "POST", url: "/reports", payload: envelope, headers });
  expect(limited).toEqual([address]);
  await site.close();
});

test("a failing service affects nothing but the log", async () => {
  status = 503;
  expect((await post(envelope)).statusCode).toBe(202);
  await expect.poll(() => logged.join(""), { timeout: 60_000 }).toContain("a report was not taken");
  expect(logged.join("")).not.toContain(report.event_id);
});

test("of the reports that are lost, the first and every hundredth are logged, whatever the reason", async () => {
  let answer = () => {};
  ready = new Promise((resolve) => (answer = resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  const site = await app({
    dist: join(folder, "dist"),
    log: { write: (line) => void logged.push(line) },
    reports: { service: { url, key: "" }, release: "", environment: "", maps: folder, mayReport: () => true },
  });
  // While the service is silent, 20 are under way, and 101 are too many.
  const headers = { "content-type": "text/plain" };
  for (let i = 0; i < 121; i++) await site.inject({ method: "POST", url: "/reports", payload: envelope, headers });
  const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "a report was not taken");
  expect(lines.map(({ lost }) => lost)).toEqual([1, 101]);
  answer();
  await site.close();
});

test("without a service there is nothing at this address", async () => {
  const without = await app({ dist: join(folder, "dist") });
  expect((await without.inject({ method: "POST", url: "/reports", payload: envelope })).statusCode).toBe(405);
  await without.close();
});

test("the limit is per address and for everyone, and starts over each minute", () => {
  let now = 0;
  const may = inOneMinute({ each: 2, all: 5 }, () => now);
  const ask = (address: string, times: number) => Array.from({ length: times }, () => may(address));
  expect(ask("a", 3)).toEqual([true, true, false]);
  expect([...ask("b", 2), ...ask("c", 2)]).toEqual([true, true, true, false]);
  now = 60_000;
  expect(ask("a", 2)).toEqual([true, true]);
});
