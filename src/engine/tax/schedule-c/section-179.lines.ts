import { usc26 } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { Section179 } from "./section-179.ts";

const INCOME = usc26("179", "(b)(3)");

export const section179Lines: Lines<Section179> = {
  dollarLimit: {
    label: "Most for the year",
    formula: "max(0, limit - max(0, elected - phaseOutStart))",
    form: "Form 4562, line 5",
    source: usc26("179", "(b)(1) and (2)"),
  },
  tentative: {
    label: "Equipment cost up to that limit",
    formula: "min(elected, dollarLimit)",
    form: "Form 4562, line 9",
  },
  incomeLimit: {
    label: "Business income limit",
    meaning: "Profit of all businesses before this deduction, and wages. It can't create a loss.",
    formula: "min(max(0, businessIncome), dollarLimit)",
    form: "Form 4562, line 11",
    source: INCOME,
  },
  deduction: {
    label: "Section 179 deduction",
    formula: "min(tentative + carriedOver, incomeLimit)",
    form: "Form 4562, line 12",
    source: INCOME,
  },
  carriedForward: {
    label: "Carried over to next year",
    formula: "tentative + carriedOver - deduction",
    form: "Form 4562, line 13",
    source: INCOME,
  },
  ofThisYear: { label: "For this year's equipment", formula: "min(tentative, deduction)" },
  ofEarlierYears: { label: "For equipment from earlier years, carried over", formula: "deduction - ofThisYear" },
};
