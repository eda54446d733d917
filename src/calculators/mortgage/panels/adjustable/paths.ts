/** An adjustable loan with several index paths, compared with a fixed one. */
import {
  type AdjustableLoan,
  adjustableSchedule,
  type IndexPath,
} from "../../../../engine/mortgage/adjustable/adjustable.ts";
import { monthFixedLoanWins } from "../../../../engine/mortgage/adjustable/adjustable-outlook.ts";
import { best, falling, flat, rising, worst } from "../../../../engine/mortgage/adjustable/index-paths.ts";
import { at } from "../../../../engine/mortgage/ledger.ts";
import { loanPaymentLines } from "../../../../engine/mortgage/level-payment.lines.ts";
import { loanPayment } from "../../../../engine/mortgage/level-payment.ts";
import { outlookLines } from "../../../../engine/mortgage/owning/house-cost.lines.ts";
import { explain, type Lines, part, type Step } from "../../../../engine/worksheet.ts";
import type { Answer, OtherLoans } from "../../answer.ts";
import { houseScope, typedAs } from "../../scope.ts";

export const pathNames = ["flat", "rising", "falling", "worst", "best"] as const;
export type PathName = (typeof pathNames)[number];

export type Adjustable = NonNullable<ReturnType<typeof adjustableOf>>;

/** Undefined for a loan whose rate doesn't change. */
export function adjustableOf(answered: Answer, others: OtherLoans | undefined) {
  const { given, house, worksheet } = answered;
  const { adjustable: outlook, loan } = worksheet;
  if (!outlook || !others || loan === 0) return undefined;
  const terms = others.adjustableTermsOf(given, loan, house);
  const paths: Record<PathName, IndexPath> = {
    flat: flat(given.armIndex),
    rising: rising(given.armIndex),
    falling: falling(given.armIndex),
    worst: worst(terms),
    best,
  };
  const made = (name: PathName) => adjustableSchedule(terms, paths[name]);
  const schedules = {
    flat: made("flat"),
    rising: made("rising"),
    falling: made("falling"),
    worst: made("worst"),
    best: made("best"),
  };
  const wins = (name: PathName) => monthFixedLoanWins(schedules[name], given.armFixedRate, terms);
  const fixed = loanPayment({ loan, annualRate: given.armFixedRate, termMonths: house.termMonths });
  const fixedWins = {
    flat: wins("flat"),
    rising: wins("rising"),
    falling: wins("falling"),
    worst: wins("worst"),
    best: wins("best"),
  };
  return {
    answered,
    terms,
    neverChanges: !others.changesRate(terms),
    schedules,
    worksheet: { fixed, outlook, fixedWins },
  };
}

/** Each year's payment on a path: the one in the year's first month. */
export const paymentsByYear = (schedule: Adjustable["schedules"]["flat"], termMonths: number) =>
  Array.from({ length: Math.ceil(termMonths / 12) }, (_, i) => at(schedule.payment, 12 * i + 1));

const wins = {
  label: "Month from which the fixed loan would have been better",
  found:
    "The first month in which all payments so far and what is still owed come to more than for the fixed loan. None if that never happens.",
  unchecked: "rows",
  unit: "months",
} as const;

const linesFor = ({ interestOnlyMonths = 0 }: AdjustableLoan): Lines<Adjustable["worksheet"]> => ({
  fixed: part(loanPaymentLines, { given: { annualRate: "armFixedRate" } }),
  outlook: part(outlookLines(interestOnlyMonths > 0)),
  fixedWins: { flat: wins, rising: wins, falling: wins, worst: wins, best: wins },
});

export const stepsOfAdjustable = ({ answered, terms, worksheet }: Adjustable): Step[] =>
  explain(worksheet, linesFor(terms), {
    ...houseScope(answered.given, answered.house),
    ...typedAs("price", "loan", "Loan amount", terms.loan),
  });
