/** The schedule as an exportable table: every payment with everything in it. */
import { isoDate } from "../../../../engine/calendar.ts";
import { paymentDate } from "../../../../engine/mortgage/schedule.ts";
import { rowAt } from "../../../../engine/mortgage/schedule-row.ts";
import type { Answer } from "../../answer.ts";

export interface TableRow {
  readonly number: number;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly rate: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly extra: number;
  readonly balance: number;
  readonly interestSoFar: number;
  readonly mortgageInsurance: number;
  /** Property tax, home insurance and dues. */
  readonly taxesAndDues: number;
  readonly loanToValue: number;
}

export const columns: readonly { readonly name: keyof TableRow; readonly label: string }[] = [
  { name: "number", label: "Payment" },
  { name: "date", label: "Due" },
  { name: "rate", label: "Yearly rate" },
  { name: "payment", label: "Principal and interest" },
  { name: "interest", label: "Interest" },
  { name: "principal", label: "Principal" },
  { name: "extra", label: "Extra" },
  { name: "balance", label: "Still owed" },
  { name: "interestSoFar", label: "Interest so far" },
  { name: "mortgageInsurance", label: "Mortgage insurance" },
  { name: "taxesAndDues", label: "Tax, insurance and dues" },
  { name: "loanToValue", label: "Share of the price owed" },
];

export function tableOf({ house, worksheet, payments: { schedule, rowTerms }, insurance }: Answer): TableRow[] {
  const taxesAndDues = worksheet.propertyTaxPerMonth + worksheet.insurancePerMonth + worksheet.duesPerMonth;
  return Array.from({ length: schedule.paymentsMade }, (_, i) => {
    const { number, payment, interest, principal, extra, balance, interestSoFar } = rowAt(schedule, i + 1);
    return {
      number,
      date: isoDate(paymentDate(schedule, number)),
      rate: rowTerms(number).annualRate,
      payment,
      interest,
      principal,
      extra,
      balance,
      interestSoFar,
      mortgageInsurance: insurance.at(number),
      taxesAndDues,
      loanToValue: balance / house.price,
    };
  });
}
