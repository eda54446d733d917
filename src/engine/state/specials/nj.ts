import { type Brackets, entryFor, taxOn } from "../../brackets.ts";
import { federalEarnedIncomeCredit, homeCosts } from "../needs.ts";
import { rule } from "../rule.ts";
import type { Situation } from "../situation.ts";

/** Gross income by category (N.J.S.A. 54A:5-1, 54A:5-2): a loss in one category doesn't lower another. */
export const newJerseyTotalIncome = rule({
  figure: (s) => {
    const f = s.federal;
    const profits = Math.max(0, f.businessProfit);
    const gains = Math.max(0, f.shortTermGain + f.longTermGain);
    const passThrough = Math.max(0, f.passThroughIncome);
    return {
      profits,
      gains,
      passThrough,
      amount: f.wages + f.taxableInterest + f.ordinaryDividends + profits + gains + f.pensions + passThrough,
    };
  },
  lines: {
    profits: {
      label: "Net profits from business",
      formula: "max(0, federal.businessProfit)",
      form: "NJ-1040, line 18",
    },
    gains: {
      label: "Net gain from the sale of property",
      formula: "max(0, federal.shortTermGain + federal.longTermGain)",
      form: "NJ-1040, line 19",
    },
    passThrough: {
      label: "Rents, royalties, partnerships and S corporations",
      formula: "max(0, federal.passThroughIncome)",
      form: "NJ-1040, lines 21 to 23",
    },
    amount: {
      label: "Total income",
      formula:
        "federal.wages + federal.taxableInterest + federal.ordinaryDividends + profits + gains + federal.pensions + passThrough",
      meaning: "Social Security and unemployment compensation are not taxed.",
    },
  },
});

interface PensionLaw {
  readonly age: number;
  readonly fullLimit: number;
  readonly most: number;
  readonly shares: Brackets;
}
/** Pension exclusion (N.J.S.A. 54A:6-10): up to an amount at a moderate income, then a share, then nothing. */
export const newJerseyPensionExclusion = rule({
  figure: (s, law: PensionLaw, r) => {
    let eligible = 0;
    for (const { age, pensions } of s.people) if (age >= law.age) eligible += pensions;
    const amount =
      r.startingIncome <= law.fullLimit
        ? Math.min(law.most, eligible)
        : entryFor(r.startingIncome, law.shares) * eligible;
    return { eligible, amount };
  },
  lines: {
    eligible: {
      label: "Pensions of filers old enough",
      found: "The pensions of each filer who has reached the age.",
      unchecked: "people",
    },
    amount: {
      label: "Pension exclusion",
      formula: "when(startingIncome <= fullLimit, min(most, eligible), entryFor(startingIncome, shares) * eligible)",
    },
  },
  cliff: "The share of pensions left out falls at three limits of total income.",
});

interface OtherRetirementLaw extends PensionLaw {
  readonly mostEarnings: number;
}
/**
 * Other retirement income exclusion (N.J.S.A. 54A:6-15): the unused pension exclusion applies to any other income of
 * filers old enough, if they earn almost nothing. Income of the return as a whole counts as the filer's.
 */
export const newJerseyOtherRetirementExclusion = rule({
  figure: (s, law: OtherRetirementLaw, r) => {
    const earned = s.federal.wages + Math.max(0, s.federal.businessProfit) + Math.max(0, s.federal.passThroughIncome);
    let others = 0;
    for (const { age, wages, profit, pensions } of s.people)
      if (age < law.age) others += wages + Math.max(0, profit) + pensions;
    const filerIsOfAge = (s.people[0]?.age ?? 0) >= law.age;
    const full =
      r.startingIncome <= law.fullLimit ? law.most : entryFor(r.startingIncome, law.shares) * r.startingIncome;
    let pensions = 0;
    for (const person of s.people) if (person.age >= law.age) pensions += person.pensions;
    const income = filerIsOfAge ? Math.max(0, r.startingIncome - others) : pensions;
    const unused = Math.max(0, full - r.subtractions);
    const allowed = earned <= law.mostEarnings;
    return {
      earned,
      full,
      income,
      unused,
      amount: allowed ? Math.max(0, Math.min(unused, income - r.subtractions)) : 0,
    };
  },
  lines: {
    earned: {
      label: "Wages, profits and shares of businesses",
      formula: "federal.wages + max(0, federal.businessProfit) + max(0, federal.passThroughIncome)",
    },
    full: {
      label: "Maximum pension exclusion at this income",
      formula: "when(startingIncome <= fullLimit, most, entryFor(startingIncome, shares) * startingIncome)",
    },
    income: {
      label: "Income of filers old enough",
      found:
        "All income, without earnings and pensions of a younger spouse; where only the spouse is old enough, the spouse's pensions.",
      check: "income <= startingIncome + 0.01",
    },
    unused: { label: "Unused pension exclusion", formula: "max(0, full - soFar)" },
    amount: {
      label: "Other retirement income exclusion",
      formula: "when(earned <= mostEarnings, max(0, min(unused, income - soFar)), 0)",
      form: "NJ-1040, Worksheet D",
    },
  },
  cliff: "The exclusion ends at a limit of earnings, and falls at three limits of total income.",
});

