import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { upkeepLines } from "./upkeep.lines.ts";
import { upkeepByMethod } from "./upkeep.ts";

const rules = { shareOfValue: 0.01, perSquareFoot: 1, routine: 540 };

test("upkeep with four methods, by hand", () => {
  const parts = [
    { cost: 12_000, life: 20 },
    { cost: 4000, life: 10 },
  ];
  expect(upkeepByMethod({ price: 400_000, squareFeet: 2000, parts }, rules)).toMatchObject({
    byValue: 4000,
    byArea: 2000,
    reported: 540,
    byParts: 1000,
  });
});

test("upkeep explains itself for any home", () => {
  const anyPart = fc.record({ cost: dollars(50_000), life: fc.integer({ min: 0, max: 50 }) });
  const anyHome = fc.record({
    price: dollars(2_000_000),
    squareFeet: fc.integer({ min: 0, max: 10_000 }),
    parts: fc.array(anyPart, { maxLength: 6 }),
  });
  fc.assert(
    fc.property(anyHome, ({ parts, ...home }) => {
      const result = upkeepByMethod({ ...home, parts }, rules);
      expect(misexplained(explain(result, upkeepLines, scopeOfInputs({ ...home, ...rules })))).toEqual([]);
    }),
  );
});
