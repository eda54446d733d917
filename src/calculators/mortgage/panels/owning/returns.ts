/**
 * What owning saves in income tax, from two full federal returns, with and without the home, for each year. Later years
 * use 2026 law in 2026 dollars, with the cap on state and local taxes that the statute sets for that year. Figures that
 * aren't indexed shrink accordingly.
 */
import { interestDeduction, type SaltLaw } from "../../../../engine/mortgage/owning/homeowner-deductions.ts";
import type { OwnedYear, YearlyTaxSaving } from "../../../../engine/mortgage/owning/owning.ts";
import { blankHousehold, blankPerson, jobPaying } from "../../../../engine/tax/blank-household.ts";
import type { FederalLaw } from "../../../../engine/tax/federal-law.ts";
import type { Household } from "../../../../engine/tax/household.ts";
import { federalReturn } from "../../../../engine/tax/return/federal-return.ts";
import { type Cited, valuesOf } from "../../../../law/figure.ts";
import {
  insuranceCountsIn,
  mortgageInterestSince,
  saltCapFrom2030,
  saltCaps,
} from "../../../../law/mortgage/homeowner-taxes.ts";
import { lawFor } from "../../../../law/us/index.ts";
import type { Inputs } from "../../inputs.ts";

/** The newest tax year we have, whose brackets are used for the years after it. */
export const TAX_YEAR = 2026;

/** What is asked of the household. */
export type Payer = Pick<
  Inputs,
  "incomePerYear" | "filingStatus" | "stateIncomeTax" | "gifts" | "inflation" | "firstPayment"
>;

/**
 * The first tax year with twelve payments, and how many are made before it. Deductions for part of a year would be
 * compared with a whole year's standard deduction. A loan that is already being paid off starts in the newest year.
 */
export function firstFullYear({ year, month }: Payer["firstPayment"]) {
  const taxYear = Math.max(month === 1 ? year : year + 1, TAX_YEAR);
  return { taxYear, paymentsBefore: 12 * (taxYear - year) + 1 - month };
}

/** A year's deductions for the home, in dollars of 2026. */
export interface HomeDeductions {
  readonly interest: number;
  readonly insurance: number;
  readonly propertyTax: number;
}
export const NO_HOME: HomeDeductions = { interest: 0, insurance: 0, propertyTax: 0 };

/** The return's household: one job has all the income; in a couple, one person earns it. */
export function householdWith(payer: Payer, home: HomeDeductions): Household {
  const { payroll } = lawFor(TAX_YEAR, payer.filingStatus);
  const blank = blankHousehold(payer.filingStatus);
  return {
    ...blank,
    filer: { ...blankPerson, jobs: [jobPaying(payer.incomePerYear ?? 0, payroll)] },
    costs: {
      ...blank.costs,
      stateAndLocalTaxes: payer.stateIncomeTax + home.propertyTax,
      mortgageInterest: home.interest,
      mortgageInsurancePremiums: home.insurance,
      charityCash: payer.gifts,
    },
  };
}

export const pricesIn = (year: number, inflation: number) => (1 + inflation) ** (year - TAX_YEAR);

/** What decides which law applies to the household. */
type Filing = Pick<Payer, "filingStatus" | "inflation">;

const isSeparate = ({ filingStatus }: Filing) => filingStatus === "married_separate";

/** The cap on state and local taxes in a year, in dollars of that year. */
export const saltLawIn = (year: number, payer: Filing): Cited<SaltLaw> => {
  const tables = year >= 2030 ? saltCapFrom2030 : (saltCaps[year] ?? saltCapFrom2030);
  return isSeparate(payer) ? tables.marriedSeparate : tables.others;
};

/** A year's law: 2026's, with the year's own cap and the unindexed amounts, in 2026 dollars. */
export function lawIn(year: number, payer: Filing): FederalLaw {
  const law = lawFor(TAX_YEAR, payer.filingStatus);
  const prices = pricesIn(year, payer.inflation);
  const salt = valuesOf<SaltLaw>(saltLawIn(year, payer));
  const { itemized } = law;
  return {
    ...law,
    itemized: {
      ...itemized,
      saltLimit: salt.cap / prices,
      saltPhaseDownStart: (salt.threshold ?? 0) / prices,
      saltPhaseDownRate: salt.reductionRate,
      saltLeast: salt.floor / prices,
      mortgageInsuranceShare: insuranceCountsIn(year).value ? 1 : 0,
      mortgageInsuranceStart: itemized.mortgageInsuranceStart / prices,
      mortgageInsuranceStep: itemized.mortgageInsuranceStep / prices,
    },
  };
}

/** The home debt on which interest counts, by the age of the loan. */
export const interestLawOf = (payer: Payer) =>
  mortgageInterestSince(payer.firstPayment)[isSeparate(payer) ? "marriedSeparate" : "others"];

/** What a year of owning lets you deduct, in 2026 dollars, before the return's own limits. */
export function deductionsIn(
  year: number,
  { interest, mortgageInsurance, propertyTax, balanceAtStart, balanceAtEnd }: Omit<OwnedYear, "taxSaving">,
  payer: Payer,
): HomeDeductions {
  const law = interestLawOf(payer);
  const { deductibleInterest } = interestDeduction(
    { interestPaid: interest, balanceStart: balanceAtStart, balanceEnd: balanceAtEnd },
    valuesOf(law),
  );
  const prices = pricesIn(year, payer.inflation);
  return {
    interest: deductibleInterest / prices,
    insurance: mortgageInsurance / prices,
    propertyTax: propertyTax / prices,
  };
}

const taxWith = (payer: Payer, home: HomeDeductions, law: FederalLaw) =>
  federalReturn(householdWith(payer, home), law).taxAfterRefundableCredits;

/** The saving in each year of owning from the first full tax year, in that year's dollars; none without an income. */
export function taxSavingOf(payer: Payer): YearlyTaxSaving {
  if (payer.incomePerYear === null) return () => 0;
  const firstYear = firstFullYear(payer.firstPayment).taxYear;
  const renters = new Map<number, number>();
  return (owned) => {
    const year = firstYear + owned.year - 1;
    const law = lawIn(year, payer);
    const without = renters.get(year) ?? taxWith(payer, NO_HOME, law);
    renters.set(year, without);
    const saved = without - taxWith(payer, deductionsIn(year, owned, payer), law);
    return Math.max(0, saved) * pricesIn(year, payer.inflation);
  };
}
