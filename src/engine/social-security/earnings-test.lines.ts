import type { Lines, Source } from "../worksheet.ts";
import type { EarningsTest } from "./earnings-test.ts";

const TEST: Source = {
  cite: "SSA, Exempt Amounts Under the Earnings Test",
  url: "https://www.ssa.gov/oact/cola/rtea.html",
};
const CFR: Source = { cite: "20 CFR 404.415", url: "https://www.law.cornell.edu/cfr/text/20/404.415" };

export const earningsTestLines: Lines<EarningsTest> = {
  limit: {
    label: "Earnings limit",
    formula: "when(reachesFullRetirementAge, limitInYearOfFullAge, limitBefore)",
    source: TEST,
  },
  rate: {
    label: "Withheld for each dollar above it",
    formula: "when(reachesFullRetirementAge, rateInYearOfFullAge, rateBefore)",
    unit: "rate",
  },
  excess: { label: "To be withheld", formula: "max(0, earnings - limit) * rate", source: CFR },
  monthsWithheld: {
    label: "Months withheld",
    formula: "when(monthlyBenefit > 0, min(benefitMonths, startedSteps(excess, monthlyBenefit)), 0)",
    unit: "months",
    meaning: "Whole months are held back. From full retirement age on, you get a higher benefit for them.",
  },
  withheld: { label: "Withheld for the year", formula: "min(excess, benefitMonths * monthlyBenefit)" },
  paid: { label: "Paid for the year", formula: "benefitMonths * monthlyBenefit - withheld" },
};
