/**
 * Accepted entries worth a second look: fields that don't fit together. Each says how they are handled and what to do.
 * Loads after the answer.
 */

import { AGE_OF_FREE_WITHDRAWALS } from "../../../engine/retirement/plan/in-year/free-age.ts";
import { inDollars, inPercent } from "../../../ui/format.ts";
import { firstAgeOf } from "../ages.ts";
import type { Inputs } from "../inputs.ts";
import { livedOn } from "../lived-on.ts";
import { inAccounts } from "../plan/accounts.ts";
import { isEarned, isSpouses } from "../plan/household.ts";

/** Yearly spending below this was probably meant by the month. */
const MONTHLY_LOOKING = 12_000;

/** Ages at the end of the year outside of these are probably a slip. */
const YOUNG = 16;
const OLD = 100;

const wholeOf = (what: string, sum: number) =>
  `${what} add up to ${inPercent(Math.round(sum * 1000) / 1000)}. We scaled them down for now. Please lower them to a total of 100% or less.`;

const earns = ({ pay, couple, spousePay, streams }: Inputs) =>
  pay > 0 || (couple && spousePay > 0) || streams.some(isEarned);

/** Whether a home's loan is still paid at an age. */
const paysAt = ({ what, atAge, loan, loanYears, keptTo }: Inputs["oneOffs"][number], age: number) =>
  what === "purchase" && loan > 0 && atAge <= age && age < atAge + loanYears && age <= keptTo;

type Found = Record<string, string>;

/** The last age in the plan; with lifetimes drawn at random there is none. */
const lastAge = (inputs: Inputs) =>
  inputs.lifetimes === "fixed" ? Math.max(firstAgeOf(inputs), inputs.planTo) : Number.POSITIVE_INFINITY;

function ofAges(inputs: Inputs, found: Found): void {
  const { age, born, planTo, retireAge, lifetimes, couple } = inputs;
  const first = firstAgeOf(inputs);
  const isFixed = lifetimes === "fixed";
  if (age < YOUNG || age > OLD)
    found.age = `The plan starts from ${age}, your age at the end of this year. Correct it if that is wrong.`;
  if (couple && (inputs.spouseAge < YOUNG || inputs.spouseAge > OLD))
    found.spouseAge = `The plan starts from ${inputs.spouseAge}, your spouse's age at the end of this year. Correct it if that is wrong.`;
  if (first - 1 !== age) {
    found.born = `If you were born in ${born.year}, you are ${first - 1} at the end of this year, not ${age}. The plan goes by your month of birth.`;
    found.age = `By your month of birth, you are ${first - 1} then, and the plan uses that. Correct whichever is wrong.`;
  }
  if (isFixed && planTo < first)
    found.planTo = `The plan begins at ${first}, so we count only that one year. Enter ${first} or more.`;
  else if (isFixed && planTo - first < 4 && (!couple || inputs.spousePlanTo - inputs.spouseAge < 5))
    found.planTo = "That is less than five years. You could live longer.";
  if (retireAge > lastAge(inputs) && planTo >= first)
    found.retireAge = `The plan ends at ${planTo}, so you would work through all of it. Enter ${planTo} or less, or plan for longer.`;
  else if (retireAge > first && !earns(inputs))
    found.retireAge = `Until then, the plan assumes that your pay covers everything, but you haven't entered any pay. If you live on savings now, enter ${first}.`;
  if (couple && isFixed && inputs.spousePlanTo <= inputs.spouseAge)
    found.spousePlanTo = `Your spouse is older than this when the plan begins, so we count one year for them. Enter ${inputs.spouseAge + 1} or more.`;
}

function ofSpending(inputs: Inputs, found: Found): void {
  const first = firstAgeOf(inputs);
  if (inputs.spending > 0 && inputs.spending < MONTHLY_LOOKING)
    found.spending = `That is ${inDollars(Math.round(inputs.spending / 12))} a month. If you meant ${inDollars(inputs.spending)} a month, enter ${inDollars(12 * inputs.spending)}.`;
  const paid = inputs.pay + (inputs.couple ? inputs.spousePay : 0);
  if (inputs.retireAge > first && paid > 0 && !inputs.streams.some(isEarned)) {
    const { saving, pay, spousePay, couple, selfEmployed } = inputs;
    const wages = (selfEmployed ? 0 : pay) + (couple ? spousePay : 0);
    const left = livedOn({ pay: wages, profit: selfEmployed ? pay : 0, couple, saved: 0 });
    if (saving >= left)
      found.saving = `After tax, only about ${inDollars(1000 * Math.round(left / 1000))} is left of the pay you entered. Check both numbers.`;
    // Wanting somewhat more later is no mistake.
    if (inputs.spending > 2 * paid)
      found.pay =
        "Until you stop working, we assume that pay covers all you spend. If you also draw on savings, they won't last as long.";
  }
  if (inputs.lateAge < inputs.slowAge && (inputs.slowShare !== 1 || inputs.lateShare !== 1))
    found.lateAge = `Spending first slows at ${inputs.slowAge}. Enter ${inputs.slowAge} or more.`;
  if (inputs.mortgage > 0 && inputs.mortgageAge < Math.max(first, inputs.retireAge))
    found.mortgageAge = "The mortgage is paid off before your pay ends, so it doesn't change the plan.";
}

