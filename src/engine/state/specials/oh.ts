import { type Brackets, entryFor, rateAt } from "../../brackets.ts";
import { federalCareCredit } from "../needs.ts";
import { type Running, rule } from "../rule.ts";
import type { Filer, Situation } from "../situation.ts";

/**
 * Business income, limited to federal adjusted gross income (Schedule of Business Income, line 9): half of
 * self-employment tax and other adjustments were already subtracted, and the deduction can't make Ohio's adjusted gross
 * income negative.
 */
const businessIncomeOf = (profit: number, passThrough: number, federalIncome: number) =>
  Math.max(0, Math.min(profit + passThrough, federalIncome));
const BUSINESS_INCOME = "max(0, min(federal.businessProfit + federal.passThroughIncome, federal.adjustedGrossIncome))";

interface BusinessLaw {
  readonly most: number;
}
/**
 * Business income deduction (R.C. 5747.01(A)(28)): profits of sole proprietors and shares of businesses, up to a limit.
 */
export const ohioBusinessIncomeDeduction = rule({
  figure: ({ federal }, law: BusinessLaw) => {
    const businessIncome = businessIncomeOf(
      federal.businessProfit,
      federal.passThroughIncome,
      federal.adjustedGrossIncome,
    );
    return { businessIncome, amount: Math.min(businessIncome, law.most) };
  },
  lines: {
    businessIncome: {
      label: "Business income, up to federal adjusted gross income",
      formula: BUSINESS_INCOME,
      form: "Schedule of Business Income, line 9",
    },
    amount: {
      label: "Business income deduction",
      formula: "min(businessIncome, most)",
      form: "Schedule of Business Income, line 11",
    },
  },
});

interface TaxLaw {
  /** Tax at the start of each bracket, as printed; the printed amounts don't follow from the rates. */
  readonly baseAmounts: Brackets;
  readonly rates: Brackets;
  readonly businessRate: number;
  readonly businessDeduction: number;
}
/**
 * Ohio income tax (R.C. 5747.02): none in the first bracket, then a printed amount plus the bracket's rate; business
 * income above the deduction is taxed at a single rate.
 */
export const ohioTax = rule({
  figure: (s, law: TaxLaw, r) => {
    const businessIncome = businessIncomeOf(
      s.federal.businessProfit,
      s.federal.passThroughIncome,
      s.federal.adjustedGrossIncome,
    );
    const taxableBusiness = Math.min(r.taxableIncome, Math.max(0, businessIncome - law.businessDeduction));
    const otherIncome = r.taxableIncome - taxableBusiness;
    let from = 0;
    for (const { floor } of law.rates) if (otherIncome > floor) from = floor;
    const rate = entryFor(otherIncome, law.rates);
    const onOther = entryFor(otherIncome, law.baseAmounts) + rate * Math.max(0, otherIncome - from);
    const amount = onOther + law.businessRate * taxableBusiness;
    return { taxableBusiness, otherIncome, from, rate, onOther, amount };
  },
  lines: {
    taxableBusiness: {
      label: "Taxable business income",
      formula: `min(taxableIncome, max(0, ${BUSINESS_INCOME} - businessDeduction))`,
      form: "IT 1040, line 6",
    },
    otherIncome: {
      label: "Taxable nonbusiness income",
      formula: "taxableIncome - taxableBusiness",
      form: "IT 1040, line 7",
    },
    from: {
      label: "Start of the bracket",
      found: "The bracket of the rate schedule that this income falls into.",
      unchecked: "table",
    },
    rate: { label: "Rate of the bracket", formula: "entryFor(otherIncome, rates)", unit: "rate" },
    onOther: {
      label: "Tax on nonbusiness income",
      formula: "entryFor(otherIncome, baseAmounts) + rate * max(0, otherIncome - from)",
      form: "IT 1040, line 8a",
    },
    amount: { label: "Ohio income tax", formula: "onOther + businessRate * taxableBusiness" },
  },
  cliff:
    "The tax begins with a printed amount, and another one above $100,000 in 2025, that does not follow from the rates.",
});

interface ModifiedIncomeTable {
  readonly byIncome: Brackets;
}
/**
 * Ohio measures exemptions and credits by adjusted gross income with the business income deduction added back. This
 * takes numbers instead of the whole situation because it is faster: a couple's plan took 64 to 105 ms this way, and
 * 103 to 130 ms (in four of five runs) the other way.
 */
