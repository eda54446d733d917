/** Health insurance until Medicare in the median future, with the premium tax credit and without. */
import type { Futures } from "../../../engine/retirement/futures/market.ts";
import { follow, type YearOnPath } from "../../../engine/retirement/plan/follow.ts";
import { insuranceBefore65 } from "../../../engine/retirement/plan/insurance-before-65.ts";
import { livingIn, premiumMultiples } from "../../../engine/retirement/plan/schedule.ts";
import { povertyLineOf } from "../../../engine/tax/health/premium-tax-credit.ts";
import type { Inputs } from "../inputs.ts";
import { lifetimesOf } from "../plan/futures-of.ts";
import { lawsFor } from "../plan/laws.ts";
import { type Planned, regionOf } from "../plan/plan-of.ts";

export interface HealthFigures {
  readonly firstAge: number;
  readonly lastAge: number;
  readonly premium: number;
  readonly lastPremium: number;
  readonly credit: number;
  readonly left: number;
  readonly income: number;
  readonly tooLow: boolean;
  readonly tooHigh: boolean;
  readonly creditEndsAbove: number | null;
}

/** The engine's inputs for it; undefined if nobody buys insurance before 65. `counted` is the plan with the credit. */
export function insuredIn(counted: Planned, futures: Futures, path: number) {
  const { plan, schedule, inputs } = counted;
  const law = lawsFor(inputs.state);
  const rows = schedule.together;
  const t = rows.findIndex(({ insurance }) => insurance > 0);
  const last = rows.findLastIndex(({ insurance }) => insurance > 0);
  const row = rows[t];
  if (row === undefined) return null;
  const seen: YearOnPath[] = [];
  follow(plan, schedule, law, futures, lifetimesOf(counted, futures.paths), {
    from: path,
    to: path + 1,
    see: (_, year) => {
      if (year.t === t) seen.push(year);
    },
  });
  const [year] = seen;
  if (year === undefined) return null;
  const living = livingIn(plan, row.joint ? "together" : "first");
  const { multiples, typedFor } = premiumMultiples(plan, law, row.year, living);
  const { credit } = law.marketplace;
  const { povertyLine } = povertyLineOf(living.length, regionOf(inputs), credit);
  const given = {
    premiumBefore: inputs.premiumBefore,
    typedFor,
    multiples,
    lastMultiples: premiumMultiples(plan, law, plan.firstYear + last, living).multiples,
    income: year.lived.taken.marketIncome,
    povertyLine,
  };
  const ageAt = (at: number) => plan.firstYear + at - inputs.born.year;
  return { given, law: credit, firstAge: ageAt(t), lastAge: ageAt(last) };
}

export const withCredit = (inputs: Inputs): Inputs => (inputs.marketplace ? inputs : { ...inputs, marketplace: true });

export function healthIn(counted: Planned, futures: Futures, path: number): HealthFigures | null {
  const insured = insuredIn(counted, futures, path);
  if (insured === null) return null;
  const { given, law, firstAge, lastAge } = insured;
  const { premium, lastPremium, credit, left, tooLow, tooHigh, creditEndsAbove } = insuranceBefore65(given, law);
  const round = Math.round;
  return {
    firstAge,
    lastAge,
    premium: round(premium),
    lastPremium: round(lastPremium),
    credit: round(credit),
    left: round(left),
    income: round(given.income),
    tooLow,
    tooHigh,
    creditEndsAbove,
  };
}
