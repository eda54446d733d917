/** Health insurance until Medicare in the median future, with the premium tax credit and without. */
import type { Futures } from "../../../engine/retirement/futures/market.ts";
import { follow } from "../../../engine/retirement/plan/follow.ts";
import { livingIn } from "../../../engine/retirement/plan/in-year/household.ts";
import { premiumMultiples } from "../../../engine/retirement/plan/in-year/insurance.ts";
import {
  type Insured,
  type InsuredYear,
  insuranceBefore65,
} from "../../../engine/retirement/plan/insurance-before-65.ts";
import { povertyLineOf } from "../../../engine/tax/health/poverty-line.ts";
import { mayOfferMedicaid, medicaid } from "../../../law/retirement/marketplace.ts";
import type { Inputs } from "../inputs.ts";
import { regionOf } from "../plan/ceilings.ts";
import { lifetimesOf } from "../plan/futures-of.ts";
import { lawsFor } from "../plan/laws.ts";
import type { Planned } from "../plan/plan-of.ts";

export interface HealthFigures {
  readonly insuredMonths: number;
  readonly premium: number;
  readonly lastPremium: number;
  readonly yearly: number;
  readonly yearlyLeft: number;
  readonly creditStartsAt: number;
  /** Where Medicaid isn't offered either. */
  readonly yearsTooLow: number;
  readonly creditEndsAbove: number | null;
  readonly medicaidBelow: number;
  readonly yearsInMedicaid: number;
}

/** The engine's inputs for it; null if nobody buys insurance before 65. `counted` is the plan with the credit. */
export function insuredIn(counted: Planned, futures: Futures, path: number) {
  const { plan, schedule, inputs } = counted;
  const law = lawsFor(inputs.state);
  const years: InsuredYear[] = [];
  const at: number[] = [];
  follow(plan, schedule, law, futures, lifetimesOf(counted, futures.paths), {
    from: path,
    to: path + 1,
    see: (_, { t, terms, lived }) => {
      if (terms.marketplace === null) return;
      const { premiumCredit, marketIncome } = lived.taken;
      const { monthsCovered } = terms.marketplace.coverage;
      years.push({ months: monthsCovered, insurance: terms.insurance, credit: premiumCredit, income: marketIncome });
      at.push(t);
    },
  });
  const [first, last] = [at[0], at.at(-1)];
  const row = schedule.together[first ?? -1];
  if (first === undefined || last === undefined || row === undefined) return null;
  const living = livingIn(plan, row.joint ? "together" : "first");
  const multiplesIn = (t: number) => premiumMultiples(plan, law, plan.firstYear + t, living);
  const { credit } = law.marketplace;
  const { povertyLine } = povertyLineOf(living.length, regionOf(inputs), credit);
  const { yearly, typedFor } = multiplesIn(first);
  const given: Insured = {
    premiumBefore: inputs.premiumBefore,
    typedFor,
    multiples: yearly,
    lastMultiples: multiplesIn(last).yearly,
    povertyLine,
    years,
  };
  const figures = insuranceBefore65(given, { ...credit, medicaidUpTo: medicaid.upTo.value });
  return { given, figures };
}

export const withCredit = (inputs: Inputs): Inputs => (inputs.marketplace ? inputs : { ...inputs, marketplace: true });

export function healthIn(counted: Planned, futures: Futures, path: number): HealthFigures | null {
  const { inputs } = counted;
  const insured = insuredIn(counted, futures, path);
  if (insured === null) return null;
  const { figures } = insured;
  const { insuredMonths, premium, lastPremium, yearly, yearlyLeft, creditStartsAt, creditEndsAbove, medicaidBelow } =
    figures;
  const hasMedicaid = mayOfferMedicaid(inputs.state);
  return {
    insuredMonths,
    premium: Math.round(premium),
    lastPremium: Math.round(lastPremium),
    yearly,
    yearlyLeft,
    creditStartsAt,
    yearsTooLow: hasMedicaid ? 0 : figures.yearsTooLow,
    creditEndsAbove,
    medicaidBelow,
    yearsInMedicaid: hasMedicaid ? figures.yearsInMedicaid : 0,
  };
}
