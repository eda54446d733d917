/** The published series behind Social Security benefits: by year, with their sources. */
import type { Series } from "../../engine/social-security/series.ts";
import averageWageIndex from "./average-wage-index.json" with { type: "json" };
import costOfLiving from "./cost-of-living.json" with { type: "json" };
import earningsPerCredit from "./earnings-per-credit.json" with { type: "json" };
import wageBase from "./wage-base.json" with { type: "json" };

/** With title, note and source, for pages that list them. */
export const publishedSeries = { averageWageIndex, wageBase, costOfLiving, earningsPerCredit };

/** The values alone, for engines. */
export const socialSecuritySeries: Series = {
  averageWageIndex: averageWageIndex.values,
  wageBase: wageBase.values,
  costOfLiving: costOfLiving.values,
  earningsPerCredit: earningsPerCredit.values,
};
