/** Everything that can still change the year's tax: how much is possible, the deadline, and what it takes. */

import { type Day, dayAt } from "../../../engine/payments/days.ts";
import { paymentDates, returnDue } from "../../../engine/payments/due-dates.ts";
import { contributionLimit } from "../../../engine/tax/ira-deduction.ts";
import { perYear } from "../../../inputs/fields.ts";
import type { Answer } from "../answer.ts";
import type { Gig, Inputs } from "../inputs.ts";
import { extendedDue } from "../late/late-ways.ts";
import { leftToWithhold } from "../paying/paying.ts";
import { penaltiesOf } from "../paying/penalties.ts";
import type { StateShare } from "../state/share.ts";
import { amountIn, isOnScheduleE } from "../year/business-year.ts";
import { businessOwner, planLimits, usualWithholding } from "../year/household-of.ts";
import { goneOf, yearlyPay } from "../year/part-of-year.ts";
import { yearOf } from "../year/year.ts";

export type StepId = Inputs["planned"][number]["what"];

/** The visitor's current year, which determines the room for each step. */
export interface Standing {
  readonly answered: Answer;
  readonly share: StateShare | null;
}

export interface StepToTake {
  /** The last day on which it counts for the tax year. */
  until(taxYear: number): Day;
  /** The most that can change the tax; 0 if it isn't open to this visitor. */
  room(standing: Standing): number;
  /** A fixed amount if the visitor can't choose it: a payment that is due. */
  readonly isFixed?: true;
  /** The inputs with this much of it done. */
  with(inputs: Inputs, amount: number): Inputs;
  /** What happens to the money. */
  readonly money: "kept" | "spent" | "moved" | "given" | "paid";
  /** It changes when tax is paid, not how much, so the penalty is counted. */
  readonly isPayment?: true;
}

const endOfYear = (taxYear: number) => dayAt(taxYear, 12, 31);
/** An owner's own payments into a SIMPLE IRA: 30 days after year-end (26 USC 408(p)(5)(A)(i)). */
const simpleDue = (taxYear: number) => dayAt(taxYear + 1, 1, 30);

/** Changes the first gig with a Schedule C. */
function withGig(inputs: Inputs, change: (gig: Gig) => Readonly<Record<string, unknown>>): Inputs {
  const at = inputs.gigs.findIndex((gig) => !isOnScheduleE(gig));
  return { ...inputs, gigs: inputs.gigs.map((gig, i) => (i === at ? ({ ...gig, ...change(gig) } as Gig) : gig)) };
}

const firstOnScheduleC = ({ answered: { year } }: Standing) => year.businesses.find(({ form }) => form === "C");
/** What the rest of the year still brings. */
function stillToCome(standing: Standing): number {
  const business = firstOnScheduleC(standing);
  return business ? business.deposits * (1 - goneOf(business.gig, standing.answered.inputs)) : 0;
}
/** Costs beyond the profit create a loss, which is a separate question. */
const profitThere = (standing: Standing) => Math.max(0, firstOnScheduleC(standing)?.sheet.netProfit ?? 0);

type Plan = "solo" | "sep" | "simple";
const intoPlan = (plan: Plan): Pick<StepToTake, "room" | "with" | "money"> => ({
  room: ({ answered: { inputs, year } }) => {
    if (inputs.plan !== plan && (inputs.plan !== "none" || plan === "simple")) return 0;
    const isSpouses = businessOwner(inputs.planWho, inputs) === "spouse";
    const owner = (isSpouses && year.household.spouse) || year.household.filer;
    return planLimits(owner, year.law)[plan].most - (inputs.plan === "none" ? 0 : inputs.planContribution);
  },
  with: (inputs, amount) => ({
    ...inputs,
    plan,
    planContribution: (inputs.plan === "none" ? 0 : inputs.planContribution) + amount,
  }),
  money: "kept",
});

const intoIra = (whose: "filer" | "spouse"): StepToTake => {
  const [traditional, roth, age] =
    whose === "filer" ? (["ira", "roth", "filerAge"] as const) : (["spouseIra", "spouseRoth", "spouseAge"] as const);
  const withMore = (inputs: Inputs, amount: number) => ({ ...inputs, [traditional]: inputs[traditional] + amount });
  return {
    until: returnDue,
    room: ({ answered: { inputs, year } }) => {
      if (whose === "spouse" && inputs.filingStatus !== "married_joint") return 0;
      const limit = contributionLimit(inputs[age], year.law.individualRetirement);
      const open = Math.max(0, limit - inputs[traditional] - inputs[roth]);
      const deducted = (of: Answer["year"]) => of.result.adjusted.iraDeductions;
      return Math.min(open, deducted(yearOf(withMore(inputs, open))) - deducted(year));
    },
    with: withMore,
    money: "kept",
  };
};

