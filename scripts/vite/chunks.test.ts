import { expect, test } from "vitest";
import { chunkOf } from "./chunks.ts";

const island = (name: string) => `/site/src/calculators/${name}.tsx`;
const GIG = island("gig-tax/Calculator");
const MORTGAGE = island("mortgage/Calculator");
const RETIREMENT = island("retirement/Calculator");
const TOOL = island("guide-widgets/Tool");
const THEME = "/site/src/ui/frame/theme.ts";

test.each([
  ["what the gig calculator shares with another is in one file for all of them", [GIG, MORTGAGE], "calculators"],
  ["what it shares with retirement alone isn't loaded for houses", [GIG, RETIREMENT], "gig-tax-and-retirement"],
  ["what the others share isn't loaded for it", [MORTGAGE, RETIREMENT], "mortgage-and-retirement"],
  ["what one calculator needs is in its own file", [MORTGAGE], "mortgage"],
  ["what a calculator shares with a guide goes by both", [MORTGAGE, TOOL], "guide-widgets-and-mortgage"],
  ["what every page loads stays where it is", [GIG, MORTGAGE, THEME], null],
  ["what is loaded later stays where it is", [], null],
])("%s", (_, entries, file) => {
  const [module, other] = ["/site/src/engine/rounding.ts", "/site/src/engine/capital.ts"];
  // The two import each other, and islands and page scripts import one of them.
  const importers: Readonly<Record<string, readonly string[]>> = {
    [module]: [other],
    [other]: [module, ...entries],
  };
  const getModuleInfo = (id: string) => ({ importers: importers[id] ?? [], isEntry: !(id in importers) });
  expect(chunkOf(module, { getModuleInfo })).toBe(file);
});
