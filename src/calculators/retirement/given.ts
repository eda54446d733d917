/** What the retirement calculator's fields start with until the visitor types. */

import { premiumFactor } from "../../engine/retirement/plan/marketplace.ts";
import type { Given, Givens, Typed } from "../../inputs/typed.ts";
import { currentAverages } from "../../law/mortgage/current-averages.ts";
import { premiumAgeCurveIn } from "../../law/retirement/marketplace.ts";
import { atAge, benchmarkPremium, medianSavings, medianWeeklyPay } from "../../law/retirement/typical.ts";
import { inWholePercent } from "../../ui/format.ts";
import { firstAgeOf, requiredFrom } from "./ages.ts";
import { OLDEST } from "./fields/kinds.ts";
import { fields, type Inputs } from "./inputs.ts";
import { AFTER_HEALTH, hasRetired, livedOn, OF_SAVINGS, REPLACED } from "./lived-on.ts";
import { inAccounts, listsAccounts } from "./plan/accounts.ts";
import { allSavings } from "./plan/household.ts";
import { FIRST_YEAR } from "./years.ts";

/** The average benchmark plan at the age of the first year without pay, whose premium goes by the age before. */
export const premiumAt = (age: number, state: string) => {
  const { monthly, age: known } = benchmarkPremium;
  const curve = premiumAgeCurveIn(state);
  const at = premiumFactor(age - 1, curve) / premiumFactor(known, curve);
  return Math.round((12 * monthly * at) / 100) * 100;
};

/** A year of weekly pay, rounded to hundreds. */
const aYear = (weekly: number) => Math.round((weekly * 52) / 100) * 100;

/**
 * What follows from other answers until it is typed: from the age, what people of that age have and earn; from savings,
 * pay and a spouse's answers, what goes with those.
 */
export function givenBy(inputs: Inputs, typed: Typed): Givens {
  const seen = asSeen(inputs, typed);
  return { ...matchOf(seen), ...givenByAge(seen), spending: spendingOf(inputs, seen, typed) };
}

/** What isn't typed still has its fixed start in `inputs`; here it has what the form shows for that age. */
const asSeen = (inputs: Inputs, typed: Typed): Inputs => ({
  ...inputs,
  ...(typed.savings === undefined && {
    savings: listsAccounts(inputs) ? inAccounts(inputs) : atAge(medianSavings, inputs.age),
  }),
  ...(typed.pay === undefined && { pay: aYear(atAge(medianWeeklyPay, inputs.age)) }),
  ...(typed.spouseAge === undefined && { spouseAge: inputs.age }),
  ...(typed.born === undefined && { born: { year: FIRST_YEAR - 1 - inputs.age, month: 6 } }),
});

/** About what our match is of the lowest median pay; someone who types less pay gets no larger share of it. */
const MOST_MATCHED = 0.07;

/** An employer matches what one saves: nothing if that is nothing, and no more than that. */
function matchOf({ pay, couple, spousePay, saving }: Inputs): Givens {
  const most = Math.min(saving, Math.round(MOST_MATCHED * (pay + (couple ? spousePay : 0))));
  return most < fields.match.start
    ? { match: { text: fields.match.show(most), from: { text: "no more than you save or than 7% of pay" } } }
    : {};
}

/**
 * About what the household lives on today, down to the thousand: what is left of pay, or what comes in without it.
 * Until something earned is typed, we use the median pay; whoever has stopped working doesn't save anymore.
 */
function spendingOf(inputs: Inputs, seen: Inputs, typed: Typed): Given {
  const { age, pay, selfEmployed, couple, spousePay, retireAge, saving, streams } = inputs;
  const earnedIn = (kind: "work" | "self-employment") =>
    streams.reduce(
      (sum, one) => sum + (one.kind === kind && one.fromAge <= age + 1 && age <= one.throughAge ? one.amount : 0),
      0,
    );
  const gigs = earnedIn("self-employment");
  const others = earnedIn("work") + (couple ? spousePay : 0);
  const isMedian = typed.pay === undefined || pay + gigs + others === 0;
  const own = isMedian ? aYear(atAge(medianWeeklyPay, age)) : pay;
  const profit = gigs + (selfEmployed ? own : 0);
  if (hasRetired(inputs) && gigs + others === 0) {
    const other = streams.reduce(
      (sum, one) => sum + (one.fromAge <= age + 1 && age < one.throughAge ? one.amount : 0),
      0,
    );
    const benefit = inputs.benefit === "known" ? 12 * inputs.pia : REPLACED * own;
    // A spouse without pay gets half as much.
    const spouses = inputs.spouseBenefit === "known" ? 12 * inputs.spousePia : benefit / 2;
    const left = AFTER_HEALTH * (benefit + (couple ? spouses : 0)) + other + OF_SAVINGS * allSavings(seen);
    return {
      text: fields.spending.show(1000 * Math.floor(left / 1000)),
      from: {
        text: `about what Social Security, other income and ${inWholePercent(OF_SAVINGS)} of your savings bring in`,
      },
    };
  }
  const left = livedOn({
    pay: others + (selfEmployed ? 0 : own),
    profit,
    couple,
    saved: age < retireAge ? saving : 0,
  });
  const whose =
    couple && spousePay > 0
      ? "what you two earn"
      : isMedian
        ? "the median pay at your age"
        : profit > 0
          ? "what you earn"
          : "your pay";
  return {
    text: fields.spending.show(1000 * Math.floor(left / 1000)),
    from: { text: `about what is left of ${whose} today, after tax and saving` },
  };
}

