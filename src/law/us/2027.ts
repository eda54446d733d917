/**
 * What is known of 2027 so far. The year is not offered until every figure is in (docs/adding-a-tax-year.md); what
 * stands here serves plans that begin in January 2027, in place of the figure of 2026. What is due and when: `npm run due`.
 */
import type { Source } from "../../engine/worksheet.ts";
import { usd } from "../figure.ts";
import { SECOND_HAND, SSA_2027, usc26 } from "../sources.ts";

const in2027 = (source: Source): Source => ({ ...source, period: "2027" });

export const selfEmployment = {
  wageBase: usd(192_300, "Social Security wage base", SSA_2027, SECOND_HAND),
};
export const payroll = {
  wageBase: usd(192_300, "Social Security wage base", SSA_2027, SECOND_HAND),
};

const HSA: Source = {
  cite: "Rev. Proc. 2026-24",
  url: "https://www.irs.gov/pub/irs-drop/rp-26-24.pdf",
  period: "2027",
};
export const healthSavings = {
  selfOnly: usd(4_500, "HSA contribution limit, coverage of one person", HSA),
  family: usd(9_000, "HSA contribution limit, family coverage", HSA),
};

/** 101% of the year before, by statute; homeowners' plans over many years take them from `law/mortgage/homeowner-taxes.ts`. */
export const itemized = {
  saltLimit: usd(40_804, "Limit on state and local taxes", in2027(usc26("164", "(b)(7)(A)"))),
};

const POVERTY: Source = {
  cite: "HHS poverty guidelines of January 2026",
  url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
  period: "coverage in 2027",
};
export const premiumTaxCredit = {
  povertyFirstPerson: usd(15_960, "Poverty line for one person", POVERTY),
  povertyEachMore: usd(5_680, "Poverty line, each further person", POVERTY),
  povertyFirstPersonAlaska: usd(19_950, "Poverty line for one person in Alaska", POVERTY),
  povertyEachMoreAlaska: usd(7_100, "Poverty line, each further person in Alaska", POVERTY),
  povertyFirstPersonHawaii: usd(18_360, "Poverty line for one person in Hawaii", POVERTY),
  povertyEachMoreHawaii: usd(6_530, "Poverty line, each further person in Hawaii", POVERTY),
};
