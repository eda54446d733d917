import { type Day, dayAt, daysBetween, daysInYear, earlier, later } from "./days.ts";
import { interestStops } from "./due-dates.ts";

export interface Payment {
  readonly day: Day;
  readonly amount: number;
}
/** An installment and its due date. */
interface Instalment {
  readonly required: number;
  /** The 15th, from which late days count. */
  readonly countedFrom: Day;
  /** The last day to pay on time: the 15th or the next business day. */
  readonly due: Day;
}
/** Yearly underpayment rates by calendar quarter: `{ "2026Q2": 0.06 }`. */
export type QuarterlyRates = Readonly<Record<string, number>>;

export interface PaidDuringTheYear {
  readonly taxYear: number;
  readonly instalments: readonly Instalment[];
  /** For the whole year; an equal part counts as paid on each date. */
  readonly withholding: number;
  readonly payments: readonly Payment[];
}

export interface RatePeriod {
  /** The quarter whose rate applies. */
  readonly quarter: string;
  readonly last: Day;
  readonly year: number;
}

/**
 * The stretches at a single rate that Form 2210 works through. The first quarter's rate also covers April 1 to 15, when
 * the interest stops (26 USC 6621(b)(2)(B)).
 */
export function ratePeriods(taxYear: number): readonly RatePeriod[] {
  const next = taxYear + 1;
  return [
    { quarter: `${taxYear}Q2`, last: dayAt(taxYear, 6, 30), year: taxYear },
    { quarter: `${taxYear}Q3`, last: dayAt(taxYear, 9, 30), year: taxYear },
    { quarter: `${taxYear}Q4`, last: dayAt(taxYear, 12, 31), year: taxYear },
    { quarter: `${next}Q1`, last: interestStops(taxYear), year: next },
  ];
}

export type UnderpaymentPenalty = ReturnType<typeof underpaymentPenalty>;

/**
 * The penalty for paying too little, too late (Form 2210, Part III, regular method). Dollars, unrounded.
 *
 * Payments and withholding go to the earliest installment that isn't fully paid. What is late bears simple interest
 * from the 15th until it is paid, or until April 15 at the latest.
 */
export function underpaymentPenalty(paid: PaidDuringTheYear, rates: QuarterlyRates) {
  const credits = shareOut(paid);
  const instalments = paid.instalments.map(({ required, countedFrom, due }, i) => {
    const own = credits.filter((credit) => credit.to === i);
    const paidInTime = total(own.filter((credit) => credit.day <= due).map((credit) => credit.amount));
    const underpayment = Math.max(0, required - paidInTime);
    const late = own.filter((credit) => credit.day > due);
    const neverPaid = underpayment - total(late.map((credit) => credit.amount));
    const stops = interestStops(paid.taxYear);
    const charges = [...late, { day: stops, amount: neverPaid }]
      .filter(({ amount }) => amount > LESS_THAN_A_CENT)
      .flatMap(({ day, amount }) => chargesOn(amount, countedFrom, day, paid.taxYear, rates));
    const penalty = total(charges.map((charge) => charge.interest));
    return { countedFrom, due, required, paidInTime, underpayment, charges, penalty };
  });
  return { instalments, penalty: total(instalments.map((instalment) => instalment.penalty)) };
}

const LESS_THAN_A_CENT = 1e-6;
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Which part of which payment goes to which installment. */
function shareOut({ instalments, withholding, payments }: PaidDuringTheYear) {
  const withheld = instalments.map(({ countedFrom }) => ({
    day: countedFrom,
    amount: withholding / instalments.length,
  }));
  const inOrder = [...withheld, ...payments].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const open = instalments.map((instalment) => instalment.required);
  const credits: (Payment & { readonly to: number })[] = [];
  for (const { day, amount } of inOrder) {
    let left = amount;
    for (let to = 0; to < open.length && left > 0; to++) {
      const part = Math.min(left, open[to] as number);
      if (part <= 0) continue;
      credits.push({ to, day, amount: part });
      open[to] = (open[to] as number) - part;
      left -= part;
    }
  }
  return credits;
}

/**
 * Interest on a late amount, with a charge for each rate it passes through. Days run from the one after the first date
 * through the last.
 */
function chargesOn(amount: number, after: Day, paidOn: Day, taxYear: number, rates: QuarterlyRates) {
  const charges = [];
  let from = after;
  for (const { quarter, last, year } of ratePeriods(taxYear)) {
    const to = earlier(paidOn, last);
    const days = daysBetween(from, to);
    if (days > 0) {
      const rate = rates[quarter];
      if (rate === undefined) throw new Error(`The underpayment rate of ${quarter} is missing`);
      const inYear = daysInYear(year);
      charges.push({
        from,
        to,
        quarter,
        amount,
        days,
        daysInYear: inYear,
        rate,
        interest: (amount * rate * days) / inYear,
      });
    }
    from = later(from, last);
  }
  return charges;
}
