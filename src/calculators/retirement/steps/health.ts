/** Health insurance before Medicare: its lines. */

import type { Futures } from "../../../engine/retirement/futures/market.ts";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { insuranceBefore65Lines } from "../../../engine/retirement/plan/insurance-before-65.lines.ts";
import { asInput, explain, type Step } from "../../../engine/worksheet.ts";
import { nameOf } from "../../../inputs/fields.ts";
import { scopeOf } from "../../../law/figure.ts";
import { medicaid } from "../../../law/retirement/marketplace.ts";
import { benchmarkPremium } from "../../../law/retirement/typical.ts";
import { knownForPlans } from "../../../law/us/next-year.ts";
import { insuredIn, withCredit } from "../answer/health.ts";
import { prepared } from "../answer/result.ts";
import { premiumAt } from "../given.ts";
import { fields, type Inputs } from "../inputs.ts";
import { LAW_YEAR } from "../years.ts";

/** Health insurance until Medicare, with the premium tax credit. */
export function healthSteps(inputs: Inputs, futures: Futures, middle: number): Step[] {
  const insured = insuredIn(prepared(withCredit(inputs)).which, futures, middle);
  if (insured === null) return [];
  const { given, figures } = insured;
  const stop = Math.max(inputs.age + 1, inputs.retireAge);
  const isAverage = inputs.premiumBefore === premiumAt(stop, inputs.state);
  const multiple = (blank: string, label: string, value: number) => asInput(blank, label, value, "count");
  return explain(
    figures,
    insuranceBefore65Lines(triedIn(inputs.model)),
    {
      ...scopeOf(knownForPlans.premiumTaxCredit as never),
      ...scopeOf({ medicaidUpTo: medicaid.upTo }),
      premiumBefore: isAverage
        ? {
            kind: "figure",
            name: "premiumBefore",
            label: `Average second-lowest-cost silver plan at ${stop - 1}, ${LAW_YEAR}, to hundreds`,
            value: given.premiumBefore,
            unit: "usd",
            source: benchmarkPremium.source,
          }
        : asInput("premiumBefore", nameOf(fields.premiumBefore), given.premiumBefore),
      povertyLine: asInput("couple", `Poverty line for your household (guidelines of ${LAW_YEAR})`, given.povertyLine),
      typedFor: multiple("retireAge", "Multiple of the premium at 21, at the age you stop working", given.typedFor),
      multiples: multiple("age", "Multiples of everyone insured in the first year", given.multiples),
      lastMultiples: multiple("age", "Multiples of everyone insured in the last year", given.lastMultiples),
    },
    "health.",
  );
}
