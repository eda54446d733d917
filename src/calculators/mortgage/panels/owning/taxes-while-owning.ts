/** Owning and income tax, year by year: itemizing with the home versus the standard deduction without it. */
import { type SaltLaw, saltCapAt } from "../../../../engine/mortgage/owning/homeowner-deductions.ts";
import { owning } from "../../../../engine/mortgage/owning/owning.ts";
import { federalReturn } from "../../../../engine/tax/return/federal-return.ts";
import { valuesOf } from "../../../../law/figure.ts";
import type { Answer } from "../../answer.ts";
import { ownedOf } from "./owned.ts";
import {
  deductionsIn,
  firstFullYear,
  householdWith,
  interestLawOf,
  lawIn,
  NO_HOME,
  pricesIn,
  saltLawIn,
  TAX_YEAR,
  taxSavingOf,
} from "./returns.ts";

/** The year in which the cap drops back; the table always includes it. */
const CAP_FALLS_IN = 2030;
const FEWEST_YEARS = 5;

export type Taxes = NonNullable<ReturnType<typeof taxesOf>>;

/** Undefined without an income. */
export function taxesOf(answered: Answer) {
  const { given, house } = answered;
  const { incomePerYear } = given;
  if (incomePerYear === null || house.price === 0) return undefined;
  const { home, insuranceEndShare } = ownedOf(answered);
  const { taxYear: firstYear, paymentsBefore } = firstFullYear(given.firstPayment);
  const runsAlready = given.firstPayment.year < TAX_YEAR;
  const years = Math.max(
    FEWEST_YEARS,
    Math.ceil(given.stayMonths / 12),
    Math.min(FEWEST_YEARS + 1, CAP_FALLS_IN - firstYear + 1),
  );
  const owned = owning(home, years, insuranceEndShare, taxSavingOf(given), paymentsBefore).years;
  const [first] = owned;
  if (!first) return undefined;
  const law = lawIn(firstYear, given);
  const prices = pricesIn(firstYear, given.inflation);
  const deductions = deductionsIn(firstYear, first, given);
  const without = federalReturn(householdWith(given, NO_HOME), law);
  const withHome = federalReturn(householdWith(given, deductions), law);
  const savedToday = Math.max(0, without.taxAfterRefundableCredits - withHome.taxAfterRefundableCredits);
  const saved = savedToday * prices;
  const debtLimit = interestLawOf(given).debtLimit.value;
  const newerLimit = interestLawOf({ ...given, firstPayment: { year: TAX_YEAR, month: 1 } }).debtLimit.value;
  const rows = owned.map((year) => {
    const taxYear = firstYear + year.year - 1;
    const income = incomePerYear * pricesIn(taxYear, given.inflation);
    return {
      taxYear,
      interest: year.interest,
      mortgageInsurance: year.mortgageInsurance,
      propertyTax: year.propertyTax,
      saltCap: saltCapAt(income, valuesOf<SaltLaw>(saltLawIn(taxYear, given))),
      saved: year.taxSaving,
    };
  });
  const stay = Math.ceil(given.stayMonths / 12);
  const savedInAll = rows.slice(0, stay).reduce((sum, row) => sum + row.saved, 0);
  return {
    answered,
    deductions,
    firstYear,
    partialYear: runsAlready || paymentsBefore === 0 ? undefined : { year: firstYear - 1, payments: paymentsBefore },
    runsAlready,
    /** The limit on debt that an older loan keeps, where it matters. */
    olderLimit: debtLimit > newerLimit && first.balanceAtStart > newerLimit ? debtLimit : undefined,
    prices,
    stay,
    rows,
    worksheet: { without, withHome, savedToday, saved, savedInAll },
  };
}
