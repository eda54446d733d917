import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";

/** One way in which a file is sent: as it is, or compressed. */
export interface Form {
  readonly coding?: "br" | "gzip";
  readonly body: Buffer;
  readonly etag: string;
}
export interface BuiltFile {
  readonly address: string;
  readonly type: string;
  /** The smallest first; the last one is the file as it is. */
  readonly forms: readonly [...Form[], Form];
}
/** What stands behind an address: a file of the built site, or another address to go to. */
export type Found = { readonly file: BuiltFile } | { readonly movedTo: string };

/** Pages that are shown in place of another and have no address of their own. */
const withoutAddress = ["404.html", "500.html"];
/** Instructions for hosts, which are nobody's page. */
const forHosts = ["_headers", "_redirects"];
const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/**
 * The built site, read into memory once: an address is only ever looked up in a list, never turned into a path on
 * the disk, and what was served when the server started is served until it ends.
 */
export function builtSite(dist: string) {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, sep).length).replaceAll(sep, "/"));
  const there = new Set(names);
  const read = (name: string) => readFileSync(join(dist, name));

  const fileAt = new Map<string, BuiltFile>();
  for (const name of names) {
    if (/(^|\/)\.(?!well-known\/)|\.(br|gz)$/.test(name) || withoutAddress.includes(name) || forHosts.includes(name))
      continue;
    const address = addressOf(name);
    const form = (ending: string, coding?: "br" | "gzip"): Form[] =>
      there.has(name + ending) ? [{ ...formOf(read(name + ending)), ...(coding ? { coding } : {}) }] : [];
    fileAt.set(address, {
      address,
      type: types[extname(name)] ?? "application/octet-stream",
      forms: [...form(".br", "br"), ...form(".gz", "gzip"), formOf(read(name))],
    });
  }

  return {
    files: [...fileAt.values()] as readonly BuiltFile[],
    find(address: string): Found | undefined {
      const file = fileAt.get(address);
      if (file !== undefined) return { file };
      const tidied = address.replace(/\/+$|(\/index)?\.html$|\/index$/, "") || "/";
      return fileAt.get(tidied)?.type.startsWith("text/html") ? { movedTo: tidied } : undefined;
    },
    /** The text of a page without an address, if the site has it. */
    page: (name: "404" | "500"): string | undefined =>
      there.has(`${name}.html`) ? read(`${name}.html`).toString("utf8") : undefined,
  };
}

const formOf = (body: Buffer): Form => ({
  body,
  etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
});

/** `about.html` is at `/about`, `index.html` at `/`, any other file at its own name. */
function addressOf(name: string): string {
  return `/${name}`.replace(/(\/index)?\.html$/, "") || "/";
}
