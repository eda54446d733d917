import { type Brackets, rateAt } from "../../brackets.ts";
import { rule } from "../rule.ts";
import { dependentsUnder } from "../situation.ts";

interface HomeLaw {
  readonly mostRent: number;
  readonly mostPropertyTax: number;
}
/** Renter's deduction (Ind. Code 6-3-2-6) and deduction for property tax on one's own home (6-3-1-3.5). */
export const indianaHomeDeduction = rule({
  figure: (s, law: HomeLaw) => ({
    amount: Math.min(law.mostRent, s.home.rentPaid) + Math.min(law.mostPropertyTax, s.home.realEstateTaxes),
  }),
  lines: {
    amount: {
      label: "Rent and property tax deducted",
      formula: "min(mostRent, rentPaid) + min(mostPropertyTax, realEstateTaxes)",
    },
  },
});

interface UnemploymentLaw {
  readonly base: number;
  readonly share: number;
}
/** Unemployment compensation is taxed only up to half of the income above a base (Ind. Code 6-3-2-10). */
export const indianaUnemployment = rule({
  figure: (s, { base, share }: UnemploymentLaw) => {
    const taxedAtMost = share * Math.max(0, s.federal.adjustedGrossIncome - base);
    return { taxedAtMost, amount: Math.max(0, s.federal.unemployment - taxedAtMost) };
  },
  lines: {
    taxedAtMost: {
      label: "Unemployment compensation taxed at most",
      formula: "share * max(0, federal.adjustedGrossIncome - base)",
    },
    amount: {
      label: "Unemployment compensation left out",
      formula: "max(0, federal.unemployment - taxedAtMost)",
    },
  },
});

interface ChildLaw {
  readonly perChild: number;
  readonly inFirstYear: number;
  readonly under: number;
  readonly studentsUnder: number;
}
/**
 * Additional exemption for dependent children (Ind. Code 6-3-1-3.5(a)(5)), including students; larger in the first year
 * a child is a dependent, the birth year.
 */
export const indianaChildExemption = rule({
  figure: (s, law: ChildLaw) => {
    let children = dependentsUnder(law.under, s);
    for (const { age, isFullTimeStudent } of s.dependents)
      if (isFullTimeStudent && age >= law.under && age < law.studentsUnder) children++;
    const bornThisYear = dependentsUnder(1, s);
    return {
      children,
      bornThisYear,
      amount: law.perChild * (children - bornThisYear) + law.inFirstYear * bornThisYear,
    };
  },
  lines: {
    children: {
      label: "Dependent children",
      found: "Dependents below the age limit, and full-time students below theirs.",
      check: "children >= 0 && children <= dependents",
      unit: "count",
    },
    bornThisYear: {
      label: "Those born this year",
      found: "Dependents below the age of 1.",
      unchecked: "people",
      unit: "count",
    },
    amount: {
      label: "Additional exemption for dependent children",
      formula: "perChild * (children - bornThisYear) + inFirstYear * bornThisYear",
    },
  },
});

interface SeniorLaw {
  readonly perSenior: number;
  readonly incomeLimit: number;
}
/** Another exemption for filers 65 or older with low federal income. */
export const indianaSeniorExemption = rule({
  figure: (s, law: SeniorLaw) => ({
    amount: s.federal.adjustedGrossIncome < law.incomeLimit ? law.perSenior * s.seniors : 0,
  }),
  lines: {
    amount: {
      label: "Additional exemption for age",
      formula: "when(federal.adjustedGrossIncome < incomeLimit, perSenior * seniors, 0)",
    },
  },
  cliff: "The further exemption for age ends at a federal income.",
});

interface ElderlyLaw {
  readonly forOne: Brackets;
  readonly forTwo: Brackets;
}
/**
 * Unified tax credit for the elderly (Ind. Code 6-3-3-9). Spouses who live together have to file jointly to get it.
 * Form SC-40 gives 100 below 1,000, 50 from 1,000 to 2,999 and 40 from 3,000 to 9,999.
 */
export const indianaElderlyCredit = rule({
  figure: (s, law: ElderlyLaw) => {
    const income = s.federal.adjustedGrossIncome;
    const given = s.status !== "married_separate" || s.livedApart;
    const full = s.seniors === 2 ? rateAt(income, law.forTwo) : s.seniors === 1 ? rateAt(income, law.forOne) : 0;
    return { given, full, amount: given ? full : 0 };
  },
  lines: {
    given: {
      label: "May claim the credit",
      found: "On a separate return, only if you lived apart all year.",
      unchecked: "conditions",
      unit: "flag",
    },
    full: {
      label: "Credit by age and income",
      formula:
        "when(seniors == 2, rateAt(federal.adjustedGrossIncome, forTwo), when(seniors == 1, rateAt(federal.adjustedGrossIncome, forOne), 0))",
    },
    amount: { label: "Unified tax credit for the elderly", formula: "when(given, full, 0)" },
  },
  cliff: "The credit falls in steps of a table by income.",
});
