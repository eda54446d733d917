import { type Lines, part, type Source } from "../worksheet.ts";
import { workerFactorLines } from "./claiming-age.lines.ts";
import type { RetirementBenefit } from "./retirement-benefit.ts";

const ROUNDING: Source = { cite: "42 USC 415(g)", url: "https://www.law.cornell.edu/uscode/text/42/415" };

export const retirementBenefitLines: Lines<RetirementBenefit> = {
  share: part(workerFactorLines),
  unrounded: { label: "Monthly benefit before rounding", formula: "primaryInsuranceAmount * share.factor" },
  monthly: { label: "Monthly benefit", formula: "downToDime(unrounded)", source: ROUNDING },
  paid: {
    label: "Monthly payment",
    formula: "downToDollar(monthly)",
    meaning: "Rounded down to a dollar after the Medicare premium, if one is taken out; here before it.",
    source: ROUNDING,
  },
};
