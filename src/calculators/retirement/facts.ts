/** Figures and sources used in the page's text, read from the law and the series when it is built. */
import type { Source } from "../../engine/worksheet.ts";
import { distributionTableSources } from "../../law/retirement/distributions.ts";
import { medicare } from "../../law/retirement/medicare.ts";
import { earningsTests, trustFundForecast } from "../../law/retirement/social-security.ts";
import { rothCatchUp, seniorDeduction } from "../../law/retirement/withdrawals.ts";
import { marketHistory, publishedMarketHistory } from "../../law/series/market-history.ts";
import { publishedMortality } from "../../law/series/mortality.ts";
import { socialSecuritySeries } from "../../law/series/social-security.ts";
import { lawFor } from "../../law/us/index.ts";
import { knownForPlans } from "../../law/us/next-year.ts";
import { AVERAGE_CAPE, INFLATION_DEVIATION, INFLATION_PERSISTENCE } from "./plan/futures-of.ts";
import { FIRST_YEAR, LAW_YEAR } from "./years.ts";

const sourced = (what: string, { cite, url }: Pick<Source, "cite" | "url">) => ({ what, cite, url });
const { retirementPlans, individualRetirement } = lawFor(LAW_YEAR, "single");
const { retirement: trustFund } = trustFundForecast;

export const pageFacts = () => ({
  firstYear: FIRST_YEAR,
  lawYear: LAW_YEAR,
  seniorDeductionEnds: seniorDeduction.lastYear.value,
  history: [marketHistory.firstYear, marketHistory.firstYear + marketHistory.stockReturn.length - 1] as const,
  averageCape: Math.round(AVERAGE_CAPE * 10) / 10,
  inflationKept: INFLATION_PERSISTENCE,
  inflationShocks: INFLATION_DEVIATION,
  /** The adjustment determined the year before the plan begins, paid from its first January. */
  raise: socialSecuritySeries.costOfLiving[FIRST_YEAR - 1] ?? 0,
  wageBase: knownForPlans.payroll.wageBase.value,
  healthSelfOnly: knownForPlans.healthSavings.selfOnly.value,
  earningsLimit: earningsTests[FIRST_YEAR].limitBefore.value,
  deferralLimit: retirementPlans.deferralLimit,
  iraLimit: individualRetirement.limit,
  catchUpAge: individualRetirement.catchUpAge,
  rothCatchUpPay: rothCatchUp.payAbove.value,
  trustFund: { year: trustFund.depletionYear.value, share: trustFund.payableShare.value },
  trustFundSource: { cite: trustFund.payableShare.source.cite, url: trustFund.payableShare.source.url },
  sources: [
    sourced("Stocks, bonds and prices", publishedMarketHistory.source),
    sourced("Life tables by year of birth", publishedMortality.cohortSource),
    sourced(`Medicare premiums for ${LAW_YEAR}`, medicare[LAW_YEAR].standardPartB.source),
    sourced("Required distributions", distributionTableSources.uniformLifetime),
    sourced(`Social Security amounts for ${FIRST_YEAR}`, earningsTests[FIRST_YEAR].limitBefore.source),
    sourced(`Health savings limits for ${FIRST_YEAR}`, knownForPlans.healthSavings.selfOnly.source),
    sourced("Trust fund forecast", trustFund.depletionYear.source),
  ],
});
export type PageFacts = ReturnType<typeof pageFacts>;