const modified = (stateIncome: number, profit: number, passThrough: number, federalIncome: number, deduction: number) =>
  stateIncome + Math.min(businessIncomeOf(profit, passThrough, federalIncome), deduction);
const MODIFIED = `stateIncome + min(${BUSINESS_INCOME}, businessDeduction)`;

const modifiedLessExemptions = ({ federal }: Situation, deduction: number, r: Readonly<Running>) =>
  Math.max(
    0,
    modified(r.stateIncome, federal.businessProfit, federal.passThroughIncome, federal.adjustedGrossIncome, deduction) -
      r.exemptions,
  );
const lessExemptionsLine = {
  label: "Modified adjusted gross income less exemptions",
  formula: `max(0, ${MODIFIED} - exemptions)`,
} as const;

interface ExemptionLaw extends ModifiedIncomeTable {
  readonly businessDeduction: number;
}
/** Personal exemptions (R.C. 5747.025), by modified adjusted gross income. */
export const ohioExemptions = rule({
  figure: (s, law: ExemptionLaw, r) => {
    const modifiedIncome = modified(
      r.stateIncome,
      s.federal.businessProfit,
      s.federal.passThroughIncome,
      s.federal.adjustedGrossIncome,
      law.businessDeduction,
    );
    const each = entryFor(modifiedIncome, law.byIncome);
    const amount = each * (s.filers + s.dependents.length);
    return { modifiedIncome, each, amount };
  },
  lines: {
    modifiedIncome: {
      label: "Modified adjusted gross income",
      formula: MODIFIED,
    },
    each: { label: "Exemption for each person", formula: "entryFor(modifiedIncome, byIncome)" },
    amount: { label: "Personal exemptions", formula: "each * (filers + dependents)" },
  },
  cliff: "Exemptions fall in steps of a table by income.",
});

interface ExemptionCreditLaw {
  readonly perPerson: number;
  readonly incomeLimit: number;
  readonly businessDeduction: number;
}
/** Exemption credit (R.C. 5747.022): for everyone on the return of a household with low income. */
export const ohioExemptionCredit = rule({
  figure: (s, law: ExemptionCreditLaw, r) => {
    const income = modifiedLessExemptions(s, law.businessDeduction, r);
    const amount = income < law.incomeLimit ? law.perPerson * (s.filers + s.dependents.length) : 0;
    return { income, amount };
  },
  lines: {
    income: lessExemptionsLine,
    amount: { label: "Exemption credit", formula: "when(income < incomeLimit, perPerson * (filers + dependents), 0)" },
  },
  cliff: "The exemption credit ends at an income limit.",
});

interface JointLaw {
  readonly shares: Brackets;
  readonly most: number;
  readonly leastIncome: number;
  readonly incomeLimit: number;
  readonly businessDeduction: number;
}
/**
 * One spouse's Ohio adjusted gross income other than interest, dividends or gains; business income counts only if it
 * wasn't deducted.
 */
const qualifyingIncome = (p: Filer, shareLeft: number) =>
  p.wages +
  p.pensions +
  shareLeft * Math.max(0, p.profit) -
  p.halfOfSelfEmploymentTax -
  p.healthDeduction -
  p.planDeduction -
  p.iraDeduction;
/**
 * Joint filing credit (R.C. 5747.05(E)): a share of the tax if each spouse has Ohio income other than interest,
 * dividends or gains.
 */
