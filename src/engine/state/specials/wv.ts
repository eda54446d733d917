import { startedSteps } from "../../rounding.ts";
import { ownFederalIncome } from "../couples.ts";
import { homeCosts } from "../needs.ts";
import { rule } from "../rule.ts";
import type { Filer } from "../situation.ts";

interface BenefitsLaw {
  readonly incomeLimit: number;
  readonly shareAbove: number;
}
/**
 * Social Security benefits (W. Va. Code 11-21-12(c)(8)): all of them up to a limit of federal income, and a share above
 * it.
 */
export const westVirginiaBenefits = rule({
  figure: (s, law: BenefitsLaw) => {
    const share = s.federal.adjustedGrossIncome <= law.incomeLimit ? 1 : law.shareAbove;
    const amount = share * s.federal.taxableBenefits;
    return { share, amount };
  },
  lines: {
    share: {
      label: "Share that is left out",
      formula: "when(federal.adjustedGrossIncome <= incomeLimit, 1, shareAbove)",
      unit: "rate",
    },
    amount: { label: "Social Security benefits left out", formula: "share * federal.taxableBenefits" },
  },
  cliff: "Above a limit of federal income only a share of Social Security benefits is left out.",
});

interface ExclusionLaw {
  readonly incomeLimit: number;
}
/** Low-income earned income exclusion (W. Va. Code 11-21-10): earnings of a household with very low federal income. */
export const westVirginiaEarnedIncomeExclusion = rule({
  figure: (s, law: ExclusionLaw) => {
    const income = s.federal.adjustedGrossIncome;
    const least = Math.max(0, Math.min(income, s.federal.earnedIncome));
    return { least, amount: income <= law.incomeLimit ? least : 0 };
  },
  lines: {
    least: {
      label: "Earned income, but no more than all income",
      formula: "max(0, min(federal.adjustedGrossIncome, federal.earnedIncome))",
    },
    amount: {
      label: "Low-income earned income exclusion",
      formula: "when(federal.adjustedGrossIncome <= incomeLimit, least, 0)",
    },
  },
  cliff: "Earnings are left out only up to a limit of federal income.",
});

interface SeniorLaw {
  readonly age: number;
  readonly most: number;
}
/**
 * Senior citizen deduction (W. Va. Code 11-21-12(c)(9)): own income up to an amount, minus Social Security already
 * excluded.
 */
export const westVirginiaSeniorDeduction = rule({
  figure: (s, law: SeniorLaw, r) => {
    let amount = 0;
    for (let i = 0; i < s.people.length; i++)
      if ((s.people[i] as Filer).age >= law.age)
        amount += Math.max(0, Math.min(law.most, ownFederalIncome(s, i)) - (i === 0 ? r.subtractions : 0));
    return { amount };
  },
  lines: {
    amount: {
      label: "Senior citizen deduction",
      found:
        "For each filer of the age: own income up to the limit, less what was subtracted above. Income of the return as a whole counts as the filer's.",
      unchecked: "people",
    },
  },
});

interface Guideline {
  readonly guideline: number;
  readonly guidelinePerPerson: number;
}
const povertyGuideline = (persons: number, law: Guideline) => law.guideline + law.guidelinePerPerson * (persons - 1);

interface FamilyLaw extends Guideline {
  readonly mostPersons: number;
  readonly shareOfGuideline: number;
  readonly step: number;
  readonly sharePerStep: number;
}
/**
 * Low-income family tax credit (W. Va. Code 11-21-22): all of the tax at the poverty line, and a tenth less for each
 * step above it.
 */
export const westVirginiaFamilyCredit = rule({
  figure: (s, law: FamilyLaw, r) => {
    const persons = Math.min(law.mostPersons, s.filers + s.dependents.length);
    const limit = law.shareOfGuideline * povertyGuideline(persons, law);
    const income = s.federal.adjustedGrossIncome + s.federal.taxExemptInterest;
    const share = Math.max(0, 1 - law.sharePerStep * startedSteps(Math.max(0, income - limit), law.step));
    const amount = s.federal.minimumTax > 0 ? 0 : share * r.taxBeforeCredits;
    return { persons, limit, income, share, amount };
  },
  lines: {
    persons: { label: "People of the family", formula: "min(mostPersons, filers + dependents)", unit: "count" },
    limit: {
      label: "Income at which all tax is forgiven",
      formula: "shareOfGuideline * (guideline + guidelinePerPerson * (persons - 1))",
    },
    income: {
      label: "Modified federal adjusted gross income",
      formula: "federal.adjustedGrossIncome + federal.taxExemptInterest",
      form: "Schedule FTC-1, line 3",
    },
    share: {
      label: "Share of the tax forgiven",
      formula: "max(0, 1 - sharePerStep * startedSteps(max(0, income - limit), step))",
      unit: "rate",
      form: "Schedule FTC-1, line 5",
    },
    amount: {
      label: "Low-income family tax credit",
      formula: "when(federal.minimumTax > 0, 0, share * taxBeforeCredits)",
    },
  },
  cliff: "The family credit falls by a tenth of the tax for each step of income above the poverty line.",
});

interface PropertyLaw extends Guideline {
  readonly timesGuideline: number;
  readonly shareOfIncome: number;
  readonly most: number;
}
/**
 * Homestead excess property tax credit (W. Va. Code 11-21-23), refundable: property tax above a share of household
 * income.
 */
export const westVirginiaPropertyTaxCredit = rule({
  needs: homeCosts,
  figure: (s, law: PropertyLaw) => {
    const limit = law.timesGuideline * povertyGuideline(s.filers + s.dependents.length, law);
    const { adjustedGrossIncome, taxExemptInterest, benefitsReceived, taxableBenefits } = s.federal;
    const income = Math.max(0, adjustedGrossIncome + taxExemptInterest + benefitsReceived - taxableBenefits);
    const above = Math.max(0, s.home.realEstateTaxes - law.shareOfIncome * income);
    return { limit, income, above, amount: adjustedGrossIncome <= limit ? Math.min(law.most, above) : 0 };
  },
  lines: {
    limit: {
      label: "Federal income up to which it is given",
      formula: "timesGuideline * (guideline + guidelinePerPerson * (filers + dependents - 1))",
    },
    income: {
      label: "Gross household income",
      formula:
        "max(0, federal.adjustedGrossIncome + federal.taxExemptInterest + federal.benefitsReceived - federal.taxableBenefits)",
      form: "Schedule HEPTC-1, line 5",
    },
    above: {
      label: "Property tax above the share of that income",
      formula: "max(0, realEstateTaxes - shareOfIncome * income)",
    },
    amount: {
      label: "Homestead excess property tax credit",
      formula: "when(federal.adjustedGrossIncome <= limit, min(most, above), 0)",
    },
  },
  cliff: "The property tax credit ends at a multiple of the poverty line.",
});
