import { type Brackets, taxOn } from "../../brackets.ts";
import { careCosts, careCostsLines } from "../care-costs.ts";
import { federalEarnedIncomeCredit, homeCosts, someCare, somethingToItemize } from "../needs.ts";
import { type Running, rule } from "../rule.ts";
import { type EarlierShareLaw, earlierShare, earlierShareLines } from "../rules/earlier-care-credit.ts";
import type { Filer, Situation } from "../situation.ts";

interface UnemploymentLaw {
  readonly base: number;
}
/** Unemployment compensation is taxed only up to half of the income above a base (Wis. Stat. 71.05(6)(b)8). */
export const wisconsinUnemployment = rule({
  figure: (s, law: UnemploymentLaw) => {
    const above = Math.max(0, s.federal.adjustedGrossIncome - s.federal.taxableBenefits - law.base);
    return { above, amount: s.federal.unemployment - Math.min(s.federal.unemployment, above / 2) };
  },
  lines: {
    above: {
      label: "Income above the base",
      formula: "max(0, federal.adjustedGrossIncome - federal.taxableBenefits - base)",
    },
    amount: {
      label: "Unemployment compensation left out",
      formula: "federal.unemployment - min(federal.unemployment, above / 2)",
    },
  },
});

interface RetirementLaw {
  readonly age: number;
  readonly most: number;
  readonly incomeLimit: number;
}
const smallRetirement = ({ age, pensions }: Filer, law: RetirementLaw, income: number) =>
  age >= law.age && income < law.incomeLimit ? Math.min(law.most, pensions) : 0;
/** Retirement income of filers with low income (Wis. Stat. 71.05(6)(b)54). */
export const wisconsinRetirementSubtraction = rule({
  figure: (s, law: RetirementLaw) => {
    let amount = 0;
    for (const person of s.people) amount += smallRetirement(person, law, s.federal.adjustedGrossIncome);
    return { amount };
  },
  lines: {
    amount: {
      label: "Retirement income left out",
      found: "Pensions of each filer of the age, up to the limit, where federal income is below its own limit.",
      unchecked: "people",
    },
  },
  cliff: "The small subtraction of retirement income ends at a limit of federal income.",
});

interface StandardLaw {
  readonly most: number;
  /** What is lost, as a schedule over Wisconsin income. */
  readonly reduction: Brackets;
}
const standardAt = (income: number, { most, reduction }: StandardLaw) =>
  Math.max(0, most - taxOn(Math.max(0, income), reduction));
/** Standard deduction (Wis. Stat. 71.05(22)): falls by a rate times Wisconsin income above a threshold. */
export const wisconsinStandardDeduction = rule({
  figure: (_, law: StandardLaw, r) => ({ amount: standardAt(r.stateIncome, law) }),
  lines: {
    amount: { label: "Standard deduction", formula: "max(0, most - taxOn(max(0, stateIncome), reduction))" },
  },
});

interface ItemizedLaw {
  readonly share: number;
}
/**
 * Itemized deduction credit (Wis. Stat. 71.07(5)): a share of medical costs, interest and gifts above the standard
 * deduction.
 */
export const wisconsinItemizedCredit = rule({
  needs: somethingToItemize,
  figure: (s, law: ItemizedLaw, r) => {
    const counted = s.federal.medicalDeduction + s.federal.mortgageInterest + s.federal.giftsBeforeFloor;
    const amount = law.share * Math.max(0, counted - r.standardDeduction);
    return { counted, amount };
  },
  lines: {
    counted: {
      label: "Medical costs, interest and gifts",
      formula: "federal.medicalDeduction + federal.mortgageInterest + federal.giftsBeforeFloor",
      form: "Schedule 1, line 5",
    },
    amount: { label: "Itemized deduction credit", formula: "share * max(0, counted - standardDeduction)" },
  },
});

interface CareLaw extends EarlierShareLaw {
  readonly mostForOne: number;
  readonly mostForMore: number;
}
/**
 * Additional child and dependent care credit (Wis. Stat. 71.07(9g); Schedule WI-2441): the federal share, but of more
 * costs. The share is that of the Code as of the end of 2022 (71.01(6)), even if today's federal share is higher.
 */
