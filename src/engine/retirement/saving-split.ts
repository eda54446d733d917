import { type IraLaw, iraDeduction } from "../tax/ira-deduction.ts";
import { each, type Lines, part, type Source } from "../worksheet.ts";
import { type SavingLimitsLaw, savingLimits, savingLimitsLines } from "./taxes/limits.ts";

/** The figures of a year's tables that decide where savings may go, for one kind of return. */
export interface SavingSplitLaw extends SavingLimitsLaw {
  readonly individualRetirement: SavingLimitsLaw["individualRetirement"] & IraLaw;
}

export interface SaverAtWork {
  /** At the end of the year. */
  readonly age: number;
  readonly working: boolean;
  readonly pay: number;
  /** Takes part in a 401(k) or the like at work; and whether the spouse on the same return does. */
  readonly covered: boolean;
  readonly spouseCovered: boolean;
  /** Months of the year before Medicare, in which money may go into health savings. */
  readonly monthsBeforeMedicare: number;
}

export interface YearOfSaving {
  /** What is saved, and the shares of it that are wanted in each kind of account; the rest goes to traditional accounts. */
  readonly own: number;
  readonly rothShare: number;
  readonly taxableShare: number;
  readonly healthShare: number;
  /** Pay, gigs and pensions of the return. */
  readonly income: number;
  readonly familyCoverage: boolean;
  /** With more pay than this the addition from 50 on goes into Roth. */
  readonly rothCatchUpPay: number;
  /** Everybody on the return while somebody works; nobody otherwise. */
  readonly savers: readonly SaverAtWork[];
}

export type SavingSplit = ReturnType<typeof savingSplit>;

/**
 * Where a year's savings go, within the limits of the law. Dollars.
 *
 * Plans at work are filled first, with traditional money before Roth; then IRAs, of a spouse without work too. A traditional IRA takes only
 * what may be deducted, and a Roth IRA only what the income allows; what one cannot take goes to the other, and then to the taxable account.
 * Leaves out: investment income and Social Security in the income that decides, and that no more can be saved than is earned. Also
 * contributions that are not deducted: what of them comes back untaxed is their share in all IRAs of a person, without plans at work (26 USC
 * 408(d)(2); Form 8606), and a plan holds IRAs and plans at work as one.
 */
export function savingSplit(year: YearOfSaving, law: SavingSplitLaw) {
  const { own, rothShare, taxableShare, healthShare, income, familyCoverage, savers } = year;
  let planRoom = 0;
  let rothOnly = 0;
  let healthRoom = 0;
  for (const { age, working, pay, covered, monthsBeforeMedicare } of savers) {
    if (!working) continue;
    const limits = savingLimits({ age, modifiedAdjustedGrossIncome: 0, familyCoverage }, law);
    healthRoom = Math.max(healthRoom, (limits.healthLimit * monthsBeforeMedicare) / 12);
    if (!covered) continue;
    planRoom += limits.planLimit;
    if (pay > year.rothCatchUpPay) rothOnly += limits.planCatchUp;
  }
  const toHealth = Math.min(healthRoom, own * healthShare);
  const wantedRoth = own * rothShare;
  const wantedTraditional = own * Math.max(0, 1 - rothShare - taxableShare - healthShare);
  const planPretax = Math.min(wantedTraditional, planRoom - rothOnly);
  const planRoth = Math.min(planRoom - planPretax, wantedRoth + wantedTraditional - planPretax);
  const rothBeyondPlan = Math.max(0, wantedRoth - planRoth);
  const traditionalBeyondPlan = wantedRoth + wantedTraditional - planPretax - planRoth - rothBeyondPlan;
  const incomeForIra = Math.max(0, income - planPretax - toHealth);

  const people = savers.map(({ age, covered, spouseCovered }) => {
    const limits = savingLimits({ age, modifiedAdjustedGrossIncome: incomeForIra, familyCoverage }, law);
    const { phaseOutStart, phaseOutEnd, deductibleLimit } = iraDeduction(
      {
        contribution: limits.iraLimit,
        rothContribution: 0,
        age,
        covered,
        spouseCovered,
        separateApart: false,
        compensation: limits.iraLimit,
        income: incomeForIra,
      },
      law.individualRetirement,
    );
    return { age, limits, phaseOutStart, phaseOutEnd, deductibleLimit, intoRoth: 0, deducted: 0 };
  });
  let rothLeft = rothBeyondPlan;
  let traditionalLeft = traditionalBeyondPlan;
  // Roth goes to those first who may deduct the least.
  for (const person of [...people].sort((a, b) => a.deductibleLimit - b.deductibleLimit)) {
    const { iraLimit, rothLimit } = person.limits;
    person.intoRoth = Math.min(rothLimit, rothLeft);
    person.deducted = Math.min(person.deductibleLimit, iraLimit - person.intoRoth, traditionalLeft);
    rothLeft -= person.intoRoth;
    traditionalLeft -= person.deducted;
  }
  // What one kind cannot take goes to the other.
  for (const person of people) {
    const { iraLimit, rothLimit } = person.limits;
    const alsoRoth = Math.min(
      rothLimit - person.intoRoth,
      iraLimit - person.intoRoth - person.deducted,
      traditionalLeft,
    );
    person.intoRoth += alsoRoth;
    traditionalLeft -= alsoRoth;
    const alsoDeducted = Math.min(
      person.deductibleLimit - person.deducted,
      iraLimit - person.intoRoth - person.deducted,
      rothLeft,
    );
    person.deducted += alsoDeducted;
    rothLeft -= alsoDeducted;
  }
  const iraRoth = people.reduce((sum, { intoRoth }) => sum + intoRoth, 0);
  const iraDeducted = people.reduce((sum, { deducted }) => sum + deducted, 0);
  const toRoth = planRoth + iraRoth;
  const pretax = planPretax + iraDeducted;
  const toTaxable = Math.max(0, own - toHealth - toRoth - pretax);
  const adjustments = pretax + toHealth;
  return {
    planRoom,
    rothOnly,
    healthRoom,
    toHealth,
    wantedRoth,
    wantedTraditional,
    planPretax,
    planRoth,
    rothBeyondPlan,
    traditionalBeyondPlan,
    incomeForIra,
    people,
    iraRoth,
    iraDeducted,
    toRoth,
    pretax,
    toTaxable,
    adjustments,
  };
}

