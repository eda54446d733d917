/** Every line that each calculator can open, for its default values and for any inputs. */
import type fc from "fast-check";
import * as gig from "../calculators/gig-tax/inputs.ts";
import { taken } from "../calculators/gig-tax/take.ts";
import * as house from "../calculators/guide-widgets/house-inputs.ts";
import * as houseSteps from "../calculators/guide-widgets/house-steps.ts";
import { answer as mortgageAnswer } from "../calculators/mortgage/answer.ts";
import { inputsFor as mortgageInputs } from "../calculators/mortgage/given.ts";
import * as mortgage from "../calculators/mortgage/inputs.ts";
import * as otherLoans from "../calculators/mortgage/other-loans.ts";
import { adjustableOf, stepsOfAdjustable } from "../calculators/mortgage/panels/adjustable/paths.ts";
import { boughtDownOf, stepsOfBoughtDown } from "../calculators/mortgage/panels/adjustable/temporary-buydown.ts";
import { affordOf } from "../calculators/mortgage/panels/affordable/affordable.ts";
import { stepsOfAfford } from "../calculators/mortgage/panels/affordable/steps.ts";
import { helpOf, stepsOfHelp } from "../calculators/mortgage/panels/down-payment-help.ts";
import { checkOf, stepsOfCheck } from "../calculators/mortgage/panels/loan-estimate/checked-boxes.ts";
import { estimateOf } from "../calculators/mortgage/panels/loan-estimate/closing-figures.ts";
import { stepsOfEstimate } from "../calculators/mortgage/panels/loan-estimate/steps.ts";
import { offersOf } from "../calculators/mortgage/panels/offers/compare.ts";
import { pointsOf, stepsOfPoints } from "../calculators/mortgage/panels/offers/other-quote.ts";
import { stepsOfOffers } from "../calculators/mortgage/panels/offers/steps.ts";
import { endsOf, stepsOfEnds } from "../calculators/mortgage/panels/owning/insurance-ends.ts";
import { stepsOfTaxes } from "../calculators/mortgage/panels/owning/steps.ts";
import { taxesOf } from "../calculators/mortgage/panels/owning/taxes-while-owning.ts";
import { presentOf, stepsOfPresent } from "../calculators/mortgage/panels/present-loan/ahead.ts";
import { earlyOf, stepsOfEarly } from "../calculators/mortgage/panels/present-loan/paying-early.ts";
import { refinancingOf, stepsOfRefinancing } from "../calculators/mortgage/panels/present-loan/refinancing.ts";
import { programsOf, stepsOfPrograms } from "../calculators/mortgage/panels/programs/compare.ts";
import { rentOrBuyOf } from "../calculators/mortgage/panels/renting/compare.ts";
import { pastPeriodsOf, stepsOfPastPeriods } from "../calculators/mortgage/panels/renting/past-periods.ts";
import { rentedOutOf, stepsOfRentedOut } from "../calculators/mortgage/panels/renting/rented-out.ts";
import { stepsOfRentOrBuy } from "../calculators/mortgage/panels/renting/steps.ts";
import { stepsOf as mortgageSteps } from "../calculators/mortgage/steps.ts";
import { givenBy as givenByAge } from "../calculators/retirement/given.ts";
import * as retirement from "../calculators/retirement/inputs.ts";
import { fetchState } from "../calculators/retirement/plan/laws.ts";
import { middleSteps } from "../calculators/retirement/steps.ts";
import { answer as costAnswer } from "../calculators/true-cost/answer.ts";
import * as cost from "../calculators/true-cost/inputs.ts";
import { stepsOf as costSteps } from "../calculators/true-cost/steps.ts";
import type { Step } from "../engine/worksheet.ts";
import { readForm, typedOf } from "../inputs/typed.ts";
import { anyInputs } from "./arbitrary.ts";
import { runs } from "./runs.ts";

export interface Calculator<I> {
  readonly name: string;
  /** As the page opens. */
  readonly start: I;
  readonly any: fc.Arbitrary<I>;
  /** How many random cases take a few seconds. */
  readonly runs: number;
  stepsFor(inputs: I): Promise<readonly Step[]>;
}
const calculator = <I>(one: Calculator<I>) => one as unknown as Calculator<unknown>;

