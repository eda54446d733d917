import { expect, test } from "vitest";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { homeSaleGainLines } from "./home-sale.lines.ts";
import { homeSaleGain } from "./home-sale.ts";

test("a gain beyond the exclusion is taxed, a loss is not deducted", () => {
  const sale = { purchasePrice: 300_000, improvements: 40_000, salePrice: 700_000, sellingShare: 0.06 };
  expect(homeSaleGain(sale, { gainExclusion: 250_000 })).toMatchObject({ gain: 318_000, taxableGain: 68_000 });
  expect(homeSaleGain({ ...sale, salePrice: 200_000 }, { gainExclusion: 250_000 }).taxableGain).toBe(0);
  const scope = scopeOfInputs({ ...sale, gainExclusion: 250_000 });
  expect(misexplained(explain(homeSaleGain(sale, { gainExclusion: 250_000 }), homeSaleGainLines, scope))).toEqual([]);
});
