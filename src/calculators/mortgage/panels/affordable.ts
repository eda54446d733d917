/** What lenders allow for the income, what it would leave to live on, and the income this house requires. */
import {
  type AffordablePrice,
  affordablePrice,
  affordableWith,
  type Buyer,
} from "../../../engine/mortgage/affordable-price.ts";
import { needsPrivateInsurance } from "../../../engine/mortgage/insurance/private-insurance.ts";
import { privateInsuranceRate } from "../../../engine/mortgage/insurance/rate-cards.ts";
import { type OwnedHome, owning } from "../../../engine/mortgage/owning/owning.ts";
import { federalReturn } from "../../../engine/tax/return/federal-return.ts";
import { type Figure, valuesOf } from "../../../law/figure.ts";
import { debtLimits, traditionalRatios } from "../../../law/mortgage/debt-limits.ts";
import { fhaMinimumDown } from "../../../law/mortgage/fha.ts";
import { homeownersProtection } from "../../../law/mortgage/homeowners-protection.ts";
import { privateInsuranceCards } from "../../../law/mortgage/private-insurance.ts";
import { lawFor } from "../../../law/us/index.ts";
import type { Answer } from "../answer.ts";
import { leastConventional } from "../conflicts.ts";
import type { County } from "../counties.ts";
import { limitsFor } from "../limits.ts";
import { cashCostsOf, ownedOf } from "./owned.ts";
import { rentCollected, rentCountedPerYear } from "./rented-out.ts";
import { deductionsIn, householdWith, lawIn, TAX_YEAR } from "./returns.ts";

const law = valuesOf(homeownersProtection);
/** A ratio of 90% represents all loans that need insurance, because the price isn't known yet. */
const TYPICAL_RATIO = 0.9;
const A_POINT = 0.01;

export interface Level {
  readonly title: string;
  readonly front: Figure<number> | null;
  readonly back: Figure<number>;
}

/** How far to stretch: to the traditional limit, to what the program usually allows, or to its maximum. */
function levelsFor({ program }: Answer["given"]): Record<LevelName, Level> {
  const allowed = debtLimits[program];
  return {
    traditional: { title: "Traditional limit (28/36)", front: traditionalRatios.front, back: traditionalRatios.back },
    allowed: { title: "The program’s usual limit", front: allowed.front, back: allowed.back },
    stretch: { title: "The most it may allow", front: null, back: allowed.stretch },
  };
}
export const levelNames = ["traditional", "allowed", "stretch"] as const;
export type LevelName = (typeof levelNames)[number];

/** This program's insurance: the yearly rate on the loan, and the share of the price above which it is charged. */
function insuranceIn({ given, house, worksheet }: Answer) {
  const { baseLoan } = worksheet;
  const onLoan = (perMonth: number, otherwise: number) => (baseLoan > 0 ? (12 * perMonth) / baseLoan : otherwise);
  if (worksheet.fha) return { rate: onLoan(worksheet.fha.premiumPerMonth, worksheet.fha.annualPremiumRate), above: 0 };
  if (worksheet.usda) return { rate: onLoan(worksheet.usda.feePerMonth, 0), above: 0 };
  if (worksheet.va) return { rate: 0, above: 0 };
  if (worksheet.mortgageInsurancePerMonth > 0) return { rate: house.mortgageInsuranceRate, above: law.requestShare };
  const rate = privateInsuranceRate(
    {
      loanToValue: TYPICAL_RATIO,
      creditScore: given.creditScore,
      termMonths: given.termMonths,
      borrowers: given.twoBorrowers ? 2 : 1,
    },
    privateInsuranceCards,
  );
  return { rate: rate ?? 0, above: law.requestShare };
}

/** The income that lenders use: earnings, and the rent they count. */
export const qualifyingIncome = (given: Answer["given"]) => (given.incomePerYear ?? 0) + rentCountedPerYear(given);

