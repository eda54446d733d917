/** Turns the boxes of a Loan Estimate into something to compare: the loan above, or another offer. */
import { toCent } from "../../../../engine/rounding.ts";
import { dollarsOf } from "../../../../inputs/kinds/amount-or-share.ts";
import { countOf, type Typed } from "../../../../inputs/typed.ts";
import { vaPurchaseFees } from "../../../../law/mortgage/va.ts";
import { fields, type Inputs } from "../../inputs.ts";
import { upfrontFeeOf } from "./upfront-fee.ts";

const perMonth = (amount: number | null) => (amount === null ? {} : { mortgageInsuranceDollars: `${amount}/month` });
const dollars = (amount: number | null) => String(amount ?? 0);

/** Points are the first line of section A, in dollars. The rest of the section is the lender's other fees. */
function originationOf({ leA, lePoints, leLoan }: Inputs) {
  const sectionA = leA ?? 0;
  const loan = leLoan ?? 0;
  const points = Math.min(sectionA, lePoints ?? 0, toCent(loan * fields.pointsShare.max));
  return { points, sectionA, pointsShare: fields.pointsShare.show(points > 0 ? points / loan : 0) };
}
const servicesOf = ({ leB, leC }: Inputs) => (leB ?? 0) + (leC ?? 0);

/**
 * Which loan costs count toward the APR, if typed; section A otherwise. What doesn't count is with other services. The
 * page works out a program's fee itself, so it is left out.
 */
function loanCostsOf(given: Inputs, fee: number) {
  const { points, sectionA, pointsShare } = originationOf(given);
  const all = Math.max(sectionA, sectionA + servicesOf(given) - fee);
  // Points always count: 12 CFR 1026.4(b)(3).
  const counted = Math.max(points, Math.min(all, given.leFinance === null ? sectionA : given.leFinance - fee));
  const charges = toCent(Math.max(0, counted - sectionA));
  const notCounted = toCent(all - counted);
  const lenderFees = dollars(toCent(Math.min(sectionA, counted) - points));
  return { charges, notCounted, fees: { pointsShare, lenderFees, otherFinanceCharges: dollars(charges) } };
}

/** Property tax and home insurance that add up to the estimate's escrow, in the proportion of those on the page. */
function escrowOf({ leEscrow, lePrice, propertyTax, insurance }: Inputs) {
  if (leEscrow === null) return {};
  const perYear = 12 * leEscrow;
  const tax = dollarsOf(propertyTax, lePrice ?? 0);
  const premium = insurance.per === "month" ? 12 * insurance.amount : insurance.amount;
  const taxInIt = tax + premium > 0 ? toCent((perYear * tax) / (tax + premium)) : 0;
  return {
    propertyTax: fields.propertyTax.show({ amount: taxInIt }),
    insurance: `${toCent(perYear - taxInIt)}/year`,
  };
}

/** VA's fee says whether it is the borrower's first loan of this kind, and whether it is waived. */
function vaFeeOf(fee: number, baseLoan: number): Typed {
  const [{ firstUse, laterUse }] = vaPurchaseFees as [(typeof vaPurchaseFees)[number]];
  const { vaExempt, vaLaterUse } = fields;
  return {
    vaExempt: vaExempt.show(fee === 0),
    vaLaterUse: vaLaterUse.show(fee > (baseLoan * (firstUse + laterUse)) / 2),
  };
}

/** The form with this estimate as the loan above; undefined while price, loan, rate or the program's fee is missing. */
export function asTheLoan(typed: Typed, given: Inputs): Typed | undefined {
  const { leType, leLoan, leRate, leTerm, lePrice, lePerDay, leDays } = given;
  const fee = upfrontFeeOf(given);
  if (leLoan === null || leRate === null || lePrice === null || fee === null) return undefined;
  // Programs lend whole dollars and add their fee, which the form rounds.
  const baseLoan = leType === "conventional" ? leLoan : Math.round(leLoan - fee);
  if (baseLoan > lePrice) return undefined;
  const { notCounted, fees } = loanCostsOf(given, fee);
  const is360 = lePerDay !== null && Math.abs(lePerDay - (leLoan * leRate) / 360) < 0.006;
  return {
    ...typed,
    price: String(lePrice),
    program: leType,
    ...(leType === "va" && vaFeeOf(fee, baseLoan)),
    downPayment: fields.downPayment.show({ amount: lePrice - baseLoan }),
    annualRate: fields.annualRate.show(leRate),
    termMonths: fields.termMonths.show(leTerm),
    lenderCredits: dollars(given.leCredits),
    ...fees,
    otherLoanCosts: fields.otherLoanCosts.show({ amount: notCounted }),
    ...escrowOf(given),
    ...(leType === "conventional" && perMonth(given.leInsurance)),
    ...(given.leE !== null && { governmentFees: fields.governmentFees.show({ amount: given.leE }) }),
    ...(given.leF !== null && { prepaidBills: dollars(given.leF) }),
    ...(given.leG !== null && { escrowDeposit: dollars(given.leG) }),
    ...(given.leH !== null && { otherCosts: dollars(given.leH) }),
    ...(leDays !== null && { prepaidDays: dollars(leDays) }),
    ...(lePerDay !== null && { daysInYear: is360 ? "360" : "365" }),
    deposit: dollars(given.leDeposit),
    sellerCredits: dollars(toCent((given.leSeller ?? 0) + (given.leAdjustments ?? 0))),
  };
}

/**
 * The form with this estimate as an additional offer; undefined while the rate or the program's fee is missing, if the
 * loan above is of another type, or if the list is full.
 */
export function asAnOffer(typed: Typed, given: Inputs): Typed | undefined {
  const { leType, leRate, leTerm } = given;
  const fee = upfrontFeeOf(given);
  const count = countOf(fields.offers, "offers", typed);
  if (leRate === null || fee === null || leType !== given.program || count >= fields.offers.max) return undefined;
  const { of } = fields.offers;
  const { charges, notCounted, fees } = loanCostsOf(given, fee);
  const offer = {
    rate: of.rate.show(leRate),
    termMonths: of.termMonths.show(leTerm),
    ...fees,
    lenderCredits: dollars(given.leCredits),
    otherLoanCosts: dollars(toCent(notCounted + charges)),
    ...(leType === "conventional" && perMonth(given.leInsurance)),
  };
  const entries = Object.entries(offer).map(([name, text]) => [`offers.${count}.${name}`, text]);
  return { ...typed, ...Object.fromEntries(entries), offers: String(count + 1) };
}
