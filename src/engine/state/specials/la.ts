import { type Brackets, entryFor } from "../../brackets.ts";
import { federalCareCredit } from "../needs.ts";
import { rule } from "../rule.ts";

interface CareLaw {
  readonly shares: Brackets;
  readonly limitedAbove: number;
  readonly mostAbove: number;
}
/** Nonrefundable child care credit (La. R.S. 47:297.4): a share of the federal credit that falls with income. */
export const louisianaCareCredit = rule({
  needs: federalCareCredit,
  figure: (s, law: CareLaw) => {
    const income = s.federal.adjustedGrossIncome;
    const shareOfFederal = entryFor(income, law.shares) * s.federal.dependentCareCredit;
    return {
      shareOfFederal,
      amount: income > law.limitedAbove ? Math.min(law.mostAbove, shareOfFederal) : shareOfFederal,
    };
  },
  lines: {
    shareOfFederal: {
      label: "Share of the federal care credit",
      formula: "entryFor(federal.adjustedGrossIncome, shares) * federal.dependentCareCredit",
    },
    amount: {
      label: "Nonrefundable child care credit",
      formula: "when(federal.adjustedGrossIncome > limitedAbove, min(mostAbove, shareOfFederal), shareOfFederal)",
    },
  },
  cliff: "The share falls in steps of a table by income.",
});
