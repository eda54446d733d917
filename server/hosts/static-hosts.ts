/** The headers in the words of common static hosts, from the same rules that our own server follows. */
import type { HeaderRule } from "../headers.ts";

type Rules = readonly HeaderRule[];
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const pairs = ({ headers }: HeaderRule) => Object.entries(headers);

/**
 * Netlify and Cloudflare Pages: `_headers` in the published folder. Both join the values of all rules that match, so
 * what a special path says stands only there; for all else these hosts have browsers ask each time, as we do.
 */
export function headersFile(rules: Rules): string {
  const special = new Set(rules.slice(1).flatMap(({ headers }) => Object.keys(headers)));
  return rules
    .map((rule, i) => {
      const own = pairs(rule).filter(([name]) => i > 0 || !special.has(name));
      return `${[rule.path, ...own.map(([name, value]) => `  ${name}: ${value}`)].join("\n")}\n`;
    })
    .join("");
}

/** Vercel: `vercel.json`. The last rule that matches wins. */
export const vercel = (rules: Rules): string =>
  json({
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map((rule) => ({
      source: rule.path.replace("*", "(.*)"),
      headers: pairs(rule).map(([key, value]) => ({ key, value })),
    })),
  });

/** Firebase Hosting: `firebase.json`. The last rule that matches wins. */
export const firebase = (rules: Rules): string =>
  json({
    hosting: {
      public: "dist",
      cleanUrls: true,
      trailingSlash: false,
      headers: rules.map((rule) => ({
        source: rule.path.replace("*", "**"),
        headers: pairs(rule).map(([key, value]) => ({ key, value })),
      })),
    },
  });

/** Apache: `.htaccess` in the published folder (mod_headers, mod_rewrite). */
export const htaccess = (
  rules: Rules,
): string => `# Written by \`npm run build\` from server/headers.ts and the built pages. Do not edit.
Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /404.html
ErrorDocument 500 /500.html
RewriteEngine On
RewriteCond %{THE_REQUEST} \\s/index(\\.html)?[\\s?]
RewriteRule ^ / [R=308,L]
RewriteCond %{THE_REQUEST} \\s/(.+?)(/|\\.html)[\\s?]
RewriteCond %{DOCUMENT_ROOT}/%1.html -f
RewriteRule ^ /%1 [R=308,L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
${rules
  .map((rule) => {
    const lines = pairs(rule).map(([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"`);
    return rule.path === "/*"
      ? lines.join("\n")
      : `<If "%{REQUEST_URI} =~ m#^${rule.path.replace(/\*$/, "")}#">\n${lines.map((line) => `  ${line}`).join("\n")}\n</If>`;
  })
  .join("\n")}
`;

/** Caddy: `Caddyfile`. */
export const caddyfile = (
  rules: Rules,
): string => `# Written by \`npm run build\` from server/headers.ts and the built pages. Do not edit.
:8080 {
\troot * dist
\ttry_files {path} {path}.html
\tfile_server {
\t\tprecompressed br gzip
\t}
\thandle_errors {
\t\trewrite * /{err.status_code}.html
\t\tfile_server
\t}
${rules
  .map(
    (rule) =>
      `\theader ${rule.path === "/*" ? "" : `${rule.path} `}{\n${pairs(rule)
        .map(([name, value]) => `\t\t${name} "${value.replaceAll('"', '\\"')}"`)
        .join("\n")}\n\t}`,
  )
  .join("\n")}
}
`;
