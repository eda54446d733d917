import { type Lines, part } from "../worksheet.ts";
import { spouseFactorLines } from "./claiming-age.lines.ts";
import type { SpouseBenefit } from "./spouse-benefit.ts";

export const spouseBenefitLines: Lines<SpouseBenefit> = {
  excess: {
    label: "Spouse's part at full retirement age",
    formula: "max(0, spouseShare * otherAmount - max(ownAmount, ownBenefit))",
    meaning:
      "What half of your spouse's full benefit adds to your own. Waiting raises your own benefit, not this half.",
    source: { cite: "42 USC 402(b), (k)(3)(A)", url: "https://www.law.cornell.edu/uscode/text/42/402" },
  },
  share: part(spouseFactorLines),
  unrounded: { label: "Spouse's part before rounding", formula: "excess * share.factor" },
  monthly: { label: "Monthly spouse's part", formula: "downToDime(unrounded)" },
  paid: { label: "Monthly payment", formula: "downToDollar(monthly)" },
};
