import { startedSteps } from "../../rounding.ts";
import { rule } from "../rule.ts";

/**
 * Gross income by Alabama's own list, minus the adjustments it allows, which don't include half of self-employment tax
 * (Form 40).
 */
export const alabamaIncome = rule({
  figure: (s) => ({
    amount:
      s.federal.adjustedGrossIncome +
      s.federal.halfOfSelfEmploymentTax -
      s.federal.taxableBenefits -
      s.federal.unemployment,
  }),
  lines: {
    amount: {
      label: "Alabama adjusted gross income",
      formula:
        "federal.adjustedGrossIncome + federal.halfOfSelfEmploymentTax - federal.taxableBenefits - federal.unemployment",
      meaning:
        "Alabama has its own list of income and adjustments. For the kinds of income here, it comes to the federal figure without the deduction for self-employment tax, and without Social Security benefits and unemployment benefits.",
    },
  },
});

interface RetirementLaw {
  readonly age: number;
  readonly mostEach: number;
}
/**
 * Defined benefit pensions in full (Ala. Code 40-18-19(a)(6)), and other retirement income from an age on, up to an
 * amount (a)(13).
 */
export const alabamaRetirementExemption = rule({
  figure: (s, law: RetirementLaw) => {
    let definedBenefit = 0;
    let other = 0;
    for (const { age, pensions, employerPensions } of s.people) {
      definedBenefit += employerPensions;
      if (age >= law.age) other += Math.min(law.mostEach, pensions - employerPensions);
    }
    return { definedBenefit, other, amount: definedBenefit + other };
  },
  lines: {
    definedBenefit: { label: "Pensions of employers", formula: "sum(people.employerPensions)" },
    other: {
      label: "Other retirement income left out",
      found: "For each filer from the age on: withdrawals, up to the limit.",
      check: "other <= federal.pensions + 0.01",
    },
    amount: { label: "Retirement income exemption", formula: "definedBenefit + other" },
  },
});

interface StandardLaw {
  readonly most: number;
  readonly least: number;
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
}
/**
 * Standard deduction (Ala. Code 40-18-15(b)): falls by an amount for every step of income or part of one, down to a
 * minimum.
 */
export const alabamaStandardDeduction = rule({
  figure: (_, law: StandardLaw, r) => ({
    amount: Math.max(
      law.least,
      law.most - law.perStep * startedSteps(Math.max(0, r.stateIncome - law.start), law.step),
    ),
  }),
  lines: {
    amount: {
      label: "Standard deduction",
      formula: "max(least, most - perStep * startedSteps(max(0, stateIncome - start), step))",
    },
  },
  cliff: "The standard deduction falls in steps of a table by income.",
});

interface ItemizedLaw {
  readonly medicalFloor: number;
  readonly giftsShare: number;
  readonly giftsFloor: number;
}
/**
 * Itemized deductions (Schedule A of Form 40), which include Social Security, Medicare and self-employment tax paid.
 * Gifts have the limit and floor of 26 USC 170, applied to Alabama income (Ala. Admin. Code 810-3-15-.17).
 */
export const alabamaItemizedDeductions = rule({
  figure: (s, law: ItemizedLaw, r) => {
    const income = Math.max(0, r.stateIncome);
    const medical = Math.max(0, s.medicalCosts - law.medicalFloor * income);
    let payroll = s.federal.additionalMedicareTax;
    for (const { payrollTaxes, selfEmploymentTax } of s.people) payroll += payrollTaxes + selfEmploymentTax;
    const gifts = Math.max(0, Math.min(s.federal.giftsBeforeFloor, law.giftsShare * income) - law.giftsFloor * income);
    return {
      medical,
      payroll,
      gifts,
      amount: medical + payroll + s.home.realEstateTaxes + s.federal.mortgageInterest + gifts,
    };
  },
  lines: {
    medical: {
      label: "Medical costs above the floor",
      formula: "max(0, medicalCosts - medicalFloor * max(0, stateIncome))",
    },
    payroll: {
      label: "Social Security, Medicare and self-employment tax",
      formula: "federal.additionalMedicareTax + sum(people.payrollTaxes) + sum(people.selfEmploymentTax)",
    },
    gifts: {
      label: "Gifts within the limit and above the floor",
      formula:
        "max(0, min(federal.giftsBeforeFloor, giftsShare * max(0, stateIncome)) - giftsFloor * max(0, stateIncome))",
    },
    amount: {
      label: "Itemized deductions",
      formula: "medical + payroll + realEstateTaxes + federal.mortgageInterest + gifts",
    },
  },
});

interface OvertimeLaw {
  readonly most: number;
}
/** The premium part of overtime pay, up to an amount for each filer, itemized or not (Ala. Code 40-18-15(a)(29)). */
export const alabamaOvertimeDeduction = rule({
  figure: (s, law: OvertimeLaw) => {
    let amount = 0;
    for (const { overtime } of s.people) amount += Math.min(law.most, overtime);
    return { amount };
  },
  lines: {
    amount: {
      label: "Overtime premium deduction",
      found: "The premium part of each filer's overtime pay, up to the limit.",
      check: "amount <= sum(people.overtime) + 0.01 && amount <= most * filers + 0.01",
    },
  },
});

/**
 * Federal income tax deduction (Ala. Code 40-18-15(a)(3)): after all credits, including refundable ones, plus net
 * investment income tax.
 */
export const alabamaFederalTaxDeduction = rule({
  figure: (s) => ({
    amount: Math.max(0, s.federal.taxAfterCredits + s.federal.investmentTax - s.federal.refundableCredits),
  }),
  lines: {
    amount: {
      label: "Federal income tax deduction",
      formula: "max(0, federal.taxAfterCredits + federal.investmentTax - federal.refundableCredits)",
    },
  },
});
