import { type Brackets, taxOn } from "../../brackets.ts";
import { ownFederalIncome } from "../couples.ts";
import { INVESTMENT_INCOME, investmentIncome } from "../household-income.ts";
import { federalEarnedIncomeCredit } from "../needs.ts";
import { rule } from "../rule.ts";

interface RetirementLaw {
  readonly age: number;
  readonly most: number;
  readonly mostBefore: number;
}
/** Pension exclusion (30 Del. C. 1106(b)(3)): from an age on pensions and investment income up to a limit, before it pensions only. */
export const delawarePensionExclusion = rule({
  figure: (s, law: RetirementLaw) => {
    const invested = investmentIncome(s);
    let amount = 0;
    for (const [i, { age, pensions }] of s.people.entries())
      amount +=
        age >= law.age ? Math.min(law.most, pensions + (i === 0 ? invested : 0)) : Math.min(law.mostBefore, pensions);
    return { invested, amount };
  },
  lines: {
    invested: {
      label: "Interest, dividends, gains and rents, counted as the filer's",
      formula: INVESTMENT_INCOME,
    },
    amount: {
      label: "Pension exclusion",
      found:
        "For each spouse: own pensions, and that income of the filer, up to the limit from the age on; pensions up to a smaller one before it.",
    },
  },
});

interface TaxLaw {
  readonly rates: Brackets;
}
/** Tax on a joint return, or with the spouses' columns figured apart (filing status 4), whichever is less. */
export const delawareTax = rule({
  figure: (s, { rates }: TaxLaw, r) => {
    const together = taxOn(r.taxableIncome, rates);
    const deducted = r.deduction + r.exemptions;
    const share = s.filers === 2 ? ownFederalIncome(s, 0) : 0;
    const all = s.federal.adjustedGrossIncome;
    const first = s.filers === 2 ? columnIncome(share + r.stateIncome - all, r.stateIncome, deducted, r.itemizes) : 0;
    const second = s.filers === 2 ? columnIncome(all - share, r.stateIncome, deducted, r.itemizes) : 0;
    const apart = s.filers === 2 ? taxOn(first, rates) + taxOn(second, rates) : together;
    return { together, first, second, apart, amount: Math.min(together, apart) };
  },
  lines: {
    together: { label: "Tax on both spouses' income together", formula: "taxOn(taxableIncome, rates)" },
    first: {
      label: "Your taxable income in a column of your own",
      found:
        "Your own earnings less their deductions and all other income, less half of the standard deduction or your share of itemized deductions; nothing without a spouse.",
    },
    second: {
      label: "Your spouse's taxable income in the other column",
      found: "Your spouse's own earnings, less the other half or share.",
    },
    apart: {
      label: "Tax of the two columns",
      formula: "when(filers == 2, taxOn(first, rates) + taxOn(second, rates), together)",
    },
    amount: { label: "Tax", formula: "min(together, apart)" },
  },
});

/** A spouse's taxable income: itemized deductions are divided by income, others in halves. */
function columnIncome(own: number, all: number, deducted: number, itemizes: boolean): number {
  const share = itemizes && all > 0 ? Math.min(1, Math.max(0, own / all)) : 1 / 2;
  return Math.max(0, own - deducted * share);
}

interface AgeCreditLaw {
  readonly perFiler: number;
  readonly age: number;
}
/** A credit for each filer from an age on. */
export const creditPerFilerFromAge = rule({
  figure: (s, law: AgeCreditLaw) => {
    let filersOfAge = 0;
    for (const { age } of s.people) if (age >= law.age) filersOfAge++;
    const amount = law.perFiler * filersOfAge;
    return { filersOfAge, amount };
  },
  lines: {
    filersOfAge: { label: "Filers old enough", found: "Counted by age at the end of the year.", unit: "count" },
    amount: { label: "Credit for age", formula: "perFiler * filersOfAge" },
  },
});

interface ChoiceLaw {
  readonly nonrefundableShare: number;
  readonly refundableShare: number;
}
/** Earned income credit as the filer chooses: a larger share against the tax, or a smaller one that is refunded. */
export const earnedIncomeCreditAgainstTax = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: ChoiceLaw, r) => {
    const against = Math.min(r.taxLeft, law.nonrefundableShare * s.federal.earnedIncomeCredit);
    const refundable = law.refundableShare * s.federal.earnedIncomeCredit;
    return { against, refundable, amount: against >= refundable ? against : 0 };
  },
  lines: {
    against: {
      label: "Worth against the tax",
      formula: "min(taxLeft, nonrefundableShare * federal.earnedIncomeCredit)",
    },
    refundable: { label: "Worth as a refund", formula: "refundableShare * federal.earnedIncomeCredit" },
    amount: { label: "Earned income credit against the tax", formula: "when(against >= refundable, against, 0)" },
  },
});
/** The other side of that choice, where the credit before was the last one and took nothing. */
export const earnedIncomeCreditRefunded = rule({
  needs: federalEarnedIncomeCredit,
  figure: (s, law: ChoiceLaw, r) => ({
    amount: r.lastCredit > 0 ? 0 : law.refundableShare * s.federal.earnedIncomeCredit,
  }),
  lines: {
    amount: {
      label: "Earned income credit refunded",
      formula: "when(lastCredit > 0, 0, refundableShare * federal.earnedIncomeCredit)",
    },
  },
});
