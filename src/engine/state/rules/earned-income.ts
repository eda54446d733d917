import { creditAtAges } from "../earned-credit-base.ts";
import { federalEarnedIncomeCredit } from "../needs.ts";
import { type Rule, rule } from "../rule.ts";

interface AgeLaw {
  readonly share: number;
  /** The ages at which a filer without a child may claim, if the state's differ from the federal 25 to 64. */
  readonly leastAge: number;
  readonly mostAge: number;
}
interface ByAge {
  readonly base: number;
  readonly amount: number;
}

/** A share of the federal earned income credit, with the state's own ages for filers without a child. */
export const shareOfEarnedIncomeCreditByAge: Rule<AgeLaw, ByAge> = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: AgeLaw) => {
    const base = creditAtAges(s, law.leastAge, law.mostAge);
    const amount = law.share * base;
    return { base, amount };
  },
  lines: {
    base: {
      label: "Federal earned income credit at the state's ages",
      found: "The federal credit. Without a child, you get it if a filer's age is within the state's limits.",
      check: "base <= federal.earnedIncomeCreditByAnyNumberOrAge + 0.01",
    },
    amount: { label: "Earned income credit", formula: "share * base" },
  },
});

interface LeftLaw {
  readonly share: number;
}
/** The part of an earned income credit, taken last against the tax, that is left to refund. */
export const earnedIncomeCreditLeft = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: LeftLaw, r) => ({ amount: Math.max(0, law.share * s.federal.earnedIncomeCredit - r.lastCredit) }),
  lines: {
    amount: {
      label: "Earned income credit refunded",
      formula: "max(0, share * federal.earnedIncomeCredit - lastCredit)",
    },
  },
});
