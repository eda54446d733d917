import { expect, test } from "vitest";
import { headerRules, headersFor } from "../server/headers.ts";
import { findings, points } from "./lib/scan.ts";

const policy = [
  "default-src 'none'; script-src 'self' 'sha256-w93vM7hosf3SjgP6Vtyxu/ccZKHRCJKw/1KVUFbeFuA='; style-src 'self'",
  "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; frame-ancestors 'none'",
].join("; ");
const best = (changed: Record<string, string | undefined> = {}) => ({
  ...Object.fromEntries(
    Object.entries(headersFor("/", headerRules(policy))).map(([name, value]) => [name.toLowerCase(), value]),
  ),
  ...changed,
});
const broken = (headers: Record<string, string | undefined>) =>
  findings(headers)
    .filter(({ holds }) => !holds)
    .map(({ rule }) => rule);

test("our own rules with a strict policy break none, and have 130 points", () => {
  expect(broken(best())).toEqual([]);
  expect(points(findings(best()))).toBe(130);
});

test.each<[string, Record<string, string | undefined>]>([
  ["there is a Content-Security-Policy", { "content-security-policy": undefined }],
  [
    "it allows neither 'unsafe-inline' nor 'unsafe-eval'",
    { "content-security-policy": `${policy}; style-src 'unsafe-inline'` },
  ],
  [
    "scripts come from this site or are known by their hash",
    { "content-security-policy": policy.replace("'self' ", "https://cdn.example ") },
  ],
  ["no source is a scheme or a wildcard", { "content-security-policy": `${policy}; img-src https:` }],
  [
    "Trusted Types where supported",
    { "content-security-policy": policy.replace("require-trusted-types-for 'script'; ", "") },
  ],
  ["not framed, by X-Frame-Options", { "x-frame-options": undefined }],
  ["types are not guessed", { "x-content-type-options": undefined }],
  ["no address of ours is given to others", { "referrer-policy": "unsafe-url" }],
  ["only https, for half a year or more", { "strict-transport-security": "max-age=86400" }],
  ["powerful features are denied", { "permissions-policy": "camera=()" }],
  ["other sites cannot load it", { "cross-origin-resource-policy": undefined }],
  ["no cookie", { "set-cookie": "a=b" }],
  ["the software is not named", { server: "nginx/1.22.1" }],
])("seen when it is not so: %s", (rule, changed) => {
  expect(broken(best(changed))).toContain(rule);
});

test("a bonus does not make up for what is missing", () => {
  expect(points(findings(best({ "x-frame-options": undefined })))).toBe(80);
});
