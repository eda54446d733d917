/** What lenders allow for the income, what it would leave to live on, and the income this house requires. */
import {
  type AffordablePrice,
  affordablePrice,
  affordableWith,
  type Buyer,
} from "../../../../engine/mortgage/affordable-price.ts";
import { owning } from "../../../../engine/mortgage/owning/owning.ts";
import type { QualifyingTerms } from "../../../../engine/mortgage/qualifying-payment.ts";
import { downToDollar } from "../../../../engine/rounding.ts";
import { federalReturn } from "../../../../engine/tax/return/federal-return.ts";
import type { Figure } from "../../../../law/figure.ts";
import { debtLimits, traditionalRatios } from "../../../../law/mortgage/debt-limits.ts";
import { fhaMinimumDown } from "../../../../law/mortgage/fha.ts";
import { lawFor } from "../../../../law/us/index.ts";
import { assumedRate } from "../../../home/averages.ts";
import { yearlyCosts } from "../../../home/house.ts";
import { type Answer, answer } from "../../answer.ts";
import { leastConventional } from "../../conflicts.ts";
import * as others from "../../other-loans.ts";
import type { County } from "../../place/counties.ts";
import { limitsFor } from "../../place/limits.ts";
import { closingSharesOf } from "../loan-estimate/closing-figures.ts";
import { ownedOf } from "../owning/owned.ts";
import { deductionsIn, firstFullYear, householdWith, lawIn, NO_HOME, TAX_YEAR } from "../owning/returns.ts";
import { rentCollected, rentCountedPerYear } from "../renting/rented-out.ts";
import { givenAt, insuranceIn } from "./loan-bands.ts";
import { qualifyingOf, qualifyingTermsOf } from "./qualifying.ts";

const A_POINT = 0.01;

export interface Level {
  readonly title: string;
  readonly front: Figure<number> | null;
  readonly back: Figure<number>;
}

const LOANS = { conventional: "conventional loans", fha: "FHA loans", va: "VA loans", usda: "USDA loans" } as const;

/** How far to stretch: to the traditional limit, to what the program usually allows, or to its maximum. */
function levelsFor({ program }: Answer["given"]): Record<LevelName, Level> {
  const allowed = debtLimits[program];
  return {
    traditional: { title: "Traditional limit (28/36)", front: traditionalRatios.front, back: traditionalRatios.back },
    allowed: { title: `Usual limit for ${LOANS[program]}`, front: allowed.front, back: allowed.back },
    stretch: { title: "The most lenders may allow", front: null, back: allowed.stretch },
  };
}
export const levelNames = ["traditional", "allowed", "stretch"] as const;
export type LevelName = (typeof levelNames)[number];

/** The income that lenders use: earnings, and the rent they count. */
export const qualifyingIncome = (given: Answer["given"]) => (given.incomePerYear ?? 0) + rentCountedPerYear(given);

/** What the visitor left to us. */
export interface Assumed {
  /** The down payment: the cash determines it. Without cash, the form's counts. */
  readonly solved?: boolean;
  /** The rate: that of an average loan with the down payment that each price leaves. */
  readonly isRateAssumed?: boolean;
}

/** The rates that the form would start with, with 20% down and with less. */
function assumedRates({ termMonths, program, creditScore }: Answer["given"]) {
  const annualRate = assumedRate(termMonths, program, creditScore);
  return { annualRate, insuredMore: assumedRate(termMonths, program, creditScore, "above80") - annualRate };
}

/**
 * The buyer: income, debts, cash, and what a price costs each month. Whatever the sheet keeps when only the price is
 * typed stays the same here, so the highest price gets the same answer once it is typed.
 */
function householdFor(
  answered: Answer,
  { solved = false, isRateAssumed = false }: Assumed,
): Buyer & { readonly qualifying: QualifyingTerms; readonly requestShare: number } {
  const { given, house } = answered;
  const rates = isRateAssumed ? assumedRates(given) : { annualRate: house.annualRate, insuredMore: 0 };
  return {
    incomePerYear: qualifyingIncome(given),
    debtsPerMonth: given.debtsPerMonth,
    down: solved && given.cash !== null ? { amount: given.cash } : given.downPayment,
    cash: given.cash,
    ...closingSharesOf(answered),
    reserveMonths: given.reserveMonths,
    annualRate: rates.annualRate,
    termMonths: house.termMonths,
    ...yearlyCosts(given.propertyTax, house.insurancePerYear),
    associationDuesPerMonth: house.associationDuesPerMonth,
    ...insuranceIn(answered, rates.insuredMore),
    qualifying: qualifyingTermsOf(answered),
  };
}

