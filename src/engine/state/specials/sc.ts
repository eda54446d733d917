import { fullSteps } from "../../rounding.ts";
import { careCosts, careCostsLines } from "../care-costs.ts";
import { someCare } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder } from "../situation.ts";

interface RetirementLaw {
  readonly age: number;
  readonly mostBefore: number;
  readonly most: number;
  readonly seniorDeduction: number;
}
/** Retirement income deduction and, from an age on, one for any income less the first (S.C. Code 12-6-1170). */
export const southCarolinaRetirement = rule({
  figure: (s, law: RetirementLaw) => {
    let retirement = 0;
    let further = 0;
    for (const { age, pensions } of s.people) {
      const own = Math.min(age >= law.age ? law.most : law.mostBefore, pensions);
      retirement += own;
      if (age >= law.age) further += law.seniorDeduction - own;
    }
    return { retirement, further, amount: retirement + further };
  },
  lines: {
    retirement: {
      label: "Retirement deduction",
      found: "Pensions of each filer, up to the limit for the age.",
      form: "SC1040, line p",
    },
    further: {
      label: "Age 65 and older deduction",
      found: "For each filer of the age: the deduction, less the retirement deduction already taken.",
      form: "SC1040, line q",
    },
    amount: { label: "Both deductions", formula: "retirement + further" },
  },
});

interface ItemizedLaw {
  readonly taxesLimit: number;
}
/**
 * Federal itemized deductions with the limit of state and local taxes as before 2025, and with income tax added back as far
 * as itemizing gave more than the standard deduction (S.C. Code 12-6-40, 12-6-1130(2)).
 */
export const southCarolinaItemizedDeductions = rule({
  figure: (s, law: ItemizedLaw, r) => {
    const taxes = Math.min(s.federal.taxesDeduction, law.taxesLimit);
    const itemized = s.federal.itemizedDeductions - s.federal.taxesDeduction + taxes;
    const incomeTax = Math.min(s.home.stateIncomeTaxPaid, Math.max(0, taxes - s.home.realEstateTaxes));
    const addedBack = Math.min(incomeTax, Math.max(0, itemized - r.standardDeduction));
    return { taxes, itemized, incomeTax, addedBack, amount: itemized - addedBack };
  },
  lines: {
    taxes: { label: "State and local taxes within the limit", formula: "min(federal.taxesDeduction, taxesLimit)" },
    itemized: {
      label: "Itemized deductions with that limit",
      formula: "federal.itemizedDeductions - federal.taxesDeduction + taxes",
    },
    incomeTax: {
      label: "Income tax in them",
      formula: "min(stateIncomeTaxPaid, max(0, taxes - realEstateTaxes))",
    },
    addedBack: {
      label: "State tax addback",
      formula: "min(incomeTax, max(0, itemized - standardDeduction))",
      form: "SC1040, line a",
    },
    amount: { label: "Itemized deductions less the addback", formula: "itemized - addedBack" },
  },
});

interface AdjustedLaw {
  readonly most: number;
  readonly start: number;
  readonly width: number;
  readonly step: number;
}
/** South Carolina income adjusted deduction (12-6-1140(15), from 2026): falls to nothing over a range of federal income. */
export const southCarolinaAdjustedDeduction = rule({
  figure: (s, law: AdjustedLaw) => {
    const lost = Math.min(1, Math.max(0, s.federal.adjustedGrossIncome - law.start) / law.width);
    const amount = law.most - law.step * fullSteps(law.most * lost, law.step);
    return { lost, amount };
  },
  lines: {
    lost: {
      label: "Share lost by income",
      formula: "min(1, max(0, federal.adjustedGrossIncome - start) / width)",
      unit: "rate",
    },
    amount: { label: "Income adjusted deduction", formula: "most - step * fullSteps(most * lost, step)" },
  },
  cliff: "The reduction is rounded down to a step.",
});

interface DependentLaw {
  readonly perDependent: number;
  readonly under: number;
}
/** Dependent exemption (12-6-1140(10), (13)), once more for a child below an age. */
export const southCarolinaDependents = rule({
  figure: (s, law: DependentLaw) => {
    const young = dependentsUnder(law.under, s);
    const amount = law.perDependent * (s.dependents.length + young);
    return { young, amount };
  },
  lines: {
    young: { label: "Dependents under 6", found: "Counted by age at the end of the year.", unit: "count" },
    amount: { label: "Dependent exemptions", formula: "perDependent * (dependents + young)" },
  },
});

interface CareLaw {
  readonly share: number;
  readonly perPerson: number;
  readonly mostPersons: number;
}
/** Child and dependent care credit (12-6-3380): a share of the costs that count for the federal credit. */
export const shareOfCareCosts = rule({
  needs: someCare,
  figure: (s, law: CareLaw) => {
    const costs = careCosts(s, law.perPerson, law.mostPersons);
    return { ...costs, amount: law.share * costs.counted };
  },
  lines: { ...careCostsLines, amount: { label: "Child and dependent care credit", formula: "share * counted" } },
});

interface CoupleLaw {
  readonly share: number;
  readonly most: number;
}
/** Two wage earner credit (12-6-3330): on a joint return, a share of what the spouse with the smaller earnings earns. */
export const southCarolinaTwoWageEarnerCredit = rule({
  figure: (s, law: CoupleLaw) => {
    let smaller = s.filers > 1 ? Number.POSITIVE_INFINITY : 0;
    if (s.filers > 1)
      for (const { wages, profit, halfOfSelfEmploymentTax, planDeduction, iraDeduction } of s.people)
        smaller = Math.max(
          0,
          Math.min(smaller, wages + profit - halfOfSelfEmploymentTax - planDeduction - iraDeduction),
        );
    const amount = law.share * Math.min(law.most, smaller);
    return { smaller, amount };
  },
  lines: {
    smaller: {
      label: "The smaller earnings of the two",
      found:
        "Wages and profit of each spouse, less half of self-employment tax and own retirement contributions; nothing without a spouse.",
    },
    amount: { label: "Two wage earner credit", formula: "share * min(most, smaller)" },
  },
});

interface EarnedLaw {
  readonly share: number;
  /** `null` for no limit. */
  readonly most: number | null;
}
/** Earned income credit (12-6-3632): a share of the federal one against the tax, up to a limit from 2026. */
export const southCarolinaEarnedIncomeCredit = rule({
  figure: (s, law: EarnedLaw) => {
    const full = law.share * s.federal.earnedIncomeCredit;
    return { full, amount: law.most === null ? full : Math.min(full, law.most) };
  },
  lines: {
    full: { label: "Share of the federal credit", formula: "share * federal.earnedIncomeCredit" },
    amount: { label: "Earned income credit", formula: "when(most === null, full, min(full, most))" },
  },
});
