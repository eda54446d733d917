/** The incomes up to which money is converted or taken. */

import type { Ceiling, Ceilings } from "../../../engine/retirement/taxes/roth.ts";
import { povertyLineOf, type Region } from "../../../engine/tax/health/poverty-line.ts";
import type { CeilingName } from "../fields/withdrawing.ts";
import type { Inputs } from "../inputs.ts";
import { lawsFor } from "./laws.ts";

/** Two states have higher poverty lines. */
export const regionOf = ({ state }: Inputs): Region =>
  state === "AK" ? "alaska" : state === "HI" ? "hawaii" : "contiguous";

export const ceilingsOf = (name: CeilingName, inputs: Inputs): Ceilings => ({
  alone: ceilingOf(name, false, inputs),
  together: ceilingOf(name, true, inputs),
});

function ceilingOf(name: CeilingName, couple: boolean, inputs: Inputs): Ceiling {
  const law = lawsFor();
  const { yearTax, medicare } = law[couple ? "together" : "alone"];
  if (name === "credit") {
    const { credit } = law.marketplace;
    const { povertyLine } = povertyLineOf(couple ? 2 : 1, regionOf(inputs), credit);
    return { kind: "Marketplace", marketIncome: (credit.endsAbove ?? Number.POSITIVE_INFINITY) * povertyLine };
  }
  const { rates, zeroRateUpTo } = yearTax.incomeTax;
  if (name === "gains") return { kind: "taxable income", taxableIncome: zeroRateUpTo };
  if (name === "medicare") return { kind: "Medicare", medicareIncome: medicare.tierStarts[0] as number };
  const bracket = rates.findIndex(({ rate }) => Math.round(rate * 100) === Number(name));
  const top = rates[bracket + 1]?.floor;
  if (top === undefined) throw new Error(`The rate schedule has no bracket of ${name} % with a top`);
  return { kind: "bracket", ordinaryIncome: top };
}
