import { hash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { finish, withOwnPolicy } from "./finish.ts";

// From `printf 'a{}' | openssl dgst -sha256 -binary | base64`, and the same for "go()".
const style = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";
const script = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const policy = (scripts: string, styles: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles};">`;

test("a page's policy keeps the hashes of its own scripts and styles, and loses other pages'", () => {
  const page = (head: string) =>
    `<html><head>${head}<style>a{}</style></head><body><script type="module">go()</script></body></html>`;
  const other = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";
  expect(withOwnPolicy(page(policy(` ${other} ${script}`, ` ${style} ${other}`)))).toBe(
    page(policy(` ${script}`, ` ${style}`)),
  );
});

test("a page without any keeps what is allowed by name", () =>
  expect(withOwnPolicy(policy(` ${script}`, ""))).toBe(policy("", "")));

test("the offline copy knows a page as it is served, so another page's script doesn't make it a new one", async () => {
  const dist = mkdtempSync(join(tmpdir(), "finished-site-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, "404.html"), "<title>No such page</title>");
  writeFileSync(join(dist, "about.html"), `<head>${policy(` ${script}`, "")}</head>`);
  await finish(dist, join(dist, "outside"));
  const about = readFileSync(join(dist, "about.html"), "utf8");
  expect(about).toContain(policy("", ""));
  expect(readFileSync(join(dist, "sw.js"), "utf8")).toContain(hash("sha256", about).slice(0, 16));
});
