import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { app } from "./app.ts";

const home = `<!doctype html><title>Home</title>${"<p>Plain sums.</p>".repeat(50)}`;
const files: Record<string, string | Buffer> = {
  "index.html": home,
  "index.html.br": brotliCompressSync(home),
  "index.html.gz": gzipSync(home),
  "about.html": "<title>About</title>",
  "guides.html": "<title>Guides</title>",
  "guides/mortgage-guide.html": "<title>Mortgage guide</title>",
  "404.html": "<title>No such page</title>",
  "500.html": "<title>Frame</title><p>while loading {host}</p><p>Digest: {digest}</p>",
  "robots.txt": "User-agent: *",
  "_astro/island.Abc123.js": "export default 1;",
  ".sources": "secret",
};

/** A program can throw anything. */
const thrownThings: Record<string, unknown> = {
  null: null,
  undefined: undefined,
  "a-number": 0,
  "a-text": "a secret of ours",
  "a-status": { statusCode: 404 },
  "an-object-without-a-form": Object.create(null),
  "a-symbol": Symbol("a secret of ours"),
};

const dist = mkdtempSync(join(tmpdir(), "built-site-"));
const logged: string[] = [];
let server: Awaited<ReturnType<typeof app>>;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  server = await app({ dist, log: { write: (line) => logged.push(line) } });
  server.get("/fails", () => {
    throw new Error("a secret of ours");
  });
  for (const [what, thrown] of Object.entries(thrownThings)) {
    server.get(`/throws/${what}`, () => {
      throw thrown;
    });
    server.get(`/rejects/${what}`, () => Promise.reject(thrown));
  }
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe("addresses", () => {
  test.each([
    ["/", "index.html"],
    ["/about", "about.html"],
    ["/guides", "guides.html"],
    ["/guides/mortgage-guide", "guides/mortgage-guide.html"],
    ["/about?from=mail", "about.html"],
    ["/robots.txt", "robots.txt"],
  ])("%s answers with %s", async (url, file) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(files[file]);
  });

  test.each([
    ["/about/", "/about"],
    ["/guides/", "/guides"],
    ["/guides/mortgage-guide/", "/guides/mortgage-guide"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/about.html", "/about"],
    ["/about/index.html", "/about"],
    ["/guides/mortgage-guide.html?a=1&b=2", "/guides/mortgage-guide?a=1&b=2"],
  ])("%s moves to %s, for good", async (url, to) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe(to);
  });

  test.each([
    "/nothing",
    "/nothing/",
    "/About",
    "/404",
    "/404.html",
    "/500",
    "//evil.example/",
    "//evil.example/about/",
    "/.sources",
    "/index.html.br",
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/about%00",
    "/_astro",
    "/_astro/gone.js",
    `/${"long".repeat(60)}`,
  ])("%s isn't found, and the page that says so is served", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.body).toBe(files["404.html"]);
  });

  test.each(["/%", "/%zz", "/about%E0%A4%A", "/%?from=mail"])("%s is malformed: 400, in a sentence", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe("This request is not well formed.\n");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("only GET and HEAD are answered", async () => {
    const answer = await server.inject({ method: "POST", url: "/about", payload: { a: 1 } });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
  });

  test("HEAD gives the headers of GET and no body", async () => {
    const [head, whole] = [await server.inject({ method: "HEAD", url: "/about" }), await get("/about")];
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe("");
    for (const name of ["content-length", "etag", "content-type"]) expect(head.headers[name]).toBe(whole.headers[name]);
    expect((await server.inject({ method: "HEAD", url: "/nothing" })).statusCode).toBe(404);
  });

  test("/healthz says that the server is well, and is not kept", async () => {
    const answer = await get("/healthz");
    expect([answer.statusCode, answer.body, answer.headers["cache-control"]]).toEqual([200, "ok", "no-store"]);
  });
});

