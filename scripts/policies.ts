/**
 * Reduces each built page's policy to the hashes of what is on that page, because Astro gives every page the hashes of
 * all pages.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The hashes of a page's inline scripts and styles. */
const hashesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = ""]) => hashOf(text)));

/** The page with a policy that allows only what is on it. */
export function withOwnPolicy(html: string): string {
  const held = hashesIn(html);
  return html.replace(/(?<=<meta http-equiv="content-security-policy" content=")[^"]*/, (policy) =>
    policy.replace(/ ('sha256-[^']+')/g, (kept, hash: string) => (held.has(hash) ? kept : "")),
  );
}

if (import.meta.main) {
  const dist = fileURLToPath(new URL("../dist", import.meta.url));
  for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const path = join(dist, file);
    writeFileSync(path, withOwnPolicy(readFileSync(path, "utf8")));
  }
}
