import { type Brackets, entryFor } from "../../brackets.ts";
import { toDollar } from "../../rounding.ts";
import { smallerEarnings } from "../care-costs.ts";
import { addedBackLines, incomeTaxAddedBack } from "../income-tax-deducted.ts";
import { federalCareCredit, someDependent } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder, stepsLine, stepsOfIncome } from "../situation.ts";

interface AboveLaw {
  readonly incomeLimit: number;
}
/** Federal business income deduction added back above a limit of income (C.R.S. 39-22-104(3)(r)). */
export const businessDeductionAddedBackAbove = rule({
  figure: (s, law: AboveLaw) => ({
    amount: s.federal.adjustedGrossIncome > law.incomeLimit ? s.federal.businessIncomeDeduction : 0,
  }),
  lines: {
    amount: {
      label: "Business income deduction added back",
      formula: "when(federal.adjustedGrossIncome > incomeLimit, federal.businessIncomeDeduction, 0)",
    },
  },
  cliff: "The business income deduction is added back in full above an income limit.",
});

interface DeductionLaw {
  readonly incomeLimit: number;
  readonly allowed: number;
}
/**
 * Federal deductions above a cap, added back starting at an income: "equal to or exceeding" (C.R.S. 39-22-104(3)(p.5),
 * (p.7)). State income tax was already added back (1 CCR 201-2, Rule 39-22-104(3)(p.5)(3)(a)(i)).
 */
export const coloradoDeductionsAddedBack = rule({
  figure: (s, law: DeductionLaw) => {
    const { claimed, excess, amount: incomeTax } = incomeTaxAddedBack(s);
    const above = Math.max(0, s.federal.deduction - incomeTax - law.allowed);
    return { claimed, excess, incomeTax, amount: s.federal.adjustedGrossIncome >= law.incomeLimit ? above : 0 };
  },
  lines: {
    claimed: addedBackLines.claimed,
    excess: addedBackLines.excess,
    incomeTax: { ...addedBackLines.amount, form: "DR 0104, line 2" },
    amount: {
      label: "Federal deductions added back",
      formula: "when(federal.adjustedGrossIncome >= incomeLimit, max(0, federal.deduction - incomeTax - allowed), 0)",
    },
  },
  cliff: "Above an income limit, federal deductions are capped all at once.",
});

interface GiftsLaw {
  readonly floor: number;
}
/** Gifts above a floor, for filers who don't itemize on the federal return. */
export const giftsWithoutItemizing = rule({
  figure: (s, law: GiftsLaw) => ({
    amount: s.federal.itemizes ? 0 : Math.max(0, s.charityCash - law.floor),
  }),
  lines: {
    amount: { label: "Gifts without itemizing", formula: "when(federal.itemizes, 0, max(0, charityCash - floor))" },
  },
});

interface ChildLaw {
  readonly under: number;
  readonly byIncome: Brackets;
}
/** Child tax credit (C.R.S. 39-22-129) by income, for each young child. */
export const coloradoChildCredit = rule({
  needs: someDependent,
  figure: (s, law: ChildLaw) => {
    const children = dependentsUnder(law.under, s);
    const each = entryFor(s.federal.adjustedGrossIncome, law.byIncome);
    const amount = children * each;
    return { children, each, amount };
  },
  lines: {
    children: {
      label: "Children under 6",
      found: "Counted by age at the end of the year.",
      check: "children >= 0 && children <= dependents",
      unit: "count",
    },
    each: { label: "Credit for each, by income", formula: "entryFor(federal.adjustedGrossIncome, byIncome)" },
    amount: { label: "Child tax credit", formula: "children * each" },
  },
  cliff: "The child credit falls in steps of a table by income.",
});

interface FamilyLaw {
  readonly perYoung: number;
  readonly perOlder: number;
  readonly youngUnder: number;
  readonly olderUnder: number;
  readonly start: number;
  readonly step: number;
  readonly ratePerStep: number;
}
/** Family Affordability Tax Credit (C.R.S. 39-22-130), falling by a share of itself for each step of income. */
export const coloradoFamilyCredit = rule({
  figure: (s, law: FamilyLaw) => {
    const young = dependentsUnder(law.youngUnder, s);
    const older = dependentsUnder(law.olderUnder, s) - young;
    const steps = stepsOfIncome(s, law);
    const left = Math.max(0, 1 - law.ratePerStep * steps);
    const forYoung = toDollar(law.perYoung * left);
    const forOlder = toDollar(law.perOlder * left);
    const amount = forYoung * young + forOlder * older;
    return { young, older, steps, left, forYoung, forOlder, amount };
  },
  lines: {
    young: {
      label: "Children under 6",
      found: "Counted by age at the end of the year.",
      check: "young >= 0 && young <= dependents",
      unit: "count",
    },
    older: {
      label: "Children from 6 to 16",
      found: "Counted by age at the end of the year.",
      check: "older >= 0 && older <= dependents",
      unit: "count",
    },
    steps: stepsLine,
    left: { label: "Share of the credit left", formula: "max(0, 1 - ratePerStep * steps)", unit: "rate" },
    forYoung: { label: "Credit for each child under 6", formula: "toDollar(perYoung * left)" },
    forOlder: { label: "Credit for each child from 6 to 16", formula: "toDollar(perOlder * left)" },
    amount: { label: "Family Affordability Tax Credit", formula: "forYoung * young + forOlder * older" },
  },
  cliff: "The family credit falls by a share for every step of income.",
});

