import { rule } from "../rule.ts";

interface FundLaw {
  readonly tax: number;
}
/** Permanent building fund tax (Idaho Code 63-3082): an excise on everyone who has to file, except the blind. */
export const idahoBuildingFundTax = rule({
  figure: (s, law: FundLaw) => ({
    amount: s.blind === 0 && s.federal.adjustedGrossIncome >= s.federal.standardDeduction ? law.tax : 0,
  }),
  lines: {
    amount: {
      label: "Permanent building fund tax",
      formula: "when(blind == 0 && federal.adjustedGrossIncome >= federal.standardDeduction, tax, 0)",
    },
  },
  cliff: "The building fund tax begins where a return is required.",
});

interface ChildLaw {
  readonly perChild: number;
}
/** A credit for every child who qualifies for the federal child tax credit. */
export const creditPerQualifyingChild = rule({
  figure: (s, law: ChildLaw) => ({ amount: law.perChild * s.federal.childrenForChildCredit }),
  lines: { amount: { label: "Child tax credit", formula: "perChild * federal.childrenForChildCredit" } },
});
