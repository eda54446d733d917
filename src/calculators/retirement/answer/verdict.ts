/** The first sentences of the answer: whether the plan lasts, and what one could do. */
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { inDollars, inNumbers, inWholePercent } from "../../../ui/format.ts";
import { ruleCalled, setsOwnStart } from "../compared/rule-words.ts";
import type { Inputs } from "../inputs.ts";
import { counted, endAge, wholeShare, yearOfAge } from "../words.ts";
import type { Levers } from "./levers.ts";
import type { Result, YearOfPath } from "./result.ts";
import { LATEST_STOP, STEP } from "./search-limits.ts";

/** Below the desired chance, a plan that lasts in this share of futures or more "could fall short". */
export const COULD_FALL_SHORT = 0.75;

type Likelihood = "likely" | "could fall short" | "not yet";

export const likelihood = (rate: number, target: number): Likelihood =>
  rate >= target ? "likely" : Math.round(rate * 100) >= COULD_FALL_SHORT * 100 ? "could fall short" : "not yet";

const isAllWork = ({ stopAge, firstAge, years }: Result) => stopAge - firstAge >= years;

const firstWords = (inputs: Inputs, result: Result): string => {
  if (isAllWork(result)) return "Pay covers every year of this plan, so";
  const how = likelihood(result.rate, inputs.target);
  if (how === "likely") return "Likely yes:";
  if (how === "could fall short") return "It could fall short:";
  return "Your plan falls short too often:";
};

/** 335,525 as people say it: $336,000. */
export function roundly(amount: number): string {
  const unit = amount < 1000 ? 1 : 10 ** (Math.floor(Math.log10(amount)) - 2);
  return inDollars(Math.round(amount / unit) * unit);
}

const FUTURES: Readonly<Record<Result["model"], string>> = {
  history: "market histories",
  bootstrap: "futures made from pieces of history",
  random: "random futures",
};

