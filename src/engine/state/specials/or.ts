import { type Brackets, entryFor, rateAt } from "../../brackets.ts";
import { careCosts } from "../care-costs.ts";
import { someDependent } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder } from "../situation.ts";

interface FederalTaxLaw {
  /** The most that is subtracted, by federal adjusted gross income. */
  readonly most: Brackets;
}
/**
 * Federal tax subtraction (ORS 316.680, 316.695): Chapter 1 income tax after credits, so neither self-employment nor
 * net investment income tax. Each row of the limit begins at its income: "$125,000 or more but less than $130,000".
 */
export const oregonFederalTaxSubtraction = rule({
  figure: (s, law: FederalTaxLaw) => {
    const tax = Math.max(0, s.federal.taxAfterCredits - s.federal.refundableCredits);
    const most = rateAt(s.federal.adjustedGrossIncome, law.most);
    return { federalTax: tax, limit: most, amount: Math.min(tax, most) };
  },
  lines: {
    federalTax: {
      label: "Federal income tax after all credits",
      formula: "max(0, federal.taxAfterCredits - federal.refundableCredits)",
    },
    limit: { label: "Most that is subtracted", formula: "rateAt(federal.adjustedGrossIncome, most)" },
    amount: { label: "Federal tax liability subtraction", formula: "min(federalTax, limit)" },
  },
  cliff: "The limit of the federal tax subtraction falls in steps by income.",
});

interface ExemptionLaw {
  readonly perPerson: number;
  readonly incomeLimit: number;
}
/** Exemption credit (ORS 316.085) for everyone on the return; none above an income limit. */
export const oregonExemptionCredit = rule({
  figure: (s, law: ExemptionLaw) => ({
    amount: s.federal.adjustedGrossIncome <= law.incomeLimit ? law.perPerson * (s.filers + s.dependents.length) : 0,
  }),
  lines: {
    amount: {
      label: "Exemption credit",
      formula: "when(federal.adjustedGrossIncome <= incomeLimit, perPerson * (filers + dependents), 0)",
    },
  },
  cliff: "Exemption credits end above an income limit.",
});

interface EarnedLaw {
  readonly share: number;
  readonly shareWithInfant: number;
  readonly infantAge: number;
}
/** Oregon earned income credit (ORS 315.266): a larger share of the federal credit with a very young child. */
export const oregonEarnedIncomeCredit = rule({
  figure: (s, law: EarnedLaw) => {
    const infants = dependentsUnder(law.infantAge, s);
    const rate = infants > 0 ? law.shareWithInfant : law.share;
    const amount = rate * s.federal.earnedIncomeCredit;
    return { infants, rate, amount };
  },
  lines: {
    infants: {
      label: "Dependents younger than 3",
      found: "Counted by age at the end of the year.",
      check: "infants >= 0 && infants <= dependents",
      unit: "count",
    },
    rate: { label: "Share of the federal credit", formula: "when(infants > 0, shareWithInfant, share)", unit: "rate" },
    amount: { label: "Earned income credit", formula: "rate * federal.earnedIncomeCredit" },
  },
});

interface KidsLaw {
  readonly perChild: number;
  readonly under: number;
  readonly mostChildren: number;
  readonly start: number;
  readonly width: number;
}
/**
 * Oregon Kids' Credit (ORS 315.273): for young children, phasing out over a few thousand dollars of income after
 * Oregon's subtractions.
 */
export const oregonKidsCredit = rule({
  needs: someDependent,
  figure: (s, law: KidsLaw, r) => {
    const children = Math.min(law.mostChildren, dependentsUnder(law.under, s));
    const lost = Math.min(1, Math.max(0, r.stateIncome - law.start) / law.width);
    const amount = law.perChild * children * (1 - lost);
    return { children, lost, amount };
  },
  lines: {
    children: {
      label: "Children who count",
      found: "Dependents young enough, up to the largest number.",
      check: "children >= 0 && children <= dependents",
      unit: "count",
    },
    lost: {
      label: "Share lost by income",
      formula: "min(1, max(0, stateIncome - start) / width)",
      unit: "rate",
    },
    amount: { label: "Oregon Kids' Credit", formula: "perChild * children * (1 - lost)" },
  },
});

