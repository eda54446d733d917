import { creditAtAges } from "../earned-credit-base.ts";
import { homeCosts, someDependent } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder, youngChildrenLine } from "../situation.ts";

interface ExemptionLaw {
  readonly perPerson: number;
  readonly perSenior: number;
  readonly perBlind: number;
  readonly incomeLimit: number;
}
/** Exemption allowance (35 ILCS 5/204), lost above a limit of federal adjusted gross income. */
export const illinoisExemption = rule({
  figure: (s, law: ExemptionLaw) => ({
    amount:
      s.federal.adjustedGrossIncome <= law.incomeLimit
        ? law.perPerson * (s.filers + s.dependents.length) + law.perSenior * s.seniors + law.perBlind * s.blind
        : 0,
  }),
  lines: {
    amount: {
      label: "Exemption allowance",
      formula:
        "when(federal.adjustedGrossIncome <= incomeLimit, perPerson * (filers + dependents) + perSenior * seniors + perBlind * blind, 0)",
    },
  },
  cliff: "The exemption allowance is lost above a limit of federal income.",
});

interface PropertyLaw {
  readonly share: number;
  readonly incomeLimit: number;
}
/** Property tax credit (35 ILCS 5/208): a share of the tax on the home. */
export const illinoisPropertyTaxCredit = rule({
  needs: homeCosts,
  figure: (s, law: PropertyLaw) => ({
    amount: s.federal.adjustedGrossIncome <= law.incomeLimit ? law.share * s.home.realEstateTaxes : 0,
  }),
  lines: {
    amount: {
      label: "Property tax credit",
      formula: "when(federal.adjustedGrossIncome <= incomeLimit, share * realEstateTaxes, 0)",
    },
  },
  cliff: "The property tax credit is lost above a limit of federal income.",
});

interface ChildLaw {
  readonly under: number;
  readonly shareOfCredit: number;
  readonly share: number;
  readonly leastAge: number;
  readonly mostAge: number;
}
/** Child tax credit (35 ILCS 5/244): a share of the Illinois earned income credit if there is a young child. */
export const illinoisChildCredit = rule({
  needs: someDependent,
  figure: (s, law: ChildLaw) => {
    const children = dependentsUnder(law.under, s);
    const earned = law.share * creditAtAges(s, law.leastAge, law.mostAge);
    const amount = children > 0 ? law.shareOfCredit * earned : 0;
    return { children, earned, amount };
  },
  lines: {
    children: youngChildrenLine,
    earned: {
      label: "Illinois earned income credit",
      found: "As figured above.",
      check: "earned <= share * federal.earnedIncomeCreditByAnyNumberOrAge + 0.01",
    },
    amount: { label: "Child tax credit", formula: "when(children > 0, shareOfCredit * earned, 0)" },
  },
});