interface PersonalLaw {
  readonly perFiler: number;
  readonly perSenior: number;
  readonly perBlind: number;
  readonly perDependent: number;
  readonly perStudent: number;
  readonly studentUnder: number;
}
const students = (s: Situation, law: PersonalLaw) => {
  let count = 0;
  for (const { isFullTimeStudent, age } of s.dependents) if (isFullTimeStudent && age < law.studentUnder) count++;
  return count;
};
const personalExemptions = (s: Situation, law: PersonalLaw) =>
  law.perFiler * s.filers +
  law.perSenior * s.seniors +
  law.perBlind * s.blind +
  law.perDependent * s.dependents.length +
  law.perStudent * students(s, law);

/** Exemptions (N.J.S.A. 54A:3-1) for filers, age, blindness, dependents, and dependents in college. */
export const newJerseyExemptions = rule({
  figure: (s, law: PersonalLaw) => ({ students: students(s, law), amount: personalExemptions(s, law) }),
  lines: {
    students: {
      label: "Dependents at college",
      found: "Full-time students below the age limit.",
      check: "students >= 0 && students <= dependents",
      unit: "count",
    },
    amount: {
      label: "Exemptions",
      formula:
        "perFiler * filers + perSenior * seniors + perBlind * blind + perDependent * dependents + perStudent * students",
    },
  },
});

interface MedicalLaw {
  readonly floor: number;
}
const medicalDeduction = (s: Situation, law: MedicalLaw, income: number) =>
  Math.max(0, s.medicalCosts - law.floor * Math.max(0, income)) + s.federal.healthDeductions;
/** Medical costs above a share of gross income, and all health insurance of the self-employed (N.J.S.A. 54A:3-3). */
export const newJerseyMedicalDeduction = rule({
  figure: (s, law: MedicalLaw, r) => ({ amount: medicalDeduction(s, law, r.stateIncome) }),
  lines: {
    amount: {
      label: "Medical costs and self-employed health insurance",
      formula: "max(0, medicalCosts - floor * max(0, stateIncome)) + federal.healthDeductions",
    },
  },
});

interface PropertyLaw {
  readonly rates: Brackets;
  readonly threshold: number;
  readonly rentShare: number;
  readonly most: number;
  readonly credit: number;
}
function propertyChoice(s: Situation, law: PropertyLaw, income: number, before: number) {
  const paid = s.home.realEstateTaxes + law.rentShare * s.home.rentPaid;
  const deductible = Math.min(law.most, paid);
  const saved = taxOn(before, law.rates) - taxOn(Math.max(0, before - deductible), law.rates);
  return { paid, deductible, before, saved, deducts: income > law.threshold && saved > law.credit };
}
/** Property tax deduction (N.J.S.A. 54A:3A-17), taken if it saves more than the credit that could replace it. */
export const newJerseyPropertyTaxDeduction = rule({
  needs: homeCosts,
  figure: (s, law: PropertyLaw, r) => {
    const choice = propertyChoice(s, law, r.stateIncome, Math.max(0, r.stateIncome - r.exemptions));
    return { ...choice, amount: choice.deducts ? choice.deductible : 0 };
  },
  lines: {
    paid: { label: "Property tax, and the part of rent", formula: "realEstateTaxes + rentShare * rentPaid" },
    deductible: { label: "Maximum deduction for it", formula: "min(most, paid)", form: "NJ-1040, Worksheet H" },
    before: { label: "Taxable income without it", formula: "max(0, stateIncome - soFar)", form: "NJ-1040, line 39" },
    saved: {
      label: "Tax it saves",
      formula: "taxOn(before, rates) - taxOn(max(0, before - deductible), rates)",
    },
    deducts: {
      label: "The deduction is worth more than the credit",
      formula: "stateIncome > threshold && saved > credit",
      unit: "flag",
    },
    amount: { label: "Property tax deduction", formula: "when(deducts, deductible, 0)" },
  },
  cliff: "Nobody at or below the filing threshold deducts property tax.",
});

