import type { Lines } from "../../worksheet.ts";
import type { GrossedUp } from "./gross-up.ts";

export const grossUpLines: Lines<Omit<GrossedUp, "tax">> = {
  before: {
    label: "Left after tax without a withdrawal",
    found: "All income of the year less the tax on it.",
  },
  withdrawal: {
    label: "Withdrawal",
    found: "Searched for: the withdrawal that leaves just what you need after tax, or all there is.",
  },
  cash: {
    label: "Left after tax",
    found: "All income of the year with the withdrawal, less the tax on it.",
    check: "withdrawal == 0 || cash <= need + 0.01",
  },
  marginalRate: {
    label: "Tax on the next dollars",
    found:
      "The tax on another 100 dollars of withdrawal, as a share. It can be far above your bracket while more benefits become taxable.",
    unit: "rate",
  },
  shortfall: { label: "Missing", formula: "max(0, need - cash)" },
};