const HEALTH: Source = {
  cite: "26 USC 223(b)(1), (7); 42 USC 426(a)",
  url: "https://www.law.cornell.edu/uscode/text/26/223",
};
const ROTH_CATCH_UP: Source = { cite: "26 USC 414(v)(7)", url: "https://www.law.cornell.edu/uscode/text/26/414" };
const DEDUCTION: Source = { cite: "26 USC 219(g)", url: "https://www.law.cornell.edu/uscode/text/26/219" };
const ROTH: Source = { cite: "26 USC 408A(c)(3)", url: "https://www.law.cornell.edu/uscode/text/26/408A" };

/** Needs `own`, `rothShare`, `taxableShare`, `healthShare`, `income`, `familyCoverage`, and the tables of the return by their names. */
export const savingSplitLines: Lines<SavingSplit> = {
  planRoom: {
    label: "Limit of your plans at work",
    found: "The 401(k) limit at your age, for each of you who works and has a plan.",
    source: { cite: "26 USC 402(g), 414(v)", url: "https://www.law.cornell.edu/uscode/text/26/402" },
  },
  rothOnly: {
    label: "Part of it that has to be Roth",
    found: "The addition from 50 on of those whose pay is above the line for it.",
    source: ROTH_CATCH_UP,
  },
  healthRoom: {
    label: "Limit of health savings",
    found:
      "A twelfth of the limit for each month before Medicare, the largest of those who work. Medicare comes at 65 to who draws Social Security; a later claim brings it six months back.",
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
    formula: "min(planRoom - planPretax, wantedRoth + wantedTraditional - planPretax)",
  },
  rothBeyondPlan: { label: "Roth money left for IRAs", formula: "max(0, wantedRoth - planRoth)" },
  traditionalBeyondPlan: {
    label: "Traditional money left for IRAs",
    formula: "wantedRoth + wantedTraditional - planPretax - planRoth - rothBeyondPlan",
  },
  incomeForIra: {
    label: "Income that decides about IRAs",
    formula: "max(0, income - planPretax - toHealth)",
    meaning:
      "Pay, gigs and pensions less what goes into plans at work and health savings. Investment income is left out.",
  },
  people: each({
    age: { label: "Age at the end of the year", found: "The year less the year of birth.", unit: "years" },
    limits: part(savingLimitsLines, { given: { modifiedAdjustedGrossIncome: "incomeForIra" } }),
    phaseOutStart: {
      label: "Income above which the deduction falls",
      found: "By whether this person or the spouse has a plan at work; none if neither has.",
      source: DEDUCTION,
    },
    phaseOutEnd: { label: "Income at which it ends", found: "From the same row of the law.", source: DEDUCTION },
    deductibleLimit: {
      label: "Deductible at most",
      formula:
        "when(phaseOutStart === null || incomeForIra <= phaseOutStart, limits.iraLimit, when(incomeForIra >= phaseOutEnd, 0, max(individualRetirement.deductionLeast, startedSteps(limits.iraLimit * (phaseOutEnd - incomeForIra) / (phaseOutEnd - phaseOutStart), individualRetirement.deductionStep) * individualRetirement.deductionStep)))",
      form: "Publication 590-A, Worksheet 1-2",
      source: DEDUCTION,
    },
    intoRoth: {
      label: "Into a Roth IRA",
      found: "What is left for it, up to the limit; then what could not be deducted.",
      check: "intoRoth <= limits.rothLimit + 1e-6",
      source: ROTH,
    },
    deducted: {
      label: "Into a traditional IRA, deducted",
      found: "What is left for it, up to what may be deducted; then what may not go into Roth.",
      check: "deducted <= deductibleLimit + 1e-6 && deducted + intoRoth <= limits.iraLimit + 1e-6",
      source: DEDUCTION,
    },
  }),
  iraRoth: { label: "Into Roth IRAs", formula: "sum(people.intoRoth)" },
  iraDeducted: { label: "Into traditional IRAs", formula: "sum(people.deducted)" },
  toRoth: { label: "Saved into Roth accounts", formula: "planRoth + iraRoth" },
  pretax: { label: "Own savings into traditional accounts", formula: "planPretax + iraDeducted" },
  toTaxable: {
    label: "Saved into the taxable account",
    formula: "max(0, own - toHealth - toRoth - pretax)",
    meaning: "What is wanted there, what is above the limits, and what your income keeps out of IRAs.",
  },
  adjustments: { label: "Contributions that lower taxable income", formula: "pretax + toHealth" },
};
