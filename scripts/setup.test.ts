import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { hashOfFolder, SETTINGS } from "./lib/build.mjs";
import { installed } from "./lib/install.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "setup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});
function write(name: string, content: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

test.each(["scripts/settings.ts", "server/main.ts"])("%s ends in one sentence, without a stack", (program) => {
  const env = { ...process.env, SECURITY_CONTACT: "the office" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { env, encoding: "utf8" });
  const sentence = "SECURITY_CONTACT has to be an email address, or begin with https:, mailto: or tel:.\n";
  expect([status, stdout, stderr]).toEqual([1, "", sentence]);
});

const a = { "node_modules/a": { integrity: "sha512-a1" } };
test.each<[string, object | undefined, all: boolean, site: boolean]>([
  ["nothing was installed", undefined, false, false],
  ["a package is missing", {}, false, false],
  ["a package is another version", { "node_modules/a": { integrity: "sha512-a2" } }, false, false],
  ["there is one too many", { ...a, "node_modules/c": { integrity: "sha512-c1" } }, false, false],
  ["only those that check the site are missing", a, false, true],
  ["only one for another system is missing", { ...a, "node_modules/checks": { integrity: "sha512-b1" } }, true, true],
])("packages are as the lockfile says, all of them or those of the site: %s", (_when, there, all, ofSite) => {
  const others = {
    "node_modules/other-system": { integrity: "sha512-b1", optional: true },
    "node_modules/checks": { integrity: "sha512-b1", dev: true },
  };
  write("package-lock.json", JSON.stringify({ packages: { "": {}, ...a, ...others } }));
  if (there) write("node_modules/.package-lock.json", JSON.stringify({ packages: there }));
  expect([installed(folder), installed(folder, { checks: false })]).toEqual([all, ofSite]);
});

test.each<[string, () => void, boolean]>([
  ["a source changes", () => write("src/page.astro", "two"), true],
  ["a source is added, even an empty one", () => write("src/new.astro", ""), true],
  ["a source is removed", () => rmSync(join(folder, "src/page.astro")), true],
  ["a test changes (then not)", () => write("tests/page.spec.ts", "two"), false],
  ["a hidden file changes (then not)", () => write(".cache/x", "two"), false],
])("the site is rebuilt if %s", (_when, change, rebuilt) => {
  write("src/page.astro", "one");
  write("tests/page.spec.ts", "one");
  const before = hashOfFolder(folder, ["tests"]);
  change();
  expect(hashOfFolder(folder, ["tests"]) !== before).toBe(rebuilt);
});

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([found]) => found.match(/[A-Z]+(_[A-Z]+)+/g) ?? []);
const settings = globSync("src/**/*.{ts,astro}").flatMap((file) =>
  namesIn(readFileSync(file, "utf8"), /\bset\("\w+"\)|\bprocess\.env\.\w+/g),
);

test("the site is rebuilt if its operator sets something else", () => {
  expect(settings.length).toBeGreaterThan(5);
  expect(settings.filter((name) => !SETTINGS.test(name))).toEqual([]);
});

test("a container is built with everything that can be set", () => {
  const taken = namesIn(readFileSync("deploy/Dockerfile", "utf8"), /^ARG .*/gm);
  const documented = namesIn(readFileSync("docs/running.md", "utf8"), /^\| `[A-Z_]+`.* \|/gm);
  expect(documented.length).toBeGreaterThan(10);
  for (const name of [...settings, ...documented, "REPORTS_RELAY", "SECURITY_CONTACT"]) expect(taken).toContain(name);
});
