import type { Lines } from "../../worksheet.ts";
import { at } from "../ledger.ts";
import { levelPaymentFormula } from "../level-payment.ts";
import { type Schedule, schedule } from "../schedule.ts";
import {
  type AdjustableLoan,
  type AdjustableSchedule,
  adjustableSchedule,
  fullyIndexedRate,
  type IndexPath,
  rateAtPayment,
} from "./adjustable.ts";
import { best, falling, flat, rising, worst } from "./index-paths.ts";

export type AdjustableOutlook = ReturnType<typeof adjustableOutlook>;

/** What an adjustable loan costs if its index stays, rises, falls, meets every cap, or falls to zero. */
export function adjustableOutlook(terms: AdjustableLoan, index: number) {
  const firstReset = Math.min(terms.fixedMonths, terms.termMonths) + 1;
  const along = (path: IndexPath) => {
    const made = adjustableSchedule(terms, path);
    return {
      rateAfterFirstReset: rateAtPayment(made, firstReset),
      paymentAfterFirstReset: made.segments.findLast(({ fromPayment }) => fromPayment <= firstReset)?.payment ?? 0,
      maxPayment: made.maxPayment,
      totalInterest: made.totalInterest,
    };
  };
  const stays = adjustableSchedule(terms, flat(index));
  const firstPaymentAmount = stays.segments[0]?.payment ?? 0;
  const balanceAtFirstReset = at(stays.balance, firstReset - 1);
  const fullyIndexed = fullyIndexedRate(index, terms);
  const highestRate = terms.initialRate + terms.lifetimeCap;
  return {
    firstReset,
    firstPaymentAmount,
    balanceAtFirstReset,
    fullyIndexed,
    highestRate,
    flat: along(flat(index)),
    rising: along(rising(index)),
    falling: along(falling(index)),
    worst: along(worst(terms)),
    best: along(best),
  };
}

/** The terms of a path's lines, which the outlook's own lines name. */
const pathLines: Lines<AdjustableOutlook["flat"]> = {
  rateAfterFirstReset: {
    label: "Rate after the first adjustment",
    found: "Index plus margin, rounded, within the caps and not below the floor.",
    check: "rateAfterFirstReset <= max(highestRate, floor) + 1e-9",
    unit: "rate",
  },
  paymentAfterFirstReset: {
    label: "Payment after the first adjustment",
    found: "The level payment on the balance then, at the new rate, over the months that remain.",
  },
  maxPayment: {
    label: "Highest payment",
    found: "The largest of the payments between adjustments.",
    check: "maxPayment >= paymentAfterFirstReset && maxPayment >= firstPaymentAmount",
  },
  totalInterest: { label: "Total interest", found: "The interest of every row of that schedule, added up." },
};

export const adjustableOutlookLines: Lines<AdjustableOutlook> = {
  firstReset: {
    label: "First payment that may change",
    formula: "min(fixedMonths, termMonths) + 1",
    unit: "count",
  },
  firstPaymentAmount: {
    label: "Principal and interest a month at first",
    formula: `toCent(${levelPaymentFormula("loan", "initialRate / 12", "termMonths")})`,
  },
  balanceAtFirstReset: {
    label: "Balance at the first adjustment",
    found: "What the schedule still owes after the last payment at the initial rate.",
    check: "balanceAtFirstReset >= 0",
  },
  fullyIndexed: {
    label: "Index plus margin, rounded",
    formula: "when(roundTo == 0, index + margin, fullSteps(index + margin + roundTo / 2, roundTo) * roundTo)",
    unit: "rate",
    meaning: "The rate the note aims at, before its caps: the nearest eighth of a point in most notes.",
  },
  highestRate: {
    label: "Highest rate the note allows",
    formula: "initialRate + lifetimeCap",
    unit: "rate",
  },
  flat: pathLines,
  rising: pathLines,
  falling: pathLines,
  worst: pathLines,
  best: pathLines,
};

/**
 * The first month in which the adjustable loan has turned out dearer than a fixed one: payments made so far, plus what
 * is still owed, are more. `null` if that never happens.
 */
export function monthFixedLoanWins(
  adjustable: AdjustableSchedule,
  fixedRate: number,
  terms: AdjustableLoan,
): number | null {
  const { loan, termMonths, firstPayment } = terms;
  const fixed: Schedule = schedule({ loan, annualRate: fixedRate, termMonths, firstPayment });
  let ahead = 0;
  for (let k = 1; k <= termMonths; k++) {
    ahead += at(fixed.payment, k) - at(adjustable.payment, k) - at(adjustable.extra, k);
    if (ahead + at(fixed.balance, k) - at(adjustable.balance, k) < -0.005) return k;
  }
  return null;
}
