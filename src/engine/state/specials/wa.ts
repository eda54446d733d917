import { toDollar } from "../../rounding.ts";
import { rule } from "../rule.ts";
import type { Situation } from "../situation.ts";

/**
 * Where the excise tax on long-term gains starts (RCW 82.87.020): the federal net long-term gain. Short-term losses
 * don't reduce it.
 */
export const washingtonGains = rule({
  figure: (s) => ({ amount: Math.max(0, s.federal.longTermGain) }),
  lines: {
    amount: {
      label: "Net long-term capital gain",
      formula: "max(0, federal.longTermGain)",
      meaning:
        "Gains on real estate and inside retirement accounts are exempt in Washington. Leave them out of the gains entered here.",
    },
  },
});

interface WorkingFamiliesLaw {
  /** All lists by the number of qualifying children: none, one, two, three or more. */
  readonly amounts: readonly number[];
  readonly incomeLimits: readonly number[];
  readonly fallsBelowLimit: readonly number[];
  readonly least: number;
  readonly investmentLimit: number;
  readonly leastAge: number;
  readonly mostAge: number;
}

/**
 * A separate return, which gets no federal credit, counts if it would get one otherwise (RCW 82.08.0206(2)(a)(ii)(B)).
 */
function eligible(s: Situation, law: WorkingFamiliesLaw, limit: number): boolean {
  const { federal } = s;
  if (s.status !== "married_separate") return federal.earnedIncomeCredit > 0;
  const ofAge = s.people.some(({ age }) => age >= law.leastAge && age <= law.mostAge);
  return (
    (ofAge || federal.childrenForEarnedIncome > 0) &&
    federal.earnedIncome > 0 &&
    federal.investmentIncome <= law.investmentLimit &&
    Math.max(federal.earnedIncome, federal.adjustedGrossIncome) < limit
  );
}

/**
 * Working Families Tax Credit (RCW 82.08.0206): an amount by number of children, which falls to its minimum at the
 * earnings limit of the federal earned income credit. Paid by the Department of Revenue on a separate application.
 */
export const washingtonWorkingFamiliesCredit = rule({
  figure: (s, law: WorkingFamiliesLaw) => {
    const row = Math.min(s.federal.childrenForEarnedIncome, law.amounts.length - 1);
    const full = law.amounts[row] as number;
    const limit = law.incomeLimits[row] as number;
    const width = law.fallsBelowLimit[row] as number;
    const qualifies = eligible(s, law, limit);
    const earningsInRange = Math.max(0, s.federal.earnedIncome - (limit - width));
    const fallen = toDollar(full - ((full - law.least) / width) * earningsInRange);
    return {
      full,
      limit,
      width,
      qualifies,
      earningsInRange,
      fallen,
      amount: qualifies ? Math.max(law.least, fallen) : 0,
    };
  },
  lines: {
    full: { label: "Largest credit", found: "The amount for the number of qualifying children.", unchecked: "table" },
    limit: {
      label: "Income at which the federal credit ends",
      found: "For the number of children and the filing status.",
      unchecked: "table",
    },
    width: {
      label: "Range of earnings below it in which the credit falls",
      found: "For the number of children.",
      unchecked: "table",
    },
    qualifies: {
      label: "Qualifies",
      found:
        "There is a federal earned income credit; on a separate return, age, earnings, investment income and income are within its limits.",
      unchecked: "conditions",
      unit: "flag",
    },
    earningsInRange: { label: "Earnings in that range", formula: "max(0, federal.earnedIncome - (limit - width))" },
    fallen: {
      label: "Credit after it falls",
      formula: "toDollar(full - (full - least) / width * earningsInRange)",
    },
    amount: { label: "Working Families Tax Credit", formula: "when(qualifies, max(least, fallen), 0)" },
  },
  cliff: "The Working Families Tax Credit never falls below its minimum until it ends.",
});
