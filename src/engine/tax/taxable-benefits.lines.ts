import { usc26 } from "../cite.ts";
import type { Lines, Source } from "../worksheet.ts";
import type { TaxableBenefits } from "./taxable-benefits.ts";

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
    label: "Income above which more of your benefits is taxed",
    formula: "when(separateTogether, baseLivingTogether, socialSecurityBenefits.secondBase)",
    source: usc26("86", "(c)(2)"),
  },
  firstTier: {
    label: "Benefits taxed in the first tier",
    formula: "min(firstRate * benefits, firstRate * max(0, min(provisionalIncome, secondBase) - base))",
    form: "Social Security Benefits Worksheet, line 14",
  },
  secondTier: {
    label: "Benefits taxed in the second tier",
    formula: "secondRate * max(0, provisionalIncome - secondBase)",
    form: "Social Security Benefits Worksheet, line 15",
  },
  taxable: {
    label: "Taxable Social Security benefits",
    formula: "min(secondRate * benefits, firstTier + secondTier)",
    form: "Form 1040, line 6b",
  },
};
