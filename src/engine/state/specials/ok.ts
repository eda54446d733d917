import { INCOME_OF_ANY_KIND, incomeOfAnyKind, profitsLine } from "../household-income.ts";
import { INCOME_TAX_DEDUCTED, incomeTaxDeducted } from "../income-tax-deducted.ts";
import { federalEarnedIncomeCredit } from "../needs.ts";
import { rule } from "../rule.ts";
import type { Situation } from "../situation.ts";

interface RetirementLaw {
  readonly most: number;
}
/** Each filer's retirement benefits, up to an amount (68 O.S. 2358(E)(13)). */
export const retirementUpToEach = rule({
  figure: (s, law: RetirementLaw) => {
    let amount = 0;
    for (const { pensions } of s.people) amount += Math.min(law.most, pensions);
    return { amount };
  },
  lines: {
    amount: {
      label: "Retirement income left out",
      found: "Pensions of each filer, up to the limit.",
      unchecked: "people",
    },
  },
});

interface ItemizedLaw {
  readonly most: number;
}
/**
 * Itemized deductions (68 O.S. 2358(E)(2)): without income tax, and within a limit that doesn't apply to gifts and
 * medical costs.
 */
export const oklahomaItemizedDeductions = rule({
  figure: (s, law: ItemizedLaw) => {
    const f = s.federal;
    const incomeTax = incomeTaxDeducted(s);
    const unlimited = f.gifts + f.medicalDeduction;
    const limited = Math.max(0, f.itemizedDeductions - incomeTax - unlimited);
    return { incomeTax, unlimited, limited, amount: unlimited + Math.min(law.most, limited) };
  },
  lines: {
    incomeTax: {
      label: "Income tax inside federal itemized deductions",
      formula: INCOME_TAX_DEDUCTED,
      form: "Schedule 511-D, line 2",
    },
    unlimited: { label: "Gifts and medical costs", formula: "federal.gifts + federal.medicalDeduction" },
    limited: {
      label: "Other itemized deductions",
      formula: "max(0, federal.itemizedDeductions - incomeTax - unlimited)",
    },
    amount: { label: "Itemized deductions", formula: "unlimited + min(most, limited)" },
  },
});

interface SpecialLaw {
  readonly perSenior: number;
  readonly incomeLimit: number;
  readonly perBlind: number;
}
/** Special exemptions: for filers 65 or older with low federal income, and for blind filers (68 O.S. 2358(E)(1)). */
export const exemptionForAgeBelowIncome = rule({
  figure: (s, law: SpecialLaw) => {
    const ofSeniors = s.federal.adjustedGrossIncome <= law.incomeLimit ? law.perSenior * s.seniors : 0;
    const amount = ofSeniors + law.perBlind * s.blind;
    return { ofSeniors, amount };
  },
  lines: {
    ofSeniors: {
      label: "For filers 65 or older",
      formula: "when(federal.adjustedGrossIncome <= incomeLimit, perSenior * seniors, 0)",
    },
    amount: { label: "Special exemptions", formula: "ofSeniors + perBlind * blind" },
  },
  cliff: "The exemption for age ends at a limit of federal income.",
});

/** Oklahoma's share of federal income, which prorates these credits; all of it if that is less than a cent. */
function partOf({ federal }: Situation, stateIncome: number): number {
  const income = federal.adjustedGrossIncome;
  return income >= 0.01 ? Math.min(1, Math.max(0, stateIncome) / income) : 1;
}
const partLine = {
  label: "Oklahoma income as a part of federal income",
  formula: "when(federal.adjustedGrossIncome >= 0.01, min(1, max(0, stateIncome) / federal.adjustedGrossIncome), 1)",
  unit: "rate",
} as const;

interface ChildLaw {
  readonly careShare: number;
  readonly childShare: number;
  readonly incomeLimit: number;
}
/**
 * Child care or child tax credit (68 O.S. 2357): a share of one federal credit or the other, whichever is larger,
 * prorated to Oklahoma income.
 */
export const careOrChildCredit = rule({
  figure: (s, law: ChildLaw, r) => {
    const f = s.federal;
    const care = law.careShare * f.dependentCareCredit;
    const child = law.childShare * (f.childCredit + f.refundableChildCredit);
    const part = partOf(s, r.stateIncome);
    const larger = Math.max(care, child);
    return { care, child, part, amount: f.adjustedGrossIncome <= law.incomeLimit ? part * larger : 0 };
  },
  lines: {
    care: { label: "Share of the federal care credit", formula: "careShare * federal.dependentCareCredit" },
    child: {
      label: "Share of the federal child tax credit",
      formula: "childShare * (federal.childCredit + federal.refundableChildCredit)",
    },
    part: partLine,
    amount: {
      label: "Child care or child tax credit",
      formula: "when(federal.adjustedGrossIncome <= incomeLimit, part * max(care, child), 0)",
    },
  },
  cliff: "The credit ends at a limit of federal income.",
});

