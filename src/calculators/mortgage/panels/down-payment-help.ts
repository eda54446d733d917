/** Help with the down payment: a second loan that is paid back monthly, due at the sale, or forgiven. */
import { downPaymentHelpLines } from "../../../engine/mortgage/down-payment-help.lines.ts";
import { downPaymentHelp } from "../../../engine/mortgage/down-payment-help.ts";
import { explain, type Step } from "../../../engine/worksheet.ts";
import type { Answer } from "../answer.ts";
import { houseScope, typedAs } from "../scope.ts";
import { estimateOf } from "./loan-estimate/closing-figures.ts";

export type Help = NonNullable<ReturnType<typeof helpOf>>;

/** Undefined until an amount is typed. */
export function helpOf(answered: Answer) {
  const { given, worksheet } = answered;
  const { helpAmount: amount, helpKind: kind, helpRate: annualRate, helpMonths: termMonths, stayMonths } = given;
  if (amount === null || amount === 0) return undefined;
  const cashToClose = Math.max(0, estimateOf(answered).worksheet.closing.cash);
  const paymentWithout = worksheet.total;
  return {
    answered,
    cashToClose,
    paymentWithout,
    worksheet: downPaymentHelp({ amount, kind, annualRate, termMonths }, cashToClose, paymentWithout, stayMonths),
  };
}

export const stepsOfHelp = ({ answered: { given, house }, cashToClose, paymentWithout, worksheet }: Help): Step[] =>
  explain(worksheet, downPaymentHelpLines, {
    ...houseScope(given, house),
    ...typedAs("helpKind", "isRepaid", "Paid back monthly", given.helpKind === "repaid", "flag"),
    ...typedAs("helpKind", "isForgiven", "Forgiven over time", given.helpKind === "forgiven", "flag"),
    ...typedAs("lenderFees", "cashToClose", "Cash to close without the help", cashToClose),
    ...typedAs("price", "paymentWithout", "You pay each month without the help", paymentWithout),
  });
