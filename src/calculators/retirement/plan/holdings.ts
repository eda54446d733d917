/** What a plan starts with: the accounts, and the income of the years before. */

import { type Holdings, noEarlyMoney, type PlanTerms } from "../../../engine/retirement/plan/terms.ts";
import type { Inputs } from "../inputs.ts";
import { FIRST_YEAR } from "../years.ts";
import { inAccounts, listsAccounts } from "./accounts.ts";
import { allSavings, isEarned, isSpouses } from "./household.ts";

/** Shares that add up to more than the whole are each reduced in proportion. */
export const withinWhole = <Shares extends readonly number[]>(...shares: Shares) => {
  const sum = shares.reduce((total, share) => total + share, 0);
  return (sum > 1 ? shares.map((share) => share / sum) : shares) as { [At in keyof Shares]: number };
};

type InAccounts = Pick<
  Holdings,
  "traditional" | "spouseTraditional" | "roth" | "taxable" | "basis" | "health" | "cash"
>;

/** The contents of accounts listed one by one. Without a spouse, all of them are the visitor's. */
function listed(inputs: Inputs): InAccounts {
  const of = (kind: Inputs["accounts"][number]["kind"]) => inAccounts(inputs, (account) => account.kind === kind);
  const spouseTraditional = inAccounts(
    inputs,
    ({ kind, owner }) => inputs.couple && kind === "traditional" && owner === "spouse",
  );
  const gain = inputs.accounts.reduce(
    (sum, one) => sum + (one.kind === "taxable" ? Math.min(one.gain, one.balance) : 0),
    0,
  );
  return {
    traditional: of("traditional") - spouseTraditional,
    spouseTraditional,
    roth: of("roth"),
    taxable: of("taxable"),
    basis: of("taxable") - gain,
    health: of("health"),
    cash: of("cash"),
  };
}

/** The same from total savings and the share of each kind of account. */
function shared(inputs: Inputs): InAccounts {
  const savings = allSavings(inputs);
  const [roth, taxable, health, cash] = withinWhole(inputs.roth, inputs.taxable, inputs.health, inputs.cash);
  const traditional = Math.max(0, savings * (1 - roth - taxable - health - cash));
  const ofSpouse = inputs.couple ? inputs.spouseTraditional : 0;
  return {
    traditional: traditional * (1 - ofSpouse),
    spouseTraditional: traditional * ofSpouse,
    roth: savings * roth,
    taxable: savings * taxable,
    basis: savings * taxable * (1 - inputs.gainShare),
    health: savings * health,
    cash: savings * cash,
  };
}

/**
 * Conversions wait five tax years before they come out without the additional tax (26 USC 408A(d)(3)(F)), so with
 * conversions the layers of Roth money are kept apart. What isn't typed counts as contributed so far.
 */
export const contributionsCounted = ({ rothContributions, convert }: Inputs) => rothContributions !== null || convert;

export function holdingsOf(inputs: Inputs): PlanTerms["start"] {
  const held = listsAccounts(inputs) ? listed(inputs) : shared(inputs);
  return {
    ...held,
    ...noEarlyMoney,
    rothContributions: inputs.rothContributions ?? (contributionsCounted(inputs) ? held.roth : 0),
    afterTax: Math.min(inputs.afterTax, held.traditional + held.spouseTraditional),
    prices: 1,
    medicareIncome: incomeBefore(inputs, FIRST_YEAR - 1),
    medicareIncomeBefore: incomeBefore(inputs, FIRST_YEAR - 2),
  };
}

/**
 * The income in a year before the plan, for Medicare: current pay, if the person hadn't stopped, and other taxable
 * income. Someone who lived on savings doesn't enter it.
 */
function incomeBefore(inputs: Inputs, year: number): number | null {
  const { born, retireAge, pay, couple, streams, spouseAge } = inputs;
  const age = year - born.year;
  const own = age < retireAge ? pay : 0;
  const agesOfSpouse = year - (FIRST_YEAR - 1) + spouseAge;
  const spouses = couple && agesOfSpouse < inputs.spouseRetireAge ? inputs.spousePay : 0;
  const then = streams.filter((one) => {
    const at = isSpouses(inputs, one) ? agesOfSpouse : age;
    return one.kind !== "untaxed" && at >= one.fromAge && at <= one.throughAge;
  });
  const earned = own + spouses > 0 || then.some(isEarned);
  return earned ? then.reduce((sum, { amount }) => sum + amount, own + spouses) : null;
}
