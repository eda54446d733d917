/** The home and its rent in every period of the past that is as long as the stay. Loaded with the pictures. */
import { pastsLines } from "../../engine/mortgage/owning/pasts.lines.ts";
import { rentOrBuyInPasts } from "../../engine/mortgage/owning/pasts.ts";
import { explain, type Step } from "../../engine/worksheet.ts";
import { outlook } from "../../law/mortgage/outlook.ts";
import { housingHistory } from "../../law/series/housing-history.ts";
import { type Answer, protection, rentOf } from "./answer.ts";
import { fields, type Inputs } from "./inputs.ts";

export const pastsOf = (given: Inputs, { home, taxSaving, saleTax }: Answer) => ({
  given,
  worksheet: rentOrBuyInPasts(
    home,
    rentOf(given),
    { stockShare: given.stockShare, investTaxRate: outlook.investTaxRate.value },
    given.yearsStaying,
    protection,
    saleTax,
    taxSaving,
    housingHistory(given.state),
  ),
});
export type PastsFound = ReturnType<typeof pastsOf>;

export const stepsOfPasts = ({ given, worksheet }: PastsFound): Step[] =>
  explain(worksheet, pastsLines, {
    horizonYears: {
      kind: "input",
      name: "yearsStaying",
      label: fields.yearsStaying.label,
      value: given.yearsStaying,
      unit: "years",
    },
  });
