import { startedSteps } from "../../rounding.ts";
import { someDependent } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder } from "../situation.ts";

interface DependentCreditLaw {
  readonly childAge: number;
  readonly perChild: number;
  readonly perOther: number;
  readonly phaseOutStart: number;
  readonly phaseOutStep: number;
  readonly phaseOutRate: number;
}

/**
 * Dependent tax credit (A.R.S. 43-1073.01): an amount by age, reduced by a share for each step of income above a limit.
 */
export const arizonaDependentCredit = rule({
  needs: someDependent,
  figure: (s, law: DependentCreditLaw) => {
    const children = dependentsUnder(law.childAge, s);
    const full = law.perChild * children + law.perOther * (s.dependents.length - children);
    const steps = startedSteps(Math.max(0, s.federal.adjustedGrossIncome - law.phaseOutStart), law.phaseOutStep);
    const amount = full * Math.max(0, 1 - law.phaseOutRate * steps);
    return { children, full, steps, amount };
  },
  lines: {
    children: {
      label: "Dependents under 17",
      found: "Counted by age at the end of the year.",
      check: "children >= 0 && children <= dependents",
      unit: "count",
    },
    full: { label: "Credit before it falls", formula: "perChild * children + perOther * (dependents - children)" },
    steps: {
      label: "Steps of income above the limit, counting part of one as a whole",
      formula: "startedSteps(max(0, federal.adjustedGrossIncome - phaseOutStart), phaseOutStep)",
      unit: "count",
    },
    amount: { label: "Dependent tax credit", formula: "full * max(0, 1 - phaseOutRate * steps)" },
  },
  cliff: "The credit falls by a share for each step of income above a limit.",
});

interface FamilyCreditLaw {
  readonly perPerson: number;
  readonly most: number;
  /** By number of dependents; the last applies to more. */
  readonly incomeLimits: readonly number[];
  /** The exemptions of lines 38 and 39, which are added back. */
  readonly perSenior: number;
  readonly perBlind: number;
}

/**
 * Family income tax credit (A.R.S. 43-1073): an amount per person for a household with low income, measured by Arizona
 * adjusted gross income with the exemptions for age and blindness added back.
 */
export const arizonaFamilyCredit = rule({
  figure: (s, law: FamilyCreditLaw, r) => {
    const limit = law.incomeLimits[Math.min(s.dependents.length, law.incomeLimits.length - 1)] ?? 0;
    const income = r.stateIncome + law.perSenior * s.seniors + law.perBlind * s.blind;
    const persons = s.filers + s.dependents.length;
    const amount = income <= limit ? Math.min(law.perPerson * persons, law.most) : 0;
    return { limit, income, persons, amount };
  },
  lines: {
    limit: {
      label: "Income up to which it is given",
      found: "The limit for the number of dependents.",
      unchecked: "table",
    },
    income: {
      label: "Income before the exemptions for age and blindness",
      formula: "stateIncome + perSenior * seniors + perBlind * blind",
      form: "Family Income Tax Credit worksheet 1",
    },
    persons: { label: "People on the return", formula: "filers + dependents", unit: "count" },
    amount: {
      label: "Family income tax credit",
      formula: "when(income <= limit, min(perPerson * persons, most), 0)",
    },
  },
  cliff: "The family income tax credit ends above an income limit.",
});

interface ExciseCreditLaw {
  readonly perPerson: number;
  readonly most: number;
  readonly incomeLimit: number;
}

/** Increased excise tax credit (A.R.S. 43-1072.01), refundable: returns sales tax to people with low income. */
export const arizonaExciseCredit = rule({
  figure: (s, law: ExciseCreditLaw) => ({
    amount:
      s.federal.adjustedGrossIncome <= law.incomeLimit
        ? Math.min(law.perPerson * (s.filers + s.dependents.length), law.most)
        : 0,
  }),
  lines: {
    amount: {
      label: "Increased excise tax credit",
      formula: "when(federal.adjustedGrossIncome <= incomeLimit, min(perPerson * (filers + dependents), most), 0)",
    },
  },
  cliff: "The excise tax credit ends above an income limit.",
});

interface ItemizedLaw {
  /** The most state and local tax that counts; `null` if only the federal limit applies. */
  readonly taxesLimit: number | null;
}

/** Federal itemized deductions with medical costs in full (A.R.S. 43-1042). */
export const arizonaItemizedDeductions = rule({
  figure: (s, law: ItemizedLaw) => {
    const medical = s.medicalCosts - s.federal.medicalDeduction;
    const taxesLost = law.taxesLimit === null ? 0 : Math.max(0, s.federal.taxesDeduction - law.taxesLimit);
    return { medical, taxesLost, amount: Math.max(0, s.federal.itemizedDeductions + medical - taxesLost) };
  },
  lines: {
    medical: { label: "Medical costs below the federal floor", formula: "medicalCosts - federal.medicalDeduction" },
    taxesLost: {
      label: "State and local taxes above Arizona's limit",
      formula: "when(taxesLimit === null, 0, max(0, federal.taxesDeduction - taxesLimit))",
    },
    amount: { label: "Itemized deductions", formula: "max(0, federal.itemizedDeductions + medical - taxesLost)" },
  },
});
