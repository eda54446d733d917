import { type PaymentDate, paymentDates } from "../../engine/payments/due-dates.ts";

export interface NextTaxDate extends PaymentDate {
  readonly taxYear: number;
}

/** The next estimated tax date on or after a day, YYYY-MM-DD. A year's fourth payment is due in the next year. */
export function nextTaxDate(today: string): NextTaxDate {
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].flatMap((taxYear) =>
    paymentDates(taxYear).map((date) => ({ ...date, taxYear })),
  );
  const found = dates.find(({ due }) => due >= today);
  if (!found) throw new Error(`There is no date for estimated tax after ${today}`);
  return found;
}
