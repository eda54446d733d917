import type { Source } from "../../worksheet.ts";
import { type Now, settings } from "../strategies.ts";

const SUN_AND_WEBB: Source = {
  cite: "Sun and Webb, Should Households Base Asset Decumulation Strategies on Required Minimum Distribution Tables?, 2012",
  url: "http://crr.bc.edu/working-papers/should-households-base-asset-decumulation-strategies-on-required-minimum-distribution-tables/",
};

export interface DistributionTable {
  /** Age on the last day of the year of the first withdrawal. */
  readonly startAge: number;
  /** The distribution table's divisors by age, starting at `firstAge`. The last one repeats after the table ends. */
  readonly divisors: readonly number[];
  readonly firstAge: number;
}

/** The divisor at an age; before the table begins, one more for each year younger (our extension). */
function divisorAt(age: number, { divisors, firstAge }: DistributionTable): number {
  const inTable = Math.min(Math.max(0, age - firstAge), divisors.length - 1);
  return (divisors[inTable] as number) + Math.max(0, firstAge - age);
}

/** Savings divided by the required-distribution divisor for the age. */
export const distributionTable = (table: DistributionTable) => ({
  wants: ({ year, balance }: Now) => {
    const age = table.startAge + year;
    const divisor = divisorAt(age, table);
    const wanted = balance / divisor;
    return { age, divisor, wanted };
  },
  lines: {
    age: { label: "Age this year", formula: "startAge + year", unit: "years" },
    divisor: {
      label: "Divisor at this age",
      found: "From the table of distribution periods. Below its first age, one more for each year younger.",
      check: "divisor >= 1",
      unit: "count",
    },
    wanted: { label: "Savings over the divisor", formula: "balance / divisor", source: SUN_AND_WEBB },
  } as const,
  settings: settings({ startAge: [table.startAge, "Age at the first withdrawal", "years"] }),
});
