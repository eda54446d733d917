import { selfEmploymentTaxLines } from "../../tax/self-employment-tax.lines.ts";
import { each, type Lines, part } from "../../worksheet.ts";
import type { SelfEmployedYear } from "./self-employed-year.ts";

export const selfEmployedYearLines: Lines<SelfEmployedYear> = {
  tax: part(selfEmploymentTaxLines, { law: "selfEmployment", given: { wages: "ownWages" } }),
  medicareEarnings: {
    label: "Self-employment income for the Additional Medicare Tax",
    formula: "when(tax.tax > 0, tax.netEarnings, 0)",
    form: "Form 8959, line 8",
  },
  people: each<SelfEmployedYear["people"][number]>({
    businesses: each<SelfEmployedYear["people"][number]["businesses"][number]>({
      deductions: {
        label: "Half of the self-employment tax, and what went into your own plan",
        formula: "tax.deductibleHalf + intoOwnPlan",
      },
      tipsCounted: { label: "Tips deducted", formula: "0" },
    }),
  }),
};
