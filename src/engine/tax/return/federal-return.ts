import type { FederalLaw } from "../federal-law.ts";
import type { Household, Person } from "../household.ts";
import { returnCredits } from "./credits.ts";
import { returnDeductions } from "./deductions.ts";
import { personsOf, type ReturnIncome, returnIncome } from "./income.ts";
import { allStages, type FederalReturn } from "./stages.ts";
import { returnTaxes } from "./taxes.ts";

export type { FederalReturn } from "./stages.ts";

/**
 * A household's federal income tax return for tax year 2025 or 2026, under the law of its year and filing status.
 * Dollars, unrounded except where a form requires it. Its lines are in `federal-return.lines.ts`.
 *
 * With `deduction: "larger"` it takes the standard deduction or itemizes, whichever is larger. If the minimum tax, the
 * top-bracket limit or a loss in a specified service business makes the larger one cost more, it takes the other.
 *
 * Leaves out: foreign income, farms, gains taxed at 25% and 28%, household employees, the tax on a child's unearned
 * income, and the higher tax on early withdrawals from a SIMPLE plan's first two years.
 */
export function federalReturn(household: Household, law: FederalLaw): FederalReturn {
  if (household.deduction === "larger" && household.claims.netOperatingLoss > 0) {
    // How much of a loss counts depends on the deduction taken.
    const [standard, itemized] = (["standard", "itemized"] as const).map((deduction) =>
      federalReturn({ ...household, deduction }, law),
    ) as [FederalReturn, FederalReturn];
    return itemized.taxAfterRefundableCredits < standard.taxAfterRefundableCredits ? itemized : standard;
  }
  const persons = personsOf(household);
  const above = returnIncome(household, persons, law, incomeBeforeLossOf(household, law));
  if (household.deduction !== "larger")
    return returnWith(household, persons, above, household.deduction === "itemized", law);
  const giftsBeside = Math.min(household.costs.charityCash, law.charityWithoutItemizing.maximum);
  const itemizes = above.itemized.total > above.standard.amount + giftsBeside;
  const first = returnWith(household, persons, above, itemizes, law);
  const businessLossCounts = first.qualified.phaseIn > 0 && first.qualified.losses > 0;
  const doubtful = first.minimumTax.tax > 0 || first.topBracket.reduction > 0 || businessLossCounts;
  if (!doubtful || above.itemized.total === 0) return first;
  const second = returnWith(household, persons, above, !itemizes, law);
  return second.taxAfterRefundableCredits < first.taxAfterRefundableCredits ? second : first;
}

/** What earlier years' losses are measured against; undefined if there are none. */
const incomeBeforeLossOf = (household: Household, law: FederalLaw): number =>
  household.claims.netOperatingLoss > 0
    ? federalReturn({ ...household, claims: { ...household.claims, netOperatingLoss: 0 } }, law).taxableIncomeBefore
    : 0;

function returnWith(
  household: Household,
  persons: readonly Person[],
  above: ReturnIncome,
  itemizes: boolean,
  law: FederalLaw,
): FederalReturn {
  const below = returnDeductions(household, persons, above, itemizes, law);
  const taxes = returnTaxes(household, above, below, law);
  const credits = returnCredits(household, persons, above, taxes, law);
  return allStages(above, below, taxes, credits);
}
