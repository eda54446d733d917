/** The home and its rent in every past period as long as the stay. Loaded with the charts. */
import { pastPeriodsLines } from "../../engine/mortgage/owning/past-periods.lines.ts";
import { rentOrBuyInPastPeriods } from "../../engine/mortgage/owning/past-periods.ts";
import { explain, type Step } from "../../engine/worksheet.ts";
import { inputNamed } from "../../inputs/scope.ts";
import { outlook } from "../../law/mortgage/outlook.ts";
import { housingHistory } from "../../law/series/housing-history.ts";
import { onceFor, protection, rentOf } from "./answer.ts";
import { fields } from "./inputs.ts";

export const pastPeriodsOf = onceFor((given, { home, taxSaving, saleTax }) => ({
  given,
  worksheet: rentOrBuyInPastPeriods(
    home,
    rentOf(given),
    { stockShare: given.stockShare, investTaxRate: outlook.investTaxRate.value },
    given.yearsStaying,
    protection,
    saleTax,
    taxSaving,
    housingHistory(given.state),
  ),
}));
export type PastPeriodsFound = ReturnType<typeof pastPeriodsOf>;

export const stepsOfPastPeriods = ({ given, worksheet }: PastPeriodsFound): Step[] =>
  explain(
    worksheet,
    pastPeriodsLines,
    inputNamed("horizonYears", fields.yearsStaying.label, given.yearsStaying, "years", "yearsStaying"),
  );
