import type { Lines, Source } from "../../worksheet.ts";

/** The figures of the simplified method. */
export interface HomeOfficeLaw {
  readonly ratePerSquareFoot: number;
  readonly mostSquareFeet: number;
}

export interface OfficeArea {
  /** Schedule C, line 29: profit before the home office. */
  readonly tentativeProfit: number;
  /** The area used in each month, January to December; 0 where it was used for fewer than 15 days. */
  readonly squareFeetByMonth: readonly number[];
}

export type SimplifiedHomeOffice = ReturnType<typeof simplifiedHomeOffice>;

/** The simplified method (Rev. Proc. 2013-13): a rate per square foot, nothing carried over. Dollars, unrounded. */
export function simplifiedHomeOffice({ tentativeProfit, squareFeetByMonth }: OfficeArea, law: HomeOfficeLaw) {
  const countedSquareFeet = squareFeetByMonth.reduce((sum, area) => sum + Math.min(area, law.mostSquareFeet), 0);
  const averageSquareFeet = countedSquareFeet / 12;
  const deduction = Math.min(averageSquareFeet * law.ratePerSquareFoot, Math.max(0, tentativeProfit));
  return { countedSquareFeet, averageSquareFeet, deduction };
}

const PUB_587: Source = { cite: "IRS Publication 587", url: "https://www.irs.gov/publications/p587" };

export const simplifiedHomeOfficeLines: Lines<SimplifiedHomeOffice> = {
  countedSquareFeet: {
    label: "Square feet, added up over the months",
    found: "The area used in each month, counted up to the largest area that counts.",
    check: "countedSquareFeet >= 0 && countedSquareFeet <= 12 * mostSquareFeet",
    unit: "count",
  },
  averageSquareFeet: {
    label: "Average square feet of the year",
    formula: "countedSquareFeet / 12",
    unit: "count",
    meaning: "Months without the office, or with fewer than 15 days of it, count as zero.",
    source: PUB_587,
  },
  deduction: {
    label: "Home office, simplified",
    formula: "min(averageSquareFeet * ratePerSquareFoot, max(0, tentativeProfit))",
    meaning: "It cannot make a loss, and nothing is carried over.",
    form: "Schedule C, line 30",
  },
};
