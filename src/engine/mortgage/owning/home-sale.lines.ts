import type { Lines } from "../../worksheet.ts";
import type { HomeSaleGain } from "./home-sale.ts";

const IRS_523 = { cite: "IRS Publication 523", url: "https://www.irs.gov/publications/p523" };

export const homeSaleGainLines: Lines<HomeSaleGain> = {
  amountRealized: { label: "Amount realized", formula: "salePrice * (1 - sellingShare)", source: IRS_523 },
  basis: { label: "Adjusted basis", formula: "purchasePrice + improvements", source: IRS_523 },
  gain: { label: "Gain", formula: "amountRealized - basis" },
  taxableGain: {
    label: "Taxable gain",
    formula: "max(0, gain - gainExclusion)",
    meaning: "What is left after the exclusion is taxed as a long-term capital gain.",
  },
};
