/** Medicare premiums and income-related surcharges (IRMAA), per person per month, by premium year. */
import type { Source } from "../../engine/worksheet.ts";
import { list, months, usd } from "../figure.ts";
import { usc42 } from "../sources.ts";

const cms = (year: number, url: string): Source => ({
  cite: `CMS, ${year} Medicare Parts A & B Premiums and Deductibles`,
  url,
  period: String(year),
});
const CMS_2025 = cms(2025, "https://www.cms.gov/newsroom/fact-sheets/2025-medicare-parts-b-premiums-and-deductibles");
const CMS_2026 = cms(2026, "https://www.cms.gov/newsroom/fact-sheets/2026-medicare-parts-b-premiums-deductibles");

const FROM = "Incomes above which each surcharge applies (the highest: or equal)";
const PART_B = "Part B surcharges";
const PART_D = "Part D surcharges";

export const medicare = {
  2025: {
    standardPartB: usd(185, "Standard Part B premium", CMS_2025),
    individual: {
      tierStarts: list([106_000, 133_000, 167_000, 200_000, 500_000], FROM, CMS_2025),
      partBSurcharges: list([74, 185, 295.9, 406.9, 443.9], PART_B, CMS_2025),
      partDSurcharges: list([13.7, 35.3, 57, 78.6, 85.8], PART_D, CMS_2025),
    },
    joint: {
      tierStarts: list([212_000, 266_000, 334_000, 400_000, 750_000], FROM, CMS_2025),
      partBSurcharges: list([74, 185, 295.9, 406.9, 443.9], PART_B, CMS_2025),
      partDSurcharges: list([13.7, 35.3, 57, 78.6, 85.8], PART_D, CMS_2025),
    },
    separateTogether: {
      tierStarts: list([106_000, 394_000], FROM, CMS_2025),
      partBSurcharges: list([406.9, 443.9], PART_B, CMS_2025),
      partDSurcharges: list([78.6, 85.8], PART_D, CMS_2025),
    },
  },
  2026: {
    standardPartB: usd(202.9, "Standard Part B premium", CMS_2026),
    individual: {
      tierStarts: list([109_000, 137_000, 171_000, 205_000, 500_000], FROM, CMS_2026),
      partBSurcharges: list([81.2, 202.9, 324.6, 446.3, 487], PART_B, CMS_2026),
      partDSurcharges: list([14.5, 37.5, 60.4, 83.3, 91], PART_D, CMS_2026),
    },
    joint: {
      tierStarts: list([218_000, 274_000, 342_000, 410_000, 750_000], FROM, CMS_2026),
      partBSurcharges: list([81.2, 202.9, 324.6, 446.3, 487], PART_B, CMS_2026),
      partDSurcharges: list([14.5, 37.5, 60.4, 83.3, 91], PART_D, CMS_2026),
    },
    separateTogether: {
      tierStarts: list([109_000, 391_000], FROM, CMS_2026),
      partBSurcharges: list([446.3, 487], PART_B, CMS_2026),
      partDSurcharges: list([83.3, 91], PART_D, CMS_2026),
    },
  },
};
export type PremiumYear = keyof typeof medicare;
export const isPremiumYear = (year: unknown): year is PremiumYear => Object.hasOwn(medicare, String(year));

/** The seven months of initial enrollment, around the month a person reaches the age. */
export const medicareEnrollment = {
  eligibleAge: months(780, "Age when Medicare coverage can begin", usc42("1395o", "(a)(2)")),
  monthsBefore: months(3, "Months to enroll before the month of that age", usc42("1395p", "(d)")),
  monthsAfter: months(3, "Months to enroll after that month", usc42("1395p", "(d)")),
};