/** The program's largest loan and minimum down payment; `null` if there is no limit. */
function programLimits({ given, worksheet }: Answer, county: County | undefined) {
  const { fha } = limitsFor(given, worksheet.baseLoan, county);
  switch (given.program) {
    case "conventional":
      return { largestLoan: null, leastDownShare: leastConventional(given) };
    case "fha":
      return {
        largestLoan: fha,
        leastDownShare: fhaMinimumDown[given.creditScore >= 580 ? "from580" : "from500"].value,
      };
    default:
      return { largestLoan: null, leastDownShare: 0 };
  }
}

/**
 * The ratios by which the income for a house is named: the traditional ones or, for another program, the ones that its
 * lenders go by. VA has none for housing alone.
 */
export function ratiosForNeed({ program }: Answer["given"]) {
  if (program === "conventional") return traditionalRatios;
  const { front, back } = debtLimits[program];
  return { front: front ?? back, back };
}

const PROGRAM = { fha: "FHA’s", va: "VA’s", usda: "USDA’s" } as const;
const inWhole = ({ value }: Figure<number>) => Math.round(100 * value);

/** What that rule is called in a sentence: "FHA’s 31/43 guideline". */
export function ruleForNeed(given: Answer["given"]): string {
  const { front, back } = ratiosForNeed(given);
  const both = `${inWhole(front)}/${inWhole(back)}`;
  if (given.program === "conventional") return `the traditional ${both} rule`;
  return `${PROGRAM[given.program]} ${front === back ? `${inWhole(back)}%` : both} guideline`;
}

/** What this house costs each month as lenders figure it. */
function housingForLenders(answered: Answer): number {
  const { total, principalAndInterest } = answered.worksheet;
  const qualifying = qualifyingOf(answered);
  return qualifying ? total - principalAndInterest + qualifying.payment : total;
}

/** The income at which those ratios just fit this house. */
export function incomeNeededFor(answered: Answer) {
  const { given } = answered;
  const housing = housingForLenders(answered);
  const { front, back } = ratiosForNeed(given);
  const byHousing = (12 * housing) / front.value;
  const byDebts = (12 * (housing + given.debtsPerMonth)) / back.value;
  return {
    housing,
    byHousing,
    byDebts,
    incomeNeeded: Math.max(0, Math.max(byHousing, byDebts) - rentCountedPerYear(given)),
  };
}

/**
 * The shares of income that this house takes, as lenders figure them: housing alone, and with other debts. Undefined
 * without income.
 */
function ratiosOfHouse({ given }: Answer, housing: number, income: number) {
  const share = (amount: number) => (income > 0 ? (12 * amount) / income : null);
  return { front: share(housing), back: share(housing + given.debtsPerMonth) };
}

/** The page's own answer at the highest price that fits, without extra payments. */
function answerAt(answered: Answer, { rounded, downPayment, loanRate }: AffordablePrice): Answer {
  const given = givenAt(answered, rounded, downPayment);
  const noExtras = { extraPerMonth: 0, extraPerYear: 0, extraOnce: 0 };
  return answer({ ...given, ...noExtras, annualRate: loanRate }, others);
}

/** What is left of the income after taxes, this house, other debts and other spending. */
function leftWith(answered: Answer) {
  const { given } = answered;
  const income = given.incomePerYear ?? 0;
  const housing = answered.worksheet.totalWithExtra;
  const { payroll } = lawFor(TAX_YEAR, given.filingStatus);
  const { home, insuranceEndShare } = ownedOf(answered);
  const year = firstFullYear(given.firstPayment).taxYear;
  const [first] = owning(home, 1, insuranceEndShare, () => 0).years;
  const deductions = first ? deductionsIn(year, first, given) : { interest: 0, insurance: 0, propertyTax: 0 };
  const law = lawIn(year, given);
  const made = federalReturn(householdWith(given, deductions), law);
  const standardDeduction = made.standard.amount;
  const itemizedDeductions = made.itemized.total;
  const taxDeductions = made.deduction + made.otherDeductions;
  const { taxableIncome } = made;
  const federalTax = made.taxAfterRefundableCredits;
  const federalTaxWithoutHome = federalReturn(householdWith(given, NO_HOME), law).taxAfterRefundableCredits;
  const socialSecurity = Math.min(income, payroll.wageBase) * payroll.socialSecurityRate;
  const medicare = income * payroll.medicareRate;
  const stateTax = given.stateIncomeTax;
  const afterTaxPerMonth = (income - federalTax - socialSecurity - medicare - stateTax) / 12;
  const debts = given.debtsPerMonth;
  const living = given.livingPerMonth ?? 0;
  const rent = rentCollected(given);
  const left = afterTaxPerMonth + rent - housing - debts - living;
  return {
    income,
    standardDeduction,
    itemizedDeductions,
    taxDeductions,
    taxableIncome,
    federalTaxWithoutHome,
    federalTax,
    socialSecurity,
    medicare,
    stateTax,
    afterTaxPerMonth,
    rent,
    housing,
    debts,
    living,
    left,
  };
}

