/** Hostile requests, over a real connection: each is refused with the right status, and the server keeps running. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { app } from "./app.ts";
import { mostConnections } from "./connections.ts";

const dist = mkdtempSync(join(tmpdir(), "hostile-site-"));
let server: Awaited<ReturnType<typeof app>>;
let port: number;

beforeAll(async () => {
  writeFileSync(join(dist, "index.html"), "<title>Home</title>");
  writeFileSync(join(dist, "404.html"), "<title>No such page</title>");
  server = await app({ dist, patience: 300 });
  await server.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});
afterEach(async () => expect(await statusOf(HOME)).toBe(200));

/** Sends raw bytes and returns everything that comes back. */
const raw = (...parts: (string | Buffer)[]): Promise<string> =>
  new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (part) => (answer += part));
    // A server that refuses early closes while we are still writing.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
    for (const part of parts) socket.write(part);
  });
const statusOf = async (...parts: (string | Buffer)[]) => Number(/^HTTP\/1\.1 (\d+)/.exec(await raw(...parts))?.[1]);
const close = "Connection: close\r\n\r\n";
/** On a connection of its own: one kept from an earlier request may end just when it is used again. */
const HOME = `GET / HTTP/1.1\r\nHost: x\r\n${close}`;

test.each([
  "/../../etc/passwd",
  "/..%2f..%2fetc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/....//etc/passwd",
  "/..\\..\\etc\\passwd",
  "/index.html%00.png",
  "/%c0%ae%c0%ae/etc/passwd",
  "/index.html;/../etc/passwd",
])("a path out of the site (%s) isn't found or is malformed", async (path) => {
  const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\n${close}`);
  expect(answer).toMatch(/^HTTP\/1\.1 40[04]/);
  expect(answer).not.toContain("root:");
});

test.each<[string, number, string]>([
  ["headers of 100 KB", 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(100_000)}\r\n${close}`],
  ["an address of 100 KB", 431, `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: x\r\n${close}`],
  ["what is not HTTP", 400, "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n"],
  ["no host", 400, "GET / HTTP/1.1\r\n\r\n"],
  ["two hosts", 400, `GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n${close}`],
  ["two hosts that are the same", 400, `GET /healthz HTTP/1.1\r\nHost: x\r\nHost: x\r\n${close}`],
  ["two lengths", 400, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello"],
  [
    "a length and chunks",
    400,
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  ["a header with a line break in it", 400, `GET / HTTP/1.1\r\nHost: x\r\nX: a\nb\x00c\r\n${close}`],
  [
    "a post of 10 MB",
    413,
    `POST /about HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10000000\r\n${close}`,
  ],
  ["a method that changes things", 405, `DELETE /about HTTP/1.1\r\nHost: x\r\n${close}`],
  ["a method that echoes", 405, `TRACE / HTTP/1.1\r\nHost: x\r\n${close}`],
  ["a proxy request", 404, `GET http://elsewhere.example/about HTTP/1.1\r\nHost: x\r\n${close}`],
])("%s: %i", async (_what, status, text) => {
  expect(await statusOf(text)).toBe(status);
});

test("a body that never ends is dropped after the request timeout", async () => {
  const start = performance.now();
  expect(
    await statusOf("POST /about HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\na"),
  ).toBe(408);
  expect(performance.now() - start).toBeLessThan(5000);
});

test("headers that never end are dropped too", async () => {
  expect(await statusOf("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a")).toBe(408);
});

test("200 silent connections don't keep others out", async () => {
  const idle = Array.from({ length: 200 }, () => connect(port, "127.0.0.1").on("error", () => undefined));
  expect(await statusOf(HOME)).toBe(200);
  for (const socket of idle) socket.destroy();
});

/** A separate server with few slots, and its number of connections. */
async function small(settings: { readonly patience: number; readonly connections: number }) {
  const logged: string[] = [];
  const small = await app({ dist, ...settings, log: { write: (line) => logged.push(line) } });
  await small.listen({ port: 0, host: "127.0.0.1" });
  const { port } = small.server.address() as AddressInfo;
  const connected = () =>
    new Promise<number>((resolve, reject) =>
      small.server.getConnections((fault, count) => (fault ? reject(fault) : resolve(count))),
    );
  onTestFinished(() => small.close());
  return { port, connected, logged, healthy: () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => ok) };
}

test("600 peers that send half a header and never close lose their slots, and keep nobody out", async () => {
  const { port, connected, logged, healthy } = await small({ patience: 1000, connections: 200 });
  const peers = Array.from({ length: 600 }, () => {
    const peer = new Socket({ allowHalfOpen: true }).on("error", () => undefined).connect(port, "127.0.0.1");
    peer.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a");
    return peer;
  });
  onTestFinished(() => {
    for (const peer of peers) peer.destroy();
  });
  await expect.poll(() => logged.join(""), { timeout: 60_000 }).toContain("an unused connection made room");
  expect(await healthy()).toBe(true);
  expect(await connected()).toBeLessThanOrEqual(200);
  // None of them closes its half. What is left is the connection that checked health, which may stay open.
  await expect.poll(connected, { timeout: 60_000 }).toBeLessThanOrEqual(1);
  expect(logged.join("")).toContain("what is no request was refused");
});

/** As many as requested, if the machine lets one program have that many. */
const SLOW = Math.min(10_000, 2 * mostConnections());

test(`${SLOW} slow connections keep nobody out, and take no more places than there are`, async () => {
  const patience = 30_000;
  const { port, connected, healthy } = await small({ patience, connections: 1000 });
  // Each sends one character of an endless header, as often as it can. Descriptors are counted per program, so another
  // program does it.
  const script = `
    const { connect } = require("node:net");
    let tried = 0;
    const slow = () => {
      let counted = false;
      const count = () => {
        if (counted) return;
        counted = true;
        if (++tried === ${SLOW}) console.log("all");
        else if (tried <= ${SLOW} - 100) slow();
      };
      const peer = connect({ port: ${port}, host: "127.0.0.1", allowHalfOpen: true }, () => {
        peer.write("GET / HTTP/1.1\\r\\nHost: x\\r\\nX-Slow: a");
        setInterval(() => peer.write("a"), 2000);
        count();
      });
      // On a busy machine, one may lose its place before this program sees that it was connected.
      peer.on("error", count);
    };
    for (let i = 0; i < 100; i++) slow();`;
  const others = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void others.kill("SIGKILL"));
  let all = false;
  others.stdout.once("data", () => {
    all = true;
  });
  let slowest = 0;
  for (let asked = 0; !all || asked < 10; asked++) {
    const start = performance.now();
    expect(await healthy()).toBe(true);
    slowest = Math.max(slowest, performance.now() - start);
    expect(await connected()).toBeLessThanOrEqual(1000);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // Nobody waited until a slow connection was given up.
  expect(slowest).toBeLessThan(patience);
  others.kill("SIGKILL");
  await once(others, "close");
});
