import type { HeaderRule } from "../headers.ts";

/**
 * `_headers` in the published folder, as Netlify, Cloudflare Pages and others read it. They combine the values of all
 * matching rules, so what a special path needs is only there; for everything else, these hosts have browsers revalidate
 * each time, as we do.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const special = new Set(rules.slice(1).flatMap(({ headers }) => Object.keys(headers)));
  return rules
    .map((rule, i) => {
      const own = Object.entries(rule.headers).filter(([name]) => i > 0 || !special.has(name));
      return `${[rule.path, ...own.map(([name, value]) => `  ${name}: ${value}`)].join("\n")}\n`;
    })
    .join("");
}
