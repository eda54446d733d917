import { type Brackets, entryFor } from "../../brackets.ts";
import { federalCareCredit, someDependent } from "../needs.ts";
import { rule } from "../rule.ts";
import { dependentsUnder, youngChildrenLine } from "../situation.ts";

/**
 * A resident owes no more than the federal income tax before credits (Federal Tax Liability Worksheet of Form 1040N).
 * It applies only if additions exceed subtractions by less than $5,000, which is always so here, because none of the
 * additions is figured.
 */
export const nebraskaFederalTaxLimit = rule({
  figure: (s, _: object, r) => {
    const federalTax = s.federal.regularTax + s.federal.minimumTax;
    return { federalTax, amount: Math.max(0, r.taxLeft - federalTax) };
  },
  lines: {
    federalTax: { label: "Federal income tax before credits", formula: "federal.regularTax + federal.minimumTax" },
    amount: {
      label: "Tax above the federal tax",
      formula: "max(0, taxLeft - federalTax)",
      meaning: "Nebraska asks for no more than the federal income tax before its credits.",
    },
  },
});

interface CareLaw {
  readonly incomeLimit: number;
  readonly share: number;
}
/**
 * Credit for child and dependent care above an income limit (Neb. Rev. Stat. 77-2715.07(2)(a)): a share of the federal
 * one.
 */
export const nebraskaCareCredit = rule({
  needs: federalCareCredit,
  figure: (s, law: CareLaw) => ({
    amount: s.federal.adjustedGrossIncome > law.incomeLimit ? law.share * s.federal.dependentCareCredit : 0,
  }),
  lines: {
    amount: {
      label: "Credit for child and dependent care",
      formula: "when(federal.adjustedGrossIncome > incomeLimit, share * federal.dependentCareCredit, 0)",
    },
  },
  cliff: "The care credit is refundable up to an income limit, and smaller and not refundable above.",
});

interface RefundableCareLaw {
  readonly shares: Brackets;
}
/**
 * Refundable credit for child and dependent care (77-2715.07(2)(b)): based on the federal credit as if the tax were
 * high enough for it.
 */
export const nebraskaRefundableCareCredit = rule({
  needs: federalCareCredit,
  figure: (s, law: RefundableCareLaw) => {
    const share = entryFor(s.federal.adjustedGrossIncome, law.shares);
    const amount = share * s.federal.dependentCareCreditBeforeLimit;
    return { share, amount };
  },
  lines: {
    share: {
      label: "Share by income",
      formula: "entryFor(federal.adjustedGrossIncome, shares)",
      unit: "rate",
    },
    amount: {
      label: "Refundable credit for child and dependent care",
      formula: "share * federal.dependentCareCreditBeforeLimit",
      form: "Form 2441N",
    },
  },
  cliff: "The care credit falls in steps of a table by income.",
});

interface ChildCareLaw {
  readonly under: number;
  readonly perChild: Brackets;
  readonly povertyFirst: number;
  readonly povertyEachMore: number;
}
/**
 * Refundable Child Care Tax Credit (77-7203): for small children in licensed care, or in a household below the poverty
 * line.
 */
export const nebraskaChildCareCredit = rule({
  needs: someDependent,
  figure: (s, law: ChildCareLaw) => {
    const income = s.federal.adjustedGrossIncome;
    const children = dependentsUnder(law.under, s);
    const poverty = law.povertyFirst + law.povertyEachMore * (s.filers + s.dependents.length - 1);
    const qualifies = income <= poverty || s.careExpenses > 0;
    const amount = qualifies ? children * entryFor(income, law.perChild) : 0;
    return { children, poverty, qualifies, amount };
  },
  lines: {
    children: youngChildrenLine,
    poverty: {
      label: "Poverty line for the household",
      formula: "povertyFirst + povertyEachMore * (filers + dependents - 1)",
    },
    qualifies: {
      label: "Below the poverty line, or pays for care",
      formula: "federal.adjustedGrossIncome <= poverty || careExpenses > 0",
      meaning: "Care has to be licensed, or given by an approved provider of the subsidy program.",
    },
    amount: {
      label: "Child Care Tax Credit",
      formula: "when(qualifies, children * entryFor(federal.adjustedGrossIncome, perChild), 0)",
    },
  },
  cliff: "The Child Care Tax Credit falls at two limits of income, and without costs of care ends at the poverty line.",
});
