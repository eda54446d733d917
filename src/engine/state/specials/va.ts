import { type Brackets, taxOn } from "../../brackets.ts";
import { careCosts, careCostsLines } from "../care-costs.ts";
import { ownFederalIncome } from "../couples.ts";
import { INCOME_TAX_DEDUCTED, incomeTaxDeducted } from "../income-tax-deducted.ts";
import { federalEarnedIncomeCredit, someCare, somethingToItemize } from "../needs.ts";
import { rule } from "../rule.ts";
import type { Situation } from "../situation.ts";

interface AgeLaw {
  readonly age: number;
  /** From this age on, the deduction doesn't fall with income. */
  readonly fullAge: number;
  readonly most: number;
  readonly start: number;
}
/**
 * Age deduction (Va. Code 58.1-322.03(5)): an amount for each filer from an age on, minus a dollar for each dollar of
 * income above a limit.
 */
export const virginiaAgeDeduction = rule({
  figure: (s, law: AgeLaw) => {
    let full = 0;
    let falling = 0;
    for (const { age } of s.people)
      if (age >= law.fullAge) full++;
      else if (age >= law.age) falling++;
    const above = Math.max(0, s.federal.adjustedGrossIncome - s.federal.taxableBenefits - law.start);
    const amount = law.most * full + Math.max(0, law.most * falling - above);
    return { full, falling, above, amount };
  },
  lines: {
    full: {
      label: "Filers old enough for the full deduction",
      found: "Those born before 1939.",
      check: "full >= 0 && full <= filers",
      unit: "count",
    },
    falling: {
      label: "Other filers 65 or older",
      found: "Counted by age at the end of the year.",
      check: "falling >= 0 && falling <= filers",
      unit: "count",
    },
    above: {
      label: "Income above the limit, without Social Security benefits",
      formula: "max(0, federal.adjustedGrossIncome - federal.taxableBenefits - start)",
    },
    amount: { label: "Age deduction", formula: "most * full + max(0, most * falling - above)" },
  },
});

interface ItemizedLaw {
  readonly medicalFloor: number;
  readonly start: number;
  readonly rate: number;
  readonly mostShare: number;
}
/**
 * Itemized deductions (Virginia Schedule A): without income tax, with all real estate tax, and with the high-income
 * limit that federal law has suspended (Va. Code 58.1-301(B)); the income tax bears its share.
 */
export const virginiaItemizedDeductions = rule({
  needs: somethingToItemize,
  figure: (s, law: ItemizedLaw) => {
    const income = s.federal.adjustedGrossIncome;
    const medical = Math.max(0, s.medicalCosts - law.medicalFloor * Math.max(0, income));
    const exposed = s.home.realEstateTaxes + s.federal.mortgageInterest + s.federal.gifts;
    const incomeTax = incomeTaxDeducted(s);
    const cut = Math.min(law.mostShare * (exposed + incomeTax), law.rate * Math.max(0, income - law.start));
    const cutHere = exposed === 0 ? 0 : (cut * exposed) / (exposed + incomeTax);
    return { medical, exposed, incomeTax, cut, cutHere, amount: medical + exposed - cutHere };
  },
  lines: {
    medical: {
      label: "Medical costs above the floor",
      formula: "max(0, medicalCosts - medicalFloor * max(0, federal.adjustedGrossIncome))",
      form: "Virginia Schedule A, line 4",
    },
    exposed: {
      label: "Real estate tax, mortgage interest and gifts",
      formula: "realEstateTaxes + federal.mortgageInterest + federal.gifts",
    },
    incomeTax: {
      label: "Income tax among federal deductions",
      formula: INCOME_TAX_DEDUCTED,
    },
    cut: {
      label: "Limit at high incomes",
      formula: "min(mostShare * (exposed + incomeTax), rate * max(0, federal.adjustedGrossIncome - start))",
      form: "Limited Itemized Deduction Worksheet, line 9",
    },
    cutHere: {
      label: "The part of it that falls on deductions Virginia allows",
      formula: "when(exposed == 0, 0, (cut * exposed) / (exposed + incomeTax))",
    },
    amount: { label: "Itemized deductions", formula: "medical + exposed - cutHere" },
  },
});

interface CareLaw {
  readonly perPerson: number;
  readonly mostPersons: number;
}
/** Child and dependent care deduction (Va. Code 58.1-322.03(3)): the costs that the federal credit is based on. */
export const careCostsDeduction = rule({
  needs: someCare,
  figure: (s, law: CareLaw) => {
    const costs = careCosts(s, law.perPerson, law.mostPersons);
    return { ...costs, amount: costs.counted };
  },
  lines: { ...careCostsLines, amount: { label: "Care costs deducted", formula: "counted" } },
});

interface TaxLaw {
  readonly rates: Brackets;
  readonly threshold: number;
}
/** Tax by the schedule; none if Virginia adjusted gross income is below the filing threshold (Va. Code 58.1-321). */
export const taxFromFilingThreshold = rule({
  figure: (_, law: TaxLaw, r) => ({ amount: r.stateIncome < law.threshold ? 0 : taxOn(r.taxableIncome, law.rates) }),
  lines: {
    amount: { label: "Tax", formula: "when(stateIncome < threshold, 0, taxOn(taxableIncome, rates))" },
  },
  cliff: "There is no tax below the filing threshold, and tax on all taxable income from there on.",
});

