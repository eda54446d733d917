/** The year's federal tax, for the current fields or with one thing changed. */

import { earnedIncomeLimitOf, healthInsuranceAndCredit } from "../../../engine/tax/health/insurance-and-credit.ts";
import { povertyLineOf } from "../../../engine/tax/health/poverty-line.ts";
import { reconciliation } from "../../../engine/tax/health/reconciliation.ts";
import type { Household, PassThrough, Person } from "../../../engine/tax/household.ts";
import type { RentalLosses } from "../../../engine/tax/rental-losses.ts";
import { type FederalReturn, federalReturn } from "../../../engine/tax/return/federal-return.ts";
import { type FederalValues, lawFor } from "../../../law/us/index.ts";
import type { Inputs } from "../inputs.ts";
import { businessesOf } from "./business-year.ts";
import { businessOwner, householdOf } from "./household-of.ts";
import { partOfYearGone } from "./part-of-year.ts";
import { premiumsOf } from "./premiums.ts";
import { type GigRental, lossesOf, passThroughsOf, rentalsOf } from "./rentals.ts";

export interface Change {
  /** Added to the first gig's profit. */
  readonly moreProfit?: number;
  /** Multiplies every profit and its tips: for parts of the year, and 0 for a year without gigs. */
  readonly profitTimes?: number;
  /** Figured to the cent, so that a small change shows exactly. */
  readonly exact?: boolean;
}

export function yearOf(inputs: Inputs) {
  const law = lawFor(inputs.taxYear, inputs.filingStatus);
  const gone = partOfYearGone(inputs.taxYear, inputs.today);
  const businesses = businessesOf(inputs, gone, law);
  const household = householdOf(inputs, businesses, gone, law);
  const settled = settleWithRentals(household, rentalsOf(inputs, businesses), inputs, law);
  return { law, gone, businesses, ...settled };
}
export type Year = ReturnType<typeof yearOf>;

/** The same household with a different profit. Costs and plan contributions stay the same, within their limits. */
export function taxWith(
  { household, rentals }: Pick<Year, "household" | "rentals">,
  inputs: Inputs,
  { moreProfit = 0, profitTimes = 1, exact = true }: Change,
) {
  const changed = (person: Person, more: number): Person => ({
    ...person,
    businesses: person.businesses.map((business, i) => ({
      ...business,
      netProfit: business.netProfit * profitTimes + (i === 0 ? more : 0),
      qualifiedTips: business.qualifiedTips * profitTimes,
    })),
  });
  const filerHas = household.filer.businesses.length > 0;
  const nobodyHas = !filerHas && !household.spouse?.businesses.length;
  const law = lawFor(inputs.taxYear, inputs.filingStatus);
  return settleWithRentals(
    {
      ...household,
      filer: changed(household.filer, filerHas ? moreProfit : 0),
      spouse: household.spouse && changed(household.spouse, filerHas ? 0 : moreProfit),
      ...(exact ? { byTaxTable: false, byCreditTable: false } : {}),
    },
    rentals.map((rental, i) => ({
      ...rental,
      net: rental.net * profitTimes + (i === 0 && nobodyHas ? moreProfit : 0),
    })),
    inputs,
    law,
  );
}

/**
 * The return including rentals. How much of a loss counts depends on income without it, and health insurance depends on
 * both.
 *
 * @param shares what corporations pass through in addition
 */
export function settleWithRentals(
  given: Household,
  rentals: readonly GigRental[],
  inputs: Inputs,
  law: FederalValues,
  shares: readonly PassThrough[] = [],
) {
  const at = (modifiedIncome: number) => {
    const rental = lossesOf(rentals, modifiedIncome, given, law);
    const settled = settle({ ...given, passThroughs: [...passThroughsOf(rentals, rental), ...shares] }, inputs, law);
    return { ...settled, rentals, rental };
  };
  let now = at(0);
  if (now.rental.losses.eligible === 0) return now;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { modifiedIncome, losses } = now.rental;
    const next = incomeWithoutLosses(now.result, losses);
    if (round > 0 && Math.abs(next - modifiedIncome) < 0.01) break;
    now = at(next);
  }
  return now;
}

/** Adjusted gross income as defined in 26 USC 469(i)(3)(F). */
const incomeWithoutLosses = ({ adjustedGrossIncome, adjusted }: FederalReturn, losses: RentalLosses) =>
  adjustedGrossIncome +
  losses.againstOther -
  adjusted.benefitsTaxed.taxable +
  adjusted.iraDeductions +
  adjusted.studentLoan.deduction;

