import { type Financing, houseCost } from "../../engine/mortgage/owning/house-cost.ts";
import { valuesOf } from "../../law/figure.ts";
import { homeownersProtection } from "../../law/mortgage/homeowners-protection.ts";
import { type House, houseOf } from "./house.ts";
import type { Inputs } from "./inputs.ts";
import type * as otherLoans from "./other-loans.ts";

/** The loans that load when one of them is chosen. */
export type OtherLoans = typeof otherLoans;

const law = valuesOf(homeownersProtection);

function financingOf(given: Inputs, house: House, others: OtherLoans | undefined): Financing {
  const inflation = given.todaysDollars ? { inflation: given.inflation } : {};
  if (!others) return inflation;
  return {
    ...inflation,
    program: others.programOf(given, house),
    paymentsOf: (loan, extras) => others.paymentsOf(given, house, loan, extras),
    outlookOf: (loan) => others.outlookOf(given, house, loan),
  };
}

/**
 * What the page shows for these inputs; a loan that isn't conventional and fixed needs the `others`. `steps.ts` gives
 * the steps behind it.
 */
export function answer(given: Inputs, others?: OtherLoans) {
  const house = houseOf(given);
  return { given, ...houseCost(house, law, financingOf(given, house, others)), house };
}

export type Answer = ReturnType<typeof answer>;
