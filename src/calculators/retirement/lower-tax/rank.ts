/** Which combinations to show, and in which order. */
import type { Inputs } from "../inputs.ts";
import type { Compared } from "./search.ts";

/** A smaller gain is no reason to change a plan, and two gains this close count as equal. Dollars. */
const WORTH_A_CHANGE = 1000;
const SHOWN = 4;

export interface Ranked {
  readonly plan: Compared;
  /** Best first. */
  readonly better: readonly Compared[];
}

/**
 * Combinations that beat the plan without lasting in fewer futures. If one of them avoids the additional tax before
 * 59½, those that don't are left out. Besides the overall best: the best one with the plan's claiming ages, without
 * conversions, and in the plan's state, to show what each of them is worth.
 */
export function ranked(inputs: Inputs, [plan, ...others]: readonly Compared[]): Ranked {
  const mine = plan as Compared;
  const winning = others.filter(
    ({ rate, afterTaxResult }) => rate >= mine.rate && afterTaxResult - mine.afterTaxResult >= WORTH_A_CHANGE,
  );
  const free = winning.filter(({ course }) => course.earlyTax === 0);
  const sorted = (free.length > 0 ? free : winning).sort((a, b) => b.afterTaxResult - a.afterTaxResult);
  const kinds: ((option: Compared["option"]) => boolean)[] = [
    () => true,
    ({ claimAge, spouseClaimAge }) => claimAge === inputs.claimAge && spouseClaimAge === inputs.spouseClaimAge,
    ({ convert }) => !convert,
    ({ state }) => state === inputs.state,
  ];
  const first = kinds.flatMap((isOne) => sorted.find(({ option }) => isOne(option)) ?? []);
  const better: Compared[] = [];
  for (const one of [...first, ...sorted])
    if (
      better.length < SHOWN &&
      better.every(({ afterTaxResult }) => Math.abs(afterTaxResult - one.afterTaxResult) >= WORTH_A_CHANGE)
    )
      better.push(one);
  return { plan: mine, better: better.sort((a, b) => b.afterTaxResult - a.afterTaxResult) };
}
