/** The published yearly series behind Social Security benefits; the files name their sources. */
import type { Series } from "../../engine/social-security/series.ts";
import averageWageIndex from "./average-wage-index.json" with { type: "json" };
import costOfLiving from "./cost-of-living.json" with { type: "json" };
import earningsPerCredit from "./earnings-per-credit.json" with { type: "json" };
import wageBase from "./wage-base.json" with { type: "json" };

export const socialSecuritySeries: Series = {
  averageWageIndex: averageWageIndex.values,
  wageBase: wageBase.values,
  costOfLiving: costOfLiving.values,
  earningsPerCredit: earningsPerCredit.values,
};
