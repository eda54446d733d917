/**
 * Writes what other hosts need: `_headers` and security.txt into the built site, and the nginx configuration outside of
 * it.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtSite } from "../built-site.ts";
import { rulesOf } from "../headers.ts";
import { SECURITY, securityText } from "../security.ts";
import { headersFile } from "./headers-file.ts";
import { nginxConfig } from "./nginx.ts";

export function writeHostFiles(dist: string, folder: string): void {
  const rules = rulesOf(builtSite(dist));
  const { REPORTS_RELAY: relay, SECURITY_CONTACT: contact } = process.env;
  const security = securityText(contact, Date.now());
  const files: Record<string, string> = {
    [join(folder, "nginx.conf")]: nginxConfig(rules, {
      root: "/srv/site",
      port: 8080,
      work: "/tmp",
      modules: ["/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"],
      ...(relay ? { relay } : {}),
    }),
    [join(dist, "_headers")]: headersFile(rules),
    ...(security === undefined ? {} : { [join(dist, SECURITY)]: security }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(name), { recursive: true });
    writeFileSync(name, text);
  }
}
