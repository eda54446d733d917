import type { Lines } from "../worksheet.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";
import type { PresentLoan } from "./present-loan.ts";

export const presentLoanLines: Lines<PresentLoan> = {
  payment: {
    label: "Monthly principal and interest now",
    formula: `toCent(${levelPaymentFormula("loan", "annualRate / 12", "termMonths")})`,
  },
  paymentsToGo: {
    label: "Payments until the loan is paid off",
    found: "The number of rows in the schedule, starting from what you owe now.",
    check: "paymentsToGo <= termMonths",
    unit: "months",
  },
  lastPayment: {
    label: "Last payment",
    found: "The amount that brings the balance to zero.",
    check: "lastPayment >= 0",
  },
  interestToGo: {
    label: "Interest left to pay",
    found: "The interest in every row, added up.",
    check: "interestToGo >= 0",
  },
  withExtra: {
    paymentsToGo: {
      label: "Payments until the loan is paid off, with your extra payment",
      found: "The number of rows in the schedule with your extra payment each month.",
      check: "paymentsToGo <= termMonths",
      unit: "months",
    },
    interestToGo: {
      label: "Interest left to pay, with your extra payment",
      found: "The interest in every row of that schedule, added up.",
      check: "interestToGo >= 0",
    },
    paymentsSaved: {
      label: "Payments saved",
      found: "The payments of the first schedule minus those of the second.",
      check: "paymentsSaved >= 0",
      unit: "months",
    },
    interestSaved: {
      label: "Interest saved",
      found: "The interest in the first schedule minus the interest in the second.",
      check: "interestSaved >= 0",
    },
    interestSavedByStay: {
      label: "Interest saved by the time you leave",
      found: "The interest in the payments until then, in the first schedule minus the second.",
      check: "interestSavedByStay >= 0 && interestSavedByStay <= interestSaved + 0.01",
    },
  },
  insurance: {
    requestBalance: {
      label: "Balance at which you may ask to end mortgage insurance",
      formula: "requestShare * originalValue",
    },
    automaticBalance: {
      label: "Balance at which it ends by law",
      formula: "automaticShare * originalValue",
      meaning: "The law uses the original schedule. If you have paid extra, that schedule gets there later.",
    },
    untilRequest: {
      label: "Payments until you may ask",
      found: "The first payment after which you owe that balance or less. It is 0 if you already owe less.",
      check: "untilRequest >= 0",
      unit: "count",
    },
    untilRequestWithExtra: {
      label: "Payments until you may ask, with your extra payment",
      found: "The same on the schedule with your extra payment.",
      check: "untilRequestWithExtra <= untilRequest",
      unit: "count",
    },
    untilAutomatic: {
      label: "Payments until it ends by law",
      found: "The first payment after which the schedule shows that balance or less.",
      check: "untilAutomatic >= untilRequest",
      unit: "count",
    },
    costOfWaiting: {
      label: "Cost of waiting until it ends on its own",
      formula: "insurancePerMonth * (untilAutomatic - untilRequest)",
    },
  },
};

/** When the current payment comes from a statement. */
export const presentLoanByStatementLines: Lines<PresentLoan> = {
  ...presentLoanLines,
  payment: { label: "Monthly principal and interest now", formula: "toCent(statedPayment)" },
};
