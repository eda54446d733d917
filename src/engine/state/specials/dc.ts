import { type Brackets, rateAt, taxOn } from "../../brackets.ts";
import { ownFederalIncome } from "../couples.ts";
import { homeCosts, someDependent, somethingToItemize } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder, stepsLine, stepsOfIncome, youngChildrenLine } from "../situation.ts";

interface TaxLaw {
  readonly rates: Brackets;
}
/**
 * Tax on a joint return, or with the spouses figured separately on the same return (Calculation J), whichever is less.
 * The deduction may be divided between the columns freely; the most is saved if it makes them as equal as possible.
 */
export const districtTax = rule({
  figure: (s, { rates }: TaxLaw, r) => {
    const together = taxOn(r.taxableIncome, rates);
    const adjustments = r.stateIncome - s.federal.adjustedGrossIncome;
    const own = s.filers === 2 ? Math.max(0, ownFederalIncome(s, 0) + adjustments) : 0;
    const spouses = s.filers === 2 ? Math.max(0, r.stateIncome - own) : 0;
    const half = r.taxableIncome / 2;
    const first = s.filers === 2 ? Math.min(own, Math.max(half, r.taxableIncome - spouses)) : 0;
    const second = s.filers === 2 ? r.taxableIncome - first : 0;
    const apart = s.filers === 2 ? taxOn(first, rates) + taxOn(second, rates) : together;
    return { together, own, spouses, first, second, apart, amount: Math.min(together, apart) };
  },
  lines: {
    together: { label: "Tax on both spouses' income together", formula: "taxOn(taxableIncome, rates)" },
    own: {
      label: "Your own income",
      found: "Your own earnings less their deductions, and all other income. Zero if you have no spouse.",
      unchecked: "people",
    },
    spouses: { label: "Your spouse's own income", formula: "when(filers == 2, max(0, stateIncome - own), 0)" },
    first: {
      label: "Your taxable income in a column of your own",
      formula: "when(filers == 2, min(own, max(taxableIncome / 2, taxableIncome - spouses)), 0)",
    },
    second: {
      label: "Your spouse's taxable income in the other column",
      formula: "when(filers == 2, taxableIncome - first, 0)",
    },
    apart: {
      label: "Tax of the two columns",
      formula: "when(filers == 2, taxOn(first, rates) + taxOn(second, rates), together)",
    },
    amount: { label: "Tax", formula: "min(together, apart)" },
  },
});

interface EarnedLaw {
  readonly share: number;
  readonly phaseInRate: number;
  readonly most: number;
  readonly phaseOutStart: number;
  readonly phaseOutRate: number;
  readonly leastAge: number;
  readonly mostAge: number;
  readonly investmentLimit: number;
}
/**
 * District earned income credit (D.C. Code 47-1806.04(f)): a share of the federal one with children; its own formula
 * without.
 */
export const districtEarnedIncomeCredit = rule({
  figure: (s, law: EarnedLaw) => {
    const { earnedIncome, adjustedGrossIncome, investmentIncome, childrenByAnyNumber } = s.federal;
    let ofAge = false;
    for (const { age } of s.people) if (age >= law.leastAge && age <= law.mostAge) ofAge = true;
    const allowed =
      childrenByAnyNumber === 0 &&
      ofAge &&
      earnedIncome > 0 &&
      investmentIncome <= law.investmentLimit &&
      s.status !== "married_separate";
    const phasedIn = Math.min(law.most, law.phaseInRate * earnedIncome);
    const higher = Math.max(earnedIncome, adjustedGrossIncome);
    const lost = law.phaseOutRate * Math.max(0, higher - law.phaseOutStart);
    const childless = allowed ? Math.max(0, phasedIn - lost) : 0;
    return {
      allowed,
      phasedIn,
      lost,
      childless,
      amount: childrenByAnyNumber > 0 ? law.share * s.federal.earnedIncomeCreditByAnyNumber : childless,
    };
  },
  lines: {
    allowed: {
      label: "May claim the credit without a child",
      found: "Age, earnings and investment income within the limits.",
      unchecked: "conditions",
    },
    phasedIn: { label: "Credit based on earned income", formula: "min(most, phaseInRate * federal.earnedIncome)" },
    lost: {
      label: "Lost to higher income",
      formula: "phaseOutRate * max(0, max(federal.earnedIncome, federal.adjustedGrossIncome) - phaseOutStart)",
    },
    childless: { label: "Credit without a child", formula: "when(allowed, max(0, phasedIn - lost), 0)" },
    amount: {
      label: "Earned income credit",
      formula: "when(federal.childrenByAnyNumber > 0, share * federal.earnedIncomeCreditByAnyNumber, childless)",
    },
  },
  cliff: "The credit without a child ends above a limit of investment income.",
});

