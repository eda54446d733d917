import { each, type Lines, type Source } from "../worksheet.ts";
import type { Day } from "./days.ts";
import type { Payment } from "./underpayment-penalty.ts";

export interface PlanFromToday {
  /** Today, for the reader. A date that falls due today is still ahead. */
  readonly asOf: Day;
  /** What each date asks for, before withholding. */
  readonly instalments: readonly { readonly due: Day; readonly required: number }[];
  /** The whole year's withholding, so far and still to come. */
  readonly withholding: number;
  /** Estimated payments made so far. */
  readonly payments: readonly Payment[];
}

export type CatchUp = ReturnType<typeof catchUp>;
type CatchUpDate = CatchUp["dates"][number];

/**
 * What is late, and the smallest payments that put the year in order from here (Form 1040-ES; Publication 505, chapter 2).
 * Dollars, unrounded.
 *
 * Payments fill the earliest date first. Everything late is paid with the next date, or sooner to save interest.
 */
export function catchUp({ asOf, instalments, withholding, payments }: PlanFromToday) {
  const withholdingPerDate = withholding / instalments.length;
  const paidSoFar = total(payments.map((payment) => payment.amount));
  let asked = 0;
  let dueBefore = 0;
  let coveredBefore = paidSoFar;
  const dates = instalments.map(({ due, required }, i) => {
    const ahead = due >= asOf;
    asked += required;
    const number = i + 1;
    const askedByThen = asked;
    const withheldByThen = number * withholdingPerDate;
    const dueByThen = Math.max(dueBefore, askedByThen - withheldByThen);
    const afterWithholding = dueByThen - dueBefore;
    const paidByThen = total(payments.filter((payment) => payment.day <= due).map((payment) => payment.amount));
    const shortfall = ahead ? null : Math.max(0, dueByThen - paidByThen);
    const overdue = ahead ? 0 : Math.max(0, Math.min(afterWithholding, dueByThen - paidSoFar));
    const toPay = ahead ? Math.max(0, dueByThen - coveredBefore) : null;
    const date = {
      due,
      number,
      ahead,
      required,
      askedByThen,
      withheldByThen,
      dueBefore,
      dueByThen,
      afterWithholding,
      paidByThen,
      shortfall,
      overdue,
      coveredBefore,
      toPay,
    };
    dueBefore = dueByThen;
    coveredBefore += toPay ?? 0;
    return date;
  });
  const overdue = total(dates.map((date) => date.overdue));
  const stillToPay = total(dates.map((date) => date.toPay ?? 0));
  const withholdingThatCures = Math.max(
    0,
    ...dates.map(
      ({ paidByThen }, i) =>
        ((total(instalments.slice(0, i + 1).map((date) => date.required)) - paidByThen) * instalments.length) /
          (i + 1) -
        withholding,
    ),
  );
  return { withholdingPerDate, paidSoFar, dates, overdue, stillToPay, withholdingThatCures };
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const PUB_505: Source = { cite: "IRS Publication 505, chapter 2", url: "https://www.irs.gov/publications/p505" };
const IRC_6654_G: Source = { cite: "26 USC 6654(g)(1)", url: "https://www.law.cornell.edu/uscode/text/26/6654" };

export const catchUpLines: Lines<CatchUp> = {
  withholdingPerDate: {
    label: "Withholding counted on each date",
    formula: "withholding / 4",
    meaning: "Withholding counts as paid evenly over the year, even if it was taken in December.",
    source: IRC_6654_G,
  },
  paidSoFar: { label: "Estimated payments so far", found: "The payments entered, added up." },
  dates: each<CatchUpDate>({
    number: { label: "Date", found: "The four dates in order.", unit: "count" },
    ahead: { label: "Still ahead", found: "A payment due today is still in time." },
    required: { label: "Required installment", found: "What this date asks for." },
    askedByThen: { label: "Required by this date", found: "The installments up to this one, added up." },
    withheldByThen: { label: "Withholding counted by this date", formula: "number * withholdingPerDate" },
    dueBefore: { label: "To be paid by the date before", found: "The same amount one date earlier; 0 for the first." },
    dueByThen: {
      label: "To be paid by this date",
      formula: "max(dueBefore, askedByThen - withheldByThen)",
      meaning: "Withholding beyond one date's installment counts for the next.",
    },
    afterWithholding: { label: "Installment after withholding", formula: "dueByThen - dueBefore" },
    paidByThen: { label: "Paid by this date", found: "The payments entered that were made by then." },
    shortfall: {
      label: "Missing on this date",
      formula: "when(ahead, null, max(0, dueByThen - paidByThen))",
    },
    overdue: {
      label: "Overdue today",
      formula: "when(ahead, 0, max(0, min(afterWithholding, dueByThen - paidSoFar)))",
      meaning: "Payments fill the earliest date first. Each day this stays unpaid costs interest.",
    },
    coveredBefore: {
      label: "Covered before this date",
      found: "Payments so far, and what this plan pays on the dates before.",
    },
    toPay: {
      label: "To pay on this date",
      formula: "when(ahead, max(0, dueByThen - coveredBefore), null)",
      meaning: "The smallest payment that leaves nothing overdue.",
      source: PUB_505,
    },
  }),
  overdue: {
    label: "Overdue today",
    formula: "sum(dates.overdue)",
    meaning: "Paying this before the next date saves interest.",
  },
  stillToPay: { label: "Still to pay this year", formula: "sum(dates.toPay)" },
  withholdingThatCures: {
    label: "Extra withholding that would cure every date",
    found:
      "Withholding counts evenly over the year. This much more of it from a paycheck, even late in the year, covers every date, past ones too, without any other payment.",
    check: "withholdingThatCures >= 0",
    source: IRC_6654_G,
  },
};
