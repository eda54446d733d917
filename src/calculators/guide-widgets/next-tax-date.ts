import { type PaymentDate, paymentDates } from "../../engine/payments/due-dates.ts";

export interface NextTaxDate extends PaymentDate {
  readonly taxYear: number;
}

/** The next date for estimated tax on or after a day, YYYY-MM-DD. The fourth payment of a year falls into the year after. */
export function nextTaxDate(today: string): NextTaxDate {
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].flatMap((taxYear) =>
    paymentDates(taxYear).map((date) => ({ ...date, taxYear })),
  );
  const found = dates.find(({ due }) => due >= today);
  if (!found) throw new Error(`There is no date for estimated tax after ${today}`);
  return found;
}
