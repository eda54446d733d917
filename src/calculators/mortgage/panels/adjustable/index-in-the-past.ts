/** The adjustable loan started in every month of the past, with its index moving from today's level as it did then. */
import { type AdjustableLoan, adjustableSchedule } from "../../../../engine/mortgage/adjustable/adjustable.ts";
import { replay } from "../../../../engine/mortgage/adjustable/index-paths.ts";
import { at } from "../../../../engine/mortgage/ledger.ts";
import published from "../../../../law/series/market-history-monthly.json" with { type: "json" };

const MONTH = published.columns.indexOf("month");
const BILL = published.columns.indexOf("tbillYield");

export const billSource = published.cashSource;

/** Monthly rates of three-month Treasury bills, as fractions, in place of the index, which has a shorter history. */
const bills = published.rows.flatMap((row) => {
  const percent = row[BILL];
  return typeof percent === "number" ? [{ month: String(row[MONTH]), rate: percent / 100 }] : [];
});

/** The minimum number of years a start needs on record; fewer say little about what follows the fixed years. */
const YEARS_AFTER_FIXED = 10;
const SHARES = [0, 0.1, 0.5, 0.9, 1] as const;
export const fanLabels = ["Lowest", "One in ten below", "Half below", "One in ten above", "Highest"] as const;

export interface Fan {
  readonly starts: number;
  readonly first: string;
  readonly last: string;
  /** For each year, the payments at the minimum, the 10th, 50th and 90th percentile, and the maximum of all starts. */
  readonly byYear: readonly (readonly number[])[];
  readonly highest: { readonly payment: number; readonly start: string };
  /** In half of the starts, the payment never rose above this. */
  readonly middleOfHighest: number;
}

/** If the record ends before the loan does, its last value carries forward. */
export function fanOf(terms: AdjustableLoan, index: number): Fan {
  const needed = Math.min(terms.termMonths, terms.fixedMonths + 12 * YEARS_AFTER_FIXED);
  const starts = Math.max(1, bills.length - needed);
  const years = Math.ceil(terms.termMonths / 12);
  const paid: Float64Array[] = Array.from({ length: years }, () => new Float64Array(starts));
  const most = new Float64Array(starts);
  let highest = { payment: 0, start: bills[0]?.month ?? "" };
  for (let start = 0; start < starts; start++) {
    const then = bills[start]?.rate ?? 0;
    const moved = bills.map(({ rate }) => Math.max(0, index + rate - then));
    const made = adjustableSchedule(terms, replay(moved, start));
    most[start] = made.maxPayment;
    if (made.maxPayment > highest.payment) highest = { payment: made.maxPayment, start: bills[start]?.month ?? "" };
    for (let year = 0; year < years; year++) (paid[year] as Float64Array)[start] = at(made.payment, 12 * year + 1);
  }
  const byYear = paid.map((payments) => {
    const sorted = payments.sort();
    return SHARES.map((share) => sorted[Math.round(share * (starts - 1))] ?? 0);
  });
  const middleOfHighest = most.sort()[Math.round(0.5 * (starts - 1))] ?? 0;
  return {
    starts,
    first: bills[0]?.month ?? "",
    last: bills[starts - 1]?.month ?? "",
    byYear,
    highest,
    middleOfHighest,
  };
}
