/** Gig work in a year of a retirement plan: self-employment tax, and the deduction for the income of a business. */
import type { QualifiedBusinessLaw } from "../tax/qualified-business-income.ts";
import {
  type Trade,
  tradeComponent,
  tradeComponentLines,
  tradeIncome,
  tradeIncomeLines,
} from "../tax/qualified-trade.ts";
import { type SelfEmploymentLaw, selfEmploymentTax, selfEmploymentTaxLines } from "../tax/self-employment-tax.ts";
import { type Known, type Lines, part, type Scope } from "../worksheet.ts";

export interface SelfEmployedYearLaw {
  readonly selfEmployment: SelfEmploymentLaw;
  readonly qualifiedBusinessIncome: QualifiedBusinessLaw;
}

/** A gig: no employees, no property, no specified service, and the owner does the work. */
const GIG: Trade = { specifiedService: false, materiallyParticipates: true, wagesPaid: 0, propertyBasis: 0 };
const WHOLE = 1;
const NO_LOSSES = 0;

export type SelfEmployedYear = ReturnType<typeof withProfit>;
export type BusinessDeduction = ReturnType<typeof deductionOf>;

interface Earned {
  readonly profit: number;
  readonly ownWages: number;
}

export const noSelfEmployment: SelfEmployedYear = {
  tax: { netEarnings: 0, wageBaseLeft: 0, socialSecurity: 0, medicare: 0, tax: 0, deductibleHalf: 0 },
  income: 0,
  trade: { countedShare: WHOLE, counted: 0, gain: 0, loss: 0, active: 0 },
};

/** Self-employment tax of a year, and the income of the business that counts for its deduction. Dollars, unrounded. Most years have none. */
export const selfEmployedYear = (year: Earned, law: SelfEmployedYearLaw): SelfEmployedYear =>
  year.profit > 0 ? withProfit(year, law) : noSelfEmployment;

function withProfit({ profit, ownWages }: Earned, law: SelfEmployedYearLaw) {
  const tax = selfEmploymentTax({ profit, wages: ownWages }, law.selfEmployment);
  const income = profit - tax.deductibleHalf;
  const trade = tradeIncome(GIG, income, WHOLE);
  return { tax, income, trade };
}

const noDeduction: BusinessDeduction = {
  phaseIn: 0,
  part: { afterLosses: 0, full: 0, wages: 0, property: 0, wageLimit: 0, component: 0 },
  incomeLimit: 0,
  least: 0,
  deduction: 0,
};

/** The deduction for qualified business income (Form 8995) of one gig. Dollars, unrounded. */
export const businessDeduction = (
  one: SelfEmployedYear,
  taxableIncomeBefore: number,
  gains: number,
  law: SelfEmployedYearLaw,
): BusinessDeduction => (one === noSelfEmployment ? noDeduction : deductionOf(one, taxableIncomeBefore, gains, law));

function deductionOf(
  { trade }: SelfEmployedYear,
  taxableIncomeBefore: number,
  gains: number,
  { qualifiedBusinessIncome: law }: SelfEmployedYearLaw,
) {
  const phaseIn = Math.min(1, Math.max(0, taxableIncomeBefore - law.threshold) / law.phaseInWidth);
  const part = tradeComponent(GIG, trade, NO_LOSSES, phaseIn, law);
  const incomeLimit = law.rate * Math.max(0, taxableIncomeBefore - gains);
  const least = law.minimum > 0 && trade.active >= law.minimumFrom ? law.minimum : 0;
  const deduction = Math.max(Math.min(part.component, incomeLimit), least);
  return { phaseIn, part, incomeLimit, least, deduction };
}

const known = (name: string, label: string, value: number | boolean): Known => ({
  kind: "input",
  name,
  label,
  value,
  unit: typeof value === "boolean" ? "flag" : "usd",
});
/** What the lines of a business ask about and a gig in a plan does not have, as names for formulas. */
export const gigAssumptions: Scope = {
  "gig.specifiedService": known("gig.specifiedService", "A specified service business", GIG.specifiedService),
  "gig.materiallyParticipates": known("gig.materiallyParticipates", "You do the work", GIG.materiallyParticipates),
  "gig.wagesPaid": known("gig.wagesPaid", "Wages the business pays", GIG.wagesPaid),
  "gig.propertyBasis": known("gig.propertyBasis", "First cost of its property", GIG.propertyBasis),
  specifiedShare: { ...known("specifiedShare", "Share of a specified service that counts", WHOLE), unit: "rate" },
  lossShare: { ...known("lossShare", "Share lost to other businesses", NO_LOSSES), unit: "rate" },
};

/** Years without profit have no self-employment tax to explain, and no wage base left over for it. */
const selfEmploymentTaxLinesIn: typeof selfEmploymentTaxLines = {
  ...selfEmploymentTaxLines,
  wageBaseLeft: {
    ...selfEmploymentTaxLines.wageBaseLeft,
    formula: "when(profit > 0, max(0, wageBase - wages), 0)",
  } as never,
};

export const selfEmployedYearLines: Lines<SelfEmployedYear> = {
  tax: part(selfEmploymentTaxLinesIn, { law: "selfEmployment", given: { wages: "ownWages" } }),
  income: {
    label: "Profit less half of the self-employment tax",
    formula: "when(profit > 0, profit - tax.deductibleHalf, 0)",
  },
  trade: part(tradeIncomeLines("gig", "income")),
};

export const businessDeductionLines: Lines<BusinessDeduction> = {
  phaseIn: {
    label: "How far the limit by wages is phased in",
    formula: "when(profit > 0, min(1, max(0, beforeBusiness - threshold) / phaseInWidth), 0)",
    unit: "rate",
  },
  part: part(tradeComponentLines("gig", "selfEmployed.trade")),
  incomeLimit: {
    label: "Limit by taxable income",
    formula: "when(profit > 0, rate * max(0, beforeBusiness - qualifiedDividendsAndGains), 0)",
    form: "Form 8995, line 14",
  },
  least: {
    label: "Least deduction of an active business",
    formula: "when(minimum > 0 && selfEmployed.trade.active >= minimumFrom, minimum, 0)",
  },
  deduction: {
    label: "Deduction for qualified business income",
    formula: "max(min(part.component, incomeLimit), least)",
    form: "Form 1040, line 13",
  },
};