interface AdjustmentLaw {
  readonly rates: Brackets;
  readonly most: number;
  readonly perFiler: number;
  readonly perSenior: number;
  readonly age: AgeLaw;
}
/** A spouse's own Virginia income minus own exemptions. Income of the return as a whole counts as the filer's. */
function ownIncomeLessExemptions(s: Situation, index: number, law: AdjustmentLaw): number {
  const age = s.people[index]?.age ?? 0;
  const { age: rule } = law;
  let others = 0;
  for (const person of s.people) if (person.age >= rule.age && person.age < rule.fullAge) others++;
  const above = Math.max(0, s.federal.adjustedGrossIncome - s.federal.taxableBenefits - rule.start);
  const deduction = age >= rule.fullAge ? rule.most : age >= rule.age ? Math.max(0, rule.most - above / others) : 0;
  const benefits = index === 0 ? s.federal.taxableBenefits : 0;
  return ownFederalIncome(s, index) - benefits - deduction - law.perFiler - (age >= rule.age ? law.perSenior : 0);
}

/** Spouse tax adjustment (Va. Code 58.1-324): both spouses' incomes use the low brackets, up to an amount of tax. */
export const virginiaSpouseTaxAdjustment = rule({
  figure: (s, law: AdjustmentLaw, r) => {
    const joint = s.filers > 1;
    const first = joint ? ownIncomeLessExemptions(s, 0, law) : 0;
    const second = joint ? ownIncomeLessExemptions(s, 1, law) : 0;
    const lower = Math.max(0, Math.min(first, second, r.taxableIncome / 2));
    const apart = taxOn(lower, law.rates) + taxOn(r.taxableIncome - lower, law.rates);
    const saved = Math.max(0, r.taxBeforeCredits - apart);
    return { first, second, lower, apart, amount: lower > 0 ? Math.min(law.most, saved) : 0 };
  },
  lines: {
    first: {
      label: "Your own income less your exemptions",
      found:
        "Own earnings with their deductions and all other income, less your age deduction and exemptions; nothing without a spouse.",
      unchecked: "people",
    },
    second: {
      label: "Your spouse's own income less exemptions",
      found: "Figured in the same way.",
      unchecked: "people",
    },
    lower: {
      label: "The smaller of these, at most half of taxable income",
      formula: "max(0, min(first, second, taxableIncome / 2))",
    },
    apart: {
      label: "Tax with that much taxed on its own",
      formula: "taxOn(lower, rates) + taxOn(taxableIncome - lower, rates)",
    },
    amount: {
      label: "Spouse tax adjustment",
      formula: "when(lower > 0, min(most, max(0, taxBeforeCredits - apart)), 0)",
      form: "Form 760, line 17",
    },
  },
  cliff: "It begins with the tax, at the filing threshold.",
});

interface LowIncomeLaw {
  readonly perPerson: number;
  readonly guideline: number;
  readonly guidelinePerPerson: number;
  readonly earnedShare: number;
}
/**
 * Credit for low-income individuals (Va. Code 58.1-339.8), taken if it is worth more than the refundable earned income
 * credit.
 */
export const virginiaLowIncomeCredit = rule({
  figure: (s, law: LowIncomeLaw, r) => {
    const persons = s.filers + s.dependents.length;
    const povertyLine = law.guideline + law.guidelinePerPerson * (persons - 1);
    const poor = r.stateIncome <= povertyLine && s.seniors + s.blind === 0;
    const worth = poor ? Math.min(r.taxLeft, law.perPerson * persons) : 0;
    const instead = law.earnedShare * s.federal.earnedIncomeCredit;
    return { persons, povertyLine, poor, worth, instead, amount: worth > instead ? worth : 0 };
  },
  lines: {
    persons: { label: "Exemptions", formula: "filers + dependents", unit: "count" },
    povertyLine: {
      label: "Poverty line for the family",
      formula: "guideline + guidelinePerPerson * (persons - 1)",
    },
    poor: {
      label: "Income is within the poverty line, and nobody has an exemption for age or blindness",
      formula: "stateIncome <= povertyLine && seniors + blind == 0",
      unit: "flag",
    },
    worth: { label: "Worth against the tax", formula: "when(poor, min(taxLeft, perPerson * persons), 0)" },
    instead: {
      label: "Refundable earned income credit instead",
      formula: "earnedShare * federal.earnedIncomeCredit",
    },
    amount: { label: "Credit for low-income individuals", formula: "when(worth > instead, worth, 0)" },
  },
  cliff: "The credit for low-income individuals ends at the poverty line.",
});

interface EarnedLaw {
  readonly share: number;
}
/** The refundable earned income credit (Va. Code 58.1-339.8), if the previous, last credit wasn't taken. */
export const refundableEarnedIncomeCreditInstead = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: EarnedLaw, r) => ({ amount: r.lastCredit > 0 ? 0 : law.share * s.federal.earnedIncomeCredit }),
  lines: {
    amount: {
      label: "Refundable earned income credit",
      formula: "when(lastCredit > 0, 0, share * federal.earnedIncomeCredit)",
    },
  },
  cliff: "You give it up if the other credit is worth more.",
});