interface RefundLaw {
  readonly byIncome: Brackets;
}
/** State sales tax refund (C.R.S. 39-22-2003), by federal income, for each filer. */
export const coloradoSalesTaxRefund = rule({
  figure: (s, law: RefundLaw) => {
    const each = entryFor(s.federal.adjustedGrossIncome, law.byIncome);
    const amount = s.filers * each;
    return { each, amount };
  },
  lines: {
    each: { label: "Refund for each filer, by income", formula: "entryFor(federal.adjustedGrossIncome, byIncome)" },
    amount: { label: "State sales tax refund", formula: "filers * each" },
  },
  cliff: "The sales tax refund rises in steps of a table by income.",
});

interface RetirementLaw {
  readonly firstAge: number;
  readonly firstMost: number;
  readonly firstIncomeLimit: number;
  readonly secondAge: number;
  readonly secondMost: number;
}
/**
 * Pension and annuity subtraction (C.R.S. 39-22-104(4)(f)). For each filer from an age on, Social Security and pensions
 * together up to a limit; all Social Security from the second age, or before it up to an income. The return's Social
 * Security counts as the older filer's.
 */
export const coloradoRetirementSubtraction = rule({
  figure: (s, law: RetirementLaw) => {
    let older = 0;
    for (const [i, { age }] of s.people.entries()) if (age > (s.people[older]?.age ?? 0)) older = i;
    const small = s.federal.adjustedGrossIncome <= law.firstIncomeLimit;
    let amount = 0;
    for (const [i, { age, pensions }] of s.people.entries()) {
      if (age < law.firstAge) continue;
      const benefits = i === older ? s.federal.taxableBenefits : 0;
      const most = age >= law.secondAge ? law.secondMost : law.firstMost;
      const whole = age >= law.secondAge || small ? benefits : Math.min(benefits, most);
      amount += whole + Math.min(pensions, Math.max(0, most - whole));
    }
    return { small, amount };
  },
  lines: {
    small: {
      label: "Income small enough for all of Social Security before the second age",
      formula: "federal.adjustedGrossIncome <= firstIncomeLimit",
      unit: "flag",
    },
    amount: {
      label: "Pension and annuity subtraction",
      found:
        "For each filer of the first age or older: taxed Social Security (the older filer's), then pensions up to what the limit of the age leaves.",
      check: "amount <= federal.pensions + federal.taxableBenefits + 0.01",
    },
  },
  cliff: "Before the second age all of Social Security is subtracted only up to an income.",
});

interface CareLaw {
  readonly share: number;
  readonly incomeLimit: number;
}
/**
 * Care credit from 2026 (C.R.S. 39-22-119(1.7)(b)): a share of the federal credit, whether or not there is federal tax.
 */
export const coloradoCareCredit = rule({
  needs: federalCareCredit,
  figure: (s, law: CareLaw) => ({
    amount: s.federal.adjustedGrossIncome <= law.incomeLimit ? law.share * s.federal.dependentCareCreditBeforeLimit : 0,
  }),
  lines: {
    amount: {
      label: "Child and dependent care expenses credit",
      formula: "when(federal.adjustedGrossIncome <= incomeLimit, share * federal.dependentCareCreditBeforeLimit, 0)",
    },
  },
  cliff: "The credit ends at a federal income.",
});

interface LowIncomeCareLaw {
  readonly share: number;
  readonly under: number;
  readonly mostForOne: number;
  readonly mostForMore: number;
  readonly incomeLimit: number;
}
/**
 * Low-income child care expenses credit (C.R.S. 39-22-119.5, until 2025): for filers whose tax is too low for the
 * federal credit.
 */
export const coloradoLowIncomeCareCredit = rule({
  figure: (s, law: LowIncomeCareLaw) => {
    const children = Math.min(s.carePersons, dependentsUnder(law.under, s));
    const counted = children > 0 ? Math.min(s.careExpenses, smallerEarnings(s)) : 0;
    const given = s.federal.dependentCareCredit <= 0 && s.federal.adjustedGrossIncome <= law.incomeLimit;
    const most = children > 1 ? law.mostForMore : law.mostForOne;
    const amount = given ? Math.min(law.share * counted, most) : 0;
    return { children, counted, given, amount };
  },
  lines: {
    children: {
      label: "Children cared for who are young enough",
      found: "The people cared for, no more than the children below the age.",
      check: "children <= carePersons",
      unit: "count",
    },
    counted: {
      label: "Costs that count",
      found: "The costs of care, no more than the earnings of the spouse who earns less; none on a separate return.",
      check: "counted <= careExpenses",
    },
    given: {
      label: "No federal credit, and income up to the limit",
      formula: "federal.dependentCareCredit <= 0 && federal.adjustedGrossIncome <= incomeLimit",
      unit: "flag",
    },
    amount: {
      label: "Low-income child care credit",
      formula: "when(given, min(share * counted, when(children > 1, mostForMore, mostForOne)), 0)",
    },
  },
  cliff: "The credit ends at a federal income, and where the federal credit begins.",
});
