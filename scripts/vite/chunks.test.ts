import { expect, test } from "vitest";
import { chunkOf } from "./chunks.ts";

const src = (name: string) => `/site/src/${name}`;
const GIG = src("calculators/gig-tax/Calculator.tsx");
const MORTGAGE = src("calculators/mortgage/Calculator.tsx");
const RETIREMENT = src("calculators/retirement/Calculator.tsx");
const WIDGETS = src("calculators/guide-widgets/Widget.tsx");

/** A site as a record of each module's importers; islands and page scripts are entries. */
const siteOf = (importers: Record<string, readonly string[]>) => ({
  getModuleInfo: (id: string) => ({
    importers: importers[id] ?? [],
    isEntry: [GIG, MORTGAGE, RETIREMENT, WIDGETS, "/site/src/ui/theme.ts"].includes(id),
  }),
});

test.each([
  ["what the gig calculator shares with another is in one file for all of them", [GIG, MORTGAGE], "calculators"],
  [
    "what it shares with retirement alone, the tax, isn't loaded for houses",
    [GIG, RETIREMENT],
    "gig-tax-and-retirement",
  ],
  ["what the others share is not loaded for it", [MORTGAGE, RETIREMENT], "mortgage-and-retirement"],
  ["what one calculator needs is in its own file", [MORTGAGE], "mortgage"],
  ["what a calculator shares with a guide goes by both", [MORTGAGE, WIDGETS], "guide-widgets-and-mortgage"],
  ["what every page loads stays where it is", [GIG, MORTGAGE, "/site/src/ui/theme.ts"], null],
  ["what is loaded later stays where it is", [], null],
])("%s", (_, importers, file) => {
  const module = src("engine/rounding.ts");
  const between = src("engine/between.ts");
  expect(chunkOf(module, siteOf({ [module]: [between], [between]: importers }))).toBe(file);
});

test("modules that import each other don't cause an endless search", () => {
  const [a, b] = [src("a.ts"), src("b.ts")];
  expect(chunkOf(a, siteOf({ [a]: [b], [b]: [a, GIG] }))).toBe("gig-tax");
});

test("React is in the file shared by all calculators, and no other package is", () => {
  expect(chunkOf("/site/node_modules/react-dom/client.js", siteOf({}))).toBe("calculators");
  expect(chunkOf("/site/node_modules/react-of-others/index.js", siteOf({}))).toBeNull();
});

test("all states are in one file, so that what is loaded doesn't reveal which one was chosen", () => {
  for (const state of ["law/states/ca/law.ts", "law/states/ny/local.ts", "engine/state/specials/ny.ts"])
    expect(chunkOf(src(state), siteOf({}))).toBe("states");
});
