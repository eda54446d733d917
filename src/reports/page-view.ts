/** What a report says about the page view: the route, the browser's name and version, and the screen in three sizes. */

/** This page's route, from its own `<link rel="canonical">`, never from the address. */
export const route = (): string =>
  URL.parse(document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "")?.pathname ?? "/404";

const families: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+).*\bSafari\//],
];

export function browser(agent: string): { readonly name: string; readonly version: string } {
  for (const [name, pattern] of families) {
    const version = pattern.exec(agent)?.[1];
    if (version !== undefined) return { name, version };
  }
  return { name: "other", version: "" };
}

export const screenClass = (width: number): "small" | "medium" | "large" =>
  width < 600 ? "small" : width < 1100 ? "medium" : "large";

/**
 * A place in our own code, as a path without host and query; the page itself by its route; anything else is elsewhere.
 */
export function place(url: string | undefined): string {
  const { origin, pathname = "" } = URL.parse(url ?? "", location.href) ?? {};
  if (origin !== location.origin) return "elsewhere";
  return pathname.startsWith("/_astro/") || pathname === "/sw.js" ? pathname : route();
}
