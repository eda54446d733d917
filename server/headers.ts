import type { BuiltSite } from "./built-site.ts";

/**
 * The headers of every response, as data: the server sends them, and the files for other hosts are written from them.
 * If several rules match a path, a later rule replaces a header of the same name.
 */
export interface HeaderRule {
  /** A path, or a path prefix followed by `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Features the site never asks a browser for. Only names that browsers know, because they warn about others. */
const denied = [
  ..."accelerometer autoplay browsing-topics camera clipboard-read compute-pressure".split(" "),
  ..."display-capture encrypted-media gamepad geolocation gyroscope hid idle-detection keyboard-map".split(" "),
  ..."local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture".split(" "),
  ..."publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access".split(" "),
  ..."sync-xhr unload usb window-management xr-spatial-tracking".split(" "),
];

/** The rules, with the built pages' policy. */
export const headerRules = (policy: string): readonly HeaderRule[] => [
  {
    path: "/*",
    headers: {
      "Content-Security-Policy": policy,
      "X-Frame-Options": "DENY",
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Permissions-Policy": denied.map((feature) => `${feature}=()`).join(", "),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      // Cached by the browser, but revalidated each time, so that a correction is seen right away.
      "Cache-Control": "no-cache",
    },
  },
  // These names contain a hash of the content.
  { path: "/_astro/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
];

const matches = (rule: string, path: string) =>
  rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;

export const headersFor = (path: string, rules: readonly HeaderRule[]): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => matches(rule.path, path)).map((rule) => rule.headers));

/**
 * One policy for the whole site: everything that the pages' own `<meta>` policies allow, plus what only a header can
 * say. Each page also has its own policy, which allows no more than that page needs; both apply.
 */
function policyOf(pages: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const html of pages)
    for (const directive of metaPolicy(html).split(";")) {
      const [name, ...values] = directive.trim().split(/\s+/);
      if (!name) continue;
      const known = directives.get(name) ?? new Set();
      directives.set(name, known);
      for (const value of values) known.add(value);
    }
  directives.set("frame-ancestors", new Set(["'none'"]));
  return [...directives].map(([name, values]) => [name, ...values].join(" ")).join("; ");
}

const metaPolicy = (html: string): string =>
  (/<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? "").replaceAll("&#39;", "'");

/** A built site's rules. */
export const rulesOf = (site: BuiltSite): readonly HeaderRule[] => headerRules(policyOf(site.html()));