interface EarnedLaw {
  readonly share: number;
  /** By the number of children: none, one, two, three or more. */
  readonly phaseInRates: readonly number[];
  readonly maximums: readonly number[];
  readonly phaseOutStarts: readonly number[];
  readonly phaseOutRates: readonly number[];
  readonly investmentLimit: number;
  readonly leastAge: number;
  readonly mostAge: number;
}
const at = (list: readonly number[], children: number) => list[Math.min(children, list.length - 1)] ?? 0;
/**
 * Earned income credit (68 O.S. 2357.43), refundable: a share of the federal one under the rules and amounts of 2020,
 * prorated to Oklahoma income.
 */
export const oklahomaEarnedIncomeCredit = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: EarnedLaw, r) => {
    const f = s.federal;
    const children = f.childrenForEarnedIncome;
    let ofAge = children > 0;
    for (const { age } of s.people) if (age >= law.leastAge && age <= law.mostAge) ofAge = true;
    const allowed =
      ofAge &&
      f.earnedIncomeCreditAtAnyAge > 0 &&
      f.investmentIncome <= law.investmentLimit &&
      s.status !== "married_separate";
    const maximum = at(law.maximums, children);
    const phasedIn = Math.min(maximum, at(law.phaseInRates, children) * f.earnedIncome);
    const income = Math.max(f.earnedIncome, f.adjustedGrossIncome);
    const lost = at(law.phaseOutRates, children) * Math.max(0, income - at(law.phaseOutStarts, children));
    const of2020 = allowed ? Math.max(0, Math.min(phasedIn, maximum - lost)) : 0;
    const part = partOf(s, r.stateIncome);
    const amount = law.share * of2020 * part;
    return { allowed, maximum, phasedIn, lost, of2020, part, amount };
  },
  lines: {
    allowed: {
      label: "May claim the credit",
      found:
        "May claim the federal credit, with little investment income, and a child or an age from 25 to 64; no separate return.",
      unchecked: "conditions",
      unit: "flag",
    },
    maximum: { label: "Largest credit", found: "The amount of 2020 for the number of children.", unchecked: "table" },
    phasedIn: {
      label: "Credit based on earned income",
      found: "The rate for the number of children times earned income, up to the largest credit.",
      check: "phasedIn <= maximum",
    },
    lost: {
      label: "Lost to higher income",
      found: "The rate for the number of children, on the higher of earned and all income above the start of 2020.",
      unchecked: "table",
    },
    of2020: {
      label: "Federal credit by the rules of 2020",
      formula: "when(allowed, max(0, min(phasedIn, maximum - lost)), 0)",
      form: "Form 511-EIC",
    },
    part: partLine,
    amount: { label: "Earned income credit", formula: "share * of2020 * part" },
  },
  cliff: "The credit ends above a limit of investment income.",
});

interface ReliefLaw {
  readonly perPerson: number;
  readonly incomeLimit: number;
  readonly higherLimit: number;
}
/**
 * Sales tax relief (68 O.S. 5011; Form 538-S), refundable: an amount for everyone in a household with low income of any
 * kind.
 */
export const oklahomaSalesTaxRelief = rule({
  figure: (s, law: ReliefLaw, r) => {
    const { profits, income: ofAnyKind } = incomeOfAnyKind(s);
    const income = ofAnyKind + s.federal.earnedIncomeCredit + r.refundableCredits;
    const limit = s.dependents.length + s.seniors > 0 ? law.higherLimit : law.incomeLimit;
    return {
      profits,
      income,
      limit,
      amount: income <= limit ? law.perPerson * (s.filers + s.dependents.length) : 0,
    };
  },
  lines: {
    profits: profitsLine,
    income: {
      label: "Gross household income, with the earned income credits",
      formula: `${INCOME_OF_ANY_KIND} + federal.earnedIncomeCredit + soFar`,
      form: "Form 538-S, line 11",
    },
    limit: {
      label: "Income up to which it is given",
      formula: "when(dependents + seniors > 0, higherLimit, incomeLimit)",
    },
    amount: {
      label: "Sales tax relief",
      formula: "when(income <= limit, perPerson * (filers + dependents), 0)",
    },
  },
  cliff: "Sales tax relief ends at an income limit.",
});
