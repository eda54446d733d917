import { startedSteps } from "../../rounding.ts";
import { creditAtAges } from "../earned-credit-base.ts";
import { federalCareCredit, federalEarnedIncomeCredit, someDependent, somethingToItemize } from "../needs.ts";
import { rule } from "../rule.ts";
import { type Filer, type Situation, stepsLine, stepsOfIncome } from "../situation.ts";

interface PensionLaw {
  readonly age: number;
  readonly mostEach: number;
}
const excludedPension = ({ age, employerPensions, benefits }: Filer, law: PensionLaw) =>
  age >= law.age ? Math.min(employerPensions, Math.max(0, law.mostEach - benefits)) : 0;
/**
 * Pension exclusion (Tax-General 10-209): from an age on, income from employers' plans up to an amount minus all Social
 * Security received, for each spouse separately. Money from an IRA or a SEP doesn't count.
 */
export const marylandPensionExclusion = rule({
  figure: (s, law: PensionLaw) => {
    let amount = 0;
    for (const person of s.people) amount += excludedPension(person, law);
    return { amount };
  },
  lines: {
    amount: {
      label: "Pension exclusion",
      found:
        "For each filer who has reached the age: pensions of employers, up to the limit less all Social Security that this filer received.",
      check: "amount <= sum(people.employerPensions)",
      form: "Worksheet 13A",
    },
  },
});

interface TwoIncomeLaw {
  readonly most: number;
  readonly pension: PensionLaw;
}
/** Two-income subtraction (Tax-General 10-207): the lower of the spouses' incomes, up to a limit. */
export const marylandTwoIncomeSubtraction = rule({
  figure: (s, law: TwoIncomeLaw) => {
    let smaller = s.filers > 1 ? Number.POSITIVE_INFINITY : 0;
    if (s.filers > 1)
      for (const p of s.people)
        smaller = Math.min(smaller, Math.max(0, ownIncome(p) - excludedPension(p, law.pension)));
    return { smaller, amount: Math.min(law.most, smaller) };
  },
  lines: {
    smaller: {
      label: "Income of the spouse who has less",
      found:
        "Wages, profit less its deductions, and pensions that are not excluded, of each spouse; the smaller of the two, nothing without a spouse.",
      unchecked: "people",
    },
    amount: { label: "Subtraction for two incomes", formula: "min(most, smaller)" },
  },
});
const ownIncome = (p: Filer) =>
  p.wages + p.profit + p.pensions - p.halfOfSelfEmploymentTax - p.healthDeduction - p.planDeduction - p.iraDeduction;

interface ItemizedLaw {
  readonly start: number;
  readonly rate: number;
}
/** Itemized deductions fall by a rate times federal income above a limit (Tax-General 10-218, from 2025). */
export const marylandItemizedLimit = rule({
  needs: somethingToItemize,
  figure: (s, law: ItemizedLaw, r) => ({
    amount: -Math.min(r.itemizedDeductions, law.rate * Math.max(0, s.federal.adjustedGrossIncome - law.start)),
  }),
  lines: {
    amount: {
      label: "Limit at high incomes",
      formula: "-min(soFar, rate * max(0, federal.adjustedGrossIncome - start))",
    },
  },
});

interface GainsLaw {
  readonly rate: number;
  readonly incomeLimit: number;
}
/** Additional tax on net capital gain at high incomes (Tax-General 10-105, from 2025). */
export const marylandGainsTax = rule({
  figure: (s, law: GainsLaw) => ({
    amount: s.federal.adjustedGrossIncome > law.incomeLimit ? law.rate * Math.max(0, s.federal.netCapitalGain) : 0,
  }),
  lines: {
    amount: {
      label: "Additional tax on capital gain",
      formula: "when(federal.adjustedGrossIncome > incomeLimit, rate * max(0, federal.netCapitalGain), 0)",
    },
  },
  cliff: "The tax on capital gain begins on all of it above an income limit.",
});

interface EarnedLaw {
  readonly share: number;
  readonly childlessShare: number;
  /** Maryland waives the minimum age of a filer without a child, but not the maximum. */
  readonly mostAge: number;
}
const baseLine = {
  label: "Federal earned income credit without its minimum age",
  found: "The federal credit. Without a child, filers who are too young for it get it too.",
  check: "base <= federal.earnedIncomeCreditByAnyNumberOrAge + 0.01",
} as const;
const shareFor = ({ filers, federal }: Situation, { share, childlessShare }: EarnedLaw) =>
  filers === 1 && federal.childrenByAnyNumber === 0 ? childlessShare : share;
const rateLine = {
  label: "Share of the federal credit",
  formula: "when(filers == 1 && federal.childrenByAnyNumber == 0, childlessShare, share)",
  unit: "rate",
} as const;
/**
 * Earned income credit against the tax (Tax-General 10-704): half of the federal one; all of it for a single filer
 * without a child.
 */
