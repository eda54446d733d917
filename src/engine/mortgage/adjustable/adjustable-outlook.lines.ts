import type { Found, Lines } from "../../worksheet.ts";
import { levelPaymentFormula } from "../level-payment.lines.ts";
import type { AdjustableOutlook } from "./adjustable-outlook.ts";

/** The terms of a path's lines, which the outlook's own lines refer to. */
const pathLines: Lines<AdjustableOutlook["flat"]> = {
  rateAfterFirstReset: {
    label: "Rate after the first adjustment",
    found: "Index plus margin, rounded, within the caps and not below the floor.",
    check: "rateAfterFirstReset <= max(highestRate, floor) + 1e-9",
    unit: "rate",
  },
  paymentAfterFirstReset: {
    label: "Payment after the first adjustment",
    found:
      "The level payment on the balance at that time, at the new rate, over the months that remain. During an interest-only period, just the interest.",
    check: "paymentAfterFirstReset >= 0",
  },
  maxRate: {
    label: "Highest rate",
    found: "The highest of the rates between adjustments, until the loan is paid off.",
    check: "maxRate >= rateAfterFirstReset && maxRate <= max(highestRate, floor) + 1e-9",
    unit: "rate",
  },
  maxPayment: {
    label: "Highest payment",
    found: "The largest of the payments between adjustments.",
    check: "maxPayment >= paymentAfterFirstReset && maxPayment >= firstPaymentAmount",
  },
  totalInterest: {
    label: "Total interest",
    found: "The interest in every row of that schedule, added up.",
    check: "totalInterest >= 0",
  },
};

const principalBegins: Found = {
  label: "Payment once you start paying principal",
  found: "The level payment on the balance at the end of the interest-only period, at that month’s rate.",
  unchecked: "rows",
};

export const adjustableOutlookLines: Lines<AdjustableOutlook> = {
  firstReset: {
    label: "First payment that may change",
    formula: "min(fixedMonths, termMonths) + 1",
    unit: "count",
  },
  firstPaymentAmount: {
    label: "Monthly principal and interest at first",
    formula: `toCent(${levelPaymentFormula("loan", "initialRate / 12", "termMonths")})`,
  },
  balanceAtFirstReset: {
    label: "Balance at the first adjustment",
    found: "What you still owe after the last payment at the initial rate.",
    check: "balanceAtFirstReset >= 0",
  },
  fullyIndexed: {
    label: "Index plus margin, rounded",
    formula: "when(roundTo == 0, index + margin, fullSteps(index + margin + roundTo / 2, roundTo) * roundTo)",
    unit: "rate",
    meaning: "The rate the note sets before its caps, rounded to the nearest eighth of a point in most notes.",
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
  principalBegins: {
    flat: principalBegins,
    rising: principalBegins,
    falling: principalBegins,
    worst: principalBegins,
    best: principalBegins,
  },
};

/** For loans that start interest-only. */
export const interestOnlyOutlookLines: Lines<AdjustableOutlook> = {
  ...adjustableOutlookLines,
  firstPaymentAmount: {
    label: "Interest-only payment at first",
    formula: "toCent(loan * initialRate / 12)",
    meaning: "The loan doesn't get smaller during this time.",
  },
};
