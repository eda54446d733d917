/** Writes the files for other hosts: `_headers` into the built site, the others into a folder beside it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { siteRules } from "../site-rules.ts";
import { nginxConfig } from "./nginx.ts";
import { caddyfile, firebase, headersFile, htaccess, vercel } from "./static-hosts.ts";

export function writeHostFiles(dist: string, folder: string): void {
  const rules = siteRules(dist);
  const relay = process.env.REPORTS_RELAY;
  const files: Record<string, string> = {
    "nginx.conf": nginxConfig(rules, {
      root: "/srv/site",
      port: 8080,
      work: "/tmp",
      modules: ["/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"],
      ...(relay ? { relay } : {}),
    }),
    "vercel.json": vercel(rules),
    "firebase.json": firebase(rules),
    ".htaccess": htaccess(rules),
    Caddyfile: caddyfile(rules),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(dist, "_headers"), headersFile(rules));
}

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
if (import.meta.main) writeHostFiles(inRoot("dist"), inRoot("deploy/made"));
