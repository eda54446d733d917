import fc from "fast-check";
import { birthOn, monthNumber } from "../engine/social-security/birth.ts";
import { discountByMonth, type Months, survivorsFrom } from "../engine/social-security/chances.ts";
import { claimant, type PaymentRules } from "../engine/social-security/claimant.ts";
import { extendedTo, type Series, type YearSeries } from "../engine/social-security/series.ts";
import { valuesOf } from "../law/figure.ts";
import { agesByBirthYear, benefitFormula, claimingAges, yearlyAmounts } from "../law/retirement/social-security.ts";
import { socialSecuritySeries } from "../law/series/social-security.ts";
import lifeTable from "./period-life-table-2022.json" with { type: "json" };

export const law = valuesOf(claimingAges);
export const ages = {
  fullRetirement: agesByBirthYear.fullRetirement.values,
  survivorFullRetirement: agesByBirthYear.survivorFullRetirement.values,
  delayedCredit: agesByBirthYear.delayedCredit.values,
};
export const amounts = valuesOf(yearlyAmounts);
export const formula = { ...valuesOf(benefitFormula), creditBefore1978: amounts.creditBefore1978 };
/** As published, then wages that rise by 1% a year and constant prices. */
export const series = extendedTo(2070, socialSecuritySeries, { wageGrowth: 0.01, costOfLiving: 0 }, amounts);

export const born = (iso: string) => {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return birthOn({ year, month, day }, law);
};
export const anyBirthYear = fc.integer({ min: 1929, max: 2005 });
/** A primary insurance amount, in dimes. */
export const anyAmount = fc.integer({ min: 0, max: 45_000 }).map((dimes) => dimes / 10);
/** In months: 62 to 70. */
export const anyClaimAge = fc.integer({ min: 744, max: 840 });

export const lives = survivorsFrom(lifeTable.female.map((q) => q / 1e6));
export const NOW = monthNumber(2026, 1);
export const claimantBorn = (year: number, month: number, amount: number) =>
  claimant({ year, month, day: 15 }, amount, ages, law);
/** The way Social Security pays: credits from the year of the claim start in January, in whole dollars. */
export const asPaid: PaymentRules = { creditsWaitForJanuary: true, wholeDollars: true };

const LAST_AGE = 120;
/** Enough months for someone born in `birthMonth` to reach the end of every life table. */
export const monthsToLastAge = (from: number, birthMonth: number): Months => ({
  from,
  count: Math.max(0, birthMonth + LAST_AGE * 12 - from),
});
/** Certain to live through `lastMonth`. */
export const aliveThrough = (lastMonth: number, { from, count }: Months): Float64Array =>
  Float64Array.from({ length: count }, (_, i) => (from + i <= lastMonth ? 1 : 0));

/** Someone whose last month of life is known. */
export const certain = (person: ReturnType<typeof claimantBorn>, lastAge: number, rate = 0) => {
  const months = monthsToLastAge(NOW, person.month);
  return {
    now: NOW,
    from: NOW,
    alive: aliveThrough(person.month + lastAge, months),
    discount: discountByMonth(rate, NOW, 0, months),
  };
};
export const anyPerson = fc
  .record({
    year: fc.integer({ min: 1957, max: 1975 }),
    month: fc.integer({ min: 1, max: 12 }),
    amount: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ year, month, amount }) => claimantBorn(year, month, amount * 100));

const until = (series: YearSeries, last: number): YearSeries =>
  Object.fromEntries(Object.entries(series).filter(([year]) => Number(year) <= last));

/**
 * The series as they were known during `year`: the wage index of two years before, and the adjustment determined the
 * year before.
 */
export const asPublishedIn = (year: number, series: Series): Series => ({
  averageWageIndex: until(series.averageWageIndex, year - 2),
  wageBase: until(series.wageBase, year),
  costOfLiving: until(series.costOfLiving, year - 1),
  earningsPerCredit: until(series.earningsPerCredit, year),
});
