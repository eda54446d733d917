import { type Lines, part } from "../worksheet.ts";
import type { PaymentPenalties } from "./payment-penalties.ts";
import { underpaymentPenaltyLines } from "./underpayment-penalty.lines.ts";

export const paymentPenaltiesLines: Lines<PaymentPenalties> = {
  ifPaidToday: part(underpaymentPenaltyLines),
  ifPaidNextDate: part(underpaymentPenaltyLines),
  ifNothingMore: part(underpaymentPenaltyLines),
  waitingCosts: {
    label: "What waiting for the next date costs",
    formula: "ifPaidNextDate.penalty - ifPaidToday.penalty",
  },
};
