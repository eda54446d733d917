/** The data for the guide's charts of the reader's house. Each is the series behind an answer in `house.ts`. */

import { at } from "../../engine/mortgage/ledger.ts";
import { balanceAt, schedule } from "../../engine/mortgage/schedule.ts";
import { toCent } from "../../engine/rounding.ts";
import { ASSUMED_SCORE } from "../../law/mortgage/private-insurance.ts";
import { mortgageInsuranceGiven } from "../home/averages.ts";
import { baseLoanOf } from "../home/house.ts";
import { insuranceEnd, loanOf, pointsOf, scheduleOf } from "./house.ts";
import type { House } from "./house-inputs.ts";

/** At most this many points between the first and the last: half a year, a year, or two years apart. */
const PLACES = 16;
const STEPS = [1, 2, 3, 6, 12, 24, 36];

/** Evenly spaced from the first point to the last, inclusive. */
function places(first: number, last: number): number[] {
  const step = STEPS.find((one) => (last - first) / one <= PLACES) ?? Math.ceil((last - first) / PLACES);
  const found = [];
  for (let n = first; n < last; n += step) found.push(n);
  return [...found, last];
}

/** How the loan's payments divide into interest and principal; `null` without a loan. */
export function paymentSplit(house: House) {
  const made = scheduleOf(house);
  const { paymentsMade } = made;
  if (paymentsMade === 0) return null;
  const numbers = places(1, paymentsMade);
  const more = Array.from({ length: paymentsMade }, (_, i) => i + 1).find(
    (n) => at(made.principal, n) > at(made.interest, n),
  );
  return {
    numbers,
    interest: numbers.map((n) => at(made.interest, n)),
    principal: numbers.map((n) => at(made.principal, n)),
    /** The first payment that is more than half principal; `null` if there is none. */
    mostlyPrincipalFrom: more ?? null,
  };
}

/** The down payment used for the chart if the reader's own needs no insurance. */
const INSURED_DOWN = 0.1;

/** The reader's house, or the same one with a smaller down payment if their own loan needs no mortgage insurance. */
export function insuredHouse(house: House): House {
  if (insuranceEnd(house)) return house;
  const lessDown = { ...house, downPayment: { share: INSURED_DOWN } };
  const { rate } = mortgageInsuranceGiven(
    { ...lessDown, baseLoan: baseLoanOf(lessDown) },
    { creditScore: ASSUMED_SCORE, twoBorrowers: false },
  );
  return { ...lessDown, mortgageInsuranceRate: rate };
}

/**
 * The balance as a share of the price, payment by payment, until a year after the insurance ends automatically; `null`
 * without a price.
 */
export function insuranceCourse(house: House) {
  const drawn = insuredHouse(house);
  const ends = insuranceEnd(drawn);
  if (!ends) return null;
  const home = loanOf(drawn);
  const planned = schedule(home);
  const actual = schedule(home, { perMonth: house.extraPerMonth });
  const numbers = places(0, Math.min(home.termMonths, ends.lastIfAutomatic + 12));
  const share = (of: typeof planned) => numbers.map((n) => balanceAt(of, n) / home.price);
  return { house: drawn, isOwn: drawn === house, ends, numbers, planned: share(planned), actual: share(actual) };
}

const SHORTEST = 24;

/**
 * How far ahead points put the reader, month by month to the end of the stay or past the break-even; `null` if nothing
 * differs.
 */
export function pointsCourse(house: House) {
  const found = pointsOf(house);
  const { cost, equityBreakEvenMonth, simpleBreakEven } = found;
  const { loan, annualRate, termMonths, firstPayment } = loanOf(house);
  if (loan === 0 || (cost === 0 && found.monthlySaving === 0)) return null;
  const before = schedule({ loan, annualRate, termMonths, firstPayment });
  const after = schedule({ loan, annualRate: house.rateWithPoints, termMonths, firstPayment });
  const stay = Math.min(termMonths, house.yearsStaying * 12);
  const even = equityBreakEvenMonth ?? 0;
  const months = Math.min(termMonths, Math.max(SHORTEST, stay, Math.ceil(1.25 * Math.max(even, simpleBreakEven ?? 0))));
  const numbers = places(0, months);
  const paid = (of: typeof before, through: number) =>
    toCent(of.payment.subarray(0, through).reduce((sum, one) => sum + one, 0));
  const byPayments = (n: number) => toCent(paid(before, n) - paid(after, n) - cost);
  const ahead = (n: number) => toCent(byPayments(n) + (n === 0 ? 0 : balanceAt(before, n) - balanceAt(after, n)));
  return {
    found,
    stay,
    aheadAtStay: ahead(stay),
    numbers,
    byPayments: numbers.map(byPayments),
    ahead: numbers.map(ahead),
  };
}
