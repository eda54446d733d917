import { usc26 } from "../cite.ts";
import { each, type Lines, type Source } from "../worksheet.ts";
import type { CatchUp } from "./catch-up.ts";

type CatchUpDate = CatchUp["dates"][number];

const PUB_505: Source = { cite: "IRS Publication 505, chapter 2", url: "https://www.irs.gov/publications/p505" };
const IRC_6654_G = usc26("6654", "(g)(1)");

export const catchUpLines: Lines<CatchUp> = {
  withholdingPerDate: {
    label: "Withholding counted on each date",
    formula: "withholding / 4",
    meaning: "Withholding counts as paid evenly over the year, even if it was taken in December.",
    source: IRC_6654_G,
  },
  paidSoFar: { label: "Estimated payments so far", found: "The payments entered, added up.", check: "paidSoFar >= 0" },
  dates: each<CatchUpDate>({
    number: { label: "Date", found: "The four dates in order.", check: "number >= 1 && number <= 4", unit: "count" },
    ahead: { label: "Still ahead", found: "A payment due today is still on time.", unchecked: "conditions" },
    required: { label: "Required installment", found: "What you have to pay by this date.", check: "required >= 0" },
    askedByThen: {
      label: "Required by this date",
      found: "The installments up to this one, added up.",
      check: "askedByThen >= required - 0.01",
    },
    withheldByThen: { label: "Withholding counted by this date", formula: "number * withholdingPerDate" },
    dueBefore: {
      label: "To be paid by the previous date",
      found: "The same amount for the previous date, or 0 for the first date.",
      check: "dueBefore >= 0",
    },
    dueByThen: {
      label: "To be paid by this date",
      formula: "max(dueBefore, askedByThen - withheldByThen)",
      meaning: "Extra withholding on one date counts toward the next.",
    },
    afterWithholding: { label: "Installment after withholding", formula: "dueByThen - dueBefore" },
    paidByThen: {
      label: "Paid by this date",
      found: "The payments entered that were made by then.",
      check: "paidByThen >= 0",
    },
    shortfall: {
      label: "Short on this date",
      formula: "when(ahead, null, max(0, dueByThen - paidByThen))",
    },
    overdue: {
      label: "Overdue today",
      formula: "when(ahead, 0, max(0, min(afterWithholding, dueByThen - paidSoFar)))",
      meaning: "Payments fill the earliest date first. Each day this stays unpaid costs interest.",
    },
    coveredBefore: {
      label: "Covered before this date",
      found: "Your payments so far, plus what you pay on the earlier dates of this plan.",
      check: "coveredBefore >= 0",
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
    label: "Extra withholding that would cover every date",
    found:
      "Withholding counts as paid evenly over the year. If this much more is withheld from a paycheck, even late in the year, it covers every date, even those that have passed.",
    check: "withholdingThatCures >= 0",
    source: IRC_6654_G,
  },
};
