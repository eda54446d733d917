import { type Brackets, entryFor } from "../../brackets.ts";
import { federalCareCredit } from "../needs.ts";
import { type Rule, type Running, rule } from "../rule.ts";
import { dependentsUnder, type Situation } from "../situation.ts";

interface Table {
  readonly byIncome: Brackets;
}
interface ChildTable extends Table {
  readonly childAge: number;
}
interface Counted {
  readonly persons: number;
  readonly each: number;
  readonly amount: number;
}
type Income = "federal.adjustedGrossIncome" | "stateIncome" | "taxableIncome";

const incomeOf = (income: Income, s: Situation, r: Readonly<Running>) =>
  income === "federal.adjustedGrossIncome" ? s.federal.adjustedGrossIncome : r[income];

/** An amount from a table by income, for each person who counts. Dollars. */
function byTable<Law extends Table>(
  income: Income,
  counted: (s: Situation, law: Law) => number,
  who: { label: string; formula: string } | { label: string; found: string; check: string },
): Rule<Law, Counted> {
  return rule({
    needs: (s, law: Law) => counted(s, law) > 0,
    figure: (s, law: Law, r) => {
      const persons = counted(s, law);
      const each = entryFor(incomeOf(income, s, r), law.byIncome);
      const amount = persons * each;
      return { persons, each, amount };
    },
    lines: {
      persons: { ...who, unit: "count" },
      each: { label: "Amount for each, by income", formula: `entryFor(${income}, byIncome)` },
      amount: { label: "Amount", formula: "persons * each" },
    },
    cliff: "The amount falls in steps of a table by income.",
  });
}

const everybody = { label: "People on the return", formula: "filers + dependents" };
const allDependents = { label: "Dependents", formula: "dependents" };
const children = {
  label: "Children young enough",
  found: "Dependents below the age limit at the end of the year.",
  check: "persons >= 0 && persons <= dependents",
};

const countAll = (s: Situation) => s.filers + s.dependents.length;
const countDependents = (s: Situation) => s.dependents.length;
const countChildren = (s: Situation, law: ChildTable) => dependentsUnder(law.childAge, s);

export const perPersonByFederalIncome = byTable<Table>("federal.adjustedGrossIncome", countAll, everybody);
export const perDependentByStateIncome = byTable<Table>("stateIncome", countDependents, allDependents);
export const perChildByFederalIncome = byTable<ChildTable>("federal.adjustedGrossIncome", countChildren, children);
export const perChildByTaxableIncome = byTable<ChildTable>("taxableIncome", countChildren, children);

interface CareShares {
  readonly shares: Brackets;
}
/** A share of the federal child and dependent care credit, by taxable income. Dollars. */
export const careCreditByTaxableIncome = rule({
  needs: federalCareCredit,
  figure: (s, law: CareShares, r) => {
    const share = entryFor(r.taxableIncome, law.shares);
    const amount = share * s.federal.dependentCareCredit;
    return { share, amount };
  },
  lines: {
    share: {
      label: "Share of the federal credit, by taxable income",
      formula: "entryFor(taxableIncome, shares)",
      unit: "rate",
    },
    amount: { label: "Child and dependent care credit", formula: "share * federal.dependentCareCredit" },
  },
  cliff: "The share of the federal care credit falls in steps of taxable income.",
});