export const ohioJointFilingCredit = rule({
  figure: (s, law: JointLaw, r) => {
    const business = businessIncomeOf(
      s.federal.businessProfit,
      s.federal.passThroughIncome,
      s.federal.adjustedGrossIncome,
    );
    const shareLeft = business > law.businessDeduction ? 1 - law.businessDeduction / business : 0;
    let qualifying = s.status === "married_joint" ? 1 : 0;
    for (const person of s.people) if (qualifyingIncome(person, shareLeft) < law.leastIncome) qualifying = 0;
    const modifiedIncome = modified(
      r.stateIncome,
      s.federal.businessProfit,
      s.federal.passThroughIncome,
      s.federal.adjustedGrossIncome,
      law.businessDeduction,
    );
    const income = Math.max(0, modifiedIncome - r.exemptions);
    const share = entryFor(income, law.shares);
    const allowed = qualifying === 1 && modifiedIncome < law.incomeLimit;
    const amount = allowed ? Math.min(law.most, share * r.taxLeft) : 0;
    return { shareLeft, modifiedIncome, income, share, allowed, amount };
  },
  lines: {
    shareLeft: {
      label: "Share of business income that was not deducted",
      formula: `when(${BUSINESS_INCOME} > businessDeduction, 1 - businessDeduction / ${BUSINESS_INCOME}, 0)`,
      unit: "rate",
    },
    modifiedIncome: {
      label: "Modified adjusted gross income",
      formula: MODIFIED,
    },
    income: { label: "Modified adjusted gross income less exemptions", formula: "max(0, modifiedIncome - exemptions)" },
    share: { label: "Share of the tax, by income", formula: "entryFor(income, shares)", unit: "rate" },
    allowed: {
      label: "Each spouse has enough qualifying income",
      found:
        "Wages, pensions and business income that was not deducted, less each spouse's own adjustments, reach the minimum for each spouse, and income is below the limit.",
      unchecked: "conditions",
      unit: "flag",
    },
    amount: { label: "Joint filing credit", formula: "when(allowed, min(most, share * taxLeft), 0)" },
  },
  cliff: "The share of the joint filing credit falls in steps by income; each spouse needs a minimum income.",
});

interface RetirementLaw {
  readonly byIncome: Brackets;
  readonly incomeLimit: number;
  readonly businessDeduction: number;
}
/** Retirement income credit (R.C. 5747.055(B)): one per return, by its retirement income. */
export const ohioRetirementCredit = rule({
  figure: (s, law: RetirementLaw, r) => {
    const income = modifiedLessExemptions(s, law.businessDeduction, r);
    const amount = income < law.incomeLimit ? entryFor(s.federal.pensions, law.byIncome) : 0;
    return { income, amount };
  },
  lines: {
    income: lessExemptionsLine,
    amount: {
      label: "Retirement income credit",
      formula: "when(income < incomeLimit, entryFor(federal.pensions, byIncome), 0)",
    },
  },
  cliff: "The retirement income credit ends at an income limit, and rises in steps of retirement income.",
});

interface SeniorLaw {
  readonly perReturn: number;
  readonly incomeLimit: number;
  readonly businessDeduction: number;
}
/** Senior citizen credit (R.C. 5747.055(F)): one per return, if a filer is 65 or older. */
export const ohioSeniorCredit = rule({
  figure: (s, law: SeniorLaw, r) => {
    const income = modifiedLessExemptions(s, law.businessDeduction, r);
    return { income, amount: s.seniors > 0 && income < law.incomeLimit ? law.perReturn : 0 };
  },
  lines: {
    income: lessExemptionsLine,
    amount: {
      label: "Senior citizen credit",
      formula: "when(seniors > 0 && income < incomeLimit, perReturn, 0)",
    },
  },
  cliff: "The senior citizen credit ends at an income limit.",
});

interface CareLaw {
  readonly shares: Brackets;
  readonly businessDeduction: number;
}
/**
 * Child care and dependent care credit (R.C. 5747.054): a share of the federal one before its tax limit, by modified
 * adjusted gross income.
 */
export const ohioCareCredit = rule({
  needs: federalCareCredit,
  figure: (s, law: CareLaw, r) => {
    const modifiedIncome = modified(
      r.stateIncome,
      s.federal.businessProfit,
      s.federal.passThroughIncome,
      s.federal.adjustedGrossIncome,
      law.businessDeduction,
    );
    const share = rateAt(modifiedIncome, law.shares);
    const amount = share * s.federal.dependentCareCreditBeforeLimit;
    return { modifiedIncome, share, amount };
  },
  lines: {
    modifiedIncome: {
      label: "Modified adjusted gross income",
      formula: MODIFIED,
    },
    share: { label: "Share of the federal credit", formula: "rateAt(modifiedIncome, shares)", unit: "rate" },
    amount: { label: "Child care credit", formula: "share * federal.dependentCareCreditBeforeLimit" },
  },
  cliff: "The share of the federal care credit falls at two limits of income.",
});
