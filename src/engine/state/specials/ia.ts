import { type Brackets, entryFor } from "../../brackets.ts";
import { federalCareCredit } from "../needs.ts";
import { rule } from "../rule.ts";

interface CareLaw {
  readonly shares: Brackets;
}
/** Child and dependent care credit (Iowa Code 422.12C): a share of the federal one that falls with Iowa taxable income. */
export const iowaCareCredit = rule({
  needs: federalCareCredit,
  figure: (s, law: CareLaw, r) => {
    const share = entryFor(r.taxableIncome, law.shares);
    const amount = share * s.federal.dependentCareCredit;
    return { share, amount };
  },
  lines: {
    share: { label: "Share by taxable income", formula: "entryFor(taxableIncome, shares)", unit: "rate" },
    amount: { label: "Child and dependent care credit", formula: "share * federal.dependentCareCredit" },
  },
  cliff: "The share falls in steps of a table by income.",
});
