/** The loan most people have: conventional, at a fixed rate. The others are in `other-loans.ts`, loaded when one is chosen. */
import type { AdjustableSchedule } from "../../engine/mortgage/adjustable.ts";
import type { ExtraPayments } from "../../engine/mortgage/extra-payments.ts";
import type { FhaLoan } from "../../engine/mortgage/fha.ts";
import type { UnusualSchedule } from "../../engine/mortgage/interest-only.ts";
import { type FixedLoan, type Schedule, schedule } from "../../engine/mortgage/schedule.ts";
import type { UsdaLoan } from "../../engine/mortgage/usda.ts";
import type { VaLoan } from "../../engine/mortgage/va.ts";
import type { House } from "./house.ts";
import type { Inputs } from "./inputs.ts";

/** What the programme makes of price and down payment. One of the worksheets, or none for a conventional loan. */
export interface Programme {
  readonly fha?: FhaLoan;
  readonly va?: VaLoan;
  readonly usda?: UsdaLoan;
}

/** A payment's rate and level payment: what a row of the schedule is worked out from. */
interface RowTerms {
  readonly annualRate: number;
  readonly principalAndInterest: number;
  readonly termMonths: number;
}

export interface Payments {
  readonly schedule: Schedule;
  /** Payments of interest alone at the start. */
  readonly interestOnlyMonths: number;
  readonly adjustable?: AdjustableSchedule;
  readonly unusual?: UnusualSchedule;
  rowTerms(number: number): RowTerms;
}

/** Only a conventional loan is made interest-only or with a balloon; for the others the page says so and counts a fixed one. */
export const kindOf = ({ programme, kind }: Pick<Inputs, "programme" | "kind">) =>
  programme === "conventional" || kind === "adjustable" ? kind : "fixed";

/** Whether the loan is one for which `other-loans.ts` is needed. */
export const isOther = (given: Pick<Inputs, "programme" | "kind">) =>
  given.programme !== "conventional" || kindOf(given) !== "fixed";

/** The terms in the note, for a loan of this size. */
export const noteOf = ({ annualRate, termMonths, firstPayment }: House, loan: number): FixedLoan => ({
  loan,
  annualRate,
  termMonths,
  firstPayment,
});

/** The payments of a fixed-rate loan of this size, with extra payments or without. */
export function fixedPayments(house: House, loan: number, extras: ExtraPayments = {}): Payments {
  const made = schedule(noteOf(house, loan), extras);
  const { annualRate, principalAndInterest, termMonths } = made;
  return {
    schedule: made,
    interestOnlyMonths: 0,
    rowTerms: () => ({ annualRate, principalAndInterest, termMonths }),
  };
}
