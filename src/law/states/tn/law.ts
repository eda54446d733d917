/** Tennessee: no personal income tax. */
import { untaxed } from "../figures.ts";

export const tn = untaxed([2025, 2026], {
  state: "TN",
  name: "Tennessee",
  why: "The Tennessee constitution forbids a tax on payroll or earned income, and its tax on interest and dividends ended with 2020.",
  source: {
    cite: "Tennessee Constitution, article II, section 28",
    url: "https://www.tn.gov/revenue/taxes/hall-income-tax.html",
  },
  notes: [
    "Business tax is due on gross receipts if you take in $100,000 or more in a county or city. We don't figure it here.",
  ],
});
