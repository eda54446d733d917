import type { Lines, Source } from "../../worksheet.ts";
import type { SimplifiedHomeOffice } from "./home-office-simplified.ts";

const PUB_587: Source = { cite: "IRS Publication 587", url: "https://www.irs.gov/publications/p587" };

export const simplifiedHomeOfficeLines: Lines<SimplifiedHomeOffice> = {
  countedSquareFeet: {
    label: "Square feet, added up over the months",
    found: "The area used in each month, up to the largest area the law allows.",
    check: "countedSquareFeet >= 0 && countedSquareFeet <= 12 * mostSquareFeet",
    unit: "count",
  },
  averageSquareFeet: {
    label: "Average square feet for the year",
    formula: "countedSquareFeet / 12",
    unit: "count",
    meaning: "Months without the office, or with fewer than 15 days of it, count as zero.",
    source: PUB_587,
  },
  deduction: {
    label: "Home office, simplified",
    formula: "min(averageSquareFeet * ratePerSquareFoot, max(0, tentativeProfit))",
    meaning: "It can't create a loss, and you can't carry any of it over.",
    form: "Schedule C, line 30",
  },
};
