import type { Lines, Source } from "../worksheet.ts";
import { usc26 } from "./cite.ts";

export interface BenefitsLaw {
  readonly base: number;
  readonly secondBase: number;
  readonly baseLivingTogether: number;
  readonly firstRate: number;
  readonly secondRate: number;
}

export interface Benefits {
  readonly benefits: number;
  /** Other income, tax-exempt interest and half of the benefits, less most adjustments. */
  readonly provisionalIncome: number;
  /** Files a separate return and lived with the spouse at some time of the year. */
  readonly separateTogether: boolean;
}

export type TaxableBenefits = ReturnType<typeof taxableBenefits>;

/** The taxable part of Social Security benefits (worksheet of Form 1040, line 6b). Dollars, unrounded. Leaves out lump sums for earlier years. */
export function taxableBenefits({ benefits, provisionalIncome, separateTogether }: Benefits, law: BenefitsLaw) {
  const base = separateTogether ? law.baseLivingTogether : law.base;
  const secondBase = separateTogether ? law.baseLivingTogether : law.secondBase;
  const firstTier = Math.min(
    law.firstRate * benefits,
    law.firstRate * Math.max(0, Math.min(provisionalIncome, secondBase) - base),
  );
  const secondTier = law.secondRate * Math.max(0, provisionalIncome - secondBase);
  const taxable = Math.min(law.secondRate * benefits, firstTier + secondTier);
  return { base, secondBase, firstTier, secondTier, taxable };
}

const WORKSHEET: Source = {
  cite: "Instructions for Form 1040, Social Security Benefits Worksheet",
  url: "https://www.irs.gov/instructions/i1040gi",
};

export const taxableBenefitsLines: Lines<TaxableBenefits> = {
  base: {
    label: "Income above which benefits are taxed",
    formula: "when(separateTogether, baseLivingTogether, socialSecurityBenefits.base)",
    form: "Social Security Benefits Worksheet, line 8",
    source: WORKSHEET,
  },
  secondBase: {
    label: "Income above which more of them is taxed",
    formula: "when(separateTogether, baseLivingTogether, socialSecurityBenefits.secondBase)",
    source: usc26("86", "(c)(2)"),
  },
  firstTier: {
    label: "Taxable in the first tier",
    formula: "min(firstRate * benefits, firstRate * max(0, min(provisionalIncome, secondBase) - base))",
    form: "Social Security Benefits Worksheet, line 14",
  },
  secondTier: {
    label: "Taxable in the second tier",
    formula: "secondRate * max(0, provisionalIncome - secondBase)",
    form: "Social Security Benefits Worksheet, line 15",
  },
  taxable: {
    label: "Taxable Social Security benefits",
    formula: "min(secondRate * benefits, firstTier + secondTier)",
    form: "Form 1040, line 6b",
  },
};
