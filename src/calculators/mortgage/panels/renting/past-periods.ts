/** Rent or buy in every past period as long as the stay. Loaded when its panel is opened. */
import { pastPeriodsLines } from "../../../../engine/mortgage/owning/past-periods.lines.ts";
import { rentOrBuyInPastPeriods } from "../../../../engine/mortgage/owning/past-periods.ts";
import { explain, type Step } from "../../../../engine/worksheet.ts";
import { housingHistory } from "../../../../law/series/housing-history.ts";
import { typedAs } from "../../scope.ts";
import type { RentOrBuyFound } from "./compare.ts";

export function pastPeriodsOf({ answered, home, renting, law, taxSaving, saleTax, horizonYears }: RentOrBuyFound) {
  const { stockShare, investTaxRate, state } = answered.given;
  const investing = { stockShare, investTaxRate };
  const history = housingHistory(state);
  return {
    horizonYears,
    worksheet: rentOrBuyInPastPeriods(home, renting, investing, horizonYears, law, saleTax, taxSaving, history),
  };
}
export type PastPeriodsFound = ReturnType<typeof pastPeriodsOf>;

export const stepsOfPastPeriods = ({ horizonYears, worksheet }: PastPeriodsFound): Step[] =>
  explain(worksheet, pastPeriodsLines, {
    ...typedAs("stayMonths", "horizonYears", "Years you stay", horizonYears, "years"),
  });
