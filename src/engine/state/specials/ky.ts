import { type Brackets, entryFor } from "../../brackets.ts";
import { ownFederalIncome } from "../couples.ts";
import { rule } from "../rule.ts";
import type { Filer, Situation } from "../situation.ts";

interface StandardLaw {
  readonly basic: number;
  /** Pensions that each spouse's own income leaves out. */
  readonly pensionsLeftOut: number;
}
/** A spouse's own income for the state, without Social Security and the pensions left out. */
const ownIncome = (s: Situation, index: number, most: number) =>
  ownFederalIncome(s, index) -
  Math.min(most, (s.people[index] as Filer).pensions) -
  (index === 0 ? s.federal.taxableBenefits : 0);
/**
 * Standard deduction (KRS 141.081): one for a joint return, or one per spouse against own income if they figure their
 * tax separately on the return.
 */
export const kentuckyStandardDeduction = rule({
  figure: (s, { basic, pensionsLeftOut }: StandardLaw) => {
    if (s.filers === 1) return { apart: 0, amount: basic };
    let apart = 0;
    for (let i = 0; i < s.filers; i++) apart += Math.max(0, Math.min(basic, ownIncome(s, i, pensionsLeftOut)));
    return { apart, amount: Math.max(basic, apart) };
  },
  lines: {
    apart: {
      label: "Standard deductions of spouses who figure their tax separately",
      found:
        "Each spouse's standard deduction, up to their own income without Social Security and the pensions left out. Joint income counts as yours.",
      check: "apart <= 2 * basic",
    },
    amount: { label: "Standard deduction", formula: "max(basic, apart)" },
  },
});

interface FamilyLaw {
  readonly guideline: number;
  readonly guidelinePerPerson: number;
  readonly mostPersons: number;
  readonly shares: Brackets;
}
/** Family size tax credit (KRS 141.066): a share of the tax, by income relative to the family's poverty line. */
export const kentuckyFamilyCredit = rule({
  figure: (s, law: FamilyLaw, r) => {
    const persons = Math.min(law.mostPersons, s.filers + s.dependents.length);
    const guidelineOfFamily = law.guideline + law.guidelinePerPerson * (persons - 1);
    const income = Math.max(s.federal.adjustedGrossIncome, r.stateIncome);
    const share = entryFor(income / guidelineOfFamily, law.shares);
    const amount = share * r.taxLeft;
    return { persons, guidelineOfFamily, income, share, amount };
  },
  lines: {
    persons: { label: "People of the family", formula: "min(mostPersons, filers + dependents)", unit: "count" },
    guidelineOfFamily: {
      label: "Poverty line for the family",
      formula: "guideline + guidelinePerPerson * (persons - 1)",
    },
    income: { label: "Modified gross income", formula: "max(federal.adjustedGrossIncome, stateIncome)" },
    share: {
      label: "Share of the tax taken off",
      formula: "entryFor(income / guidelineOfFamily, shares)",
      unit: "rate",
    },
    amount: { label: "Family size tax credit", formula: "share * taxLeft" },
  },
  cliff: "The share of the tax taken off falls in steps of a table by income.",
});
