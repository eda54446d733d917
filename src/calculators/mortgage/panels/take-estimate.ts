/** Turns the boxes of a Loan Estimate into something to compare: the loan above, or another offer. */
import { countOf, type Typed } from "../../../inputs/typed.ts";
import { fields, type Inputs } from "../inputs.ts";

type Boxes = Pick<
  Inputs,
  "leLoan" | "leRate" | "leTerm" | "lePrice" | "leInsurance" | "leA" | "leB" | "leC" | "leCredits"
>;

const perMonth = (amount: number | null) => (amount === null ? {} : { mortgageInsuranceDollars: `${amount}/month` });
const dollars = (amount: number | null) => String(amount ?? 0);

/** A lender's charges for a loan. Points are part of section A. */
const costsOf = ({ leA, leCredits }: Boxes) => ({
  pointsShare: "0",
  lenderFees: dollars(leA),
  lenderCredits: dollars(leCredits),
});
const servicesOf = ({ leB, leC }: Boxes) => (leB ?? 0) + (leC ?? 0);

/** The form with this estimate as the loan above; undefined while price, loan or rate is missing. */
export function asTheLoan(typed: Typed, given: Boxes): Typed | undefined {
  const { leLoan, leRate, leTerm, lePrice } = given;
  if (leLoan === null || leRate === null || lePrice === null || leLoan > lePrice) return undefined;
  return {
    ...typed,
    price: String(lePrice),
    downPayment: fields.downPayment.show({ amount: lePrice - leLoan }),
    annualRate: fields.annualRate.show(leRate),
    termMonths: fields.termMonths.show(leTerm),
    ...costsOf(given),
    otherLoanCosts: fields.otherLoanCosts.show({ amount: servicesOf(given) }),
    otherFinanceCharges: "0",
    ...perMonth(given.leInsurance),
  };
}

/** The form with this estimate as an additional offer; undefined while the rate is missing, or if the list is full. */
export function asAnOffer(typed: Typed, given: Boxes): Typed | undefined {
  const { leRate, leTerm } = given;
  const count = countOf(fields.offers, "offers", typed);
  if (leRate === null || count >= fields.offers.max) return undefined;
  const { of } = fields.offers;
  const offer = {
    rate: of.rate.show(leRate),
    termMonths: of.termMonths.show(leTerm),
    ...costsOf(given),
    otherLoanCosts: dollars(servicesOf(given)),
    ...perMonth(given.leInsurance),
  };
  const entries = Object.entries(offer).map(([name, text]) => [`offers.${count}.${name}`, text]);
  return { ...typed, ...Object.fromEntries(entries), offers: String(count + 1) };
}
