import { usc26 } from "../cite.ts";
import { each, type Lines, part, type Source } from "../worksheet.ts";
import type { SavingSplit } from "./saving-split.ts";
import { savingLimitsLines } from "./taxes/limits.lines.ts";

const HEALTH: Source = {
  cite: "26 USC 223(b)(1), (7); 42 USC 426(a)",
  url: "https://www.law.cornell.edu/uscode/text/26/223",
};
const ROTH_CATCH_UP = usc26("414", "(v)(7)");
const DEDUCTION = usc26("219", "(g)");
const ROTH = usc26("408A", "(c)(3)");

/**
 * Requires `own`, `rothShare`, `taxableShare`, `healthShare`, `income`, `familyCoverage`, and the return's tables by
 * name.
 */
export const savingSplitLines: Lines<SavingSplit> = {
  planRoom: {
    label: "Limit of your plans at work",
    found:
      "The 401(k) limit at your age, for each of you who works and has a plan. With a SEP or solo 401(k), its own limit.",
    check: "planRoom >= 0",
    source: usc26("402", "(g), 404, 414(v)"),
  },
  planRothRoom: {
    label: "Part of it that can be Roth",
    found: "All of a 401(k) at work, and your own part of a solo 401(k). We count nothing in a SEP as Roth.",
    check: "planRothRoom >= 0 && planRothRoom <= planRoom",
  },
  rothOnly: {
    label: "Part of it that has to be Roth",
    found: "The catch-up from age 50 on, for anyone whose pay is above the limit for it.",
    check: "rothOnly >= 0",
    source: ROTH_CATCH_UP,
  },
  healthRoom: {
    label: "Limit of health savings",
    found:
      "A twelfth of the limit for each month before Medicare, or the larger of your limits if both of you work. If you draw Social Security, Medicare starts at 65. If you claim later, it reaches back six months.",
    check: "healthRoom >= 0",
    source: HEALTH,
  },
  toHealth: { label: "Saved into health savings", formula: "min(healthRoom, own * healthShare)" },
  wantedRoth: { label: "Wanted in Roth", formula: "own * rothShare" },
  wantedTraditional: {
    label: "Wanted in traditional accounts",
    formula: "own * max(0, 1 - rothShare - taxableShare - healthShare)",
  },
  planPretax: {
    label: "Traditional money into plans at work",
    formula: "min(wantedTraditional, planRoom - rothOnly)",
  },
  planRoth: {
    label: "Roth money into plans at work",
    formula: "min(planRothRoom, planRoom - planPretax, wantedRoth + wantedTraditional - planPretax)",
  },
  rothBeyondPlan: { label: "Roth money left for IRAs", formula: "max(0, wantedRoth - planRoth)" },
  traditionalBeyondPlan: {
    label: "Traditional money left for IRAs",
    formula: "wantedRoth + wantedTraditional - planPretax - planRoth - rothBeyondPlan",
  },
  incomeForIra: {
    label: "Income that limits IRA contributions",
    formula: "max(0, income - planPretax - toHealth)",
    meaning:
      "Pay, profit after half of self-employment tax, and pensions, less what goes into plans at work and health savings. Investment income is left out.",
  },
  people: each({
    age: {
      label: "Age at the end of the year",
      found: "The year less the year of birth.",
      unchecked: "dates",
      unit: "years",
    },
    limits: part(savingLimitsLines, { given: { modifiedAdjustedGrossIncome: "incomeForIra" } }),
    phaseOutStart: {
      label: "Income above which the deduction falls",
      found: "It depends on whether this person or the spouse has a plan at work. None if neither has.",
      unchecked: "table",
      source: DEDUCTION,
    },
    phaseOutEnd: {
      label: "Income at which the deduction ends",
      found: "From the same row of the law.",
      check: "phaseOutEnd == null || phaseOutEnd > phaseOutStart",
      source: DEDUCTION,
    },
    deductibleLimit: {
      label: "Most you can deduct",
      formula:
        "when(phaseOutStart === null || incomeForIra <= phaseOutStart, limits.iraLimit, when(incomeForIra >= phaseOutEnd, 0, max(individualRetirement.deductionLeast, startedSteps(limits.iraLimit * (phaseOutEnd - incomeForIra) / (phaseOutEnd - phaseOutStart), individualRetirement.deductionStep) * individualRetirement.deductionStep)))",
      form: "Publication 590-A, Worksheet 1-2",
      source: DEDUCTION,
    },
    intoRoth: {
      label: "Into a Roth IRA",
      found: "What is left for it, up to the limit, and then what could not be deducted.",
      check: "intoRoth <= limits.rothLimit + 1e-6",
      source: ROTH,
    },
    deducted: {
      label: "Into a traditional IRA, deducted",
      found: "What is left for it, up to what can be deducted, and then what may not go into Roth.",
      check: "deducted <= deductibleLimit + 1e-6 && deducted + intoRoth <= limits.iraLimit + 1e-6",
      source: DEDUCTION,
    },
  }),
  iraRoth: { label: "Into Roth IRAs", formula: "sum(people.intoRoth)" },
  iraDeducted: { label: "Into traditional IRAs", formula: "sum(people.deducted)" },
  toRoth: { label: "Saved into Roth accounts", formula: "planRoth + iraRoth" },
  pretax: { label: "Your own savings into traditional accounts", formula: "planPretax + iraDeducted" },
  toTaxable: {
    label: "Saved into the taxable account",
    formula: "max(0, own - toHealth - toRoth - pretax)",
    meaning: "What you chose for it, what is above the limits, and what your income keeps out of IRAs.",
  },
  adjustments: { label: "Contributions that lower taxable income", formula: "pretax + toHealth" },
};
