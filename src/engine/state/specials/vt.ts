import type { Brackets } from "../../brackets.ts";
import { someDependent } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder, stepsLine, stepsOfIncome, youngChildrenLine } from "../situation.ts";
import { readTable, type TaxTable, tableLines } from "../tax-table.ts";

interface GainLaw {
  readonly most: number;
  readonly shareOfTaxableIncome: number;
}
/**
 * Capital gain exclusion (32 V.S.A. 5811(21)(B)(ii)): a flat amount of net long-term gain, within a share of federal
 * taxable income.
 */
export const vermontGainExclusion = rule({
  figure: (s, law: GainLaw) => ({
    amount: Math.min(law.most, s.federal.netCapitalGain, law.shareOfTaxableIncome * s.federal.taxableIncome),
  }),
  lines: {
    amount: {
      label: "Capital gain exclusion",
      formula: "min(most, federal.netCapitalGain, shareOfTaxableIncome * federal.taxableIncome)",
    },
  },
});

interface BenefitsLaw {
  readonly start: number;
  readonly width: number;
}
/**
 * Social Security exclusion (32 V.S.A. 5830e): all taxable benefits up to an income, none above a second one, a share
 * in between.
 */
export const vermontBenefits = rule({
  figure: (s, law: BenefitsLaw) => {
    const share = 1 - Math.min(1, Math.max(0, s.federal.adjustedGrossIncome - law.start) / law.width);
    const amount = share * s.federal.taxableBenefits;
    return { share, amount };
  },
  lines: {
    share: {
      label: "Share that is left out",
      formula: "1 - min(1, max(0, federal.adjustedGrossIncome - start) / width)",
      unit: "rate",
    },
    amount: { label: "Social Security benefits left out", formula: "share * federal.taxableBenefits" },
  },
});

/**
 * Medical deduction (32 V.S.A. 5811(21)(C)(iv)): the federal one, above the standard deduction and personal exemptions.
 */
export const vermontMedicalDeduction = rule({
  figure: (s, _, r) => ({
    amount: Math.max(0, s.federal.medicalDeduction - r.standardDeduction - r.exemptions),
  }),
  lines: {
    amount: {
      label: "Medical deduction",
      formula: "max(0, federal.medicalDeduction - standardDeduction - soFar)",
    },
  },
});

interface TaxLaw {
  readonly rates: Brackets;
  readonly table: TaxTable;
  readonly incomeLimit: number;
  readonly leastShare: number;
}
/**
 * Tax by the schedule, but above an income at least a share of federal adjusted gross income (32 V.S.A. 5822(a)(6)).
 */
export const vermontTax = rule({
  figure: (s, law: TaxLaw, r) => {
    const read = readTable(r.taxableIncome, law.rates, law.table, s.byTable);
    const income = s.federal.adjustedGrossIncome;
    const least = income > law.incomeLimit ? law.leastShare * income : 0;
    return { read, least, amount: Math.max(read.tax, least) };
  },
  lines: {
    read: tableLines("taxableIncome"),
    least: {
      label: "Minimum tax at higher incomes",
      formula: "when(federal.adjustedGrossIncome > incomeLimit, leastShare * federal.adjustedGrossIncome, 0)",
    },
    amount: { label: "Vermont income tax", formula: "max(read.tax, least)" },
  },
  cliff: "Above an income the tax is at least a share of all of it.",
});

interface GiftsLaw {
  readonly share: number;
  readonly most: number;
}
/** Charitable contribution credit (32 V.S.A. 5822(d)(3)): a share of gifts up to an amount. */
export const vermontGiftsCredit = rule({
  figure: (s, law: GiftsLaw) => ({ amount: law.share * Math.min(law.most, s.federal.giftsBeforeFloor) }),
  lines: {
    amount: { label: "Charitable contribution credit", formula: "share * min(most, federal.giftsBeforeFloor)" },
  },
});

interface EarnedLaw {
  readonly share: number;
  readonly childlessShare: number;
}
/** Earned income credit: a share of the federal one, and a different share without a child. */
export const earnedIncomeCreditByChildren = rule({
  figure: (s, law: EarnedLaw) => {
    const rate = s.federal.childrenForEarnedIncome > 0 ? law.share : law.childlessShare;
    const amount = rate * s.federal.earnedIncomeCredit;
    return { rate, amount };
  },
  lines: {
    rate: {
      label: "Share of the federal credit",
      formula: "when(federal.childrenForEarnedIncome > 0, share, childlessShare)",
      unit: "rate",
    },
    amount: { label: "Earned income credit", formula: "rate * federal.earnedIncomeCredit" },
  },
});

interface ChildLaw {
  readonly perChild: number;
  readonly under: number;
  readonly start: number;
  readonly step: number;
  readonly perStep: number;
}
/** Child tax credit (32 V.S.A. 5830f): for every young child; each amount falls with income. */
export const vermontChildCredit = rule({
  needs: someDependent,
  figure: (s, law: ChildLaw) => {
    const children = dependentsUnder(law.under, s);
    const steps = stepsOfIncome(s, law);
    const each = Math.max(0, law.perChild - law.perStep * steps);
    const amount = children * each;
    return { children, steps, each, amount };
  },
  lines: {
    children: youngChildrenLine,
    steps: stepsLine,
    each: { label: "Credit for each child", formula: "max(0, perChild - perStep * steps)" },
    amount: { label: "Child tax credit", formula: "children * each" },
  },
  cliff: "The child credit falls by an amount for every step of income above a limit.",
});

interface ContributionLaw {
  readonly rate: number;
}
/** Child Care Contribution of the self-employed (32 V.S.A. 10552): a share of their earnings. */
export const vermontChildCareContribution = rule({
  figure: (s, law: ContributionLaw) => {
    let earnings = 0;
    for (const { netEarnings } of s.people) earnings += netEarnings;
    return { amount: law.rate * earnings };
  },
  lines: { amount: { label: "Child Care Contribution", formula: "rate * sum(people.netEarnings)" } },
});