export interface Verdict {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

/** "Likely yes: your money lasted in" · "104 of 106" · "market histories; the worst ran short at 90." */
export function verdictOf(inputs: Inputs, result: Result): Verdict {
  const { model, paths, leanest, failed, succeeded, leftTooLittle } = result;
  const futures = model === "history" ? FUTURES.history : `of ${inNumbers(paths)} ${FUTURES[model]}`;
  const rule = ruleVerdict(inputs, result, futures);
  if (rule !== null) return rule;
  const left = leanest.end === 0 ? "nothing" : roundly(leanest.end);
  const shortAt = (age: number) => (inputs.couple ? yearOfAge(inputs, age) : `at ${age}`);
  const worst =
    failed === null || leanest.failedAge === null
      ? `the worst one would have left ${left}${inputs.lifetimes === "random" ? "" : ` ${yearOfAge(inputs, endAge(result))}`}`
      : succeeded + leftTooLittle === 0 && failed.latestAge === leanest.failedAge
        ? `it would have run short ${shortAt(leanest.failedAge)} in all of them`
        : `in the worst one, it would have run short ${shortAt(leanest.failedAge)}`;
  return {
    before: `${firstWords(inputs, result)} your money would have lasted${andLeft(inputs)} in`,
    figure: counted(result),
    after: `${futures}; ${worst}.`,
  };
}

/** The additional goal that counts, if there is one. */
const andLeft = ({ legacy }: Inputs) => (legacy > 0 ? ` and left at least ${inDollars(legacy)}` : "");

/** A rule that adapts is judged by its promise: that money doesn't run out, and how lean the leanest years get. */
function ruleVerdict(inputs: Inputs, result: Result, futures: string): Verdict | null {
  const { flexible, model, paths } = result;
  if (inputs.strategy === "plan" || flexible === null || isAllWork(result)) return null;
  const { ranOut, followed, leanest } = flexible;
  const called = ruleCalled(inputs);
  const gone =
    ranOut === 0
      ? "Money never ran out"
      : `Money ran out in ${model === "history" ? `${ranOut} of ${paths}` : wholeShare(ranOut / followed)}`;
  const floor = inputs.floorShare * inputs.spending;
  return {
    before: `${firstWords(inputs, result)} with ${called}, you would have had at least ${inDollars(floor)} a year${andLeft(inputs)} in`,
    figure: counted(result),
    after: `${futures}. ${gone}, and in the leanest year you would have spent ${leanest === 0 ? "nothing" : roundly(leanest)}.`,
  };
}

/**
 * Why the most that can be spent is so little: it has to fit the first year without pay, and savings don't reach for
 * the months of that year before Social Security. Empty if something else sets the limit.
 */
function firstYearsLimit({ couple, claimAge }: Inputs, { years1, stopAge }: Result, most: number | null): string {
  const [first, second] = years1.filter(({ age }) => age >= stopAge);
  if (couple || most === null || first === undefined || second === undefined) return "";
  const income = ({ socialSecurity, otherIncome, health }: YearOfPath) => socialSecurity + otherIncome - health;
  const later = STEP * Math.floor(income(second) / STEP);
  const starts = first.age === Math.floor(claimAge) && first.socialSecurity > 0;
  if (!starts || first.savings + income(first) >= most + STEP || later <= most) return "";
  return ` At ${first.age}, Social Security pays for only part of the year, and that sets the limit. From ${second.age} on, you would have about ${inDollars(later)} a year to spend.`;
}

/**
 * What one could do, at the chance one wants: "You could spend $74,000 a year, or stop at 64, and your money would
 * still last in 90% of histories."
 */
export const leversSentence = (inputs: Inputs, result: Result, levers: Levers): string =>
  isAllWork(result) ? "" : couldDo(inputs, result, levers) + firstYearsLimit(inputs, result, levers.spending);

function couldDo(inputs: Inputs, result: Result, levers: Levers): string {
  const { retireAge } = levers;
  const { stopAge, firstAge } = result;
  const spending = setsOwnStart(inputs) ? Number.POSITIVE_INFINITY : levers.spending;
  const spendWord = inputs.strategy === "plan" ? "spend" : "start with";
  const chance = `in ${inWholePercent(inputs.target)} of ${triedIn(result.model).many}`;
  const retired = stopAge <= firstAge;
  // Someone who stops this year can still choose to work on.
  const stopped = retired && inputs.retireAge < inputs.age;
  const last = inputs.legacy > 0 ? `leave ${inDollars(inputs.legacy)}` : "last";
  if (result.rate >= inputs.target) {
    const still = inputs.legacy > 0 ? `and still ${last}` : "and your money would still last";
    const more = spending !== null && Number.isFinite(spending) && spending > inputs.spending;
    const earlier = !retired && retireAge !== null && retireAge < inputs.retireAge;
    if (more && earlier)
      return `You could ${spendWord} ${inDollars(spending)} a year, or stop working at ${retireAge}, ${still} ${chance}.`;
    if (more) return `You could ${spendWord} ${inDollars(spending)} a year ${still} ${chance}.`;
    if (earlier) return `You could stop working at ${retireAge} ${still} ${chance}.`;
    if (spending === Number.POSITIVE_INFINITY) return "";
    return `You have no room to spend more${retired ? "" : " or stop working earlier"} and still ${inputs.legacy > 0 ? last : "have your money last"} ${chance}.`;
  }
  const spend = spending === null || !Number.isFinite(spending) ? null : `${spendWord} ${inDollars(spending)} a year`;
  const work = stopped || retireAge === null ? null : `work until ${retireAge}`;
  const steps = [spend, work].filter((step) => step !== null);
  if (steps.length > 0)
    return `${inputs.legacy > 0 ? "To" : "For your money to"} ${last} ${chance}, ${steps.join(" or ")}.`;
  if (spending !== null) return "";
  return `No amount of spending${stopped ? "" : `, and no age to stop working up to ${LATEST_STOP},`} would ${inputs.legacy > 0 ? last : "make your money last"} ${chance}.`;
}
