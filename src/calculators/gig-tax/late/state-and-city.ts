/** What a state, and a city with its own return, charge this visitor for being late. */

import { addMonths, dateFromIso, isoDate } from "../../../engine/calendar.ts";
import { valuesOf } from "../../../engine/figure.ts";
import { type Day, later } from "../../../engine/payments/days.ts";
import { businessDayFrom, paymentDates, returnDue } from "../../../engine/payments/due-dates.ts";
import type { QuarterlyRates } from "../../../engine/payments/underpayment-penalty.ts";
import {
  aboveFederal,
  type LateChargesLaw,
  type LateEstimates,
  type LateStateReturnCost,
  lateEstimates,
  lateStateReturn,
} from "../../../engine/state/late-charges.ts";
import { type LateState, latePlaces, lateStates } from "../../../law/states/late.ts";
import { underpaymentRates } from "../../../law/us/underpayment-rates.ts";
import type { Answer } from "../answer.ts";
import type { StateShare } from "../state/share.ts";
import { extendedDue, lateDays } from "./late-ways.ts";

const FEDERAL = valuesOf<QuarterlyRates>(underpaymentRates);

/** The payments made on a day, and what is added for them. */
export interface PaidOn {
  readonly day: Day;
  readonly cost: LateEstimates;
}
export interface FiledAndPaid {
  readonly filedOn: Day;
  readonly paidOn: Day;
  readonly cost: LateStateReturnCost;
}
export interface LateOther {
  readonly to: "state" | "place";
  readonly name: string;
  /** Overdue today. */
  readonly overdue: number;
  /** Owed for the year, after what is withheld and paid. */
  readonly unpaid: number;
  /** Everything due by now is paid, but some of it was paid late. */
  readonly cameLate: boolean;
  readonly tax: number;
  readonly coveredByEstimates: number;
  /** Null where we don't have the charges. */
  readonly law: LateState | null;
  readonly estimates: readonly PaidOn[];
  readonly ways: readonly FiledAndPaid[];
}

export const rulesOf = ({ rules }: LateState): LateChargesLaw => {
  const bare = (entry: object | null) =>
    entry && Object.fromEntries(Object.entries(entry).map(([name, one]) => [name, one?.value ?? one]));
  return {
    ...rules,
    filing: bare(rules.filing),
    paying: bare(rules.paying),
    both: bare(rules.both),
    estimates: bare(rules.estimates),
    extension: bare(rules.extension),
  } as LateChargesLaw;
};

export const ratesOf = ({ interest }: LateState): QuarterlyRates =>
  "quarters" in interest
    ? valuesOf<QuarterlyRates>(interest.quarters)
    : aboveFederal(interest.above.value, interest.set, FEDERAL);

/**
 * The state and the city with its own return to which this visitor owes something late, or after its return was due.
 */
export function lateOthers(
  answered: Answer,
  { plan, placePlan, names, year, returnDue: due }: StateShare,
): LateOther[] {
  const found: LateOther[] = [];
  const of = (to: LateOther["to"], part: typeof plan | typeof placePlan, payBy: Day, law: LateState | null) => {
    const name = names[to];
    if (!part || name === undefined) return;
    const other = lateOther(answered, part, payBy, law);
    if (other) found.push({ to, name, ...other });
  };
  of("state", plan, due, lateStates[year.state] ?? null);
  const there = latePlaces[year.state];
  const holds = there?.only === undefined || there.only === names.place;
  of("place", placePlan, returnDue(answered.inputs.taxYear), (holds && there) || null);
  return found;
}

type Part = Pick<NonNullable<StateShare["plan"]>, "brief" | "parts" | "wasLate" | "paid" | "left">;

function lateOther(
  answered: Answer,
  { brief, parts, wasLate, paid, left }: Part,
  payBy: Day,
  law: LateState | null,
): Omit<LateOther, "to" | "name"> | null {
  const { taxYear, today, extended } = answered.inputs;
  const wasDue = today > payBy;
  const overdue = wasDue ? 0 : left.overdue;
  const unpaid = Math.max(0, brief.tax - brief.withholding - paid);
  if (!wasLate && (unpaid < 0.5 || (!wasDue && overdue < 0.5))) return null;
  const coveredByEstimates = parts.reduce((sum, { amount, paidOn }) => sum + (paidOn === null ? amount : 0), 0);
  /** Nothing is open; some of it came late. */
  const cameLate = overdue < 0.5 && (!wasDue || unpaid < 0.5);
  const known = { overdue, unpaid, cameLate, tax: brief.tax, coveredByEstimates };
  if (law === null) return { ...known, law, estimates: [], ways: [] };

  const [rules, rates] = [rulesOf(law), ratesOf(law)];
  const stops = payBy;
  const nothingPaid = paid < 0.005;
  const next = paymentDates(taxYear).find(({ due }) => due >= today)?.due;
  const paidOn = (day: Day): PaidOn => ({
    day,
    cost: lateEstimates(
      parts.map((part) => ({ ...part, paidOn: part.paidOn ?? day })).filter(({ due, paidOn }) => due < paidOn),
      { nothingPaid, stops },
      rules,
      rates,
    ),
  });
  if (cameLate) return { ...known, law, estimates: [paidOn(today)], ways: [] };
  const estimates = [...new Set(wasDue ? [today] : [today, ...(next ? [next] : []), payBy])].map(paidOn);

  const sixMonths = businessDayFrom(isoDate(addMonths(dateFromIso(payBy), 6))).day;
  const way = (filedOn: Day, paidOn: Day): FiledAndPaid => {
    const withExtension = later(sixMonths, extendedDue(taxYear));
    const isExtended =
      law.extension === "automatic" ? filedOn <= withExtension : law.extension === "federal" && extended && wasDue;
    return {
      filedOn,
      paidOn,
      cost: lateStateReturn(
        {
          tax: brief.tax,
          unpaid,
          coveredByEstimates,
          payBy,
          fileBy: isExtended ? withExtension : payBy,
          filedOn,
          paidOn,
        },
        rules,
        rates,
      ),
    };
  };
  const extendedTo = extendedDue(taxYear);
  const ways = wasDue
    ? lateDays(answered).map((day) => way(day, day))
    : [way(payBy, extendedTo), way(extendedTo, extendedTo)];
  return { ...known, law, estimates, ways };
}
