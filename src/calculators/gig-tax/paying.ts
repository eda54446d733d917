/** What the parts about payments share; loaded after the answer. */
import type { Answer } from "./answer.ts";

/** Whether to ask for last year's taxes along with the payments: once the visitor says that not all were made. */
export const asksLastYear = ({ inputs, plan }: Answer): boolean => inputs.paidSoFar !== "due" && !plan.returnWasDue;

/** Part of a cent counts as paid in full. */
export const toWholeCents = (amount: number): number => Math.ceil(amount * 100 - 1e-6) / 100;
