/** Up to three offers side by side, and the difference between them line by line. */
import { aprOfMonthly } from "../../../../engine/mortgage/apr/apr.ts";
import { equityBreakEven } from "../../../../engine/mortgage/break-even.ts";
import { insuredPayments, needsPrivateInsurance } from "../../../../engine/mortgage/insurance/private-insurance.ts";
import { at } from "../../../../engine/mortgage/ledger.ts";
import { balanceAt, schedule } from "../../../../engine/mortgage/schedule.ts";
import { toCent } from "../../../../engine/rounding.ts";
import type { Periodic } from "../../../../inputs/fields.ts";
import { dollarsOf } from "../../../../inputs/kinds/amount-or-share.ts";
import { valuesOf } from "../../../../law/figure.ts";
import { homeownersProtection } from "../../../../law/mortgage/homeowners-protection.ts";
import type { Answer } from "../../answer.ts";
import { insuranceRateOf } from "../../house.ts";
import { noteOf } from "../../loan.ts";
import { programOf } from "../../other-loans.ts";

const law = valuesOf(homeownersProtection);

interface Offer {
  readonly rate: number;
  readonly termMonths: number;
  readonly pointsShare: number;
  readonly lenderFees: number;
  readonly otherLoanCosts: number;
  /** The part of the other costs that counts toward the APR. */
  readonly otherFinanceCharges: number;
  readonly lenderCredits: number;
  readonly mortgageInsuranceRate: number;
  /** Replaces the rate, if entered. */
  readonly mortgageInsuranceDollars: Periodic | null;
}

/** The loan above, as an offer like the others. */
const firstOffer = ({ given, house }: Answer): Offer => ({
  rate: house.annualRate,
  termMonths: house.termMonths,
  pointsShare: given.pointsShare,
  lenderFees: given.lenderFees,
  otherLoanCosts: dollarsOf(given.otherLoanCosts, house.price) + given.otherFinanceCharges,
  otherFinanceCharges: given.otherFinanceCharges,
  lenderCredits: given.lenderCredits,
  mortgageInsuranceRate: house.mortgageInsuranceRate,
  mortgageInsuranceDollars: null,
});

function figured(offer: Offer, answered: Answer) {
  const { given, house, worksheet } = answered;
  const { rate, termMonths, lenderFees, otherLoanCosts, lenderCredits } = offer;
  const { fha, usda } = programOf(given, { ...house, annualRate: rate, termMonths });
  const { loan } = worksheet;
  const made = schedule({ ...noteOf(house, loan), annualRate: rate, termMonths });
  const months = Math.min(given.stayMonths, made.paymentsMade);
  const points = toCent(loan * offer.pointsShare);
  const upfront = points + lenderFees + otherLoanCosts - lenderCredits;
  const payment = made.principalAndInterest;
  const needed = given.program === "conventional" && needsPrivateInsurance(loan, house.price, law);
  const premiums = fha?.premiums ?? usda?.fees ?? [needed ? toCent((loan * insuranceRateOf(offer, loan)) / 12) : 0];
  const insurancePerMonth = premiums[0] ?? 0;
  const insured = fha?.premiumMonths ?? (usda ? termMonths : insuredPayments(made, house.price, law.automaticShare));
  const amounts = made.payment.slice(0, made.paymentsMade);
  const insuranceAt = (number: number) =>
    number > insured ? 0 : (premiums[Math.min(premiums.length - 1, Math.floor((number - 1) / 12))] ?? 0);
  for (let i = 0; i < Math.min(insured, amounts.length); i++) amounts[i] = at(amounts, i + 1) + insuranceAt(i + 1);
  const prepaidInterest = toCent(toCent((loan * rate) / given.daysInYear) * given.prepaidDays);
  const financeCharges = Math.min(offer.otherFinanceCharges, otherLoanCosts);
  const charges = points + lenderFees + financeCharges + prepaidInterest + worksheet.upfrontFee;
  const financed = toCent(loan - charges);
  const apr = aprOfMonthly(financed, amounts);
  const interest = at(made.interestSoFar, months);
  let insurance = 0;
  for (let number = 1; number <= Math.min(insured, months); number++) insurance += insuranceAt(number);
  const cost = interest + insurance + upfront;
  const owed = balanceAt(made, months);
  return {
    made: { payment: amounts, balance: made.balance },
    worksheet: {
      points,
      lenderFees,
      otherLoanCosts,
      lenderCredits,
      upfront,
      payment,
      insurancePerMonth,
      financed,
      apr,
      interest,
      insurance,
      cost,
      owed,
    },
  };
}

const LETTERS = ["A", "B", "C"];

/** Each offer's name, or its letter without one. If two share a name, both get their letters too. */
function namesOf({ offerName, offers }: Answer["given"]): string[] {
  const own = [offerName, ...offers.map(({ name }) => name)];
  return own.map((name, i) =>
    name === ""
      ? `Offer ${LETTERS[i]}`
      : own.indexOf(name) === own.lastIndexOf(name)
        ? name
        : `${name} (${LETTERS[i]})`,
  );
}

/** An offer's name within a sentence. */
export const nameWithin = (name: string) => name.replace(/^Offer (?=[ABC]$)/, "offer ");

export type OfferSheet = ReturnType<typeof figured>["worksheet"];
export type Offers = ReturnType<typeof offersOf>;

export function offersOf(answered: Answer) {
  const { given } = answered;
  const offers = [firstOffer(answered), ...given.offers];
  const all = offers.map((offer) => figured(offer, answered));
  const [first] = all as [ReturnType<typeof figured>];
  const differences = all.slice(1).map(({ made, worksheet }) => {
    const by = (line: keyof OfferSheet) => (worksheet[line] ?? 0) - (first.worksheet[line] ?? 0);
    const points = by("points");
    const fees = by("lenderFees") + by("otherLoanCosts");
    const credits = by("lenderCredits");
    const interest = by("interest");
    const insurance = by("insurance");
    const cost = points + fees - credits + interest + insurance;
    const upfront = by("upfront");
    const breakEven =
      Math.abs(upfront) < 0.005
        ? null
        : equityBreakEven(
            { before: first.made, after: made, months: Math.max(first.made.payment.length, made.payment.length) },
            upfront,
          );
    return { points, fees, credits, upfront, interest, insurance, cost, breakEven };
  });
  return {
    answered,
    offers,
    names: namesOf(given),
    worksheet: { offers: all.map(({ worksheet }) => worksheet), differences },
  };
}
