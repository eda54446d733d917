/** Rent or buy in every period of the past that is as long as the stay. Loaded when its panel is opened. */
import { pastsLines } from "../../../engine/mortgage/owning/pasts.lines.ts";
import { rentOrBuyInPasts } from "../../../engine/mortgage/owning/pasts.ts";
import { explain, type Step } from "../../../engine/worksheet.ts";
import { housingHistory } from "../../../law/series/housing-history.ts";
import { typedAs } from "../scope.ts";
import type { RentOrBuyFound } from "./renting.ts";

export function pastsOf({ answered, home, renting, law, taxSaving, saleTax, horizonYears }: RentOrBuyFound) {
  const { stockShare, investTaxRate, state } = answered.given;
  const investing = { stockShare, investTaxRate };
  const history = housingHistory(state);
  return {
    horizonYears,
    worksheet: rentOrBuyInPasts(home, renting, investing, horizonYears, law, saleTax, taxSaving, history),
  };
}
export type PastsFound = ReturnType<typeof pastsOf>;

export const stepsOfPasts = ({ horizonYears, worksheet }: PastsFound): Step[] =>
  explain(worksheet, pastsLines, {
    ...typedAs("stayMonths", "horizonYears", "Years you stay", horizonYears, "years"),
  });
