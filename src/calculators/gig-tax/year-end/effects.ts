/** What each step saves this visitor, from full returns with and without it, and what several save together. */
import type { Day } from "../../../engine/payments/days.ts";
import { type TaxSaved, taxSaved, type YearsTax } from "../../../engine/payments/tax-saved.ts";
import { type Answer, answer } from "../answer.ts";
import type { Inputs } from "../inputs.ts";
import { penaltiesOf } from "../paying/penalties.ts";
import { type StateShare, stateShare } from "../state/share.ts";
import type { StateLaw } from "../state/state-law.ts";
import { yearOf } from "../year/year.ts";
import { type StepId, stepsToTake } from "./steps-to-take.ts";

/** The year's taxes without and with one step or several, and what that saves. */
export interface Compared {
  readonly amount: number;
  readonly now: YearsTax;
  readonly then: YearsTax;
  readonly saved: TaxSaved;
}
/** A step with an amount, and what it saves. */
export interface Effect extends Compared {
  readonly what: StepId;
  /** The most that can count. */
  readonly room: number;
}

export interface YearEnd {
  /** What leaves the visitor better off, by savings per dollar; then what only moves money; then what costs more. */
  readonly steps: readonly Effect[];
  /** Open to this visitor, but without an effect on the year's tax. */
  readonly idle: readonly StepId[];
  /** What the planned steps save together; undefined if none is planned. */
  readonly together: Together | null;
  readonly cliff: Cliff | null;
}
/** The smallest amounts that bring income down to where the Marketplace credit starts, if that is within reach. */
export interface Cliff extends Compared {
  readonly steps: readonly Planned[];
  /** The last day for all of them. */
  readonly until: Day;
  /** The most income that leaves the credit. */
  readonly limit: number;
}
export interface Together extends Compared {
  /** What the same steps would save one by one. */
  readonly oneByOne: number;
}

const shareAt = (answered: Answer, law: StateLaw | null): StateShare | null => law && stateShare(answered, law);

/** @param pays assumes the payments due are made; `penalty` counts only if a step is about payments */
export function taxesOf(inputs: Inputs, law: StateLaw | null, { pays = false, penalty = false } = {}): YearsTax {
  const answered = answer(inputs);
  return {
    federal: answered.year.result.taxAfterRefundableCredits,
    state: shareAt(answered, law)?.tax ?? 0,
    penalty: penalty ? penaltiesOf(answered)[pays ? "ifPaidToday" : "ifNothingMore"].penalty : 0,
  };
}

export type Planned = Pick<Effect, "what" | "amount">;

/** Several steps in one pair of returns. */
export function compared(inputs: Inputs, law: StateLaw | null, steps: readonly Planned[]): Compared {
  const penalty = steps.some(({ what }) => stepsToTake[what].isPayment);
  const pays = steps.some(({ what }) => what === "payments");
  const changed = steps.reduce((so, { what, amount }) => stepsToTake[what].with(so, amount), inputs);
  const amount = steps.reduce((sum, step) => sum + step.amount, 0);
  const now = taxesOf(inputs, law, { penalty });
  const then = taxesOf(changed, law, { pays, penalty });
  return { amount, now, then, saved: taxSaved(now, then, amount) };
}

const ids = Object.keys(stepsToTake) as StepId[];
/** Savings below this aren't worth a line. */
const LEAST = 1;

/** Everything still open on the day counted from. */
export function yearEndOf(inputs: Inputs, law: StateLaw | null): YearEnd {
  const answered = answer(inputs);
  const standing = standingOf(answered, law);
  const open = ids.filter((what) => stepsToTake[what].until(inputs.taxYear) >= inputs.today);
  const isAbove = isAboveTheCliff(standing);
  const steps: Effect[] = [];
  const idle: StepId[] = [];
  for (const what of open) {
    const { room: roomOf, isFixed } = stepsToTake[what];
    const room = roomOf(standing);
    const most = isFixed ? Math.round(room * 100) / 100 : Math.floor(room);
    if (most < 1) continue;
    // Above the end of the Marketplace credit, less than what reaches it may save nothing.
    const enough = isAbove && BELOW_THE_CLIFF.includes(what) ? leastFor(what, inputs, law) : null;
    const amount = isFixed ? most : Math.min(Math.max(inputs.spare, enough ?? 0), most);
    const effect = { what, room: most, ...compared(inputs, law, [{ what, amount }]) };
    if (effect.saved.saved >= LEAST) steps.push(effect);
    else idle.push(what);
  }
  steps.sort(byWorth);
  const planned = inputs.planned.filter(({ what, amount }) => amount > 0 && open.includes(what));
  const together =
    planned.length === 0
      ? null
      : {
          ...compared(inputs, law, planned),
          oneByOne: planned.reduce((sum, step) => sum + compared(inputs, law, [step]).saved.saved, 0),
        };
  return { steps, idle, together, cliff: cliffOf(inputs, law, standing) };
}