interface CreditLaw {
  readonly property: PropertyLaw;
  readonly personal: PersonalLaw;
  readonly medical: MedicalLaw;
}
/** Property tax credit (N.J.S.A. 54A:3A-20), if the deduction wasn't taken. */
export const newJerseyPropertyTaxCredit = rule({
  needs: homeCosts,
  figure: (s, law: CreditLaw, r) => {
    const other = personalExemptions(s, law.personal) + medicalDeduction(s, law.medical, r.stateIncome);
    const before = Math.max(0, r.stateIncome - other);
    const { paid, deducts } = propertyChoice(s, law.property, r.stateIncome, before);
    const allowed = paid > 0 && (r.stateIncome > law.property.threshold || s.seniors + s.blind > 0);
    return { paid, allowed, deducts, amount: allowed && !deducts ? law.property.credit : 0 };
  },
  lines: {
    paid: {
      label: "Property tax, and the part of rent",
      formula: "realEstateTaxes + property.rentShare * rentPaid",
    },
    allowed: {
      label: "Pays property tax or rent, and has to file or is a senior or blind",
      formula: "paid > 0 && (stateIncome > property.threshold || seniors + blind > 0)",
      unit: "flag",
    },
    deducts: {
      label: "The deduction was taken",
      found: "As decided with the deduction.",
      unchecked: "conditions",
      unit: "flag",
    },
    amount: { label: "Property tax credit", formula: "when(allowed && !deducts, property.credit, 0)" },
  },
  cliff: "The credit is given in full or not at all.",
});

interface TaxLaw {
  readonly rates: Brackets;
  readonly threshold: number;
}
/** Tax by the schedule; none if gross income is at or below the filing threshold (N.J.S.A. 54A:2-4). */
export const taxAboveFilingThreshold = rule({
  figure: (_, law: TaxLaw, r) => ({ amount: r.stateIncome > law.threshold ? taxOn(r.taxableIncome, law.rates) : 0 }),
  lines: {
    amount: { label: "Tax", formula: "when(stateIncome > threshold, taxOn(taxableIncome, rates), 0)" },
  },
  cliff: "There is no tax up to the filing threshold, and tax on all taxable income above it.",
});

interface EarnedLaw {
  readonly share: number;
  readonly leastAge: number;
  readonly outsideAges: number;
}
/**
 * Earned income tax credit (N.J.S.A. 54A:4-7): a share of the federal one; an amount if only the federal ages exclude a
 * filer.
 */
export const newJerseyEarnedIncomeCredit = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: EarnedLaw) => {
    const { earnedIncomeCredit, earnedIncomeCreditAtAnyAge } = s.federal;
    let adult = false;
    for (const { age } of s.people) if (age >= law.leastAge) adult = true;
    const shutOut = adult && earnedIncomeCredit === 0 && earnedIncomeCreditAtAnyAge > 0;
    const amount = shutOut ? law.outsideAges : law.share * earnedIncomeCredit;
    return { shutOut, amount };
  },
  lines: {
    shutOut: {
      label: "Only the federal age limits rule out the credit",
      found:
        "You would get a federal credit if it had no age limits for filers without a child, and a filer is old enough.",
      unchecked: "conditions",
      unit: "flag",
    },
    amount: {
      label: "Earned income tax credit",
      formula: "when(shutOut, outsideAges, share * federal.earnedIncomeCredit)",
    },
  },
  cliff: "Outside the federal age limits the credit is one amount, up to the last dollar of the federal one.",
});
