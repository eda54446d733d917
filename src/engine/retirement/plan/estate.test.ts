import { expect, test } from "vitest";
import { misexplained } from "../../../testing/rework.ts";
import { explain, type Known } from "../../worksheet.ts";
import { estateLines } from "./estate.lines.ts";
import { estate } from "./estate.ts";

// 26 USC 691(a): traditional money is income to the heirs, except the part already taxed; 26 USC 223(f)(8)(B): so are
// health savings. Roth money and cash aren't, and 26 USC 1014(a) leaves no gain in the taxable account.
test("heirs pay tax on never-taxed traditional money and on health savings, and on nothing else", () => {
  const left = {
    ...{ traditional: 200_000, spouseTraditional: 100_000, afterTax: 20_000 },
    ...{ roth: 50_000, taxable: 80_000, health: 10_000, cash: 5_000 },
  };
  // 200,000 + 100,000 - 20,000 + 10,000 = 290,000, and 24% of that is 69,600; 445,000 altogether.
  expect(estate(left, 0.24)).toEqual({ all: 445_000, pretax: 290_000, heirsTax: 69_600, afterTaxEstate: 375_400 });
});

test("every number of what is left works out", () => {
  const left = { traditional: 1000, spouseTraditional: 0, afterTax: 3000, roth: 7, taxable: 11, health: 13, cash: 17 };
  const given = Object.fromEntries(
    Object.entries({ ...left, heirsRate: 0.22 }).map(([name, value]): [string, Known] => [
      name,
      { kind: "input", name: "", label: name, value, unit: "usd" },
    ]),
  );
  // Contributions that were already taxed never offset health savings.
  expect(estate(left, 0.22).pretax).toBe(13);
  expect(misexplained(explain(estate(left, 0.22), estateLines, given))).toEqual([]);
});
