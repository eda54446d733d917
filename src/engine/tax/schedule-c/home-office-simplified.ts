/** The figures of the simplified method. */
export interface HomeOfficeLaw {
  readonly ratePerSquareFoot: number;
  readonly mostSquareFeet: number;
}

export interface OfficeArea {
  /** Schedule C, line 29: profit before the home office. */
  readonly tentativeProfit: number;
  /** The area used in each month, January to December; 0 for months with fewer than 15 days of use. */
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
