import { usc } from "../cite.ts";
import { type Lines, part, type Source } from "../worksheet.ts";
import { survivorFactorLines } from "./claiming-age.lines.ts";
import type { SurvivorBenefit } from "./survivor-benefit.ts";

const ACT = usc(42, "402", "(e)(2)");
const GIVEN_BACK: Source = { cite: "20 CFR 404.412", url: "https://www.law.cornell.edu/cfr/text/20/404.412" };

export const survivorBenefitLines: Lines<SurvivorBenefit> = {
  full: {
    label: "Survivor's benefit at full retirement age",
    formula: "max(deceasedAmount, deceasedBenefit)",
    meaning: "The full benefit of the spouse who died, with credits for waiting if there were any.",
    source: ACT,
  },
  countedAge: {
    label: "Age it is figured from",
    formula: "startAge + monthsGivenBack",
    unit: "months",
    meaning: "Months held back because of work no longer reduce it at 62 and at full retirement age.",
    source: GIVEN_BACK,
  },
  share: part(survivorFactorLines, { given: { startAge: "countedAge" } }),
  limit: {
    label: "Limit if the deceased had claimed early",
    formula: "max(deceasedBenefit, survivorFloor * deceasedAmount)",
    meaning:
      "If the spouse who died had claimed early, the survivor gets what was being paid, or 82.5% of the full amount if that is more.",
    source: ACT,
  },
  unrounded: { label: "Survivor's benefit before rounding", formula: "min(full * share.factor, limit)" },
  monthly: { label: "Monthly survivor's benefit", formula: "downToDime(unrounded)" },
  paid: { label: "Monthly payment", formula: "downToDollar(monthly)" },
};
