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
    formula: "capitalGainsRate * max(0, homeValue - sellingCosts - price - gainExclusion)",
  },
  saleProceeds: { label: "What the sale leaves you", formula: "homeValue - sellingCosts - balanceAtEnd - gainsTax" },
} as const;
