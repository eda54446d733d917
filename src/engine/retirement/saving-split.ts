import { type IraLaw, iraDeduction } from "../tax/ira-deduction.ts";
import { type SavingLimitsLaw, savingLimits } from "./taxes/limits.ts";

/** The figures in a year's tables that determine where savings may go, for one kind of return. */
export interface SavingSplitLaw extends SavingLimitsLaw {
  readonly individualRetirement: SavingLimitsLaw["individualRetirement"] & IraLaw;
}

export interface SaverAtWork {
  /** At the end of the year. */
  readonly age: number;
  readonly working: boolean;
  readonly pay: number;
  /** Whether this person has a 401(k) or similar plan at work, and whether the spouse on the same return does. */
  readonly covered: boolean;
  readonly spouseCovered: boolean;
  /** A plan of one's own, instead of an employer's: the most it takes, and the part of that which may be Roth. */
  readonly ownPlan?: { readonly most: number; readonly deferral: number };
  /** Months of the year before Medicare, when health savings contributions are allowed. */
  readonly monthsBeforeMedicare: number;
}

export interface YearOfSaving {
  /** What is saved, and the desired share in each kind of account; the rest goes to traditional accounts. */
  readonly own: number;
  readonly rothShare: number;
  readonly taxableShare: number;
  readonly healthShare: number;
  /** Pay, gigs, pensions and rent on the return. */
  readonly income: number;
  readonly familyCoverage: boolean;
  /** With more pay than this, the catch-up contribution from 50 on goes into Roth. */
  readonly rothCatchUpPay: number;
  /** Everyone on the return while somebody works; otherwise nobody. */
  readonly savers: readonly SaverAtWork[];
}

export type SavingSplit = ReturnType<typeof savingSplit>;

/**
 * Where a year's savings go, within the law's limits. Dollars.
 *
 * Plans at work, or of one's own, are filled first, traditional before Roth; then IRAs, including a nonworking
 * spouse's. A traditional IRA takes only what may be deducted, and a Roth IRA only what the income allows; what one
 * can't take goes to the other, then to the taxable account. Leaves out: investment income and Social Security in the
 * income that determines the limits, and the rule that nobody can save more than they earn. Also nondeductible
 * contributions: their tax-free part depends on all of a person's IRAs, without plans at work (26 USC 408(d)(2); Form
 * 8606), and a plan here combines IRAs and plans at work.
 */
export function savingSplit(year: YearOfSaving, law: SavingSplitLaw) {
  const { own, rothShare, taxableShare, healthShare, income, familyCoverage, savers } = year;
  let planRoom = 0;
  let planRothRoom = 0;
  let rothOnly = 0;
  let healthRoom = 0;
  for (const { age, working, pay, covered, ownPlan, monthsBeforeMedicare } of savers) {
    if (!working) continue;
    const limits = savingLimits({ age, modifiedAdjustedGrossIncome: 0, familyCoverage }, law);
    healthRoom = Math.max(healthRoom, (limits.healthLimit * monthsBeforeMedicare) / 12);
    if (!covered) continue;
    planRoom += ownPlan?.most ?? limits.planLimit;
    planRothRoom += ownPlan?.deferral ?? limits.planLimit;
    if (pay > year.rothCatchUpPay) rothOnly += limits.planCatchUp;
  }
  const toHealth = Math.min(healthRoom, own * healthShare);
  const wantedRoth = own * rothShare;
  const wantedTraditional = own * Math.max(0, 1 - rothShare - taxableShare - healthShare);
  const planPretax = Math.min(wantedTraditional, planRoom - rothOnly);
  const planRoth = Math.min(planRothRoom, planRoom - planPretax, wantedRoth + wantedTraditional - planPretax);
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
  // Roth goes first to the people who may deduct the least.
  for (const person of [...people].sort((a, b) => a.deductibleLimit - b.deductibleLimit)) {
    const { iraLimit, rothLimit } = person.limits;
    person.intoRoth = Math.min(rothLimit, rothLeft);
    person.deducted = Math.min(person.deductibleLimit, iraLimit - person.intoRoth, traditionalLeft);
    rothLeft -= person.intoRoth;
    traditionalLeft -= person.deducted;
  }
  // What one kind can't take goes to the other.
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
    planRothRoom,
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
