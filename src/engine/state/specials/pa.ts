import { startedSteps } from "../../rounding.ts";
import { rule } from "../rule.ts";

/** Taxable income by class (72 P.S. 7303): a loss in one class or of one spouse doesn't lower another. */
export const pennsylvaniaClassIncome = rule({
  figure: (s) => {
    let compensation = 0;
    let netProfits = 0;
    for (const { wages, profit } of s.people) {
      compensation += wages;
      netProfits += Math.max(0, profit);
    }
    const gains = Math.max(0, s.federal.shortTermGain + s.federal.longTermGain);
    const passThrough = Math.max(0, s.federal.passThroughIncome);
    const amount =
      compensation + netProfits + s.federal.taxableInterest + s.federal.ordinaryDividends + gains + passThrough;
    return { compensation, netProfits, gains, passThrough, amount };
  },
  lines: {
    compensation: { label: "Compensation", formula: "sum(people.wages)", form: "PA-40, line 1c" },
    netProfits: {
      label: "Net profits of each spouse, without losses",
      found: "The profits of the people on the return that are above zero.",
      check: "netProfits >= max(0, federal.businessProfit) - 0.01",
      form: "PA-40, line 4",
    },
    gains: {
      label: "Net gain from the sale of property",
      formula: "max(0, federal.shortTermGain + federal.longTermGain)",
      form: "PA-40, line 5",
    },
    passThrough: {
      label: "Rents, royalties and shares of partnerships",
      formula: "max(0, federal.passThroughIncome)",
      form: "PA-40, line 6",
    },
    amount: {
      label: "Income of all classes",
      formula: "compensation + netProfits + federal.taxableInterest + federal.ordinaryDividends + gains + passThrough",
    },
  },
});

interface ForgivenessLaw {
  readonly perFiler: number;
  readonly perDependent: number;
  readonly step: number;
  readonly sharePerStep: number;
}
/** Tax forgiveness (72 P.S. 7304; Schedule SP): all of the tax at a low income, a share less for each step above. */
export const pennsylvaniaTaxForgiveness = rule({
  figure: (s, law: ForgivenessLaw, r) => {
    const couple = s.status === "married_separate" && !s.livedApart;
    const allowance = law.perFiler * (couple ? 2 : s.filers) + law.perDependent * s.dependents.length;
    const steps = startedSteps(Math.max(0, r.stateIncome - allowance), law.step);
    const share = Math.max(0, 1 - law.sharePerStep * steps);
    const amount = share * r.taxLeft;
    return { allowance, steps, share, amount };
  },
  lines: {
    allowance: {
      label: "Eligibility income up to which all tax is forgiven",
      found:
        "The amount for each filer and dependent; that of a couple on a separate return too, unless the spouses lived apart.",
      unchecked: "people",
      form: "Schedule SP, eligibility income tables",
    },
    steps: {
      label: "Steps of income above the limit, counting part of one as a whole",
      formula: "startedSteps(max(0, stateIncome - allowance), step)",
      unit: "count",
    },
    share: { label: "Share of the tax forgiven", formula: "max(0, 1 - sharePerStep * steps)", unit: "rate" },
    amount: { label: "Tax forgiveness", formula: "share * taxLeft" },
  },
  cliff: "Tax forgiveness falls in steps of eligibility income.",
});
