import type { Lines } from "../../worksheet.ts";
import type { PrepaidInterest } from "./odd-days.ts";

export const prepaidInterestLines: Lines<PrepaidInterest> = {
  daysInYear: {
    label: "Days in a year, as the lender counts",
    found: "365, 360, or the days of the year of closing: your lender's choice.",
    check: "daysInYear == 360 || daysInYear == 365 || daysInYear == 366",
    unit: "count",
  },
  days: {
    label: "Days until the first of the next month",
    found: "Counted from the day of closing up to the last day of that month, both included.",
    check: "days >= 1 && days <= 31",
    unit: "count",
  },
  perDiem: { label: "Interest a day", formula: "loan * annualRate / daysInYear" },
  amount: { label: "Prepaid interest", formula: "toCent(perDiem * days)" },
};
