import type { Lines } from "../../worksheet.ts";
import type { Tried } from "../futures/tried.ts";
import type { EarlyTaxFigures } from "./early-tax.ts";

const addedIn = ({ one }: Tried) =>
  `All years of the median ${one} with the additional tax, added up, in today's dollars.`;

export const earlyTaxLines = (tried: Tried): Lines<EarlyTaxFigures> => ({
  years: { label: "Years with the additional tax", found: addedIn(tried), unchecked: "rows", unit: "years" },
  total: {
    label: "Additional tax over all those years",
    found: addedIn(tried),
    unchecked: "rows",
    form: "Form 5329, line 4",
  },
  yearly: {
    label: "Additional tax in such a year, on average",
    formula: "toDollar(total / years)",
    meaning: "10% of the taxable money you take from retirement accounts before 59½, unless an exception applies.",
    source: { cite: "26 USC 72(t)", url: "https://www.law.cornell.edu/uscode/text/26/72" },
  },
  allTax: { label: "All tax in those years", found: addedIn(tried), unchecked: "rows" },
  allTaxYearly: { label: "All tax in such a year, on average", formula: "toDollar(allTax / years)" },
  firstAge: { label: "Your age in the first of those years", found: addedIn(tried), unchecked: "rows", unit: "years" },
  lastAge: { label: "Your age in the last of those years", found: addedIn(tried), unchecked: "rows", unit: "years" },
});
