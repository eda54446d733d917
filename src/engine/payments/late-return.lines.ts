import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { LateReturnCost } from "./late-return.ts";

export const lateReturnLines: Lines<LateReturnCost> = {
  unpaid: {
    label: "Tax not paid by the due date",
    found: "What you still owe on the return.",
    unchecked: "other calculation",
  },
  monthsToFile: {
    label: "Months the return is late",
    found:
      "Counted from the last day to file, with an extension if there is one. Part of a month counts as a whole month.",
    unchecked: "dates",
    unit: "count",
  },
  monthsToPay: {
    label: "Months the tax is late",
    found: "Counted from the return's own due date. Part of a month counts as a whole month.",
    unchecked: "dates",
    unit: "count",
  },
  failureToPay: {
    label: "Penalty for paying late",
    formula: "unpaid * payRate * min(payMonths, monthsToPay)",
    source: usc26("6651", "(a)(2)"),
  },
  monthsCharged: { label: "Months charged for filing late", formula: "min(fileMonths, monthsToFile)", unit: "count" },
  monthsBoth: { label: "Months charged for both", formula: "min(monthsCharged, monthsToPay)", unit: "count" },
  byMonths: {
    label: "Penalty for filing late, by months",
    formula: "unpaid * (fileRate * monthsCharged - payRate * monthsBoth)",
    meaning: "In months with both penalties, the filing penalty is reduced by the payment penalty.",
    source: usc26("6651", "(c)(1)"),
  },
  daysLate: {
    label: "Days the return is late",
    found: "From the last day to file.",
    unchecked: "dates",
    unit: "count",
  },
  least: {
    label: "Minimum penalty for filing late",
    formula: "when(daysLate > minimumAfterDays, min(minimum, unpaid), 0)",
    source: usc26("6651", "(a)"),
  },
  failureToFile: { label: "Penalty for filing late", formula: "max(byMonths, least)" },
  growth: {
    label: "What each dollar owed grows to",
    found: "Compounded every day at the rate the IRS sets for each quarter. If none is set yet, we use the latest one.",
    check: "growth >= 1",
    unit: "rate",
    source: usc26("6622"),
  },
  interest: {
    label: "Interest",
    formula: "(unpaid + failureToFile) * (growth - 1)",
    meaning: "On the tax and on the penalty for filing late, from the day the tax was due.",
    source: usc26("6601"),
  },
  total: { label: "Penalties and interest", formula: "failureToFile + failureToPay + interest" },
};
