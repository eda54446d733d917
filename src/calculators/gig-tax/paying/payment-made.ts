/** What "I paid this" writes into the form. */
import type { Answer } from "../answer.ts";
import { fields, type Payee } from "../inputs.ts";
import type { StateShare } from "../state/share.ts";
import { toWholeCents } from "./paying.ts";
import { countsAsPaid, paidTo } from "./plan.ts";

/**
 * A payment made today. Payments that counted as made because nobody had said otherwise are written down with it, so
 * that they still count.
 */
export function withPayment(
  { inputs, plan }: Answer,
  share: StateShare | null,
  to: Payee,
  amount: number,
): Record<string, string> {
  const toIrs = countsAsPaid(inputs)
    ? plan.plan.dates
        .filter(({ ahead, afterWithholding }) => !ahead && afterWithholding > 0)
        .map(({ due, afterWithholding }) => ({ day: due, amount: afterWithholding }))
    : paidTo("irs", inputs);
  const before = {
    irs: toIrs,
    state: share?.plan?.made ?? paidTo("state", inputs),
    place: share?.placePlan?.made ?? paidTo("place", inputs),
  };
  const payments = [
    ...Object.entries(before).flatMap(([payee, made]) => made.map((one) => ({ ...one, to: payee as Payee }))),
    { day: inputs.today, amount, to },
  ].slice(-fields.payments.max);
  const of = fields.payments.of;
  return {
    paidSoFar: "some",
    payments: String(payments.length),
    ...Object.fromEntries(
      payments.flatMap((one, i) => [
        [`payments.${i}.to`, of.to.show(one.to)],
        [`payments.${i}.paidOn`, of.paidOn.show(one.day)],
        [`payments.${i}.amount`, of.amount.show(toWholeCents(one.amount))],
      ]),
    ),
  };
}