export const wisconsinCareCredit = rule({
  needs: someCare,
  figure: (s, law: CareLaw) => {
    const most = s.carePersons > 1 ? law.mostForMore : law.mostForOne;
    const { smaller, counted } = careCosts(s, most, 1);
    const { steps, shareOfCosts } = earlierShare(s, law);
    const amount = shareOfCosts * counted;
    return { smaller, counted, steps, shareOfCosts, amount };
  },
  lines: {
    smaller: careCostsLines.smaller,
    counted: {
      label: "Costs that count in Wisconsin",
      formula: "when(carePersons > 0, min(careExpenses, when(carePersons > 1, mostForMore, mostForOne), smaller), 0)",
      form: "Schedule WI-2441, line 6",
    },
    ...earlierShareLines,
    amount: { label: "Additional child and dependent care credit", formula: "shareOfCosts * counted" },
  },
  cliff: "The share of care costs falls in steps of income.",
});

interface PropertyLaw {
  readonly share: number;
  readonly rentShare: number;
  readonly most: number;
}
/**
 * School property tax credit (Wis. Stat. 71.07(9)): a share of property tax, and of the part of rent that represents
 * it.
 */
export const wisconsinPropertyTaxCredit = rule({
  figure: (s, law: PropertyLaw) => {
    const paid = s.home.realEstateTaxes + law.rentShare * s.home.rentPaid;
    const amount = Math.min(law.most, law.share * paid);
    return { paid, amount };
  },
  lines: {
    paid: { label: "Property tax, and the part of rent", formula: "realEstateTaxes + rentShare * rentPaid" },
    amount: { label: "School property tax credit", formula: "min(most, share * paid)" },
  },
});

interface CoupleLaw {
  readonly share: number;
  readonly most: number;
}
/** Married couple credit (Wis. Stat. 71.07(6)): on a joint return, a share of the lower earner's earnings. */
export const wisconsinMarriedCoupleCredit = rule({
  figure: (s, law: CoupleLaw) => {
    let smaller = s.filers > 1 ? Number.POSITIVE_INFINITY : 0;
    if (s.filers > 1)
      for (const { wages, profit, planDeduction, iraDeduction } of s.people)
        smaller = Math.min(smaller, Math.max(0, wages + profit - planDeduction - iraDeduction));
    const amount = law.share * Math.min(law.most, smaller);
    return { smaller, amount };
  },
  lines: {
    smaller: {
      label: "The smaller earnings of the two",
      found: "Wages and profit of each spouse, less own retirement contributions; nothing without a spouse.",
      unchecked: "people",
      form: "Schedule 2, line 6",
    },
    amount: { label: "Married couple credit", formula: "share * min(most, smaller)" },
  },
});

interface EarnedLaw {
  /** By the number of children: none, one, two, three or more. */
  readonly shares: readonly number[];
}
const earnedCredit = ({ federal }: Situation, { shares }: EarnedLaw) => {
  const share = shares[Math.min(federal.childrenForEarnedIncome, shares.length - 1)] ?? 0;
  return { share, credit: share * federal.earnedIncomeCredit };
};
/** Earned income credit (Wis. Stat. 71.07(9e)): a share of the federal one that rises with the number of children. */
export const wisconsinEarnedIncomeCredit = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: EarnedLaw, r) => {
    const { share, credit } = earnedCredit(s, law);
    return { share, amount: r.lastCredit > 0 ? 0 : credit };
  },
  lines: {
    share: {
      label: "Share of the federal credit",
      found: "The share for the number of children.",
      check: "share >= 0 && share <= 1",
      unit: "rate",
    },
    amount: {
      label: "Earned income credit",
      formula: "when(lastCredit > 0, 0, share * federal.earnedIncomeCredit)",
      meaning: "Zero if you took the retirement income exclusion instead of credits.",
    },
  },
  cliff: "If you take the retirement income exclusion, you lose this credit.",
});

interface HomesteadLaw {
  readonly adultAge: number;
  readonly perDependent: number;
  readonly incomeLimit: number;
  readonly age: number;
  readonly most: number;
  readonly rentShare: number;
  readonly start: number;
  readonly rate: number;
  readonly share: number;
}
const homesteadCredit = (s: Situation, law: HomesteadLaw, r: Pick<Running, "stateIncome" | "subtractions">) => {
  const f = s.federal;
  let earns = false;
  let adult = false;
  for (const { age, wages, profit } of s.people) {
    if (age >= law.age || wages > 0 || profit > 0) earns = true;
    if (age >= law.adultAge) adult = true;
  }
  const losses = Math.max(0, -f.businessProfit) + Math.max(0, -f.passThroughIncome) + Math.max(0, -f.capitalGain);
  const income =
    r.stateIncome +
    r.subtractions +
    (f.benefitsReceived - f.taxableBenefits) +
    f.taxExemptInterest +
    f.planDeductions +
    f.iraDeductions +
    losses -
    law.perDependent * s.dependents.length;
  const paid = Math.min(law.most, s.home.realEstateTaxes + law.rentShare * s.home.rentPaid);
  const above = Math.max(0, paid - law.rate * Math.max(0, income - law.start));
  const mayClaim = adult && earns && income < law.incomeLimit;
  return { losses, income, paid, above, mayClaim, credit: mayClaim ? law.share * above : 0 };
};
/**
 * Homestead credit (Wis. Stat. 71.51 to 71.55), refundable: for earners and seniors with low income, based on property
 * tax or rent.
 */
