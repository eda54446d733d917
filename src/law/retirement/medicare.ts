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

/** The surcharges for a kind of return: limits that income has to exceed, and the highest, which it has to reach. */
const surcharges = (
  kind: string,
  source: Source,
  limits: readonly number[],
  highest: number,
  partB: readonly number[],
  partD: readonly number[],
) => ({
  tierStarts: list(limits, `Income limits for ${kind}`, source),
  highestTierStart: usd(highest, `Income from which the highest surcharge applies, for ${kind}`, source),
  partBSurcharges: list(partB, "Monthly Part B surcharges by tier", source),
  partDSurcharges: list(partD, "Monthly Part D surcharges by tier", source),
});
const INDIVIDUAL = "an individual return";
const JOINT = "a joint return";
const SEPARATE = "a separate return while living together";

const B_2025 = [74, 185, 295.9, 406.9, 443.9];
const D_2025 = [13.7, 35.3, 57, 78.6, 85.8];
const B_2026 = [81.2, 202.9, 324.6, 446.3, 487];
const D_2026 = [14.5, 37.5, 60.4, 83.3, 91];

export const medicare = {
  2025: {
    standardPartB: usd(185, "Standard Part B premium", CMS_2025),
    individual: surcharges(INDIVIDUAL, CMS_2025, [106_000, 133_000, 167_000, 200_000], 500_000, B_2025, D_2025),
    joint: surcharges(JOINT, CMS_2025, [212_000, 266_000, 334_000, 400_000], 750_000, B_2025, D_2025),
    separateTogether: surcharges(SEPARATE, CMS_2025, [106_000], 394_000, [406.9, 443.9], [78.6, 85.8]),
  },
  2026: {
    standardPartB: usd(202.9, "Standard Part B premium", CMS_2026),
    individual: surcharges(INDIVIDUAL, CMS_2026, [109_000, 137_000, 171_000, 205_000], 500_000, B_2026, D_2026),
    joint: surcharges(JOINT, CMS_2026, [218_000, 274_000, 342_000, 410_000], 750_000, B_2026, D_2026),
    separateTogether: surcharges(SEPARATE, CMS_2026, [109_000], 391_000, [446.3, 487], [83.3, 91]),
  },
};

/** The seven months of initial enrollment, around the month a person reaches the age. */
export const medicareEnrollment = {
  eligibleAge: months(780, "Age when Medicare coverage can begin", usc42("1395o", "(a)(2)")),
  monthsBefore: months(3, "Months to enroll before the month of that age", usc42("1395p", "(d)")),
  monthsAfter: months(3, "Months to enroll after that month", usc42("1395p", "(d)")),
};
