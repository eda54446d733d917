import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** What an address leads to: a file of the built site by name, or another address to redirect to. */
export type Found = { readonly file: string } | { readonly movedTo: string };

/** Pages that are shown in place of another and have no address of their own. */
const withoutAddress = ["404.html", "500.html"];
/** Instructions for hosts, not pages. */
const forHosts = ["_headers", "_redirects"];

export type BuiltSite = ReturnType<typeof builtSite>;

/**
 * The addresses of the built site, listed once. An address is only ever looked up, never turned into a path on disk.
 */
export function builtSite(dist: string) {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, sep).length).replaceAll(sep, "/"))
    .sort();
  const isServed = (name: string) =>
    !/(^|\/)\.(?!well-known\/)|\.(br|gz)$/.test(name) && !withoutAddress.includes(name) && !forHosts.includes(name);
  const fileAt = new Map(names.filter(isServed).map((name) => [addressOf(name), name]));
  const textOf = (name: string) => readFileSync(join(dist, name), "utf8");
  const pages = [...fileAt].filter(([, name]) => name.endsWith(".html")).map(([address]) => address);

  return {
    /** Each address with its file, in the order of the files. */
    files: fileAt as ReadonlyMap<string, string>,
    /** The addresses of its pages. */
    pages: pages as readonly string[],
    /** The HTML of every page, including those without an address. */
    html: () => names.filter((name) => name.endsWith(".html")).map(textOf),
    find(address: string): Found | undefined {
      const file = fileAt.get(address);
      if (file !== undefined) return { file };
      const tidied = address.replace(/\/+$|(\/index)?\.html$|\/index$/, "") || "/";
      return fileAt.get(tidied)?.endsWith(".html") ? { movedTo: tidied } : undefined;
    },
    /** The text of a page without an address, if the site has it. */
    page: (name: "404" | "500"): string | undefined =>
      names.includes(`${name}.html`) ? textOf(`${name}.html`) : undefined,
  };
}

/** `about.html` is at `/about`, `index.html` at `/`, any other file at its own name. */
export const addressOf = (name: string): string => `/${name}`.replace(/(\/index)?\.html$/, "") || "/";
