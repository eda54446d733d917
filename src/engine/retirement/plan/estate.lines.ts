import { usc } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { Estate } from "./estate.ts";

export const estateLines: Lines<Estate> = {
  all: {
    label: "Savings left at the end",
    formula: "traditional + spouseTraditional + roth + taxable + health + cash",
  },
  pretax: {
    label: "Part of it your heirs pay income tax on",
    formula: "max(0, traditional + spouseTraditional - afterTax) + health",
    meaning:
      "Traditional accounts, except contributions you paid tax on, and health savings. The gains of a taxable account are not taxed: its cost basis becomes its value at death.",
    source: usc(26, "1014", "(a)"),
  },
  heirsTax: {
    label: "Income tax your heirs pay on it",
    formula: "pretax * heirsRate",
    source: usc(26, "691", "(a)"),
  },
  afterTaxEstate: { label: "Left to your heirs after tax", formula: "all - heirsTax" },
};
