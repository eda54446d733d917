import { startedSteps } from "../../rounding.ts";
import { creditAtAges } from "../earned-credit-base.ts";
import { totalHouseholdIncome } from "../household-income.ts";
import { federalEarnedIncomeCredit, homeCosts, someDependent, somethingToItemize } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder, type Situation } from "../situation.ts";

interface PhaseOut {
  readonly start: number;
  readonly width: number;
}
const shareLost = (income: number, { start, width }: PhaseOut) => Math.min(1, Math.max(0, income - start) / width);

interface PensionLaw extends PhaseOut {
  readonly most: number;
}
/**
 * Pension income deduction (36 M.R.S. 5122(2)(M-2), (M-3)): each filer's pensions up to an amount minus their own
 * Social Security. Roth conversions don't count (instructions of Form 1040ME). It phases out over a range of federal
 * income.
 */
export const mainePensionDeduction = rule({
  figure: (s, law: PensionLaw) => {
    let allowed = 0;
    for (const { pensions, conversions, benefits } of s.people)
      allowed += Math.min(pensions - conversions, Math.max(0, law.most - benefits));
    const lost = shareLost(s.federal.adjustedGrossIncome, law);
    const amount = allowed * (1 - lost);
    return { allowed, lost, amount };
  },
  lines: {
    allowed: {
      label: "Pensions up to the limit",
      found:
        "For each filer: pensions without Roth conversions, at most the limit less the Social Security this filer receives.",
      check: "allowed <= federal.pensions + 0.01",
    },
    lost: {
      label: "Share that is lost",
      formula: "min(1, max(0, federal.adjustedGrossIncome - start) / width)",
      unit: "rate",
    },
    amount: { label: "Pension income deduction", formula: "allowed * (1 - lost)" },
  },
});

const shareLostLine = {
  label: "Share that is lost",
  formula: "min(1, max(0, stateIncome - start) / width)",
  unit: "rate",
} as const;

/** Deduction that phases out over a range of income (36 M.R.S. 5124-C(2) and 5125(7)). */
export const standardDeductionPhaseOut = rule({
  figure: (_, law: PhaseOut, r) => {
    const lost = shareLost(r.stateIncome, law);
    const amount = -lost * r.standardDeduction;
    return { lost, amount };
  },
  lines: { lost: shareLostLine, amount: { label: "Part of the deduction lost", formula: "-lost * soFar" } },
});
export const itemizedDeductionPhaseOut = rule({
  needs: somethingToItemize,
  figure: (_, law: PhaseOut, r) => {
    const lost = shareLost(r.stateIncome, law);
    const amount = -lost * r.itemizedDeductions;
    return { lost, amount };
  },
  lines: { lost: shareLostLine, amount: { label: "Part of the deduction lost", formula: "-lost * soFar" } },
});

interface ExemptionLaw extends PhaseOut {
  readonly perFiler: number;
}
/** Personal exemptions that phase out over a range of income (36 M.R.S. 5126-A). */
export const exemptionWithPhaseOut = rule({
  figure: (s, law: ExemptionLaw, r) => {
    const lost = shareLost(r.stateIncome, law);
    const amount = law.perFiler * s.filers * (1 - lost);
    return { lost, amount };
  },
  lines: { lost: shareLostLine, amount: { label: "Personal exemptions", formula: "perFiler * filers * (1 - lost)" } },
});

interface ItemizedLaw {
  readonly most: number;
}
/**
 * Itemized deductions (36 M.R.S. 5125): no income tax, property taxes in full, and a limit on everything except medical
 * costs.
 */
export const maineItemizedDeductions = rule({
  figure: (s, law: ItemizedLaw) => {
    const others = s.home.realEstateTaxes + s.federal.mortgageInterest + s.federal.giftsBeforeFloor;
    return { others, amount: Math.min(law.most, others) + s.federal.medicalDeduction };
  },
  lines: {
    others: {
      label: "Property taxes, mortgage interest and gifts",
      formula: "realEstateTaxes + federal.mortgageInterest + federal.giftsBeforeFloor",
    },
    amount: { label: "Itemized deductions", formula: "min(most, others) + federal.medicalDeduction" },
  },
});

interface CareLaw {
  readonly share: number;
  readonly refundable: number;
}
/** The part of a care credit left over after the tax, refunded up to an amount. */
export const careCreditBeyondRefund = rule({
  figure: (s, law: CareLaw) => ({
    amount: Math.max(0, law.share * s.federal.dependentCareCredit - law.refundable),
  }),
  lines: {
    amount: { label: "Care credit", formula: "max(0, share * federal.dependentCareCredit - refundable)" },
  },
});
export const careCreditRefunded = rule({
  figure: (s, law: CareLaw) => ({ amount: Math.min(law.share * s.federal.dependentCareCredit, law.refundable) }),
  lines: {
    amount: { label: "Care credit refunded", formula: "min(share * federal.dependentCareCredit, refundable)" },
  },
});

interface EarnedLaw {
  readonly share: number;
  readonly shareWithoutChild: number;
  readonly leastAge: number;
  readonly mostAge: number;
}
/** Earned income tax credit (36 M.R.S. 5219-S): a larger share without a child, and available at a younger age. */
export const maineEarnedIncomeCredit = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: EarnedLaw) => {
    const base = creditAtAges(s, law.leastAge, law.mostAge);
    const amount = (s.federal.childrenByAnyNumber > 0 ? law.share : law.shareWithoutChild) * base;
    return { base, amount };
  },
  lines: {
    base: {
      label: "Federal earned income credit at the state's ages",
      found: "The federal credit. Without a child, you get it if a filer's age is within the state's limits.",
      check: "base <= federal.earnedIncomeCreditByAnyNumberOrAge + 0.01",
    },
    amount: {
      label: "Earned income tax credit",
      formula: "when(federal.childrenByAnyNumber > 0, share, shareWithoutChild) * base",
    },
  },
});

