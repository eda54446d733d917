import { type Brackets, entryFor, taxOn } from "../../brackets.ts";
import { fullSteps } from "../../rounding.ts";
import { rule } from "../rule.ts";
import type { Situation } from "../situation.ts";

interface HouseholdLaw {
  readonly byIncome: Brackets;
}
/**
 * City household credit (Tax Law 1310(d)): by federal income, one amount for a single filer and one per person on other
 * returns.
 */
export const cityHouseholdCredit = rule({
  figure: (s, law: HouseholdLaw) => {
    const each = entryFor(s.federal.adjustedGrossIncome, law.byIncome);
    const amount = s.status === "single" ? each : each * (s.filers + s.dependents.length);
    return { each, amount };
  },
  lines: {
    each: { label: "Amount by federal income", formula: "entryFor(federal.adjustedGrossIncome, byIncome)" },
    amount: {
      label: "New York City household credit",
      formula: "when(joint || separate || headOfHousehold || survivor, each * (filers + dependents), each)",
    },
  },
  cliff: "The credit falls in steps of a table by income.",
});

interface SchoolLaw {
  readonly fixed: number;
  readonly incomeLimit: number;
}
/** School tax credit, fixed amount (Tax Law 1310(e)). */
export const citySchoolCredit = rule({
  figure: (s, law: SchoolLaw) => ({ amount: s.federal.adjustedGrossIncome <= law.incomeLimit ? law.fixed : 0 }),
  lines: {
    amount: {
      label: "School tax credit",
      formula: "when(federal.adjustedGrossIncome <= incomeLimit, fixed, 0)",
    },
  },
  cliff: "The credit ends at a federal income.",
});

interface ReductionLaw {
  readonly rates: Brackets;
  readonly incomeLimit: number;
}
/** School tax credit, rate reduction amount. */
export const citySchoolRateReduction = rule({
  figure: (_, law: ReductionLaw, r) => ({
    amount: r.taxableIncome <= law.incomeLimit ? taxOn(r.taxableIncome, law.rates) : 0,
  }),
  lines: {
    amount: {
      label: "School tax credit, rate reduction",
      formula: "when(taxableIncome <= incomeLimit, taxOn(taxableIncome, rates), 0)",
    },
  },
  cliff: "The credit ends at a taxable income.",
});

interface EarnedLaw {
  readonly most: number;
  readonly starts: readonly number[];
  readonly width: number;
  readonly step: number;
  readonly sharePerStep: number;
}
/** City earned income credit (Tax Law 1310(f)): a share of the federal one that falls over four income ranges. */
export const cityEarnedIncomeCredit = rule({
  figure: (s, law: EarnedLaw) => {
    const income = s.federal.adjustedGrossIncome;
    let steps = 0;
    for (const start of law.starts) steps += fullSteps(Math.min(law.width, Math.max(0, income - start)), law.step);
    const share = law.most - law.sharePerStep * steps;
    const amount = share * s.federal.earnedIncomeCredit;
    return { steps, share, amount };
  },
  lines: {
    steps: {
      label: "Full steps of income",
      found: "In each of the ranges: the full steps of income above its start.",
      unchecked: "people",
      unit: "count",
    },
    share: { label: "Share of the federal credit", formula: "most - sharePerStep * steps", unit: "rate" },
    amount: { label: "City earned income credit", formula: "share * federal.earnedIncomeCredit" },
  },
});

interface EliminationLaw {
  readonly thresholds: readonly number[];
  readonly width: number;
  readonly investmentLimit: number;
}
/**
 * Income tax elimination credit (Tax Law 1310(h)): no city tax for families with low income, phasing out above that.
 */
export const cityEliminationCredit = rule({
  figure: (s, law: EliminationLaw, r) => {
    const { dependents, federal } = s;
    const invested = federal.taxableInterest + federal.ordinaryDividends + Math.max(0, federal.capitalGain);
    const place = Math.min(dependents.length, law.thresholds.length) - 1;
    const threshold = invested > law.investmentLimit ? 0 : (law.thresholds[place] ?? 0);
    const above = Math.max(0, federal.adjustedGrossIncome - threshold);
    const share = threshold === 0 ? 0 : Math.max(0, 1 - above / law.width);
    const amount = share * r.taxLeft;
    return { threshold, above, share, amount };
  },
  lines: {
    threshold: {
      label: "Income up to which no city tax is due",
      found: "By the number of dependents; none without a dependent or with more investment income than the limit.",
      unchecked: "table",
    },
    above: { label: "Income above it", formula: "max(0, federal.adjustedGrossIncome - threshold)" },
    share: {
      label: "Share of the tax taken off",
      formula: "when(threshold == 0, 0, max(0, 1 - above / width))",
      unit: "rate",
    },
    amount: { label: "Income tax elimination credit", formula: "share * taxLeft" },
  },
  cliff: "No credit above a limit of investment income.",
});

