/** New Hampshire: no personal income tax. */
import { untaxed } from "../figures.ts";

export const nh = untaxed([2025, 2026], {
  state: "NH",
  name: "New Hampshire",
  why: "New Hampshire taxes no wages, and its tax on interest and dividends ended with 2024.",
  source: {
    cite: "New Hampshire Department of Revenue Administration, Interest & Dividends Tax",
    url: "https://www.revenue.nh.gov/taxes-glance/interest-dividends-tax",
  },
  notes: [
    "Sole proprietors owe the Business Profits Tax (7.5%) from gross business income above $109,000, and the Business Enterprise Tax (0.55% of pay, interest and dividends paid) from receipts above $298,000. We don't figure either one here.",
  ],
});
