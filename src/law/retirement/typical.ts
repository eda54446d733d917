/** Typical savings, earnings and health premiums by age, as default values until visitors enter their own. Dollars. */
import type { Source } from "../../engine/worksheet.ts";

interface ByAge {
  readonly source: Source;
  /** From this age until the next row. */
  readonly rows: readonly (readonly [fromAge: number, amount: number])[];
}

/** Median in retirement accounts among families that have one, by age of the reference person. */
export const medianSavings: ByAge = {
  source: {
    cite: "Federal Reserve, Survey of Consumer Finances 2022",
    url: "https://www.federalreserve.gov/econres/scfindex.htm",
  },
  rows: [
    [0, 18_880],
    [35, 45_000],
    [45, 115_000],
    [55, 185_000],
    [65, 200_000],
    [75, 130_000],
  ],
};

/** Median usual weekly earnings of full-time workers. Workers under 25 start at the figure for 25 to 34. */
export const medianWeeklyPay: ByAge = {
  source: {
    cite: "BLS, Usual Weekly Earnings, second quarter of 2025, table 3",
    url: "https://www.bls.gov/news.release/wkyeng.t03.htm",
  },
  rows: [
    [0, 1_139],
    [35, 1_351],
    [45, 1_362],
    [55, 1_296],
    [65, 1_198],
  ],
};

/** Average second-lowest silver plan of all states, for someone of 40. Dollars a month. */
export const benchmarkPremium = {
  source: {
    cite: "KFF, Marketplace Average Benchmark Premiums, 2026",
    url: "https://www.kff.org/affordable-care-act/state-indicator/marketplace-average-benchmark-premiums/",
  } satisfies Source,
  age: 40,
  monthly: 625,
};

export const atAge = ({ rows }: ByAge, age: number): number => rows.findLast(([from]) => age >= from)?.[1] ?? 0;
