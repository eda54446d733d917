import { downToDime, toDollar } from "../rounding.ts";
import type { Lines, Source } from "../worksheet.ts";

export interface FamilyMaximumLaw {
  readonly firstShare: number;
  readonly secondShare: number;
  readonly thirdShare: number;
  readonly fourthShare: number;
  readonly firstBase: number;
  readonly secondBase: number;
  readonly thirdBase: number;
  readonly bendBaseWageIndex: number;
}

export type FamilyMaximum = ReturnType<typeof familyMaximum>;

/** The most that is paid each month on one worker's record (retirement or survivors), from the primary insurance amount at 62. */
export function familyMaximum(
  { primaryInsuranceAmount, indexingWageIndex }: { primaryInsuranceAmount: number; indexingWageIndex: number },
  law: FamilyMaximumLaw,
) {
  const growth = indexingWageIndex / law.bendBaseWageIndex;
  const first = toDollar(law.firstBase * growth);
  const second = toDollar(law.secondBase * growth);
  const third = toDollar(law.thirdBase * growth);
  const maximum = downToDime(
    law.firstShare * Math.min(primaryInsuranceAmount, first) +
      law.secondShare * Math.max(0, Math.min(primaryInsuranceAmount, second) - first) +
      law.thirdShare * Math.max(0, Math.min(primaryInsuranceAmount, third) - second) +
      law.fourthShare * Math.max(0, primaryInsuranceAmount - third),
  );
  return { growth, first, second, third, maximum };
}

const BENDS: Source = { cite: "SSA, Family Maximum", url: "https://www.ssa.gov/oact/cola/familymax.html" };

export const familyMaximumLines: Lines<FamilyMaximum> = {
  growth: {
    label: "Growth of average wages since 1977",
    formula: "indexingWageIndex / bendBaseWageIndex",
    unit: "rate",
  },
  first: { label: "First amount", formula: "toDollar(firstBase * growth)", source: BENDS },
  second: { label: "Second amount", formula: "toDollar(secondBase * growth)" },
  third: { label: "Third amount", formula: "toDollar(thirdBase * growth)" },
  maximum: {
    label: "Family maximum",
    formula:
      "downToDime(firstShare * min(primaryInsuranceAmount, first) + secondShare * max(0, min(primaryInsuranceAmount, second) - first) + thirdShare * max(0, min(primaryInsuranceAmount, third) - second) + fourthShare * max(0, primaryInsuranceAmount - third))",
    source: { cite: "42 USC 403(a)(1)", url: "https://www.law.cornell.edu/uscode/text/42/403" },
  },
};
