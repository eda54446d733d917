/**
 * When to claim according to the life tables: the expected value of all benefits. The full plan is compared elsewhere.
 */
import { monthNumber } from "../../../engine/social-security/birth.ts";
import { breakEvenAge } from "../../../engine/social-security/break-even.ts";
import { aliveByMonth, discountByMonth, survivorsFrom } from "../../../engine/social-security/chances.ts";
import { coupleClaimValues } from "../../../engine/social-security/claim-couple.ts";
import { bestOf, singleClaimValues } from "../../../engine/social-security/claim-single.ts";
import { type Claimant, smoothed } from "../../../engine/social-security/claimant.ts";
import { valuesOf } from "../../../law/figure.ts";
import { claimingAges } from "../../../law/retirement/social-security.ts";
import type { Inputs } from "../inputs.ts";
import { lifeTableOf } from "../plan/futures-of.ts";
import { planned } from "../plan/plan-of.ts";
import { FIRST_YEAR } from "../years.ts";

const law = valuesOf(claimingAges);
const LAST_AGE = 120;

export interface ClaimingValue {
  /** Each person's claiming age in months: for the highest expected value, and in the plan. */
  readonly best: readonly number[];
  readonly bestValue: number;
  readonly planned: readonly number[];
  /** The ages to recommend, in years: whole ones, unless months are worth noticeably more. */
  readonly advised: readonly number[];
  readonly advisedValue: number;
  /** For each person, the whole ages around that which are worth about as much while the other's stays. */
  readonly about: readonly { readonly from: number; readonly through: number }[];
  /** Null if the plan's months are in the past. */
  readonly plannedValue: number | null;
  /**
   * The age in months by which claiming at 70 has paid as much in total as claiming at the earliest age left, which
   * is `soonest`, for the first person.
   */
  readonly breakEven: number | null;
  readonly soonest: number;
  /** Nobody has a benefit. */
  readonly nothing: boolean;
}

interface Valued {
  readonly claimMonths: readonly number[];
  readonly value: number;
}

/** The expected value of each claim in a plan, according to the life tables. */
export function valuesIn(inputs: Inputs) {
  const now = monthNumber(FIRST_YEAR, 1);
  // With a claim at 62, every later year of work has its own amount, so each month is compared with the record it would
  // have.
  const soonest = planned({ ...inputs, claimAge: 62, spouseClaimAge: 62 }).plan.persons;
  const claimants = soonest.map(({ claimant }) => claimant);
  const youngest = Math.max(...claimants.map(({ month }) => month));
  // Up to half a year of back payments can be claimed, so the months begin before now.
  const BACK = 6;
  const months = { from: now - BACK, count: Math.max(1, youngest + LAST_AGE * 12 - now + BACK) };
  const discount = discountByMonth(inputs.claimDiscount, now, 0, months);
  const alive = claimants.map((person, i) => chancesOf(person, now, i === 0 ? inputs.sex : inputs.spouseSex, months));
  const [one, two] = claimants as [Claimant, Claimant | undefined];
  const [first, second] = alive as [Float64Array, Float64Array | undefined];
  const values: readonly Valued[] =
    two === undefined || second === undefined
      ? singleClaimValues(one, { now, from: months.from, alive: first, discount }, smoothed, law).map(
          ({ claimMonth, value }) => ({ claimMonths: [claimMonth], value }),
        )
      : coupleClaimValues(
          [one, two],
          { now, from: months.from, alive: [first, second], discount, survivors: "by law" },
          smoothed,
          law,
        );
  return { claimants, one, two, values };
}

export function claimingValue(inputs: Inputs): ClaimingValue {
  const { persons } = planned(inputs).plan;
  const { claimants, one, values } = valuesIn(inputs);
  const best = bestOf(values);
  const soonest = Math.max(one.month + one.earliestClaimAge, monthNumber(FIRST_YEAR, 1));
  const latest = one.month + law.latestCreditAge;
  const own = values.find(({ claimMonths }) => claimMonths.every((month, i) => month === persons[i]?.claimMonth));
  return {
    best: claimants.map(({ month }, i) => (best.claimMonths[i] as number) - month),
    bestValue: best.value,
    ...advice(claimants, values, best),
    planned: persons.map(({ claimMonth, claimant }) => claimMonth - claimant.month),
    plannedValue: own?.value ?? null,
    breakEven: soonest < latest ? breakEvenAge(one, soonest, latest, smoothed, law) : null,
    soonest: soonest - one.month,
    nothing: claimants.every(({ primaryInsuranceAmount }) => primaryInsuranceAmount === 0),
  };
}

/** Less than this share of the best isn't worth another month, or another year. */
const WORTH_MONTHS = 0.001;
const WORTH_A_YEAR = 0.005;

const WHOLE = [62, 63, 64, 65, 66, 67, 68, 69, 70] as const;

/** A difference below this share of the benefits isn't worth changing a plan for. */
export const WORTH_CHANGING = 0.005;

/** The ages in the plan are clearly worse than those advised. */
export const isWorthChanging = ({ plannedValue, advisedValue }: Pick<ClaimingValue, "plannedValue" | "advisedValue">) =>
  plannedValue === null || plannedValue < advisedValue * (1 - WORTH_CHANGING);

/**
 * Whole ages that are about as good as the best months. Nobody can claim in the month of turning 62, so 62 is soon
 * after.
 */
function advice(claimants: readonly Claimant[], values: readonly Valued[], best: Valued) {
  const monthAt = ({ month, earliestClaimAge }: Claimant, age: number) => month + Math.max(earliestClaimAge, age * 12);
  const byMonths = new Map(values.map(({ claimMonths, value }) => [claimMonths.join(), value]));
  const valueAt = (ages: readonly number[]) =>
    byMonths.get(claimants.map((one, i) => monthAt(one, ages[i] as number)).join()) ?? Number.NEGATIVE_INFINITY;
  const pairs =
    claimants.length === 1 ? WHOLE.map((own) => [own]) : WHOLE.flatMap((own) => WHOLE.map((two) => [own, two]));
  const whole = pairs.reduce((most, ages) => (valueAt(ages) > valueAt(most) ? ages : most));
  const isWhole = valueAt(whole) >= best.value * (1 - WORTH_MONTHS);
  const advised = isWhole ? whole : claimants.map(({ month }, i) => ((best.claimMonths[i] as number) - month) / 12);
  const advisedValue = isWhole ? valueAt(whole) : best.value;
  const about = advised.map((age, i) => {
    const isGood = (other: number) =>
      isWhole && other >= WHOLE[0] && valueAt(advised.with(i, other)) >= advisedValue * (1 - WORTH_A_YEAR);
    let [from, through] = [age, age];
    while (isGood(from - 1)) from--;
    while (isGood(through + 1)) through++;
    return { from, through };
  });
  return { advised, advisedValue, about };
}

function chancesOf(
  person: Claimant,
  now: number,
  sex: Inputs["sex"],
  months: { from: number; count: number },
): Float64Array {
  const { firstAge, deathRates } = lifeTableOf(Math.floor(person.month / 12), sex);
  const lives = survivorsFrom([...Array<number>(firstAge).fill(0), ...deathRates]);
  return aliveByMonth(person.month, now, lives, months).map((chance) => (Number.isFinite(chance) ? chance : 0));
}