const gigInputs = (typed: Parameters<typeof readForm>[1]) =>
  readForm(gig.fields, typed, {}, gig.givenOn("2026-11-21")).inputs as gig.Inputs;

function panels(given: mortgage.Inputs): readonly Step[] {
  const of = mortgageAnswer(given, otherLoans);
  const shown = <F>(found: F | undefined, steps: (found: F) => readonly Step[]) =>
    found === undefined ? [] : steps(found);
  return [
    ...mortgageSteps(of),
    ...shown(affordOf(of), stepsOfAfford),
    ...shown(estimateOf(of), stepsOfEstimate),
    ...shown(rentOrBuyOf(of), stepsOfRentOrBuy),
    ...shown(rentOrBuyOf(of), (found) => stepsOfPastPeriods(pastPeriodsOf(found))),
    ...shown(offersOf(of), stepsOfOffers),
    ...shown(boughtDownOf(of), stepsOfBoughtDown),
    ...shown(helpOf(of), stepsOfHelp),
    ...shown(rentedOutOf(of), stepsOfRentedOut),
    ...shown(checkOf(of), stepsOfCheck),
    ...shown(programsOf(of), stepsOfPrograms),
    ...shown(pointsOf(of), stepsOfPoints),
    ...shown(endsOf(of), stepsOfEnds),
    ...shown(taxesOf(of), stepsOfTaxes),
    ...shown(adjustableOf(of, otherLoans), stepsOfAdjustable),
    ...shown(presentOf(of), stepsOfPresent),
    ...shown(earlyOf(of), stepsOfEarly),
    ...shown(refinancingOf(of), stepsOfRefinancing),
  ];
}

const { paymentSteps, affordableSteps, cashSteps, insuranceSteps, pointsSteps, offersSteps } = houseSteps;

/** Lenders lend whole cents, so the payment on a fraction of one is rounded from the cents. */
const lendsWholeCents = ({ price, downPayment }: house.House) => {
  const cents = 100 * (price - ("share" in downPayment ? price * downPayment.share : downPayment.amount));
  return Math.abs(cents - Math.round(cents)) < 1e-6;
};

export const calculators: readonly Calculator<unknown>[] = [
  calculator<gig.Inputs>({
    name: "gig tax",
    start: gigInputs({}),
    any: anyInputs(gig.fields).map((inputs) => gigInputs(typedOf(gig.fields, inputs))),
    runs: runs(8),
    stepsFor: async (inputs) => taken.stepsFor(inputs),
  }),
  calculator<mortgage.Inputs>({
    name: "mortgage, with its panels",
    start: mortgageInputs({}),
    any: anyInputs(mortgage.fields).map((inputs) => mortgageInputs(typedOf(mortgage.fields, inputs))),
    runs: runs(10),
    stepsFor: async (inputs) => panels(inputs),
  }),
  calculator<retirement.Inputs>({
    name: "retirement",
    start: readForm(retirement.fields, {}, {}, givenByAge).inputs,
    any: anyInputs(retirement.fields).map((inputs): retirement.Inputs => ({ ...inputs, paths: 500 })),
    runs: runs(3),
    async stepsFor(inputs) {
      await fetchState(inputs.state);
      return middleSteps(inputs);
    },
  }),
  calculator<cost.Inputs>({
    name: "true cost",
    start: readForm(cost.fields, {}, {}, cost.givenBy).inputs,
    any: anyInputs(cost.fields),
    runs: runs(10),
    stepsFor: async (inputs) => costSteps(inputs, costAnswer(inputs)),
  }),
  calculator<house.House>({
    name: "the tools of the guide",
    start: readForm(house.houseFields, {}, {}, house.givenBy).inputs,
    any: anyInputs(house.houseFields).filter(lendsWholeCents),
    runs: runs(30),
    stepsFor: async (inputs) =>
      [paymentSteps, affordableSteps, cashSteps, insuranceSteps, pointsSteps, offersSteps].flatMap((steps) =>
        steps(inputs),
      ),
  }),
];
