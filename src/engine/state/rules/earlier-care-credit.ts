/**
 * The care credit under the Code until 2025, for states that still follow it: 35% of costs at low incomes, down to 20%.
 */
import { type Brackets, entryFor } from "../../brackets.ts";
import { startedSteps } from "../../rounding.ts";
import { careCosts, careCostsLines } from "../care-costs.ts";
import { someCare } from "../needs.ts";
import { rule } from "../rule.ts";
import type { Situation } from "../situation.ts";

export interface EarlierShareLaw {
  readonly mostShare: number;
  readonly leastShare: number;
  readonly shareStart: number;
  readonly shareStep: number;
  readonly lostShare: number;
}
/** The share of costs that the credit gave, by income. */
export function earlierShare(s: Situation, law: EarlierShareLaw) {
  const steps = startedSteps(Math.max(0, s.federal.adjustedGrossIncome - law.shareStart), law.shareStep);
  const shareOfCosts = Math.max(law.leastShare, law.mostShare - law.lostShare * steps);
  return { steps, shareOfCosts };
}
export const earlierShareLines = {
  steps: {
    label: "Income steps above the threshold, counting partial steps",
    formula: "startedSteps(max(0, federal.adjustedGrossIncome - shareStart), shareStep)",
    unit: "count",
  },
  shareOfCosts: {
    label: "Share of the costs",
    formula: "max(leastShare, mostShare - lostShare * steps)",
    unit: "rate",
  },
} as const;

interface EarlierLaw extends EarlierShareLaw {
  readonly perPerson: number;
  readonly mostPersons: number;
}
function earlierCredit(s: Situation, law: EarlierLaw) {
  const costs = careCosts(s, law.perPerson, law.mostPersons);
  const { steps, shareOfCosts } = earlierShare(s, law);
  const earlier = shareOfCosts * costs.counted;
  return { ...costs, steps, shareOfCosts, earlier };
}
const earlierLines = {
  ...careCostsLines,
  ...earlierShareLines,
  earlier: { label: "Federal credit by the Code of 2024", formula: "shareOfCosts * counted" },
} as const;
const cliff = "The share of care costs falls in steps of income.";

interface ShareLaw extends EarlierLaw {
  readonly share: number;
}
/** A share of it, whether or not there is federal tax to offset. */
export const shareOfEarlierCareCredit = rule({
  needs: someCare,
  figure: (s, law: ShareLaw) => {
    const found = earlierCredit(s, law);
    const amount = law.share * found.earlier;
    return { ...found, amount };
  },
  lines: { ...earlierLines, amount: { label: "Child and dependent care credit", formula: "share * earlier" } },
  cliff,
});

const claimedOf = ({ earlier }: { readonly earlier: number }, { federal }: Situation, { share }: ShareLaw) =>
  share * Math.min(earlier, federal.dependentCareCredit);
const CLAIMED = "share * min(earlier, federal.dependentCareCredit)";
/** A share of it, limited to the federal tax. */
export const shareOfEarlierCareCreditClaimed = rule({
  needs: someCare,
  figure: (s, law: ShareLaw) => {
    const found = earlierCredit(s, law);
    const amount = claimedOf(found, s, law);
    return { ...found, amount };
  },
  lines: {
    ...earlierLines,
    amount: {
      label: "Child and dependent care credit",
      formula: CLAIMED,
    },
  },
  cliff,
});

interface PartRefundedLaw extends ShareLaw {
  readonly refundable: number;
}
/** The part of it left over after the tax, refunded up to an amount. */
export const earlierCareCreditBeyondRefund = rule({
  needs: someCare,
  figure: (s, law: PartRefundedLaw) => {
    const found = earlierCredit(s, law);
    const amount = Math.max(0, claimedOf(found, s, law) - law.refundable);
    return { ...found, amount };
  },
  lines: {
    ...earlierLines,
    amount: {
      label: "Care credit",
      formula: `max(0, ${CLAIMED} - refundable)`,
    },
  },
  cliff,
});
export const earlierCareCreditRefunded = rule({
  needs: someCare,
  figure: (s, law: PartRefundedLaw) => {
    const found = earlierCredit(s, law);
    const amount = Math.min(claimedOf(found, s, law), law.refundable);
    return { ...found, amount };
  },
  lines: {
    ...earlierLines,
    amount: {
      label: "Care credit refunded",
      formula: `min(${CLAIMED}, refundable)`,
    },
  },
  cliff,
});

interface ByIncomeLaw extends EarlierLaw {
  readonly shares: Brackets;
}
/** A share of it by income, whether or not there is federal tax (Cal. R&TC 17052.6). */
export const earlierCareCreditByIncome = rule({
  needs: someCare,
  figure: (s, law: ByIncomeLaw) => {
    const found = earlierCredit(s, law);
    const share = entryFor(s.federal.adjustedGrossIncome, law.shares);
    const amount = share * found.earlier;
    return { ...found, share, amount };
  },
  lines: {
    ...earlierLines,
    share: {
      label: "Share of the federal credit, by income",
      formula: "entryFor(federal.adjustedGrossIncome, shares)",
      unit: "rate",
    },
    amount: { label: "Child and dependent care credit", formula: "share * earlier" },
  },
  cliff,
});
