/** The lines of a sale of the home (`saleAfter`), wherever owning ends with one. */
export const saleLines = {
  balanceAtEnd: {
    label: "Loan left at the sale",
    found: "What you owe at the end of the last year.",
    check: "balanceAtEnd >= 0",
  },
  homeValue: { label: "Price at the sale", formula: "price * (1 + appreciation) ** horizonYears" },
  sellingCosts: { label: "Selling costs", formula: "homeValue * sellingShare" },
  gainsTax: {
    label: "Tax on the gain",
    formula:
      "capitalGainsRate * max(0, homeValue - sellingCosts - price - when(horizonYears >= exclusionYears, gainExclusion, 0))",
    meaning:
      "Before you have owned the home and lived in it for two years, the whole gain is taxed. If a job, your health or something unforeseen makes you sell sooner, part of it may be tax-free, which we leave out. The sale is more than a year after closing, so the rate is that of long-term gains.",
  },
  saleProceeds: { label: "What the sale leaves you", formula: "homeValue - sellingCosts - balanceAtEnd - gainsTax" },
} as const;
