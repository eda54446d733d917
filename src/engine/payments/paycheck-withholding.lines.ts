import type { Lines, Source } from "../worksheet.ts";
import type { paycheckWithholding } from "./paycheck-withholding.ts";

const PUB_15_T: Source = { cite: "IRS Publication 15-T, Worksheet 1A", url: "https://www.irs.gov/publications/p15t" };

export const paycheckWithholdingLines: Lines<ReturnType<typeof paycheckWithholding>> = {
  taxed: { label: "Pay above the standard deduction", formula: "max(0, wages - standardDeduction)", source: PUB_15_T },
  withheld: { label: "Withheld in a year, estimated", formula: "taxOn(taxed, rates)", source: PUB_15_T },
};
