import { usc26 } from "../cite.ts";
import { each, type Lines, type Source } from "../worksheet.ts";
import type { UnderpaymentPenalty } from "./underpayment-penalty.ts";

type InstalmentPenalty = UnderpaymentPenalty["instalments"][number];
type Charge = InstalmentPenalty["charges"][number];

const FORM_2210: Source = { cite: "Instructions for Form 2210", url: "https://www.irs.gov/instructions/i2210" };
const IRC_6621 = usc26("6621", "(b)(2)(B)");

export const underpaymentPenaltyLines: Lines<UnderpaymentPenalty> = {
  instalments: each<InstalmentPenalty>({
    required: {
      label: "Required installment",
      found: "What you had to pay by this date.",
      check: "required >= 0",
      form: "Form 2210, line 10",
    },
    paidInTime: {
      label: "Paid or withheld on time",
      found:
        "Payments and withholding go to the earliest installment first. Withholding counts as four equal parts, one on each date.",
      check: "paidInTime >= 0 && paidInTime <= required + 0.000001",
      form: "Form 2210, lines 11 to 15",
    },
    underpayment: {
      label: "Underpayment",
      formula: "max(0, required - paidInTime)",
      form: "Form 2210, line 17",
    },
    charges: each<Charge>({
      amount: {
        label: "Paid late",
        found: "The part of the installment that was paid on one day, or not at all.",
        check: "amount >= 0",
      },
      days: {
        label: "Days late at this rate",
        found: "Counted from the 15th to the day you pay, or to April 15 if you pay later.",
        check: "days >= 1 && days <= 366",
        unit: "count",
        source: FORM_2210,
      },
      daysInYear: {
        label: "Days in the year",
        found: "365, or 366 in a leap year.",
        check: "daysInYear == 365 || daysInYear == 366",
        unit: "count",
      },
      rate: {
        label: "Underpayment rate",
        found: "Published for each quarter. The first quarter's rate also applies from April 1 to 15.",
        check: "rate >= 0 && rate < 0.25",
        unit: "rate",
        source: IRC_6621,
      },
      interest: { label: "Interest", formula: "amount * rate * days / daysInYear", source: FORM_2210 },
    }),
    penalty: { label: "Penalty for this installment", formula: "sum(charges.interest)" },
  }),
  penalty: { label: "Penalty", formula: "sum(instalments.penalty)", form: "Form 2210, line 19" },
};
