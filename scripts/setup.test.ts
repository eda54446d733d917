import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { hashOfFolder } from "./lib/hash.mjs";
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

describe.each(["scripts/settings.ts", "server/main.ts"])("%s ends in one sentence, without a stack, for", (program) => {
  test.each([
    [{ SENTRY_DSN: "errors.example" }, "SENTRY_DSN cannot be used: it has to look like https://KEY@HOST/PROJECT.\n"],
    [
      { SENTRY_DSN: "https://key@errors.example/1", SENTRY_TRACES_SAMPLE_RATE: "7" },
      "SENTRY_TRACES_SAMPLE_RATE has to be from 0 to 1.\n",
    ],
    [
      { SECURITY_CONTACT: "the office" },
      "SECURITY_CONTACT has to be an email address, or begin with https:, mailto: or tel:.\n",
    ],
  ])("%o", (environment, sentence) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      env: { ...process.env, ...environment },
      encoding: "utf8",
      timeout: 300_000,
    });
    expect([status, stdout, stderr]).toEqual([1, "", sentence]);
  });
});

describe("packages are reinstalled only if", () => {
  const lockfile = {
    "": {},
    "node_modules/a": { integrity: "sha512-a1" },
    "node_modules/for-another-system": { integrity: "sha512-b1", optional: true },
  };
  const { "node_modules/a": a } = lockfile;
  test.each<[string, object | undefined, boolean]>([
    ["nothing was installed", undefined, false],
    ["a package is missing", {}, false],
    ["a package is another version", { "node_modules/a": { integrity: "sha512-a2" } }, false],
    ["there is one too many", { "node_modules/a": a, "node_modules/c": { integrity: "sha512-c1" } }, false],
    ["all are as the lockfile says (then not)", { "node_modules/a": a }, true],
  ])("%s", (_when, there, holds) => {
    write("package-lock.json", JSON.stringify({ packages: lockfile }));
    if (there) write("node_modules/.package-lock.json", JSON.stringify({ packages: there }));
    expect(installed(folder)).toBe(holds);
  });
});

test("packages that only check the site aren't needed to build and serve it", () => {
  const packages = {
    "": {},
    "node_modules/a": { integrity: "sha512-a1" },
    "node_modules/b": { integrity: "sha512-b1", dev: true },
  };
  const there = { "node_modules/a": packages["node_modules/a"] };
  write("package-lock.json", JSON.stringify({ packages }));
  write("node_modules/.package-lock.json", JSON.stringify({ packages: there }));
  expect([installed(folder), installed(folder, { checks: false })]).toEqual([false, true]);
});

describe("the site is rebuilt if", () => {
  const changed = (change: () => void) => {
    write("src/page.astro", "one");
    write("tests/page.spec.ts", "one");
    const before = hashOfFolder(folder, ["tests"]);
    change();
    return hashOfFolder(folder, ["tests"]) !== before;
  };
  test("a source changes", () => expect(changed(() => write("src/page.astro", "two"))).toBe(true));
  test("a source is added, even an empty one", () => expect(changed(() => write("src/new.astro", ""))).toBe(true));
  test("a source is removed", () => expect(changed(() => rmSync(join(folder, "src/page.astro")))).toBe(true));
  test("but not for a test, and not for hidden files", () => {
    expect(changed(() => write("tests/page.spec.ts", "two"))).toBe(false);
    expect(changed(() => write(".cache/x", "two"))).toBe(false);
  });
});