export const marylandEarnedIncomeCredit = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: EarnedLaw) => {
    const base = creditAtAges(s, 0, law.mostAge);
    const rate = shareFor(s, law);
    return { base, rate, amount: rate * base };
  },
  lines: {
    base: baseLine,
    rate: rateLine,
    amount: { label: "Earned income credit", formula: "rate * base" },
  },
});

/** Refundable earned income credit (Tax-General 10-704): a share of the federal one, minus the tax before credits. */
export const marylandRefundableEarnedIncomeCredit = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: EarnedLaw, r) => {
    const base = creditAtAges(s, 0, law.mostAge);
    const rate = shareFor(s, law);
    return { base, rate, amount: Math.max(0, rate * base - r.taxBeforeCredits) };
  },
  lines: {
    base: baseLine,
    rate: rateLine,
    amount: {
      label: "Refundable earned income credit",
      formula: "max(0, rate * base - taxBeforeCredits)",
    },
  },
});

interface Guideline {
  readonly guideline: number;
  readonly guidelinePerPerson: number;
}
/** The federal poverty line, and whether both earnings and federal income are below it. */
function byGuideline(s: Situation, law: Guideline) {
  const povertyLine = law.guideline + law.guidelinePerPerson * (s.filers + s.dependents.length - 1);
  const earned = s.federal.earnedIncome;
  const poor = earned > 0 && earned < povertyLine && s.federal.adjustedGrossIncome < povertyLine;
  return { povertyLine, poor, earned };
}
const guidelineLines = {
  povertyLine: {
    label: "Poverty line for the household",
    formula: "guideline + guidelinePerPerson * (filers + dependents - 1)",
  },
  poor: {
    label: "Earned income and federal income are below it",
    formula:
      "federal.earnedIncome > 0 && federal.earnedIncome < povertyLine && federal.adjustedGrossIncome < povertyLine",
    unit: "flag",
  },
} as const;

interface PovertyLaw extends Guideline {
  readonly share: number;
}
/**
 * Poverty level credit (Tax-General 10-709): a share of earned income if that and federal income are below the line.
 */
export const marylandPovertyCredit = rule({
  figure: (s, law: PovertyLaw) => {
    const { povertyLine, poor, earned } = byGuideline(s, law);
    return { povertyLine, poor, amount: poor ? law.share * earned : 0 };
  },
  lines: {
    ...guidelineLines,
    amount: { label: "Poverty level credit", formula: "when(poor, share * federal.earnedIncome, 0)" },
  },
  cliff: "The poverty level credit ends at the poverty line.",
});

interface LocalPovertyLaw extends EarnedLaw, Guideline {
  readonly rate: number;
}
/**
 * Local poverty level credit (Tax-General 10-709(d)): the county's rate times earned income, for filers who meet the
 * state's poverty test and whose earned income credit is less than the state's tax (10-709(a)(3)(iv)).
 */
export const marylandLocalPovertyCredit = rule({
  figure: (s, law: LocalPovertyLaw, r) => {
    const { povertyLine, poor, earned } = byGuideline(s, law);
    const base = creditAtAges(s, 0, law.mostAge);
    const share = shareFor(s, law);
    const earnedCredit = share * base;
    const amount = poor && earnedCredit < r.stateTaxBeforeCredits ? law.rate * earned : 0;
    return { povertyLine, poor, base, shareOfCredit: share, earnedCredit, amount };
  },
  lines: {
    ...guidelineLines,
    base: baseLine,
    shareOfCredit: rateLine,
    earnedCredit: { label: "The state's earned income credit", formula: "shareOfCredit * base" },
    amount: {
      label: "Local poverty level credit",
      formula: "when(poor && earnedCredit < stateTaxBeforeCredits, rate * federal.earnedIncome, 0)",
    },
  },
  cliff: "The poverty level credit ends at the poverty line, and begins where tax exceeds the earned income credit.",
});

interface ChildLaw {
  readonly perChild: number;
  readonly under: number;
  readonly disabledUnder: number;
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
  readonly end: number;
}
/** Child tax credit (Tax-General 10-751), for households with very low income. */
export const marylandChildCredit = rule({
  needs: someDependent,
  figure: (s, law: ChildLaw) => {
    let children = 0;
    for (const { age, isDisabled } of s.dependents)
      if (age < law.under || (isDisabled && age < law.disabledUnder)) children++;
    const steps = stepsOfIncome(s, law);
    const left = Math.max(0, law.perChild * children - law.perStep * steps);
    return { children, steps, amount: s.federal.adjustedGrossIncome <= law.end ? left : 0 };
  },
  lines: {
    children: {
      label: "Children young enough",
      found: "Dependents below the age limit, and disabled ones below theirs.",
      check: "children >= 0 && children <= dependents",
      unit: "count",
    },
    steps: stepsLine,
    amount: {
      label: "Child tax credit",
      formula: "when(federal.adjustedGrossIncome <= end, max(0, perChild * children - perStep * steps), 0)",
    },
  },
  cliff: "The child credit falls by an amount for every step of income above a limit, and ends at another.",
});