export const wisconsinHomesteadCredit = rule({
  needs: homeCosts,
  figure: (s, law: HomesteadLaw, r) => {
    const { credit, mayClaim, ...found } = homesteadCredit(s, law, r);
    const allowed = mayClaim && r.lastCredit === 0;
    return { ...found, allowed, amount: allowed ? credit : 0 };
  },
  lines: {
    losses: {
      label: "Losses, which do not count",
      formula: "max(0, -federal.businessProfit) + max(0, -federal.passThroughIncome) + max(0, -federal.capitalGain)",
    },
    income: {
      label: "Household income less an amount for dependents",
      formula:
        "stateIncome + subtractions + (federal.benefitsReceived - federal.taxableBenefits) + federal.taxExemptInterest + federal.planDeductions + federal.iraDeductions + losses - perDependent * dependents",
      form: "Schedule H, line 14c",
    },
    paid: {
      label: "Property tax, or the part of rent, up to a limit",
      formula: "min(most, realEstateTaxes + rentShare * rentPaid)",
      form: "Schedule H, line 16",
    },
    above: {
      label: "What is above a share of income",
      formula: "max(0, paid - rate * max(0, income - start))",
    },
    allowed: {
      label: "May claim the homestead credit",
      found:
        "You are an adult, have earnings or are old enough not to need any, have income below the limit, and did not give up credits.",
      unchecked: "conditions",
      unit: "flag",
    },
    amount: { label: "Homestead credit", formula: "when(allowed, share * above, 0)" },
  },
  cliff: "The homestead credit ends at an income limit.",
});

interface ExclusionLaw {
  readonly age: number;
  readonly most: number;
  readonly rates: Brackets;
  readonly standard: StandardLaw;
  readonly small: RetirementLaw;
  readonly earnedIncome: EarnedLaw;
  readonly homestead: HomesteadLaw;
}
/**
 * Retirement income exclusion from 67 on (2025 Wisconsin Act 15). Filers who take it may claim no credit at all, not
 * even refundable ones. Taken if it leaves less tax than all credits do. Figured after the other nonrefundable credits.
 */
export const wisconsinRetirementExclusion = rule({
  figure: (s, law: ExclusionLaw, r) => {
    let filersOfAge = 0;
    let pensions = 0;
    let separately = 0;
    let already = 0;
    for (const person of s.people)
      if (person.age >= law.age) {
        filersOfAge++;
        pensions += person.pensions;
        separately += Math.min(law.most, person.pensions);
        already += smallRetirement(person, law.small, s.federal.adjustedGrossIncome);
      }
    const excluded = (filersOfAge > 1 ? Math.min(law.most * filersOfAge, pensions) : separately) - already;
    const income = r.stateIncome - excluded;
    const taxable = Math.max(0, income - standardAt(income, law.standard) - r.exemptions);
    const without = taxOn(taxable, law.rates);
    const refundable = earnedCredit(s, law.earnedIncome).credit + homesteadCredit(s, law.homestead, r).credit;
    const saved = r.taxLeft - without;
    const amount = excluded > 0 && saved > refundable ? saved : 0;
    return { excluded, income, taxable, without, refundable, amount };
  },
  lines: {
    excluded: {
      label: "Retirement income excluded from 67 on",
      found: "Pensions of filers of the age, up to the limit for each of them, less what was subtracted above.",
      unchecked: "table",
    },
    income: { label: "Wisconsin income without it", formula: "stateIncome - excluded" },
    taxable: {
      label: "Taxable income without it",
      formula: "max(0, income - max(0, standard.most - taxOn(max(0, income), standard.reduction)) - exemptions)",
    },
    without: { label: "Tax without it, and without any credit", formula: "taxOn(taxable, rates)" },
    refundable: {
      label: "Refundable credits that it would cost",
      found: "Earned income credit and homestead credit, as figured below without the exclusion.",
      unchecked: "people",
    },
    amount: {
      label: "Tax saved by the retirement income exclusion",
      formula: "when(excluded > 0 && taxLeft - without > refundable, taxLeft - without, 0)",
      meaning: "Zero if the credits are worth more.",
    },
  },
  cliff: "It replaces the small subtraction, which ends at a limit of federal income.",
});
