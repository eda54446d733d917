import { type Brackets, rateAt } from "../../brackets.ts";
import { investmentIncome, investmentIncomeLine } from "../household-income.ts";
import { rule } from "../rule.ts";

interface RetirementLaw {
  readonly firstAge: number;
  readonly firstMost: number;
  readonly secondAge: number;
  readonly secondMost: number;
  readonly earnedMost: number;
}
/**
 * Retirement income exclusion (O.C.G.A. 48-7-27(a)(5)): for each filer from an age on, investment income, pensions and
 * a little earnings.
 */
export const georgiaRetirementExclusion = rule({
  figure: (s, law: RetirementLaw) => {
    const invested = investmentIncome(s);
    let amount = 0;
    for (const [i, { age, wages, profit, pensions }] of s.people.entries()) {
      const most = age >= law.secondAge ? law.secondMost : age >= law.firstAge ? law.firstMost : 0;
      const earned = Math.min(law.earnedMost, Math.max(0, wages + profit));
      amount += Math.min(most, earned + pensions + (i === 0 ? invested : 0));
    }
    return { invested, amount };
  },
  lines: {
    invested: investmentIncomeLine,
    amount: {
      label: "Retirement income exclusion",
      found:
        "For each spouse of the first or second age: that income of the filer, own pensions, and earnings up to their limit; up to the limit of the age.",
      unchecked: "people",
    },
  },
});

interface LowIncomeLaw {
  readonly byIncome: Brackets;
}
/** Low income credit (O.C.G.A. 48-7A-3): an amount by federal income for each exemption; seniors count twice. */
export const georgiaLowIncomeCredit = rule({
  figure: (s, law: LowIncomeLaw) => {
    const each = rateAt(s.federal.adjustedGrossIncome, law.byIncome);
    const amount = each * (s.filers + s.dependents.length + s.seniors);
    return { each, amount };
  },
  lines: {
    each: { label: "Credit for each, by income", formula: "rateAt(federal.adjustedGrossIncome, byIncome)" },
    amount: { label: "Low income credit", formula: "each * (filers + dependents + seniors)" },
  },
  cliff: "The low income credit falls in steps of a table by income.",
});

interface TipsLaw {
  readonly most: number;
}
/** Cash tips left out of Georgia income, up to a limit for each filer who has them. */
export const georgiaTipsExclusion = rule({
  figure: (s, law: TipsLaw) => {
    let amount = 0;
    for (const { tips } of s.people) amount += Math.min(law.most, tips);
    return { amount };
  },
  lines: {
    amount: {
      label: "Tips left out",
      found: "The qualified tips of each filer, up to the limit.",
      unchecked: "people",
    },
  },
});

interface ItemizersLaw {
  readonly perFiler: number;
}
/** A credit for each filer on a return that itemizes federally (O.C.G.A. 48-7-29.23). */
export const creditOfItemizers = rule({
  figure: (s, law: ItemizersLaw) => ({ amount: s.federal.itemizes ? law.perFiler * s.filers : 0 }),
  lines: { amount: { label: "Credit for itemizing", formula: "when(federal.itemizes, perFiler * filers, 0)" } },
  cliff: "The credit depends on whether the federal return itemizes.",
});