/** The accounts that lower income, the simplest and the one open longest first. */
const BELOW_THE_CLIFF: readonly StepId[] = ["ira", "spouseIra", "hsa", "sep", "solo", "simple"];

/**
 * Whether the money stays with the visitor or is owed anyway, is only moved in time, or is gone for less than it saves.
 */
const groupOf = ({ what, saved }: Effect): number => {
  const { money } = stepsToTake[what];
  return money === "kept" || money === "paid" || saved.perDollar > 1 ? 0 : money === "moved" ? 1 : 2;
};
/** A tenth of a percent makes no difference: then the simpler step comes first. */
const rateOf = ({ saved }: Effect) => Math.round(saved.perDollar * 1000);
const placeOf = ({ what }: Effect) => {
  const place = BELOW_THE_CLIFF.indexOf(what);
  return place < 0 ? BELOW_THE_CLIFF.length : place;
};
const byWorth = (a: Effect, b: Effect): number =>
  groupOf(a) - groupOf(b) || rateOf(b) - rateOf(a) || placeOf(a) - placeOf(b);

/** Income is too high for the Marketplace credit that the visitor's plan would otherwise get. */
const isAboveTheCliff = ({ answered: { inputs, year } }: ReturnType<typeof standingOf>): boolean =>
  year.health?.credit === 0 && inputs.benchmarkPremium.amount > 0 && year.law.premiumTaxCredit.endsAbove !== null;

/** Only one own plan counts. */
export const PLANS: readonly StepId[] = ["solo", "sep", "simple"];

/** One account if it reaches below the cliff alone; otherwise several in turn, each filled before the next. */
export function cliffOf(
  inputs: Inputs,
  law: StateLaw | null,
  standing = standingOf(answer(inputs), law),
): Cliff | null {
  const { health, law: federal } = standing.answered.year;
  const { endsAbove } = federal.premiumTaxCredit;
  if (!health || endsAbove === null || !isAboveTheCliff(standing)) return null;
  const open = BELOW_THE_CLIFF.filter((what) => stepsToTake[what].until(inputs.taxYear) >= inputs.today);
  const found = (steps: readonly Planned[]): Cliff | null => {
    const whole = compared(inputs, law, steps);
    const until = steps.map(({ what }) => stepsToTake[what].until(inputs.taxYear)).sort()[0] ?? inputs.today;
    return whole.saved.saved >= LEAST
      ? { ...whole, steps, until, limit: endsAbove * health.coverage.povertyLine }
      : null;
  };
  for (const what of open) {
    const enough = leastFor(what, inputs, law);
    const alone = enough === null ? null : found([{ what, amount: enough }]);
    if (alone) return alone;
  }
  let so = inputs;
  const steps: Planned[] = [];
  for (const what of open) {
    if (PLANS.includes(what) && steps.some((one) => PLANS.includes(one.what))) continue;
    const enough = leastFor(what, so, law);
    if (enough !== null) return found([...steps, { what, amount: enough }]);
    const amount = roomIn(what, so, law);
    if (amount < 1) continue;
    steps.push({ what, amount });
    so = stepsToTake[what].with(so, amount);
  }
  return null;
}

const roomIn = (what: StepId, inputs: Inputs, law: StateLaw | null) =>
  Math.floor(stepsToTake[what].room(standingOf(answer(inputs), law)));

/** The least in one account that brings the credit back; null if all of its room isn't enough. */
function leastFor(what: StepId, inputs: Inputs, law: StateLaw | null): number | null {
  const room = roomIn(what, inputs, law);
  const hasCredit = (amount: number) => (yearOf(stepsToTake[what].with(inputs, amount)).health?.credit ?? 0) > 0;
  if (room < 1 || !hasCredit(room)) return null;
  let [below, enough] = [0, room];
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (hasCredit(middle)) enough = middle;
    else below = middle;
  }
  return enough;
}
const standingOf = (answered: Answer, law: StateLaw | null) => ({ answered, share: shareAt(answered, law) });
