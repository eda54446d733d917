import type { Lines } from "../worksheet.ts";
import { type Biweekly, lastPayment, paymentsMade, totalInterest } from "./biweekly.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";

const interestSaved = { label: "Interest saved", formula: "toCent(interestMonthly - totalInterest)" };

export const biweeklyLines: Lines<Biweekly> = {
  principalAndInterest: {
    label: "Monthly principal and interest",
    formula: `toCent(${levelPaymentFormula("loan", "annualRate / 12", "termMonths")})`,
  },
  half: { label: "Half a payment", formula: "toCent(principalAndInterest / 2)" },
  interestMonthly: {
    label: "Total interest, paid monthly",
    found: "The interest in the monthly schedule, added up.",
    check: "interestMonthly >= 0",
  },
  everyFortnight: {
    paymentsMade,
    years: { label: "Years until paid off", formula: "paymentsMade * 14 / 365.25", unit: "years" },
    lastPayment,
    totalInterest,
    interestSaved,
  },
  heldByServicer: {
    extraPerYear: {
      label: "Thirteenth payment each year",
      formula: "principalAndInterest",
      meaning:
        "26 half payments make 13 payments. The servicer posts 12 of them month by month and the 13th once a year.",
    },
    paymentsMade,
    lastPayment,
    totalInterest,
    interestSaved,
  },
  twelfthEachMonth: {
    extra: { label: "Extra each month", formula: "toCent(principalAndInterest / 12)" },
    paymentsMade,
    lastPayment,
    totalInterest,
    interestSaved,
  },
};

/** When the current payment comes from a statement. */
export const biweeklyByStatementLines: Lines<Biweekly> = {
  ...biweeklyLines,
  principalAndInterest: { label: "Monthly principal and interest", formula: "toCent(statedPayment)" },
};