/** The buyer: income, debts, cash, and what a price costs each month. */
function householdFor(answered: Answer, solved: boolean): Buyer & { financedFeeShare: number; requestShare: number } {
  const { given, house } = answered;
  const { rate, above } = insuranceIn(answered);
  const share = (amount: number) => (house.price > 0 ? amount / house.price : 0);
  return {
    incomePerYear: qualifyingIncome(given),
    debtsPerMonth: given.debtsPerMonth,
    down: solved && given.cash !== null ? { amount: given.cash } : given.downPayment,
    cash: given.cash,
    closingShare: given.cash === null ? 0 : share(cashCostsOf(answered)),
    reserveMonths: given.reserveMonths,
    annualRate: house.annualRate,
    termMonths: house.termMonths,
    propertyTaxRate: share(house.propertyTaxPerYear),
    insuranceRate: share(house.insurancePerYear),
    associationDuesPerMonth: house.associationDuesPerMonth,
    mortgageInsuranceRate: rate,
    financedFeeShare: answered.worksheet.baseLoan > 0 ? answered.worksheet.upfrontFee / answered.worksheet.baseLoan : 0,
    requestShare: above,
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

/** The income at which the traditional ratios just fit this house. */
export function incomeNeededFor({ given, worksheet }: Answer) {
  const housing = worksheet.total;
  const byHousing = (12 * housing) / traditionalRatios.front.value;
  const byDebts = (12 * (housing + given.debtsPerMonth)) / traditionalRatios.back.value;
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
function ratiosOfHouse({ given, worksheet }: Answer, income: number) {
  const share = (amount: number) => (income > 0 ? (12 * amount) / income : null);
  return { front: share(worksheet.total), back: share(worksheet.total + given.debtsPerMonth) };
}

/** A home in its owner's budget: what it costs a month, and how it is financed. */
interface Budgeted {
  readonly home: OwnedHome;
  readonly housing: number;
}

/** The home at the highest affordable price, otherwise like this one. */
function homeAt(
  answered: Answer,
  { price, downPayment, housingPayment }: AffordablePrice,
  { financedFeeShare, requestShare, mortgageInsuranceRate: rate }: ReturnType<typeof householdFor>,
): Budgeted {
  const { home } = ownedOf(answered);
  const loan = price - downPayment;
  const downShare = price > 0 ? 1 - (loan * (1 + financedFeeShare)) / price : 1;
  const insured = needsPrivateInsurance(loan, price, { requestShare });
  const mortgageInsuranceRate =
    answered.given.program === "conventional" ? (insured ? rate : 0) : home.mortgageInsuranceRate;
  return { home: { ...home, price, downShare, mortgageInsuranceRate }, housing: housingPayment };
}

/** What is left of the income after taxes, this house, other debts and other spending. */
function leftOver(answered: Answer, income: number, { home, housing }: Budgeted) {
  const { given, house } = answered;
  const { payroll } = lawFor(TAX_YEAR, given.filingStatus);
  const { insuranceEndShare } = ownedOf(answered);
  const year = house.firstPayment.year;
  const [first] = owning(home, 1, insuranceEndShare, () => 0).years;
  const deductions = first ? deductionsIn(year, first, given) : { interest: 0, insurance: 0, propertyTax: 0 };
  const made = federalReturn(householdWith(given, deductions), lawIn(year, given));
  const federalTax = made.taxAfterRefundableCredits;
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

/** What this house leaves each month, with the income that was typed. */
const leftWith = (answered: Answer) =>
  leftOver(answered, answered.given.incomePerYear ?? 0, {
    home: ownedOf(answered).home,
    housing: answered.worksheet.totalWithExtra,
  });

/** Monthly income after income and payroll taxes, if the buyer owns this house. */
export const afterTaxWith = (answered: Answer): number => leftWith(answered).afterTaxPerMonth;

/** The highest price, in this program, at which housing and debts take this share of the income. */
export const priceAt = (answered: Answer, share: number, county: County | undefined): number => {
  const household = householdFor(answered, false);
  const { leastDownShare } = programLimits(answered, county);
  return affordableWith(household, { front: share, back: share }, leastDownShare, household).price;
};

export type Afford = ReturnType<typeof affordOf>;

/**
 * @param solved the cash determines the down payment, because the visitor didn't enter one; without cash, the form's
 *   down payment counts
 */
export function affordOf(answered: Answer, county?: County, solved = false) {
  const { given, house } = answered;
  const need = incomeNeededFor(answered);
  const household = householdFor(answered, solved);
  const levels = levelsFor(given);
  if (given.incomePerYear === null || house.price === 0)
    return { answered, household, levels, worksheet: { need }, limits: undefined, downs: undefined };
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
    affordablePrice(buyer, ratiosOf(levels.traditional), { ...limits, ...ratiosOf(levels.allowed) }, insured);
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
    /** The down payment at each level's price, in dollars. */
    downs: {
      traditional: reached.traditional.down,
      allowed: reached.allowed.down,
      stretch: reached.stretch.down,
      higherRate: reached.higherRate.down,
    },
    worksheet: {
      need,
      traditional: reached.traditional.worksheet,
      allowed: reached.allowed.worksheet,
      stretch: reached.stretch.worksheet,
      higherRate: reached.higherRate.worksheet,
      limited,
      solved: solvedPrice,
      ratios: ratiosOfHouse(answered, qualifyingIncome(given)),
      atLimit: leftOver(answered, given.incomePerYear, homeAt(answered, limited, household)),
      left: leftWith(answered),
    },
  };
}
