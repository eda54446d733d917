/** The Social Security benefit at full retirement age, from a working life described by a few numbers. */

import { type EarningsOfYear, FIRST_BIRTH_YEAR } from "../../../engine/social-security/average-earnings.ts";
import { birthOn } from "../../../engine/social-security/birth.ts";
import { earningsFrom } from "../../../engine/social-security/earnings-history.ts";
import { primaryInsuranceAmount } from "../../../engine/social-security/primary-insurance-amount.ts";
import { extendedTo, lastYear, type Outlook } from "../../../engine/social-security/series.ts";
import { valuesOf } from "../../../law/figure.ts";
import {
  benefitFormula,
  claimingAges,
  wageIndexEstimates,
  yearlyAmounts,
} from "../../../law/retirement/social-security.ts";
import { socialSecuritySeries } from "../../../law/series/social-security.ts";
import { LAW_YEAR } from "../years.ts";

const amounts = valuesOf(yearlyAmounts);
const formula = { ...valuesOf(benefitFormula), creditBefore1978: amounts.creditBefore1978 };
const claiming = valuesOf(claimingAges);

/**
 * In today's dollars, wages and prices stay the same, as on the Social Security Statement. This is conservative for
 * young people, whose wages will outgrow prices.
 */
const outlook: Outlook = { wageGrowth: 0, costOfLiving: 0 };
const FIRST_WAGE_YEAR = 1951;
/** Long enough for everyone: 60 years after the last birth and the last year of work. */
const LAST_YEAR = 2150;
const series = extendedTo(LAST_YEAR, socialSecuritySeries, outlook, amounts);
/**
 * Past pay is estimated from today's with the average wages of each year. Those of the last two years aren't published
 * yet; without an estimate, everyone's past pay would be too high by the raises of two years.
 */
const payScale = extendedTo(
  LAST_YEAR,
  {
    ...socialSecuritySeries,
    averageWageIndex: { ...valuesOf(wageIndexEstimates), ...socialSecuritySeries.averageWageIndex },
  },
  outlook,
  amounts,
);
const lastAdjustment = lastYear(socialSecuritySeries.costOfLiving);

export interface WorkingLife {
  readonly birth: { readonly year: number; readonly month: number };
  readonly workedFrom: number;
  readonly stopYear: number;
  readonly pay: number;
  /** Only the years before this one count; all of them by default. */
  readonly countedBefore?: number;
  /** The year of a death before the claim, for survivors' benefits. Omitted for a living person. */
  readonly diedIn?: number;
  /** Additional earnings from gigs and part-time jobs: a yearly amount from one year through another. */
  readonly besides?: readonly { readonly firstYear: number; readonly lastYear: number; readonly amount: number }[];
  /** The Social Security record, which replaces everything up to its last year. */
  readonly record?: readonly EarningsOfYear[];
}

/** The primary insurance amount with all its lines. People born before 1929 are treated as born that year. */
export function fullBenefit(life: WorkingLife) {
  const { birth, countedBefore = LAST_YEAR, diedIn = null } = life;
  const year = Math.max(FIRST_BIRTH_YEAR, birth.year);
  return primaryInsuranceAmount(
    earningsOf(life).filter((earned) => earned.year < countedBefore),
    birthOn({ year, month: birth.month, day: 15 }, claiming),
    lastAdjustment,
    series,
    formula,
    diedIn,
  );
}

/**
 * The record, followed by expected earnings until the year before work stops. Last year may not be on record yet, so it
 * is filled in too. Without a record, the whole life is based on the pay.
 */
function earningsOf({ birth, workedFrom, stopYear, pay, besides = [], record = [] }: WorkingLife): EarningsOfYear[] {
  const recorded = record.reduce((last, { year }) => Math.max(last, year), 0);
  const from = recorded >= LAW_YEAR - 2 ? recorded + 1 : LAW_YEAR;
  const first = record.length > 0 ? from : FIRST_WAGE_YEAR;
  const earned = (firstYear: number, last: number, amount: number) =>
    earningsFrom(
      {
        firstYear: Math.max(first, firstYear),
        lastYear: Math.min(LAST_YEAR, last),
        knownAmount: amount,
        knownYear: LAW_YEAR,
        growthAboveAverage: 0,
      },
      payScale,
    );
  return together([
    ...record,
    ...earned(birth.year + workedFrom, stopYear - 1, pay),
    ...besides.flatMap(({ firstYear, lastYear, amount }) => earned(firstYear, lastYear, amount)),
  ]);
}

/** Earnings of the same year added up. */
function together(earnings: readonly EarningsOfYear[]): EarningsOfYear[] {
  const byYear = new Map<number, number>();
  for (const { year, amount } of earnings) byYear.set(year, (byYear.get(year) ?? 0) + amount);
  return [...byYear].map(([year, amount]) => ({ year, amount })).sort((a, b) => a.year - b.year);
}