interface PropertyLaw {
  readonly most: number;
  readonly seniorAge: number;
  readonly shares: Brackets;
  readonly incomeLimit: number;
  readonly seniorShare: number;
  readonly seniorIncomeLimit: number;
  readonly rentShare: number;
}
/** Homeowner and renter property tax credit (Schedule H): property tax, or a share of rent, above a share of income. */
export const districtPropertyTaxCredit = rule({
  needs: homeCosts,
  figure: (s, law: PropertyLaw) => {
    const income = s.federal.adjustedGrossIncome;
    let oldest = 0;
    for (const { age } of s.people) oldest = Math.max(oldest, age);
    const senior = oldest >= law.seniorAge;
    const share = senior ? law.seniorShare : rateAt(income, law.shares);
    const allowed = income <= (senior ? law.seniorIncomeLimit : law.incomeLimit);
    const paid = s.home.realEstateTaxes + law.rentShare * s.home.rentPaid;
    const above = Math.max(0, paid - share * Math.max(0, income));
    return { share, allowed, paid, above, amount: allowed ? Math.min(law.most, above) : 0 };
  },
  lines: {
    share: {
      label: "Share of income that is expected to be paid",
      found: "By federal adjusted gross income; a single share from the age for seniors on.",
      check: "share >= 0 && share <= 1",
      unit: "rate",
    },
    allowed: {
      label: "Income is within the limit",
      found: "The limit is higher for seniors.",
      unchecked: "conditions",
      unit: "flag",
    },
    paid: {
      label: "Property tax, and the share of rent that counts",
      formula: "realEstateTaxes + rentShare * rentPaid",
    },
    above: {
      label: "What is above that share of income",
      formula: "max(0, paid - share * max(0, federal.adjustedGrossIncome))",
    },
    amount: { label: "Property tax credit", formula: "when(allowed, min(most, above), 0)" },
  },
  cliff: "The share of income changes in steps, and the property tax credit ends at an income limit.",
});

interface ChildLaw {
  readonly perChild: number;
  readonly under: number;
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
}
/** Child tax credit (D.C. Code 47-1806.17). */
export const districtChildCredit = rule({
  needs: someDependent,
  figure: (s, law: ChildLaw) => {
    const children = dependentsUnder(law.under, s);
    const steps = stepsOfIncome(s, law);
    const amount = Math.max(0, law.perChild * children - law.perStep * steps);
    return { children, steps, amount };
  },
  lines: {
    children: youngChildrenLine,
    steps: stepsLine,
    amount: { label: "Child tax credit", formula: "max(0, perChild * children - perStep * steps)" },
  },
  cliff: "The child credit falls by an amount for every step of income above a limit.",
});

interface ItemizedLimitLaw {
  readonly start: number;
  readonly rate: number;
}
/** Itemized deductions except medical costs fall by a rate times income above a limit (D.C. Code 47-1803.03(b-4)). */
export const districtItemizedLimit = rule({
  needs: somethingToItemize,
  figure: (s, law: ItemizedLimitLaw, r) => {
    const exposed = Math.max(0, r.itemizedDeductions - s.federal.medicalDeduction);
    const amount = -Math.min(exposed, law.rate * Math.max(0, r.stateIncome - law.start));
    return { exposed, amount };
  },
  lines: {
    exposed: { label: "Itemized deductions except medical costs", formula: "max(0, soFar - federal.medicalDeduction)" },
    amount: { label: "Limit at high incomes", formula: "-min(exposed, rate * max(0, stateIncome - start))" },
  },
});
