import fc from "fast-check";
import { expect, test } from "vitest";
import { anyHome, anyOwnersTaxes } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { known, scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { marginalTaxSavingLines } from "./tax-saving.lines.ts";
import { marginalTaxSaving } from "./tax-saving.ts";
import { trueCost } from "./true-cost.ts";

const law = { automaticShare: 0.78 };
const noTax = { capitalGainsRate: 0, gainExclusion: 0 };
const nothingSaved = () => 0;

test("the tax saving of a year explains itself, and is never more than the marginal rate on all that owning deducts", () => {
  fc.assert(
    fc.property(anyHome, anyOwnersTaxes, (home, taxes) => {
      const { years } = trueCost(home, 5, law, noTax, nothingSaved);
      for (const year of years) {
        const result = marginalTaxSaving(year, taxes, home.inflation);
        const scope = { ...scopeOfInputs(taxes), ...scopeOfInputs(year), inflation: known(home.inflation, "rate") };
        expect(misexplained(explain(result, marginalTaxSavingLines, scope))).toEqual([]);
        const most = year.interest + year.mortgageInsurance + year.propertyTax;
        expect(result.saving).toBeLessThanOrEqual(taxes.marginalRate * most + 1e-6);
      }
    }),
  );
});
