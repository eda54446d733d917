/**
 * The loan most people have: conventional, at a fixed rate. The others are in `other-loans.ts`, loaded when one is
 * chosen.
 */
import type { FixedLoan } from "../../engine/mortgage/schedule.ts";
import type { Inputs } from "./inputs.ts";

/**
 * Only conventional loans come interest-only or with a balloon, and USDA's have a fixed rate. For any other choice, the
 * page says so and uses a fixed rate.
 */
export const kindOf = ({ program, kind }: Pick<Inputs, "program" | "kind">) =>
  program === "conventional" || (kind === "adjustable" && program !== "usda") ? kind : "fixed";

/** What lenders call the adjustable loan. After its fixed years a conventional one changes every six months. */
export const adjustableName = ({ program, armProduct }: Pick<Inputs, "program" | "armProduct">) =>
  program === "conventional" ? armProduct : armProduct.replace("/6", "/1");

/** The field for the length of the interest-only period; undefined if the loan has none. */
export function interestOnlyBlank(given: Pick<Inputs, "program" | "kind">) {
  const kind = kindOf(given);
  if (kind === "interestOnly") return "interestOnlyMonths";
  return kind === "adjustable" && given.program === "conventional" ? "armInterestOnlyMonths" : undefined;
}

export function interestOnlyMonthsOf(given: Inputs): number {
  const blank = interestOnlyBlank(given);
  return blank ? given[blank] : 0;
}

/** Whether the loan needs `other-loans.ts`. */
export const isOther = (given: Pick<Inputs, "program" | "kind">) =>
  given.program !== "conventional" || kindOf(given) !== "fixed";

/** The note's terms, for a loan of this size. */
export const noteOf = ({ annualRate, termMonths, firstPayment }: Omit<FixedLoan, "loan">, loan: number): FixedLoan => ({
  loan,
  annualRate,
  termMonths,
  firstPayment,
});
