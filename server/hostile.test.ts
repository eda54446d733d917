/** Requests that mean no good, over a real connection: each is refused with the right status, and the server goes on. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { app } from "./app.ts";

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
afterEach(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200));

/** Sends bytes as they are, and gives all that comes back. */
const raw = (...parts: (string | Buffer)[]): Promise<string> =>
  new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (part) => (answer += part));
    // A server that refuses early closes while we still write.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
    for (const part of parts) socket.write(part);
  });
const statusOf = async (...parts: (string | Buffer)[]) => Number(/^HTTP\/1\.1 (\d+)/.exec(await raw(...parts))?.[1]);
const close = "Connection: close\r\n\r\n";

test.each([
  "/../../etc/passwd",
  "/..%2f..%2fetc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/....//etc/passwd",
  "/..\\..\\etc\\passwd",
  "/index.html%00.png",
  "/%c0%ae%c0%ae/etc/passwd",
  "/index.html;/../etc/passwd",
])("a way out of the site (%s) is not found or not well formed", async (path) => {
  const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\n${close}`);
  expect(answer).toMatch(/^HTTP\/1\.1 40[04]/);
  expect(answer).not.toContain("root:");
});

test.each<[string, number, string]>([
  ["headers of 100 KB", 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(100_000)}\r\n${close}`],
  ["an address of 100 KB", 431, `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: x\r\n${close}`],
  ["what is not HTTP", 400, "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n"],
  ["no host", 400, "GET / HTTP/1.1\r\n\r\n"],
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

test("a body that never ends is given up after the time for a request", async () => {
  const start = performance.now();
  expect(
    await statusOf("POST /about HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\na"),
  ).toBe(408);
  expect(performance.now() - start).toBeLessThan(5000);
});

test("headers that never end are given up, too", async () => {
  expect(await statusOf("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a")).toBe(408);
});

test("200 connections that say nothing do not keep others out", async () => {
  const idle = Array.from({ length: 200 }, () => connect(port, "127.0.0.1").on("error", () => undefined));
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  for (const socket of idle) socket.destroy();
});