export const stepsToTake: Readonly<Record<StepId, StepToTake>> = {
  // A sole owner may open a first plan until the return is due (26 USC 401(b)(2)), but few providers accept one then.
  solo: { ...intoPlan("solo"), until: endOfYear },
  sep: { ...intoPlan("sep"), until: extendedDue },
  simple: { ...intoPlan("simple"), until: simpleDue },
  ira: intoIra("filer"),
  spouseIra: intoIra("spouse"),
  hsa: {
    until: returnDue,
    room: ({ answered: { inputs, year } }) => {
      if (inputs.hsaCoverage === "none") return 0;
      const deducted = (of: Answer["year"]) => of.result.adjusted.healthSavingsDeduction;
      return deducted(yearOf({ ...inputs, hsa: inputs.hsa + 100_000 })) - deducted(year);
    },
    with: (inputs, amount) => ({ ...inputs, hsa: inputs.hsa + amount }),
    money: "kept",
  },
  equipment: {
    until: endOfYear,
    room: profitThere,
    with: (inputs, amount) => withGig(inputs, (gig) => ({ equipment: amountIn(gig, "equipment") + amount })),
    money: "spent",
  },
  prepaid: {
    until: endOfYear,
    room: profitThere,
    with: (inputs, amount) => withGig(inputs, (gig) => ({ office: amountIn(gig, "office") + amount })),
    money: "moved",
  },
  january: {
    until: endOfYear,
    // Only what the rest of the year still brings.
    room: (standing) => Math.min(profitThere(standing), stillToCome(standing)),
    with: (inputs, amount) =>
      withGig(inputs, (gig) => ({
        pay: { amount: Math.max(0, yearlyPay(gig, inputs) - amount), per: "year" },
        ...(gig.grossOnForms === null ? {} : { grossOnForms: Math.max(0, gig.grossOnForms - amount) }),
      })),
    money: "moved",
  },
  gift: {
    until: endOfYear,
    room: ({ answered: { inputs, year } }) =>
      year.result.itemizes
        ? year.result.adjustedGrossIncome / 2
        : Math.max(0, year.law.charityWithoutItemizing.maximum - inputs.charityCash),
    with: (inputs, amount) => ({ ...inputs, charityCash: inputs.charityCash + amount }),
    money: "given",
  },
  stateTax: {
    until: endOfYear,
    room: ({ answered: { inputs, year }, share }) => {
      if (!year.result.itemizes || !share?.plan) return 0;
      const afterNewYear = share.plan.left.ahead.filter(({ due }) => due > endOfYear(inputs.taxYear));
      return afterNewYear.reduce((sum, { amount }) => sum + amount, 0);
    },
    isFixed: true,
    with: (inputs, amount) => ({ ...inputs, stateTaxPaid: inputs.stateTaxPaid + amount }),
    money: "paid",
  },
  withholding: {
    until: endOfYear,
    room: ({ answered }) =>
      answered.plan.plan.withholdingThatCures <= leftToWithhold(answered) &&
      penaltiesOf(answered).ifNothingMore.penalty > 0
        ? Math.ceil(answered.plan.plan.withholdingThatCures)
        : 0,
    isFixed: true,
    with: (inputs, amount) => ({
      ...inputs,
      jobs: inputs.jobs.map((job, i) => (i === 0 ? { ...job, withheld: moreWithheld(inputs, job, amount) } : job)),
    }),
    money: "paid",
    isPayment: true,
  },
  payments: {
    until: (taxYear) => paymentDates(taxYear)[3]?.due ?? returnDue(taxYear),
    room: ({ answered: { plan } }) => plan.schedule.reduce((sum, { amount }) => sum + amount, 0),
    isFixed: true,
    with: (inputs) => inputs,
    money: "paid",
    isPayment: true,
  },
};

/** A job's withholding for the year, including more of it. */
function moreWithheld(inputs: Inputs, job: Inputs["jobs"][number], amount: number) {
  const { law, gone } = yearOf(inputs);
  const wages = Math.max(0, perYear(job.pay, gone) - job.retirementAtWork);
  const now = job.withheld === null ? usualWithholding(wages, law) : perYear(job.withheld, gone);
  return { amount: now + amount, per: "year" as const };
}