interface DependentLaw {
  readonly perDependent: number;
  readonly perYoungChild: number;
  readonly under: number;
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
}
/** Dependent exemption tax credit (36 M.R.S. 5219-SS). */
export const maineDependentCredit = rule({
  needs: someDependent,
  figure: (s, law: DependentLaw, r) => {
    const young = dependentsUnder(law.under, s);
    const full = law.perDependent * (s.dependents.length - young) + law.perYoungChild * young;
    const steps = startedSteps(Math.max(0, r.stateIncome - law.start), law.step);
    const amount = Math.max(0, full - law.perStep * steps);
    return { young, full, steps, amount };
  },
  lines: {
    young: {
      label: "Young children",
      found: "Dependents below the age.",
      check: "young >= 0 && young <= dependents",
      unit: "count",
    },
    full: {
      label: "Credit before it falls",
      formula: "perDependent * (dependents - young) + perYoungChild * young",
    },
    steps: {
      label: "Steps of income, counting part of one as a whole",
      formula: "startedSteps(max(0, stateIncome - start), step)",
      unit: "count",
    },
    amount: { label: "Dependent exemption tax credit", formula: "max(0, full - perStep * steps)" },
  },
  cliff: "The credit falls in steps of income.",
});

interface SalesTaxLaw {
  readonly forOne: number;
  readonly forTwo: number;
  readonly forThree: number;
  readonly forMore: number;
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
}
const totalIncomeLine = {
  label: "Total income",
  found: "Federal total income with untaxed Social Security and interest, and losses added back.",
  unchecked: "people",
} as const;

/**
 * Sales tax fairness credit (36 M.R.S. 5213-A): by filers and children, not on separate returns. A single filer's
 * dependents don't count.
 */
export const maineSalesTaxCredit = rule({
  figure: (s, law: SalesTaxLaw) => {
    const persons = personsOf(s);
    const full =
      persons === 0
        ? 0
        : persons === 1
          ? law.forOne
          : persons === 2
            ? law.forTwo
            : persons === 3
              ? law.forThree
              : law.forMore;
    const totalIncome = totalHouseholdIncome(s);
    const steps = startedSteps(Math.max(0, totalIncome - law.start), law.step);
    const amount = Math.max(0, full - law.perStep * steps);
    return { persons, full, totalIncome, steps, amount };
  },
  lines: {
    persons: {
      label: "People who count",
      found:
        "Filers and dependents. A surviving spouse counts as two filers, a single filer's dependents don't count, and nobody counts on a separate return.",
      unchecked: "people",
      unit: "count",
    },
    full: {
      label: "Credit before it falls",
      formula:
        "when(persons == 0, 0, when(persons == 1, forOne, when(persons == 2, forTwo, when(persons == 3, forThree, forMore))))",
    },
    totalIncome: totalIncomeLine,
    steps: {
      label: "Steps of income, counting part of one as a whole",
      formula: "startedSteps(max(0, totalIncome - start), step)",
      unit: "count",
    },
    amount: { label: "Sales tax fairness credit", formula: "max(0, full - perStep * steps)" },
  },
  cliff: "The credit falls in steps of income.",
});

/** Schedule PTFC/STFC gives a surviving spouse the column of a joint return. */
function personsOf(s: Situation): number {
  if (s.status === "married_separate") return 0;
  if (s.status === "single") return 1;
  if (s.status === "surviving_spouse") return 2 + s.dependents.length;
  return Math.max(2, s.filers + s.dependents.length);
}

interface PropertyTaxLaw {
  readonly mostForOne: number;
  readonly mostForTwo: number;
  readonly mostForMore: number;
  readonly mostTaxOfSeniors: number;
  readonly shareOfRent: number;
  readonly shareOfIncome: number;
  readonly most: number;
  readonly mostForSeniors: number;
}
/**
 * Property tax fairness credit (36 M.R.S. 5219-KK): property tax, or a share of rent, above a share of income. Not on
 * separate returns.
 */
export const mainePropertyTaxCredit = rule({
  needs: homeCosts,
  figure: (s, law: PropertyTaxLaw) => {
    const persons = personsOf(s);
    const younger = persons <= 1 ? law.mostForOne : persons === 2 ? law.mostForTwo : law.mostForMore;
    const limit = s.seniors > 0 ? law.mostTaxOfSeniors : younger;
    const base = Math.min(limit, s.home.realEstateTaxes + law.shareOfRent * s.home.rentPaid);
    const totalIncome = totalHouseholdIncome(s);
    const above = persons === 0 ? 0 : Math.max(0, base - law.shareOfIncome * totalIncome);
    return {
      persons,
      base,
      totalIncome,
      above,
      amount: Math.min(above, s.seniors > 0 ? law.mostForSeniors : law.most),
    };
  },
  lines: {
    persons: {
      label: "People who count",
      found:
        "Filers and dependents. A surviving spouse counts as two filers, a single filer's dependents don't count, and nobody counts on a separate return.",
      unchecked: "people",
      unit: "count",
    },
    base: {
      label: "Property tax that counts",
      formula:
        "min(when(seniors > 0, mostTaxOfSeniors, when(persons <= 1, mostForOne, when(persons == 2, mostForTwo, mostForMore))), realEstateTaxes + shareOfRent * rentPaid)",
    },
    totalIncome: totalIncomeLine,
    above: {
      label: "Above the share of income",
      formula: "when(persons == 0, 0, max(0, base - shareOfIncome * totalIncome))",
    },
    amount: {
      label: "Property tax fairness credit",
      formula: "min(above, when(seniors > 0, mostForSeniors, most))",
    },
  },
});
