/** What lenders allow for the income, what it would leave to live on, and the income this house asks for. */
import { type Affordability, affordability, type Household } from "../../../engine/mortgage/affordability.ts";
import { owning } from "../../../engine/mortgage/owning.ts";
import { type LimitedPrice, limitedPrice } from "../../../engine/mortgage/purchase-limits.ts";
import { privateInsuranceRate } from "../../../engine/mortgage/rate-cards.ts";
import { federalReturn } from "../../../engine/tax/federal-return.ts";
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
import { deductionsIn, householdWith, lawIn, TAX_YEAR } from "./returns.ts";

const law = valuesOf(homeownersProtection);
/** A ratio of 90% stands for all loans that need insurance: the price is not known before the answer. */
const TYPICAL_RATIO = 0.9;
const A_POINT = 0.01;

export interface Level {
  readonly title: string;
  readonly front: Figure<number> | null;
  readonly back: Figure<number>;
}

/** How far to go: with room to spare, as far as the programme allows, and at a stretch. */
function levelsFor({ programme }: Answer["given"]): Record<LevelName, Level> {
  const allowed = debtLimits[programme];
  return {
    comfortable: { title: "With room to spare", front: traditionalRatios.front, back: traditionalRatios.back },
    allowed: { title: "What the program allows", front: allowed.front, back: allowed.back },
    stretch: { title: "At a stretch", front: null, back: allowed.stretch },
  };
}
export const levelNames = ["comfortable", "allowed", "stretch"] as const;
export type LevelName = (typeof levelNames)[number];

/** Insurance in this programme: its yearly rate on what is borrowed, and the share of the price above which it is charged. */
function insuranceIn({ given, worksheet }: Answer) {
  const { baseLoan } = worksheet;
  const onLoan = (perMonth: number, otherwise: number) => (baseLoan > 0 ? (12 * perMonth) / baseLoan : otherwise);
  if (worksheet.fha) return { rate: onLoan(worksheet.fha.premiumPerMonth, worksheet.fha.annualPremiumRate), above: 0 };
  if (worksheet.usda) return { rate: onLoan(worksheet.usda.feePerMonth, 0), above: 0 };
  if (worksheet.va) return { rate: 0, above: 0 };
  if (worksheet.mortgageInsurancePerMonth > 0) return { rate: given.mortgageInsuranceRate, above: law.requestShare };
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

/** The household's limits apart from the ratios. */
function householdFor(
  answered: Answer,
): Omit<Household, "frontShare" | "backShare"> & { financedFeeShare: number; requestShare: number } {
  const { given, house } = answered;
  const { rate, above } = insuranceIn(answered);
  const share = (amount: number) => (house.price > 0 ? amount / house.price : 0);
  return {
    incomePerYear: given.incomePerYear ?? 0,
    debtsPerMonth: given.debtsPerMonth,
    downPayment: house.downPayment,
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

/** The largest loan and the least down payment of the programme; `null` where there is no limit. */
function programmeLimits({ given, worksheet }: Answer, county: County | undefined) {
  const { fha } = limitsFor(given, worksheet.baseLoan, county);
  switch (given.programme) {
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

/** The income at which the traditional ratios just hold for this house. */
function needed({ given, worksheet }: Answer) {
  const housing = worksheet.total;
  const byHousing = (12 * housing) / traditionalRatios.front.value;
  const byDebts = (12 * (housing + given.debtsPerMonth)) / traditionalRatios.back.value;
  return { housing, byHousing, byDebts, incomeNeeded: Math.max(byHousing, byDebts) };
}

/** What is left of the income after taxes, this house and other debts. */
function leftOver(answered: Answer, income: number) {
  const { given, house, worksheet } = answered;
  const { payroll } = lawFor(TAX_YEAR, given.filingStatus);
  const { home, insuranceEndShare } = ownedOf(answered);
  const year = house.firstPayment.year;
  const [first] = owning(home, 1, insuranceEndShare, () => 0).years;
  const deductions = first ? deductionsIn(year, first, given) : { interest: 0, insurance: 0, propertyTax: 0 };
  const made = federalReturn(householdWith(given, deductions), lawIn(year, given));
  const federalTax = made.taxAfterRefundableCredits;
  const socialSecurity = Math.min(income, payroll.wageBase) * payroll.socialSecurityRate;
  const medicare = income * payroll.medicareRate;
  const stateTax = given.stateIncomeTax;
  const afterTaxPerMonth = (income - federalTax - socialSecurity - medicare - stateTax) / 12;
  const housing = worksheet.totalWithExtra;
  const debts = given.debtsPerMonth;
  const left = afterTaxPerMonth - housing - debts;
  return { income, federalTax, socialSecurity, medicare, stateTax, afterTaxPerMonth, housing, debts, left };
}

export type Afford = ReturnType<typeof affordOf>;

export function affordOf(answered: Answer, county?: County) {
  const { given, house } = answered;
  const need = needed(answered);
  const household = householdFor(answered);
  const levels = levelsFor(given);
  if (given.incomePerYear === null || house.price === 0)
    return { answered, household, levels, worksheet: { need }, limits: undefined };
  const insured = { requestShare: household.requestShare };
  const at = (name: LevelName, more = 0): Affordability => {
    const { front, back } = levels[name];
    const annualRate = household.annualRate + more;
    return affordability(
      { ...household, annualRate, frontShare: (front ?? back).value, backShare: back.value },
      insured,
    );
  };
  const { front, back } = levels.comfortable;
  const limits = {
    ...programmeLimits(answered, county),
    cash: given.cash ?? 0,
    closingShare: given.cash === null ? 0 : cashCostsOf(answered) / house.price,
    reserveMonths: given.reserveMonths,
  };
  const limited: LimitedPrice = limitedPrice(
    { ...household, frontShare: (front ?? back).value, backShare: back.value },
    limits,
    insured,
  );
  return {
    answered,
    household,
    levels,
    limits,
    worksheet: {
      need,
      comfortable: at("comfortable"),
      allowed: at("allowed"),
      stretch: at("stretch"),
      dearer: at("comfortable", A_POINT),
      limited,
      left: leftOver(answered, given.incomePerYear),
    },
  };
}