interface CareLaw {
  readonly share: number;
  readonly start: number;
  readonly step: number;
  readonly lostRate: number;
  readonly incomeLimit: number;
}
const careCredit = (s: Situation, law: CareLaw) => {
  const income = s.federal.adjustedGrossIncome;
  const steps = startedSteps(Math.max(0, income - law.start), law.step);
  const share = income <= law.incomeLimit ? law.share * Math.max(0, 1 - law.lostRate * steps) : 0;
  const credit = share * s.federal.dependentCareCredit;
  return { steps, share, credit };
};
const careLines = {
  steps: stepsLine,
  share: {
    label: "Share of the federal care credit",
    formula: "when(federal.adjustedGrossIncome <= incomeLimit, share * max(0, 1 - lostRate * steps), 0)",
    unit: "rate",
  },
} as const;
/** Child and dependent care credit (Tax-General 10-716): a share of the federal credit that falls with income. */
export const marylandCareCredit = rule({
  needs: federalCareCredit,
  figure: (s, law: CareLaw) => {
    const { steps, share, credit } = careCredit(s, law);
    return { steps, shareOfCredit: share, amount: credit };
  },
  lines: {
    steps: careLines.steps,
    shareOfCredit: careLines.share,
    amount: { label: "Child and dependent care credit", formula: "shareOfCredit * federal.dependentCareCredit" },
  },
  cliff: "The share falls in steps of income, and ends at a federal income.",
});

interface RefundedCareLaw extends CareLaw {
  readonly refundLimit: number;
}
/** The part that exceeds the tax is refunded up to a federal income (Tax-General 10-716(e)). */
export const marylandRefundableCareCredit = rule({
  needs: federalCareCredit,
  figure: (s, law: RefundedCareLaw, r) => {
    const { steps, share, credit } = careCredit(s, law);
    const amount = s.federal.adjustedGrossIncome <= law.refundLimit ? Math.max(0, credit - r.taxBeforeCredits) : 0;
    return { steps, shareOfCredit: share, credit, amount };
  },
  lines: {
    steps: careLines.steps,
    shareOfCredit: careLines.share,
    credit: { label: "Care credit", formula: "shareOfCredit * federal.dependentCareCredit" },
    amount: {
      label: "Care credit refunded",
      formula: "when(federal.adjustedGrossIncome <= refundLimit, max(0, credit - taxBeforeCredits), 0)",
    },
  },
  cliff: "The refund of the care credit ends at a federal income.",
});

interface SeniorLaw {
  readonly forOne: number;
  readonly forTwo: number;
  readonly incomeLimit: number;
}
/**
 * Senior tax credit (Tax-General 10-754): more if both spouses are 65 or older and for heads of household, up to a
 * federal income.
 */
export const marylandSeniorCredit = rule({
  figure: (s, law: SeniorLaw) => {
    const full = s.seniors === 2 ? law.forTwo : s.seniors === 1 ? law.forOne : 0;
    return { full, amount: s.federal.adjustedGrossIncome <= law.incomeLimit ? full : 0 };
  },
  lines: {
    full: {
      label: "Credit by the filers who are 65 or older",
      formula: "when(seniors == 2, forTwo, when(seniors == 1, forOne, 0))",
    },
    amount: { label: "Senior tax credit", formula: "when(federal.adjustedGrossIncome <= incomeLimit, full, 0)" },
  },
  cliff: "The senior tax credit ends at a federal income.",
});

interface LocalEarnedLaw {
  readonly rate: number;
  readonly times: number;
  readonly mostAge: number;
}
/** Local earned income credit (Tax-General 10-704(c)): the federal credit times a multiple of the county's rate. */
export const marylandLocalEarnedIncomeCredit = rule({
  figure: (s, law: LocalEarnedLaw) => {
    const base = creditAtAges(s, 0, law.mostAge);
    const amount = law.rate * law.times * base;
    return { base, amount };
  },
  lines: { base: baseLine, amount: { label: "Local earned income credit", formula: "rate * times * base" } },
});

interface SupplementLaw extends EarnedLaw {
  readonly ofStateCredit: number;
}
/** A county's addition to the state's refundable earned income credit. */
export const marylandCountySupplement = rule({
  figure: (s, law: SupplementLaw, r) => {
    const base = creditAtAges(s, 0, law.mostAge);
    const rate = shareFor(s, law);
    const stateCredit = Math.max(0, rate * base - r.stateTaxBeforeCredits);
    const amount = law.ofStateCredit * stateCredit;
    return { base, rate, stateCredit, amount };
  },
  lines: {
    base: baseLine,
    rate: rateLine,
    stateCredit: {
      label: "The state's refundable credit",
      formula: "max(0, rate * base - stateTaxBeforeCredits)",
    },
    amount: { label: "County supplement", formula: "ofStateCredit * stateCredit" },
  },
});
