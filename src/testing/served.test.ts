import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { served } from "./served.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const filesIn = (...patterns: string[]) =>
  globSync(patterns, { cwd: root }).filter((file) => !/\.(test|bench|d)\.ts/.test(file));

/** Pages, what their build runs, and what browsers load with them. */
const { isReached, exportsOf, importsOf } = served(root, [
  ...filesIn("src/pages/**/*.{astro,ts}", "src/reports/{sdk,panel,start}.ts", "scripts/vite/*.ts"),
  "astro.config.ts",
  "src/offline/worker.ts",
]);
const OURS = /^src\/(engine|law|inputs|calculators|ui)\//;

/** What `npm run due` and the comparison of two readings list of the law. */
const LISTS = ["src/law/due.ts", "src/law/second-reading/figures-of-law.ts"];

test.each(filesIn("src/{engine,law,inputs,calculators}/**/*.{ts,tsx}").filter((file) => !LISTS.includes(file)))(
  "%s exports nothing that no page uses",
  (file) => {
    expect(exportsOf(file).filter((name) => !isReached(file, name))).toEqual([]);
  },
);

test.each(filesIn("src/oracle/*.ts"))("%s answers cases only with code that pages use", (file) => {
  const unused = importsOf(file).filter(
    ([from, name]) => OURS.test(from) && !from.endsWith(".json") && !isReached(from, name),
  );
  expect(unused).toEqual([]);
});

test("names are followed one by one, so what only a test imports isn't reached", () => {
  expect(isReached("src/engine/rounding.ts", "toCent")).toBe(true);
  expect(isReached("src/testing/reference.ts", "differences")).toBe(false);
  expect(isReached("src/engine/rounding.ts", "halfUp")).toBe(true);
  // The count of figures on the About page reads every file of the law.
  expect(isReached("src/law/due.ts", "byDay")).toBe(false);
});
