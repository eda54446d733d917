/** This house as input for the owning models: the same home for taxes and for rent or buy. */
import { growingWith, type OwnedHome } from "../../../../engine/mortgage/owning/owning.ts";
import { balanceAt } from "../../../../engine/mortgage/schedule.ts";
import { dollarsOf } from "../../../../inputs/kinds/amount-or-share.ts";
import { valuesOf } from "../../../../law/figure.ts";
import { homeownersProtection } from "../../../../law/mortgage/homeowners-protection.ts";
import { outlook } from "../../../../law/mortgage/outlook.ts";
import { usda as usdaFees } from "../../../../law/mortgage/usda.ts";
import type { Answer } from "../../answer.ts";
import { reassessedAtSale } from "../../place/reassessment.ts";
import { costsOf } from "../loan-estimate/closing-figures.ts";

const law = valuesOf(homeownersProtection);

/** Unrecoverable costs of buying that are paid in cash, so neither escrow nor the first year's insurance. */
function buyingCostsOf(answered: Answer): number {
  const costs = costsOf(answered);
  return Math.max(
    0,
    costs.pointsPaid +
      costs.lenderFees +
      costs.otherFinanceCharges +
      costs.otherServices +
      costs.governmentFees +
      costs.prepaidInterest +
      costs.otherCosts -
      costs.credits -
      answered.given.sellerCredits,
  );
}

export interface Owned {
  readonly home: OwnedHome;
  /** The share of the price at which mortgage insurance ends. */
  readonly insuranceEndShare: number;
  readonly buyingCosts: number;
}

/** A balance that the last payment with an FHA premium starts above and ends below, to the cent or not. */
function balanceOfLastPremium(answered: Answer, premiumMonths: number): number {
  const made = answered.withoutExtra();
  const last = Math.min(premiumMonths, made.paymentsMade);
  return (balanceAt(made, last - 1) + balanceAt(made, last)) / 2;
}

/** Where assessments are capped, all three laws say: at most the cap, or inflation if that's less. */
function assessmentGrowthOf({ state, appreciation, inflation }: Answer["given"]): number {
  const cap = reassessedAtSale[state]?.assessmentCap.value;
  return cap === undefined ? appreciation : Math.min(appreciation, cap, inflation);
}

/** Adjustable, interest-only and balloon loans are treated as fixed at their starting rate. */
export function ownedOf(answered: Answer): Owned {
  const { given, house, worksheet } = answered;
  const { price } = house;
  const { loan, upfrontFee } = worksheet;
  const share = (amount: number) => (price > 0 ? amount / price : 0);
  const buyingCosts = buyingCostsOf(answered);
  const { fha, usda } = worksheet;
  const onLoan = (amount: number) => (loan > 0 ? amount / loan : 0);
  // FHA's premium is a share of the base loan's balance, which is that part of the whole loan.
  const insuranceRate = fha
    ? onLoan(fha.annualPremiumRate * fha.loan)
    : usda
      ? usdaFees.annualFeeRate.value
      : onLoan(12 * worksheet.mortgageInsurancePerMonth);
  const insuranceEndShare = fha
    ? share(balanceOfLastPremium(answered, fha.premiumMonths))
    : usda
      ? 0
      : law.automaticShare;
  return {
    buyingCosts,
    insuranceEndShare,
    home: {
      price,
      downShare: price > 0 ? 1 - loan / price : 0,
      // A fee added to the loan goes to the program, not to the seller.
      closingShare: share(buyingCosts + upfrontFee),
      annualRate: house.annualRate,
      termMonths: house.termMonths,
      propertyTaxRate: share(house.propertyTaxPerYear),
      maintenanceRate: share(dollarsOf(given.maintenance, price)),
      insurancePerYear: house.insurancePerYear,
      associationDuesPerMonth: house.associationDuesPerMonth,
      mortgageInsuranceRate: insuranceRate,
      mortgageInsuranceOnBalance: fha !== undefined || usda !== undefined,
      appreciation: given.appreciation,
      inflation: given.inflation,
      sellingShare: given.sellingShare,
      ...growingWith(given.appreciation, given.inflation),
      insuranceGrowth: outlook.insuranceGrowth.value,
      duesGrowth: outlook.duesGrowth.value,
      assessmentGrowth: assessmentGrowthOf(given),
    },
  };
}
