import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/**
 * What each folder may import besides itself: a folder or one inside it, only its types (`types:`), or a single file. A
 * state's law imports the rules it uses, and the engine projects amounts that aren't published yet. Tests may import
 * anything.
 */
const allowed: Record<string, readonly string[]> = {
  engine: [],
  law: [
    "types:engine",
    "engine/calendar.ts",
    "engine/cite.ts",
    "engine/figure.ts",
    "engine/state/rules",
    "engine/state/specials",
    "engine/tax/cost-of-living.ts",
  ],
  inputs: ["types:engine", "engine/worksheet.ts"],
  // An explanation quotes the sentence of law behind any figure it names.
  ui: ["types:engine", "inputs", "engine/capital.ts", "engine/worksheet.ts", "engine/calendar.ts", "law/sentences"],
  calculators: ["engine", "law", "inputs", "ui"],
  content: ["calculators", "ui", "law", "inputs", "../package-lock.json?raw"],
  pages: ["content", "ui", "calculators", "reports"],
  reports: [],
  offline: [],
  testing: ["engine", "inputs", "law", "calculators", "ui/form"],
  oracle: ["engine", "law", "calculators", "inputs", "testing"],
};
const root = fileURLToPath(new URL("..", import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?<!\.test)\.(tsx?|astro)$/.test(file),
);

const importsOf = (text: string) =>
  [...text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s)?[^"';]*?from\s*["'](\.[^"']+)["']/g)].map(
    ([, isType, path]) => ({ path: path as string, isType: isType !== undefined }),
  );

test.each(files)("%s imports only what its folder may", (file) => {
  const [folder] = file.split("/") as [string];
  if (!Object.hasOwn(allowed, folder)) {
    expect(file.split("/").length, `${file} stands in a folder without a rule`).toBe(1);
    return;
  }
  for (const { path, isType } of importsOf(readFileSync(join(root, file), "utf8"))) {
    const imported = relative(root, join(root, dirname(file), path));
    const [target] = imported.split("/") as [string];
    const reach = [target, imported, dirname(imported), ...(isType ? [`types:${target}`] : [])];
    expect(target === folder || reach.some((to) => allowed[folder]?.includes(to)), `${path} from ${folder}`).toBe(true);
  }
});

test.each(files.filter((file) => /^(engine|law)\//.test(file)))(
  "%s doesn't use the clock or random numbers",
  (file) => {
    const text = readFileSync(join(root, file), "utf8");
    for (const forbidden of [/\bDate\.now\b/, /\bnew Date\(\)/, /\bMath\.random\b/, /\bperformance\.now\b/])
      expect(text).not.toMatch(forbidden);
  },
);

test.each(["src", "scripts", "server", "tests"])(
  "comments in %s keep to 120 columns, as the formatter keeps code",
  (folder) => {
    const own = readdirSync(join(root, "..", folder), { recursive: true, encoding: "utf8" });
    const long = own
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .flatMap((file) => readFileSync(join(root, "..", folder, file), "utf8").split("\n"))
      .filter((line) => line.length > 120 && /^\s*(\*|\/\/|\/\*)|; \/\/ /.test(line) && !/biome-ignore/.test(line));
    expect(long).toEqual([]);
  },
);

const formatting = /\bIntl\.|\.toLocale(Date|Time)?String\(/;

test.each(files.filter((file) => /^(engine|law|inputs|ui|calculators)\//.test(file) && file !== "inputs/decimal.ts"))(
  "%s formats without Intl, whose first use blocks a page for 15 ms or more",
  (file) => {
    expect(readFileSync(join(root, file), "utf8")).not.toMatch(formatting);
  },
);

test("no file imports itself through others, not even its types: each can be read before those that use it", () => {
  const imports = new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const later = [...text.matchAll(/\bimport\(\s*["'](\.[^"']+)["']/g)].map(([, path]) => path as string);
      const paths = [...importsOf(text).map(({ path }) => path), ...later];
      return [file, paths.map((path) => relative(root, join(root, dirname(file), path)))] as const;
    }),
  );
  const finished = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    else if (!finished.has(file)) for (const next of imports.get(file) ?? []) follow(next, [...way, file]);
    finished.add(file);
  };
  for (const file of files) follow(file, []);
  expect(circles).toEqual([]);
});
