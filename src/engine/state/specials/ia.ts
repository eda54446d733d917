import { type Brackets, rateAt } from "../../brackets.ts";
import { federalCareCredit } from "../needs.ts";
import { rule } from "../rule.ts";

interface CareShares {
  readonly shares: Brackets;
}
/**
 * A share of the federal care credit, whether or not the federal tax limited it, by net income of "ten thousand dollars
 * or more but less than twenty thousand" and so on (Iowa Code 422.12C(1)). Net income is federal taxable income since
 * 2023.
 */
export const iowaCareCredit = rule({
  needs: federalCareCredit,
  figure: (s, law: CareShares, r) => {
    const share = rateAt(r.taxableIncome, law.shares);
    const amount = share * s.federal.dependentCareCreditBeforeLimit;
    return { share, amount };
  },
  lines: {
    share: { label: "Share of the federal credit, by income", formula: "rateAt(taxableIncome, shares)", unit: "rate" },
    amount: { label: "Child and dependent care credit", formula: "share * federal.dependentCareCreditBeforeLimit" },
  },
  cliff: "The share of the federal care credit falls in steps of taxable income.",
});
