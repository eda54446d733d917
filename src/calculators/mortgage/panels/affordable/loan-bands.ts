/** What a program's loans cost besides interest at any size and any down payment: mortgage insurance and added fees. */
import { insuredAbove, type LoanBand, NO_INSURANCE } from "../../../../engine/mortgage/affordable-price.ts";
import { fhaLoan } from "../../../../engine/mortgage/insurance/fha.ts";
import { privateInsuranceRate } from "../../../../engine/mortgage/insurance/rate-cards.ts";
import { usdaLoan } from "../../../../engine/mortgage/insurance/usda.ts";
import { perYear } from "../../../../inputs/fields.ts";
import { valuesOf } from "../../../../law/figure.ts";
import { fha, fhaAnnualPremiums } from "../../../../law/mortgage/fha.ts";
import { homeownersProtection } from "../../../../law/mortgage/homeowners-protection.ts";
import { privateInsuranceCards } from "../../../../law/mortgage/private-insurance.ts";
import { usda } from "../../../../law/mortgage/usda.ts";
import { vaPurchaseFees } from "../../../../law/mortgage/va.ts";
import type { Answer } from "../../answer.ts";
import type { Inputs } from "../../inputs.ts";

const { requestShare } = valuesOf(homeownersProtection);
const fhaLaw = valuesOf(fha);
/** Large enough that the cents of a premium don't matter. */
const SAMPLE = 100_000_000;

/** The largest loan-to-value ratio of each row, from the lowest; the cards for short and long loans have the same. */
const ROWS = privateInsuranceCards.over20Years.rows.map(({ upTo }) => upTo).toReversed();

/** The card's rate at this loan-to-value ratio. Above its last row, the last one counts, as in the form. */
function cardRate({ creditScore, termMonths, twoBorrowers }: Inputs, loanToValue: number): number {
  const borrowers = twoBorrowers ? 2 : 1;
  const applicant = { loanToValue: Math.min(Math.max(...ROWS), loanToValue), creditScore, termMonths, borrowers };
  return privateInsuranceRate(applicant, privateInsuranceCards) ?? 0;
}

/** Whether the rate in the form is the card's, so that it changes with the down payment. */
const isFromCard = (given: Inputs, { loanToValue }: Answer["worksheet"]) =>
  Math.abs(given.mortgageInsuranceRate - cardRate(given, loanToValue)) < 1e-9;

/** The same inputs at another price and down payment, with the card's rate for that loan unless another was typed. */
export function givenAt({ given, worksheet }: Answer, price: number, downPayment: number): Inputs {
  const loanToValue = price > 0 ? (price - downPayment) / price : 0;
  return {
    ...given,
    price,
    downPayment: { amount: downPayment },
    ...(isFromCard(given, worksheet) && { mortgageInsuranceRate: cardRate(given, loanToValue) }),
  };
}

function conventional({ given, worksheet }: Answer): readonly LoanBand[] {
  const { mortgageInsuranceDollars: dollars, mortgageInsuranceRate } = given;
  const uninsured = { ...NO_INSURANCE, upTo: requestShare };
  if (dollars) return [uninsured, { ...NO_INSURANCE, mortgageInsurancePerMonth: perYear(dollars) / 12 }];
  if (!isFromCard(given, worksheet)) return insuredAbove(requestShare, mortgageInsuranceRate);
  const insured = ROWS.map((upTo) => ({ ...NO_INSURANCE, upTo, mortgageInsuranceRate: cardRate(given, upTo) }));
  return [uninsured, ...insured, { ...NO_INSURANCE, mortgageInsuranceRate: cardRate(given, 1) }];
}

/** FHA's annual premium is charged on the average balance of the first year, so it is a little less of the loan. */
function fhaBands({ house: { annualRate, termMonths } }: Answer): readonly LoanBand[] {
  const sample = fhaLoan({ price: SAMPLE, downShare: 0, annualRate, termMonths }, fhaLaw, fhaAnnualPremiums);
  const ofLoan = (12 * sample.premiumPerMonth) / (sample.loan * sample.annualPremiumRate);
  return fhaAnnualPremiums
    .filter(({ shortTerm }) => shortTerm === termMonths <= fhaLaw.shortTermMonths)
    .map(({ loanToValueUpTo, large, rate }) => ({
      upTo: loanToValueUpTo,
      largest: large ? Number.POSITIVE_INFINITY : fhaLaw.largeLoan,
      mortgageInsuranceRate: rate * ofLoan,
      mortgageInsurancePerMonth: 0,
      financedFeeShare: fhaLaw.upfrontRate,
      rateMore: 0,
    }));
}

function vaBands({ given: { vaExempt, vaLaterUse } }: Answer): readonly LoanBand[] {
  if (vaExempt) return [NO_INSURANCE];
  // From the largest down payment to none; each step ends where the next one begins.
  return vaPurchaseFees.toReversed().map(({ firstUse, laterUse, downFrom }) => ({
    ...NO_INSURANCE,
    upTo: downFrom > 0 ? 1 - downFrom : Number.POSITIVE_INFINITY,
    financedFeeShare: vaLaterUse ? laterUse : firstUse,
  }));
}

function usdaBands({ house: { annualRate, termMonths } }: Answer): readonly LoanBand[] {
  const { upfrontFee, feePerMonth } = usdaLoan({ loan: SAMPLE, annualRate, termMonths }, valuesOf(usda));
  const band = { mortgageInsuranceRate: (12 * feePerMonth) / SAMPLE, financedFeeShare: upfrontFee / SAMPLE };
  return [{ ...NO_INSURANCE, ...band }];
}

const bandsFor = { conventional, fha: fhaBands, va: vaBands, usda: usdaBands } satisfies Record<
  Inputs["program"],
  (answered: Answer) => readonly LoanBand[]
>;

/**
 * The program's bands, and the share of the price above which a loan is insured at all.
 *
 * @param insuredMore what lenders add to the rate of a conventional loan above that share
 */
export const insuranceIn = (answered: Answer, insuredMore: number) => ({
  bands: bandsFor[answered.given.program](answered).map((band) =>
    band.upTo <= requestShare ? band : { ...band, rateMore: insuredMore },
  ),
  requestShare: answered.given.program === "conventional" ? requestShare : 0,
});
