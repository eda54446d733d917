import { expect, test } from "vitest";
import { headerRules } from "../headers.ts";
import { headersFile } from "./headers-file.ts";
import { nginxConfig } from "./nginx.ts";

const rules = headerRules("default-src 'none'; frame-ancestors 'none'");
const files = {
  "nginx.conf": nginxConfig(rules, { root: "/srv/site", port: 8080, work: "/tmp" }),
  _headers: headersFile(rules),
};

test.each(Object.entries(files))("%s has every header in the rules, with its value", (name, text) => {
  for (const rule of rules)
    for (const [header, value] of Object.entries(rule.headers)) {
      if (name === "_headers" && header === "Cache-Control" && rule.path === "/*") continue;
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
});

test("_headers sets nothing twice for one address, because its hosts would send both", () => {
  expect(files._headers.match(/Cache-Control/g)).toHaveLength(1);
});

test("nginx passes reports on only if a relay is named", () => {
  expect(files["nginx.conf"]).not.toContain("proxy_pass");
  expect(nginxConfig(rules, { root: "/", port: 1, work: "/tmp", relay: "127.0.0.1:4321" })).toContain(
    "proxy_pass http://127.0.0.1:4321;",
  );
});

test("nginx writes no visitor address into its log", () => {
  const format = /log_format[^;]*;/.exec(files["nginx.conf"])?.[0] ?? "";
  expect(format).toContain("$status");
  expect(format).not.toMatch(/remote_addr|forwarded|user_agent|referer|request_uri|args|\$request /);
  // To what it says about a request, nginx adds `client: …, request: "…"`.
  expect(files["nginx.conf"].match(/error_log .*/g)).toEqual(["error_log stderr emerg;"]);
});
