import type { AdjustableSchedule } from "../adjustable/adjustable.ts";
import type { ExtraPayments } from "../extra-payments.ts";
import type { UnusualSchedule } from "../interest-only.ts";
import { type FixedLoan, type Schedule, schedule } from "../schedule.ts";

/** A payment's rate and level payment: what a row of the schedule is worked out from. */
interface RowTerms {
  readonly annualRate: number;
  readonly principalAndInterest: number;
  readonly termMonths: number;
}

/** The payments of a loan of any kind. */
export interface Payments {
  readonly schedule: Schedule;
  /** Payments of interest alone at the start. */
  readonly interestOnlyMonths: number;
  readonly adjustable?: AdjustableSchedule;
  readonly unusual?: UnusualSchedule;
  rowTerms(number: number): RowTerms;
}

/** The payments of a fixed-rate loan, with extra payments or without. */
export function fixedPayments(note: FixedLoan, extras: ExtraPayments = {}): Payments {
  const made = schedule(note, extras);
  const { annualRate, principalAndInterest, termMonths } = made;
  return {
    schedule: made,
    interestOnlyMonths: 0,
    rowTerms: () => ({ annualRate, principalAndInterest, termMonths }),
  };
}
