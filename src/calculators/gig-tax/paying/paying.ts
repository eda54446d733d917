/** What the parts about payments share; loaded after the answer. */
import { perYear } from "../../../inputs/fields.ts";
import type { Answer } from "../answer.ts";
import { hasTypedPayment } from "./plan.ts";

/**
 * Whether to ask for last year's taxes along with the payments: once the visitor says that not all were made, or types
 * one, and once the return was due, if payments may have been.
 */
export const asksLastYear = ({ inputs, plan }: Answer): boolean =>
  plan.returnWasDue ? !plan.safeHarbor.owesLittle : inputs.paidSoFar !== "due" || hasTypedPayment(inputs);

/**
 * Whether the payments made are asked for right under the answer: once the visitor says that some were made, and once
 * the return was due, because then no others count.
 */
export const asksPayments = ({ inputs, plan }: Answer): boolean => inputs.paidSoFar === "some" || plan.returnWasDue;

/** Part of a cent counts as paid in full. */
export const toWholeCents = (amount: number): number => Math.ceil(amount * 100 - 1e-6) / 100;

/** About what could still be withheld from the paychecks left this year: what Social Security and Medicare leave. */
export function leftToWithhold({ inputs, year: { gone } }: Pick<Answer, "inputs" | "year">): number {
  const wages = inputs.jobs.reduce((sum, { pay }) => sum + perYear(pay, gone), 0);
  return wages * (1 - gone) * (1 - 0.0765);
}

/** "your paychecks", or whose they are. */
export const whosePaychecks = ({ jobs }: Answer["inputs"]): string =>
  jobs.every(({ who }) => who === "spouse")
    ? "your spouse's paychecks"
    : jobs.some(({ who }) => who === "spouse")
      ? "your and your spouse's paychecks"
      : "your paychecks";