const averageRate: Given = {
  text: fields.oneOffs.of.loanRate.show(currentAverages.fixed30.value),
  from: {
    text: `the average of 30-year fixed mortgages, ${currentAverages.fixed30.source.period}`,
    source: currentAverages.fixed30.source,
    dated: true,
  },
};

/** For someone old enough that our usual end is near. */
const laterEnd = (name: string, age: number): Givens =>
  age > 87 ? { [name]: { text: String(Math.min(OLDEST, age + 8)), from: { text: "eight years from now" } } } : {};

const givenByAge = ({
  age,
  born,
  couple,
  spouseAge,
  savings,
  spouseSavings,
  retireAge,
  accounts,
  gainShare,
  equal,
  convert,
  convertFrom,
  oneOffs,
  selfEmployed,
  ownPlan,
  state,
}: Inputs): Givens => ({
  ...Object.fromEntries(
    oneOffs.flatMap(({ what, loan }, i) =>
      what === "purchase" && loan > 0 ? [[`oneOffs.${i}.loanRate`, averageRate]] : [],
    ),
  ),
  ...Object.fromEntries(
    accounts.flatMap(({ kind, balance }, i) =>
      kind === "taxable" && balance > 0
        ? [
            [
              `accounts.${i}.gain`,
              {
                text: fields.accounts.of.gain.show(gainShare * balance),
                from: { text: `${inWholePercent(gainShare)} of the balance` },
              },
            ],
          ]
        : [],
    ),
  ),
  ...(convert && {
    convertFrom: { text: String(Math.max(firstAgeOf({ born }), retireAge)), from: { text: "when you stop working" } },
    convertThrough: {
      text: String(Math.max(firstAgeOf({ born }), retireAge, convertFrom, requiredFrom(born) - 1)),
      from: { text: "the last year before required distributions" },
    },
  }),
  ...(equal && {
    equalFrom: { text: String(Math.max(firstAgeOf({ born }), retireAge)), from: { text: "when you stop working" } },
  }),
  savings: listsAccounts({ accounts })
    ? { text: fields.savings.show(inAccounts({ accounts })), from: { text: "the total of the accounts you listed" } }
    : {
        text: fields.savings.show(atAge(medianSavings, age)),
        from: {
          text: "the median for people your age who have retirement accounts",
          source: medianSavings.source,
          dated: true,
        },
      },
  pay: {
    text: fields.pay.show(aYear(atAge(medianWeeklyPay, age))),
    from: {
      text: "the median for people your age who work full time",
      source: medianWeeklyPay.source,
      dated: true,
    },
  },
  // Not in links, unlike other published figures: it would stop following the age.
  premiumBefore: {
    text: fields.premiumBefore.show(premiumAt(Math.max(firstAgeOf({ born }), retireAge), state)),
    from: {
      text: "the average price in 2026 of a benchmark silver plan at the age you stop working",
      source: benchmarkPremium.source,
    },
  },
  ...(selfEmployed && {
    match: { text: "0", from: { text: "you are your own employer" } },
    ...(ownPlan === "sep" && { rothSaving: { text: "0", from: { text: "a SEP is a traditional account" } } }),
  }),
  spouseAge: { text: String(age), from: { text: "the same as yours, until you change it" } },
  ...laterEnd("planTo", age),
  ...(couple && {
    ...laterEnd("spousePlanTo", spouseAge),
    spouseRetireAge: { text: String(retireAge), from: { text: "the same as yours, until you change it" } },
  }),
  ...(spouseSavings > 0 && {
    spouseTraditional: {
      text: String(Math.round((1000 * spouseSavings) / (savings + spouseSavings)) / 10),
      from: { text: "from what each of you has saved" },
    },
  }),
  born: {
    text: `${FIRST_YEAR - 1 - age}-06`,
    from: { text: "from your age" },
  },
});