/** IRA and student loan deductions depend on income after the insurance, and the insurance on income after them. */
const MOST_ROUNDS = 6;

/** The return with consistent health insurance deduction and Marketplace credit; `health` is null if unsettled. */
export function settle(given: Household, inputs: Inputs, law: FederalValues) {
  if (!inputs.marketplace || premiumsOf(inputs).premium === 0)
    return { household: given, result: federalReturn(given, law), health: null };
  const household = withPremiums(given, inputs, 0); // A household computed before already has its deduction.
  let before = federalReturn(household, law);
  for (let round = 1; ; round++) {
    const incomeBefore = incomeBeforeInsurance(household, before, inputs);
    const now = withInsurance(household, before, incomeBefore, inputs, law);
    if (round === MOST_ROUNDS || Math.abs(incomeBeforeInsurance(household, now.result, inputs) - incomeBefore) < 0.01)
      return now;
    before = now.result;
  }
}

/** Benefits count in full, taxed or not, and so does the income of dependents who have to file (26 USC 36B(d)(2)). */
const incomeBeforeInsurance = (
  { income, dependents }: Household,
  { adjustedGrossIncome, adjusted }: FederalReturn,
  { dependentsIncome }: Inputs,
) =>
  adjustedGrossIncome +
  adjusted.healthDeductions +
  income.socialSecurityBenefits -
  adjusted.benefitsTaxed.taxable +
  (dependents.length > 0 ? dependentsIncome : 0);

/** The same household, with this deduction for the owner of the insured business. */
function withPremiums(household: Household, inputs: Inputs, selfEmployedHealthPremiums: number): Household {
  return businessOwner(inputs.healthWho, inputs) === "spouse" && household.spouse
    ? { ...household, spouse: { ...household.spouse, selfEmployedHealthPremiums } }
    : { ...household, filer: { ...household.filer, selfEmployedHealthPremiums } };
}

function withInsurance(
  household: Household,
  { people: sheets }: FederalReturn,
  incomeBefore: number,
  inputs: Inputs,
  law: FederalValues,
) {
  const isSpouses = businessOwner(inputs.healthWho, inputs) === "spouse" && household.spouse !== null;
  const owner = sheets[isSpouses ? 1 : 0] as FederalReturn["people"][number];
  const { ownCorporationWages } = (isSpouses && household.spouse) || household.filer;
  const people = 1 + (household.spouse ? 1 : 0) + household.dependents.length;
  const region = inputs.state === "AK" ? "alaska" : inputs.state === "HI" ? "hawaii" : "contiguous";
  const premiums = premiumsOf(inputs);
  const { povertyLine } = povertyLineOf(people, region, law.premiumTaxCredit);
  const coverage = {
    povertyLine,
    ...premiums,
    monthsCovered: 12,
    eligibleBelowPovertyLine: premiums.advance > 0,
    incomeBefore,
    isSingle: household.filingStatus === "single",
    earnedIncomeLimit:
      earnedIncomeLimitOf(owner.profit, owner.selfEmployed.deductibleHalf, owner.planDeduction) + ownCorporationWages,
  };
  const together = healthInsuranceAndCredit(coverage, law.premiumTaxCredit);
  // Separate returns get no credit (26 USC 36B(c)(1)(C)).
  const mayHaveCredit = household.filingStatus !== "married_separate" && !household.claimedAsDependent;
  // The credit depends on the Silver plan's price, unless income is too high for any credit. Until that price is typed,
  // nothing is paid out or back, and what was paid in advance isn't deducted.
  if (premiums.benchmark === 0 && mayHaveCredit && !together.best.atIncome.tooHigh) {
    const claims = { ...household.claims, netPremiumTaxCredit: 0, premiumCreditRepayment: 0 };
    const unsettled = { ...withPremiums(household, inputs, together.notPaidInAdvance), claims };
    return { household: unsettled, result: federalReturn(unsettled, law), health: null };
  }
  const { deduction, credit } = mayHaveCredit ? together.best : { ...together.first, credit: 0 };
  const { repaymentLimit } = together;
  const settled = reconciliation({ credit, advance: premiums.advance, repaymentLimit });
  const withHealth: Household = {
    ...withPremiums(household, inputs, deduction),
    claims: { ...household.claims, netPremiumTaxCredit: settled.netCredit, premiumCreditRepayment: settled.repayment },
  };
  return {
    household: withHealth,
    result: federalReturn(withHealth, law),
    health: { coverage, together, settled, deduction, credit },
  };
}
