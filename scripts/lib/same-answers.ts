/** Whether two servers of the same site answer alike: status, where it moved, headers, and every byte. */
import { request } from "node:http";

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Asked for exactly as written: nothing tidies the path on the way, nothing is unpacked. */
const answerOf = (origin: string, path: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const asked = request({ hostname, port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString("base64") }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });

/** What each server writes in a way of its own, and may; ours says Vary of files that have one form, too. */
const ownWay = new Set([
  "date",
  "server",
  "connection",
  "keep-alive",
  "etag",
  "last-modified",
  "content-length",
  "vary",
]);
const compared = ({ headers }: Answer) =>
  Object.entries(headers)
    .filter(([name]) => !ownWay.has(name) && name !== "transfer-encoding" && name !== "accept-ranges")
    .map(([name, value]) => `${name}: ${value}`.toLowerCase())
    .sort();

const besides = [
  ...["/about/", "/guides/", "/about.html", "/index.html", "/index", "/about.html?a=1", "/guides/mortgage-guide.html"],
  ...["/nothing", "/nothing/", "/404", "/404.html", "/500.html", "/index.html.br", "/_headers", "/_astro/gone.js"],
  ...["/.htaccess", "/../package.json", "/%2e%2e/package.json", "/icon.svg", "/robots.txt", "/manifest.webmanifest"],
];

export async function differences(ours: string, theirs: string, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of [...addresses, ...besides])
    for (const coding of ["br", "gzip", "identity"]) {
      const ask = (origin: string) => answerOf(origin, path, { "accept-encoding": coding });
      const [one, two] = await Promise.all([ask(ours), ask(theirs)]);
      const differ = (what: string, a: unknown, b: unknown) => found.push(`${path} (${coding}) ${what}: ${a} | ${b}`);
      // An address that climbs out of the site is refused in one way or the other.
      if (path.includes("..") || path.includes("%2e")) {
        for (const { status } of [one, two])
          if (status !== 400 && status !== 404) differ("status", one.status, two.status);
      } else if (one.status !== two.status) differ("status", one.status, two.status);
      else if (one.status === 200 || one.status === 308) {
        const [a, b] = [compared(one), compared(two)];
        const here = a.filter((line) => !b.includes(line)).filter((line) => one.status === 200 || isKept(line));
        const there = b.filter((line) => !a.includes(line)).filter((line) => one.status === 200 || isKept(line));
        if (here.length + there.length > 0) differ("headers", here.join(" "), there.join(" "));
        if (one.status === 200 && one.body !== two.body) differ("body", one.body.length, two.body.length);
      }
    }
  return found;
}

/** Of a redirect only where it leads, and the headers of safety, have to be alike: what it says is nobody's reading. */
const isKept = (line: string) => !/^(content-type|content-encoding|vary):/.test(line);
