import { type Brackets, taxOn } from "../../brackets.ts";
import { rule } from "../rule.ts";

interface DividendLaw {
  readonly share: number;
}
/** A share of qualified dividends. */
export const shareOfQualifiedDividends = rule({
  figure: (s, law: DividendLaw) => ({ amount: law.share * s.federal.qualifiedDividends }),
  lines: { amount: { label: "Share of qualified dividends", formula: "share * federal.qualifiedDividends" } },
});

interface PenaltyLaw {
  readonly singleRates: Brackets;
  readonly perSpouse: number;
  readonly most: number;
}
/**
 * Marriage penalty credit (N.D.C.C. 57-38-01.28): the tax a couple pays above that of two single filers, up to an
 * amount.
 */
export const northDakotaMarriagePenaltyCredit = rule({
  figure: (s, law: PenaltyLaw, r) => {
    let lower = s.status === "married_joint" ? Number.POSITIVE_INFINITY : 0;
    if (s.status === "married_joint")
      for (const { wages, profit, halfOfSelfEmploymentTax, pensions } of s.people)
        lower = Math.min(lower, wages + profit - halfOfSelfEmploymentTax + pensions);
    const first = Math.max(0, Math.min(lower - law.perSpouse, r.taxableIncome));
    const apart = taxOn(first, law.singleRates) + taxOn(r.taxableIncome - first, law.singleRates);
    const amount = first > 0 ? Math.min(law.most, Math.max(0, r.taxBeforeCredits - apart)) : 0;
    return { lower, first, apart, amount };
  },
  lines: {
    lower: {
      label: "Qualified income of the spouse who has less",
      found:
        "Wages, profit less half of self-employment tax, and pensions of each spouse; the smaller of the two, nothing without a spouse. Social Security, which North Dakota leaves out, does not count.",
      unchecked: "people",
    },
    first: {
      label: "That spouse's taxable income",
      formula: "max(0, min(lower - perSpouse, taxableIncome))",
    },
    apart: {
      label: "Tax of two single filers",
      formula: "taxOn(first, singleRates) + taxOn(taxableIncome - first, singleRates)",
    },
    amount: {
      label: "Marriage penalty credit",
      formula: "when(first > 0, min(most, max(0, taxBeforeCredits - apart)), 0)",
    },
  },
});