/** Monthly income after income and payroll taxes, if the buyer owns this house. */
export const afterTaxWith = (answered: Answer): number => leftWith(answered).afterTaxPerMonth;

/** The highest price, in this program, at which housing and debts take this share of the income. */
export const priceAt = (answered: Answer, share: number, county: County | undefined): number => {
  const household = householdFor(answered, {});
  const { leastDownShare } = programLimits(answered, county);
  return affordableWith(household, { front: share, back: share }, leastDownShare, household).price;
};

export type Afford = ReturnType<typeof affordOf>;

export function affordOf(answered: Answer, county?: County, assumed: Assumed = {}) {
  const { given, house } = answered;
  const qualifying = qualifyingOf(answered);
  const need = incomeNeededFor(answered);
  const household = householdFor(answered, assumed);
  const levels = levelsFor(given);
  if (given.incomePerYear === null || house.price === 0)
    return { answered, household, levels, worksheet: { qualifying, need }, limits: undefined, reached: undefined };
  const ratios = ratiosOfHouse(answered, need.housing, qualifyingIncome(given));
  const left = leftWith(answered);
  // Who pays the whole price has no lender’s limit, and what they could pay depends on cash they didn't name.
  if (answered.worksheet.loan === 0 && "share" in given.downPayment && given.cash === null)
    return {
      answered,
      household,
      levels,
      worksheet: { qualifying, need, ratios, left },
      limits: undefined,
      reached: undefined,
    };
  const insured = { requestShare: household.requestShare };
  const limits = programLimits(answered, county);
  const ratiosOf = ({ front, back }: Level) => ({ front: (front ?? back).value, back: back.value });
  const at = (name: LevelName, more = 0) =>
    affordableWith(
      { ...household, annualRate: household.annualRate + more },
      ratiosOf(levels[name]),
      limits.leastDownShare,
      insured,
    );
  const reached = {
    traditional: at("traditional"),
    allowed: at("allowed"),
    stretch: at("stretch"),
    higherRate: at("traditional", A_POINT),
  };
  const priceWith = (buyer: Buyer) =>
    affordablePrice(buyer, ratiosOf(levels.traditional), { ...limits, ...ratiosOf(levels.allowed) });
  const limited = priceWith(household);
  const solvedPrice =
    limited.cashBinds && "share" in household.down && given.cash !== null
      ? priceWith({ ...household, down: { amount: given.cash } })
      : undefined;
  return {
    answered,
    household,
    levels,
    limits,
    /** The loan at each level's price. */
    reached,
    worksheet: {
      qualifying,
      need,
      ratios,
      left,
      traditional: reached.traditional.worksheet,
      allowed: reached.allowed.worksheet,
      stretch: reached.stretch.worksheet,
      higherRate: reached.higherRate.worksheet,
      limited,
      solved: solvedPrice,
      atLimit: leftWith(answerAt(answered, limited)),
    },
  };
}

/** What to type so that the page shows the highest price: the price, and a down payment in dollars that it needs. */
export function typedAtLimit({ household: { down }, answered }: Afford, { rounded, downPayment }: AffordablePrice) {
  const typed = answered.given.downPayment;
  const stays = "share" in down || ("amount" in typed && Math.abs(typed.amount - downPayment) < 1);
  return { price: String(rounded), ...(!stays && { downPayment: `$${downToDollar(downPayment)}` }) };
}

/** The highest price that fits, if this is that price with a down payment other than the one it needs. */
export function otherDown({ answered, household, worksheet: { limited } }: Afford): AffordablePrice | undefined {
  const { price, downPayment } = answered.house;
  const differs = limited && "amount" in household.down && Math.abs(downPayment - limited.downPayment) >= 1;
  return differs && price === limited.rounded ? limited : undefined;
}

/** The highest price that fits, if this house costs more and the buyer's income is known. */
export function tooExpensive({ answered, worksheet: { limited } }: Afford): AffordablePrice | undefined {
  return limited && answered.house.price > limited.price ? limited : undefined;
}
