import type { AdjustableSchedule } from "../adjustable/adjustable.ts";
import type { ExtraPayments } from "../extra-payments.ts";
import type { UnusualSchedule } from "../interest-only.ts";
import { type FixedLoan, type Schedule, schedule } from "../schedule.ts";

/** A payment's rate and level payment, from which a schedule row is computed. */
interface RowTerms {
  readonly annualRate: number;
  readonly principalAndInterest: number;
  readonly termMonths: number;
}

/** The payments of a loan of any kind. */
export interface Payments {
  readonly schedule: Schedule;
  /** Interest-only payments at the start. */
  readonly interestOnlyMonths: number;
  readonly adjustable?: AdjustableSchedule;
  readonly unusual?: UnusualSchedule;
  rowTerms(number: number): RowTerms;
}

/** A fixed-rate loan's payments, with or without extra payments. */
export function fixedPayments(note: FixedLoan, extras: ExtraPayments = {}): Payments {
  const made = schedule(note, extras);
  const { annualRate, principalAndInterest, termMonths } = made;
  return {
    schedule: made,
    interestOnlyMonths: 0,
    rowTerms: () => ({ annualRate, principalAndInterest, termMonths }),
  };
}