interface BusinessLaw {
  readonly exemption: number;
  readonly allowance: number;
  readonly mostAllowance: number;
  readonly rate: number;
  readonly fullCredit: number;
  readonly creditEnds: number;
}
/**
 * Unincorporated business tax (Administrative Code 11-503 to 11-510) on each filer's business, all of it in the city.
 */
function businessTax({ people }: Situation, law: BusinessLaw): number {
  let sum = 0;
  for (const { profit } of people) {
    const allowance = Math.min(law.mostAllowance, law.allowance * Math.max(0, profit));
    const tax = law.rate * Math.max(0, profit - allowance - law.exemption);
    const share = Math.min(1, Math.max(0, (law.creditEnds - tax) / (law.creditEnds - law.fullCredit)));
    sum += tax * (1 - share);
  }
  return sum;
}
const businessLine = {
  label: "Unincorporated business tax",
  found:
    "For each filer: profit less an allowance for own services and the exemption, times the rate; all of it is credited when it is small, less of it up to where the credit ends.",
  unchecked: "people",
} as const;
export const cityBusinessTax = rule({
  figure: (s, law: BusinessLaw) => ({ amount: businessTax(s, law) }),
  lines: { amount: businessLine },
});

interface BusinessCreditLaw {
  readonly business: BusinessLaw;
  readonly fullUpTo: number;
  readonly fallsUpTo: number;
  readonly leastShare: number;
  readonly fallsAgainAt: number;
  readonly fallsAgainTo: number;
  readonly lastShare: number;
}
/**
 * Credit for the business tax against the resident's tax (Administrative Code 11-1706(c)): a smaller share at higher
 * taxable incomes.
 */
export const cityBusinessTaxCredit = rule({
  figure: (s, law: BusinessCreditLaw, r) => {
    const paid = businessTax(s, law.business);
    const first = Math.min(1, Math.max(0, (r.taxableIncome - law.fullUpTo) / (law.fallsUpTo - law.fullUpTo)));
    const again = Math.min(
      1,
      Math.max(0, (r.taxableIncome - law.fallsAgainAt) / (law.fallsAgainTo - law.fallsAgainAt)),
    );
    const share = 1 - first * (1 - law.leastShare) - again * (law.leastShare - law.lastShare);
    const amount = share * paid;
    return { paid, share, amount };
  },
  lines: {
    paid: businessLine,
    share: {
      label: "Share of it that is credited",
      formula:
        "1 - min(1, max(0, (taxableIncome - fullUpTo) / (fallsUpTo - fullUpTo))) * (1 - leastShare) - min(1, max(0, (taxableIncome - fallsAgainAt) / (fallsAgainTo - fallsAgainAt))) * (leastShare - lastShare)",
      unit: "rate",
    },
    amount: { label: "Credit for the business tax", formula: "share * paid" },
  },
});

interface MobilityLaw {
  readonly threshold: number;
  readonly rate: number;
}
/**
 * Metropolitan commuter transportation mobility tax (Tax Law 801): on all net earnings of a filer above the threshold.
 */
export const commuterMobilityTax = rule({
  figure: (s, law: MobilityLaw) => {
    let taxed = 0;
    for (const { netEarnings } of s.people) if (netEarnings > law.threshold) taxed += netEarnings;
    const amount = law.rate * taxed;
    return { taxed, amount };
  },
  lines: {
    taxed: {
      label: "Net earnings of filers above the threshold",
      found: "All of them for each filer who has more than the threshold, and none for anyone else.",
      unchecked: "people",
    },
    amount: { label: "Commuter mobility tax", formula: "rate * taxed" },
  },
  cliff: "Above the threshold the tax is due on all net earnings.",
});