function ofBenefits(inputs: Inputs, found: Found): void {
  const { age, couple } = inputs;
  for (const [benefit, record] of [
    ["benefit", "record"],
    ["spouseBenefit", "spouseRecord"],
  ] as const)
    if (inputs[benefit] === "record" && inputs[record].length === 0 && (benefit === "benefit" || couple))
      found[benefit] = "You haven't added a record yet, so we estimate the benefit from pay.";
  if (inputs.benefit === "pay" && !earns(inputs))
    found.benefit = "With no pay, we count no Social Security. Enter your last pay, or the benefit you know.";
  if (inputs.workedFrom > age && inputs.benefit === "pay" && inputs.pay > 0)
    found.workedFrom = `You are ${age} at the end of this year, so you can't have worked since age ${inputs.workedFrom}. Enter ${age} or less.`;
  for (const list of ["record", "spouseRecord"] as const) {
    const years = new Set<number>();
    for (const [i, { year }] of inputs[list].entries()) {
      if (years.has(year))
        found[`${list}.${i}.year`] =
          `${year} is in your ${list === "record" ? "" : "spouse's "}record twice. Keep only one.`;
      years.add(year);
    }
  }
}

function ofSavings(inputs: Inputs, found: Found): void {
  const listed = inAccounts(inputs);
  const shares = inputs.roth + inputs.taxable + inputs.health + inputs.cash;
  if (listed > 0) {
    if (Math.abs(listed - inputs.savings) >= 1)
      found.savings = `The accounts you listed add up to ${inDollars(listed)}, and the plan uses that. Correct whichever is wrong.`;
  } else if (shares > 1) found.roth = wholeOf("Roth, taxable, health savings and cash", shares);
  for (const [i, { kind, gain, balance }] of inputs.accounts.entries())
    if (kind === "taxable" && gain > balance)
      found[`accounts.${i}.gain`] = "This is more than the balance, so we count the whole balance as gain.";
  const intoAccounts = inputs.rothSaving + inputs.taxableSaving + inputs.healthSaving;
  if (intoAccounts > 1) found.rothSaving = wholeOf("The shares of what you save", intoAccounts);
  if (inputs.convert && inputs.convertThrough < inputs.convertFrom)
    found.convertThrough = `This is before ${inputs.convertFrom}, so nothing is converted. Enter ${inputs.convertFrom} or more.`;
}

/** Income that is bought with savings. */
function ofIncomeBought(inputs: Inputs, found: Found): void {
  if (inputs.annuityPrice > 0 && inputs.annuityIncome === 0)
    found.annuityIncome = "Enter what the annuity pays you each year. Until then, we leave it out.";
  if (inputs.ladderIncome > 0) {
    const from = Math.max(firstAgeOf(inputs), inputs.ladderAge, inputs.ladderFrom);
    if (inputs.ladderThrough < from)
      found.ladderThrough = `It would end before it begins to pay at ${from}, so we leave it out. Enter ${from} or more.`;
    else if (inputs.ladderIn === "traditional" && from < AGE_OF_FREE_WITHDRAWALS)
      found.ladderFrom =
        "Before 59½, payments from traditional accounts cost an additional 10% tax, which we don't count here. Enter 60 or more, or hold the ladder in a taxable account.";
  }
}

function ofStreams(inputs: Inputs, found: Found): void {
  for (const [i, one] of inputs.streams.entries()) {
    const { fromAge, throughAge } = one;
    const name = `streams.${i}.throughAge`;
    const isTheirs = isSpouses(inputs, one);
    const begins = isTheirs ? inputs.spouseAge + 1 : firstAgeOf(inputs);
    const ends = isTheirs ? inputs.spousePlanTo : inputs.planTo;
    if (throughAge < fromAge) found[name] = `It ends before it begins, so nothing comes in. Enter ${fromAge} or more.`;
    else if (throughAge < begins) found[name] = `This ends before the plan begins at ${begins}, so nothing comes in.`;
    else if (inputs.lifetimes === "fixed" && fromAge > Math.max(begins, ends))
      found[`streams.${i}.fromAge`] = `This begins after the plan ends at ${ends}, so nothing comes in.`;
  }
}

function ofOneOffs(inputs: Inputs, found: Found): void {
  const { oneOffs } = inputs;
  const first = firstAgeOf(inputs);
  for (const [i, one] of oneOffs.entries()) {
    const { atAge } = one;
    if (atAge < first) found[`oneOffs.${i}.atAge`] = `The plan begins at ${first}, so we count it then.`;
    else if (atAge > lastAge(inputs))
      found[`oneOffs.${i}.atAge`] = `The plan ends at ${inputs.planTo}, so we don't count it.`;
    if (one.what !== "purchase") continue;
    if (one.keptTo < atAge)
      found[`oneOffs.${i}.keptTo`] =
        `That is before you buy it, so we count only the cash you pay. Enter ${atAge} or more.`;
    const earlier = oneOffs.find((other, j) => j !== i && paysAt(other, atAge) && (other.atAge < atAge || j < i));
    if (one.loan > 0 && earlier !== undefined)
      found[`oneOffs.${i}.loan`] =
        `We count one home loan at a time, so payments on the loan you take out at ${earlier.atAge} end when this one begins. If you keep making them, add them as a large cost.`;
  }
}

export function cautions(inputs: Inputs): Record<string, string> {
  const found: Found = {};
  for (const judge of [ofAges, ofSpending, ofBenefits, ofSavings, ofIncomeBought, ofStreams, ofOneOffs])
    judge(inputs, found);
  return found;
}