describe("delivery", () => {
  test("the smallest version that the browser understands is sent", async () => {
    const br = await get("/", { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(br.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(home);
    const gz = await get("/", { "accept-encoding": "gzip, br;q=0" });
    expect(gz.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gz.rawPayload).toString()).toBe(home);
  });

  test("the plain version is sent to clients that accept no other, and if there is no other", async () => {
    for (const [url, accepted] of [
      ["/", "identity"],
      ["/about", "br"],
    ] as const) {
      const answer = await get(url, { "accept-encoding": accepted });
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(answer.headers.vary).toBe("accept-encoding");
    }
  });

  test("a copy that is still valid isn't sent again", async () => {
    const etag = String((await get("/about")).headers.etag);
    const again = await get("/about", { "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers["cache-control"]).toBe("no-cache");
    expect((await get("/about", { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  test("each version has its own ETag", async () => {
    const tags = ["br", "gzip", "identity"].map(
      async (accepted) => (await get("/", { "accept-encoding": accepted })).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  test("a range of a file can be requested", async () => {
    const part = await get("/robots.txt", { range: "bytes=0-3" });
    expect([part.statusCode, part.body]).toEqual([206, "User"]);
    expect((await get("/robots.txt", { range: "bytes=900-" })).statusCode).toBe(416);
  });

  test("ranges are for GET only: HEAD returns the headers of the whole file", async () => {
    const head = await server.inject({ method: "HEAD", url: "/robots.txt", headers: { range: "bytes=0-3" } });
    expect([head.statusCode, head.headers["content-length"], head.headers["content-range"]]).toEqual([
      200,
      "13",
      undefined,
    ]);
  });

  test("files with a hash in their name are cached for a year; pages are revalidated each time", async () => {
    const script = await get("/_astro/island.Abc123.js");
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(script.headers["content-type"]).toMatch(/javascript; charset=utf-8$/);
    expect((await get("/")).headers["cache-control"]).toBe("no-cache");
  });

  test("a site without a not-found page says so plainly", async () => {
    const empty = mkdtempSync(join(tmpdir(), "empty-site-"));
    const bare = await app({ dist: empty });
    const answer = await bare.inject({ url: "/" });
    expect([answer.statusCode, answer.body]).toEqual([404, "Not found.\n"]);
    await bare.close();
    rmSync(empty, { recursive: true });
  });
});

describe("headers", () => {
  test.each(["/", "/about/", "/nothing", "/fails", "/%", "/robots.txt", "/_astro/island.Abc123.js", "/healthz"])(
    "%s answers with every header of safety",
    async (url) => {
      const { headers } = await get(url);
      expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}; includeSubDomains$/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["permissions-policy"]).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    },
  );
});

describe("failures", () => {
  test("an error shows the site's frame, the host and a digest, and nothing about the error", async () => {
    const answer = await get("/fails", { host: "plainsum.example" });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toMatch(
      /^<title>Frame<\/title><p>while loading plainsum\.example<\/p><p>Digest: [0-9a-f]{10}<\/p>$/,
    );
    expect(JSON.stringify(answer.headers) + answer.body).not.toMatch(/secret|\.ts/);
  });

  test("the digest finds the error in the log, with its stack", async () => {
    const digest = (await get("/fails")).body.match(/Digest: (\w+)/)?.[1] as string;
    const line = logged.find((entry) => entry.includes(digest)) as string;
    expect(JSON.parse(line)).toMatchObject({ level: 50, err: { message: "a secret of ours" }, path: "/fails" });
    expect(line).toContain("app.test.ts");
  });

  const things = Object.keys(thrownThings).flatMap((what) => [`/throws/${what}`, `/rejects/${what}`]);
  test.each(things)("%s: something thrown that isn't an Error fails the same way", async (url) => {
    logged.length = 0;
    const answer = await get(url, { host: "plainsum.example" });
    expect(answer.statusCode).toBe(500);
    const digest = /^<title>Frame<\/title><p>while loading plainsum\.example<\/p><p>Digest: ([0-9a-f]{10})<\/p>$/.exec(
      answer.body,
    )?.[1];
    expect(JSON.parse(logged[0] ?? "{}")).toMatchObject({ level: 50, digest, path: url });
  });

  test("a host that contains markup is shown as text", async () => {
    expect((await get("/fails", { host: "<script>alert(1)</script>" })).body).not.toContain("<script>");
  });
});

test("the log is one JSON object a line, without addresses of visitors and without what stands after ?", async () => {
  logged.length = 0;
  await server.inject({ url: "/about?income=50000", remoteAddress: "203.0.113.9", headers: { "user-agent": "Fox" } });
  await server.inject({ url: "/%?income=50000", remoteAddress: "203.0.113.9" });
  await get("/healthz");
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ method: "GET", path: "/about", status: 200 }]);
  expect(logged.join("")).not.toMatch(/203\.0|50000|income|Fox|hostname/);
});

describe("security.txt", () => {
  const asked = async (securityContact?: string) => {
    const site = await app({ dist, securityContact });
    onTestFinished(() => site.close());
    return site.inject({ url: "/.well-known/security.txt" });
  };
  test("without a contact there is none", async () => expect((await asked()).statusCode).toBe(404));

  test.each([
    ["security@plainsum.example", "mailto:security@plainsum.example"],
    ["https://plainsum.example/security", "https://plainsum.example/security"],
  ])("%s: it names the contact, and expires in half a year", async (contact, uri) => {
    const { statusCode, headers, body } = await asked(contact);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    const [, expires = ""] =
      /^Contact: \S+\nExpires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)\nPreferred-Languages: en\n$/.exec(body) ?? [];
    expect(body).toContain(`Contact: ${uri}\n`);
    expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeCloseTo(180, 1);
  });

  test("an invalid contact is rejected in a sentence when the server starts", async () =>
    expect(app({ dist, securityContact: "us, please" })).rejects.toThrow(
      "SECURITY_CONTACT has to be an email address",
    ));
});