interface CareLaw {
  readonly mostForOne: number;
  readonly mostForMore: number;
  readonly povertyFirst: number;
  readonly povertyEachMore: number;
  /** Shares of the costs by income relative to the poverty line, for three ages of the youngest child. */
  readonly smallest: Brackets;
  readonly small: Brackets;
  readonly older: Brackets;
  readonly smallestUnder: number;
  readonly smallUnder: number;
}
/**
 * Working family household and dependent care credit (ORS 315.264), refundable: a share of the costs by income and the
 * youngest child's age on January 1, which is a year less than at year-end.
 */
export const oregonCareCredit = rule({
  needs: someDependent,
  figure: (s, law: CareLaw, r) => {
    const most = s.carePersons > 1 ? law.mostForMore : law.mostForOne;
    const counted = s.carePersons > 0 ? Math.min(s.careExpenses, most, careCosts(s, 0, 0).smaller) : 0;
    let youngest = Number.POSITIVE_INFINITY;
    for (const { age } of s.dependents) youngest = Math.min(youngest, Math.max(0, age - 1));
    const table = youngest < law.smallestUnder ? law.smallest : youngest < law.smallUnder ? law.small : law.older;
    const poverty = law.povertyFirst + law.povertyEachMore * (s.filers + s.dependents.length - 1);
    const ofPoverty = Math.max(0, s.federal.adjustedGrossIncome, r.stateIncome) / poverty;
    const share = s.dependents.length > 0 ? entryFor(ofPoverty, table) : 0;
    return { counted, poverty, ofPoverty, share, amount: share * counted };
  },
  lines: {
    counted: {
      label: "Costs that count",
      found:
        "Costs of care up to the limit for one or for more people, and to the earnings of the spouse who earns less.",
      check: "counted <= careExpenses",
    },
    poverty: {
      label: "Poverty line for the household",
      formula: "povertyFirst + povertyEachMore * (filers + dependents - 1)",
    },
    ofPoverty: {
      label: "Income over the poverty line",
      formula: "max(0, federal.adjustedGrossIncome, stateIncome) / poverty",
      unit: "rate",
    },
    share: {
      label: "Share of the costs",
      found: "From the table for the age of the youngest child on January 1: under 3, 3 to 5, or older.",
      check: "share >= 0 && share <= 1",
      unit: "rate",
    },
    amount: {
      label: "Working family household and dependent care credit",
      formula: "share * counted",
      form: "Schedule OR-WFHDC",
    },
  },
  cliff: "The share of the costs moves in steps of income over the poverty line.",
});

interface RetirementLaw {
  readonly age: number;
  readonly base: number;
  readonly incomeFrom: number;
  readonly share: number;
}
/**
 * Retirement income credit (ORS 316.157; OAR 150-316-0225): pensions and withdrawals of filers old enough, below a base
 * minus benefits and income.
 */
export const oregonRetirementCredit = rule({
  figure: (s, law: RetirementLaw) => {
    const { federal } = s;
    let pensions = 0;
    for (const person of s.people) if (person.age >= law.age) pensions += person.pensions;
    const income = Math.max(0, federal.adjustedGrossIncome - federal.taxableBenefits + federal.taxExemptInterest);
    const left = Math.max(0, law.base - federal.benefitsReceived - Math.max(0, income - law.incomeFrom));
    return { pensions, income, left, amount: law.share * Math.min(pensions, left) };
  },
  lines: {
    pensions: {
      label: "Pensions and withdrawals of filers old enough",
      found: "Those of each filer who has reached the age.",
      unchecked: "people",
    },
    income: {
      label: "Household income without Social Security",
      formula: "max(0, federal.adjustedGrossIncome - federal.taxableBenefits + federal.taxExemptInterest)",
    },
    left: {
      label: "Base left after Social Security and higher income",
      formula: "max(0, base - federal.benefitsReceived - max(0, income - incomeFrom))",
    },
    amount: { label: "Retirement income credit", formula: "share * min(pensions, left)" },
  },
});
