import { startedSteps } from "../../rounding.ts";
import { someDependent } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder, youngChildrenLine } from "../situation.ts";

interface SeniorLaw {
  readonly age: number;
  readonly benefitsAge: number;
  readonly incomeLimit: number;
  readonly mostRetirement: number;
}
/**
 * Social Security, and income from employers' plans but not IRAs, of filers who have reached full retirement age, below
 * a limit of income (R.I. Gen. Laws 44-30-12(c)).
 */
export const rhodeIslandRetirement = rule({
  figure: (s, law: SeniorLaw) => {
    let filersOfAge = 0;
    let pensions = 0;
    for (const person of s.people) {
      if (person.age >= law.benefitsAge) filersOfAge++;
      if (person.age >= law.age) pensions += Math.min(law.mostRetirement, person.employerPensions);
    }
    const benefits = filersOfAge > 0 ? s.federal.taxableBenefits : 0;
    const allowed = s.federal.adjustedGrossIncome < law.incomeLimit;
    return { filersOfAge, benefits, pensions, allowed, amount: allowed ? benefits + pensions : 0 };
  },
  lines: {
    filersOfAge: {
      label: "Filers old enough for Social Security to be left out",
      found: "Counted at the end of the year.",
      check: "filersOfAge >= 0 && filersOfAge <= filers",
      unit: "count",
    },
    benefits: { label: "Taxable Social Security", formula: "when(filersOfAge > 0, federal.taxableBenefits, 0)" },
    pensions: {
      label: "Pensions of employers",
      found: "Those of each filer who has reached full retirement age, up to the limit.",
      unchecked: "people",
    },
    allowed: {
      label: "Income is below the limit",
      formula: "federal.adjustedGrossIncome < incomeLimit",
      unit: "flag",
    },
    amount: {
      label: "Social Security and retirement income left out",
      formula: "when(allowed, benefits + pensions, 0)",
    },
  },
  cliff: "Retirement income is left out only below a limit of federal income.",
});

interface StepsLaw {
  readonly start: number;
  readonly step: number;
  readonly sharePerStep: number;
}
const shareLeft = (income: number, { start, step, sharePerStep }: StepsLaw) =>
  Math.max(0, 1 - sharePerStep * startedSteps(Math.max(0, income - start), step));
const leftLine = {
  label: "Share left at this income",
  formula: "max(0, 1 - sharePerStep * startedSteps(max(0, stateIncome - start), step))",
  unit: "rate",
} as const;
const cliff = "It falls by a fifth for each step of income above a limit.";

interface StandardLaw extends StepsLaw {
  readonly basic: number;
}
/** Standard deduction (44-30-2.6(c)(3)(B)), which falls in steps at high incomes. */
export const standardDeductionInSteps = rule({
  figure: (_, law: StandardLaw, r) => {
    const left = shareLeft(r.stateIncome, law);
    const amount = law.basic * left;
    return { left, amount };
  },
  lines: { left: leftLine, amount: { label: "Standard deduction", formula: "basic * left" } },
  cliff,
});

interface ExemptionLaw extends StepsLaw {
  readonly perPerson: number;
}
/** Personal exemptions (44-30-2.6(c)(3)(C)), which fall in the same steps. */
export const exemptionsInSteps = rule({
  figure: (s, law: ExemptionLaw, r) => {
    const left = shareLeft(r.stateIncome, law);
    const amount = law.perPerson * (s.filers + s.dependents.length) * left;
    return { left, amount };
  },
  lines: {
    left: leftLine,
    amount: { label: "Exemptions", formula: "perPerson * (filers + dependents) * left" },
  },
  cliff,
});

interface ChildLaw extends StepsLaw {
  readonly perChild: number;
  readonly under: number;
}
/** Child tax credit from 2027 (44-30-104), which falls in steps too. */
export const childCreditInSteps = rule({
  needs: someDependent,
  figure: (s, law: ChildLaw, r) => {
    const children = dependentsUnder(law.under, s);
    const left = shareLeft(r.stateIncome, law);
    return { children, left, amount: law.perChild * children * left };
  },
  lines: {
    children: youngChildrenLine,
    left: leftLine,
    amount: { label: "Child tax credit", formula: "perChild * children * left" },
  },
  cliff,
});
