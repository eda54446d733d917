import type { Lines } from "../../worksheet.ts";
import { catchUpFormula } from "./catch-up.lines.ts";
import { netEarningsLine, ownersRateLine, PUB_560 } from "./sep.lines.ts";
import type { Solo401k } from "./solo-401k.ts";

const step = (number: string) => `Publication 560, deduction worksheet, step ${number}`;

export const solo401kLines: Lines<Solo401k> = {
  netEarnings: netEarningsLine,
  earnings: { label: "Net earnings, if any", formula: "max(0, netEarnings)" },
  deferralRoom: {
    label: "Deferral limit left",
    formula: "max(0, deferralLimit - deferralsElsewhere)",
    meaning: "One limit covers all of a person's plans, so what you put into a plan at work uses it up.",
  },
  deferral: {
    label: "Employee deferral",
    formula: "min(deferralRoom, earnings)",
    form: step("9"),
    source: PUB_560,
  },
  ownersRate: ownersRateLine,
  byRate: { label: "Owner's rate times net earnings", formula: "earnings * ownersRate", form: step("5") },
  additionsRoom: {
    label: "Room left under the plan's overall limit",
    formula: "additionsLimit - deferral",
    form: step("10"),
  },
  halfOfRest: {
    label: "Half of the earnings left after the deferral",
    formula: "(earnings - deferral) / 2",
    meaning: "This matters at low profits, because the employer part can't be more than what is left to pay it.",
    form: step("12"),
  },
  employer: {
    label: "Employer contribution",
    formula: "min(byRate, additionsRoom, halfOfRest)",
    form: step("13"),
  },
  rest: { label: "Earnings left", formula: "earnings - employer - deferral", form: step("16") },
  catchUpLimitForAge: { label: "Catch-up at this age", formula: catchUpFormula("catchUp", "higherCatchUp") },
  catchUpRoom: {
    label: "Catch-up left",
    formula: "max(0, catchUpLimitForAge - max(0, deferralsElsewhere - deferralLimit))",
  },
  catchUpContribution: { label: "Catch-up contribution", formula: "min(rest, catchUpRoom)", form: step("18") },
  total: {
    label: "Largest 401(k) contribution",
    formula: "deferral + employer + catchUpContribution",
    form: step("19"),
  },
};
