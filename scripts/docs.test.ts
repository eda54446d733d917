/** What the README and docs name exists, and docs/dependencies.md names every package that runs. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages = [...globSync("*.md", { cwd: root }), ...globSync("docs/**/*.md", { cwd: root })];
const { dependencies, scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Readonly<
  Record<"dependencies" | "scripts", Readonly<Record<string, string>>>
>;

/** `code`, inline or in a fenced block. */
const codeIn = (text: string) =>
  [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, span]) => block ?? span ?? "");
/**
 * Names of files and folders from the root; a name with a capitalized placeholder, `xx` or a star is a pattern and is
 * skipped.
 */
const placesIn = (code: string) =>
  [...code.matchAll(/(?<![\w./@-])(?:src|docs|scripts|server|tests|deploy)\/[\w./[\]-]*/g)]
    .map(([place]) => place.replace(/[.,]$/, ""))
    .filter((place) => !/[A-Z]{4,}|\bxx\b/.test(place) && !place.startsWith("deploy/made/"));
const commandsIn = (code: string) =>
  [...code.matchAll(/npm (?:run (?:-s )?)?([a-z][a-z-]*)/g)].map(([, name]) => name ?? "");

/** Commands that npm has without a script. */
const OF_NPM = ["ci", "install", "sbom"];

test.each(pages)("%s names no file or command that doesn't exist", (page) => {
  const code = codeIn(readFileSync(join(root, page), "utf8"));
  expect(code.flatMap(placesIn).filter((place) => !existsSync(join(root, place)))).toEqual([]);
  expect(code.flatMap(commandsIn).filter((name) => scripts[name] === undefined && !OF_NPM.includes(name))).toEqual([]);
});

test("docs/dependencies.md gives the reason for each package that runs, and for no other", () => {
  const rows = readFileSync(join(root, "docs/dependencies.md"), "utf8").matchAll(/^\| (`.*?) \|/gm);
  const named = [...rows].flatMap(([, names = ""]) => codeIn(names));
  expect(named.toSorted()).toEqual(Object.keys(dependencies).toSorted());
});
