/** What choosing a state changes, by hand, and the same on every page. */
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { payment } from "../guide-widgets/house.ts";
import { givenBy, houseFields } from "../guide-widgets/house-inputs.ts";
import { answer } from "../mortgage/answer.ts";
import { inputsFor } from "../mortgage/given.ts";
import { ownedOf } from "../mortgage/panels/owning/owned.ts";
import { placeOf } from "../mortgage/place/places.ts";
import { answer as trueCost } from "../true-cost/answer.ts";
import { inputsFor as trueCostFor } from "../true-cost/inputs.ts";

const calculator = (typed: Typed) => answer(inputsFor(typed, { place: placeOf(typed.state ?? "US") }));
const guide = (typed: Typed) => readForm(houseFields, typed, {}, givenBy).inputs;

/**
 * 320,000 at 7.28% over 30 years is 2,189.48. Tax: 0.9%, 1.36% and 0.79% of 400,000, and 1.18% for a buyer in
 * California, by the month. Insurance: 2,405, and 995, 2,677 and 1,492 x 2,405 / 1,569, rounded to 1,525, 4,103 and
 * 2,287.
 */
test.each([
  ["US", 2_189.48 + 300 + 2_405 / 12],
  ["OH", 2_189.48 + 5_440 / 12 + 1_525 / 12],
  ["FL", 2_189.48 + 3_160 / 12 + 4_103 / 12],
  ["CA", 2_189.48 + 4_720 / 12 + 2_287 / 12],
])("400,000 in %s costs the same a month in calculator, guide and true cost", (state, byHand) => {
  const typed = { state };
  expect(calculator(typed).worksheet.total).toBeCloseTo(byHand, 1);
  expect(payment(guide(typed)).total).toBeCloseTo(byHand, 1);
  expect(trueCost(trueCostFor(typed)).monthlyPayment).toBeCloseTo(byHand, 1);
});

test("Florida isn't cheaper than Ohio or the country", () => {
  const [us, ohio, florida] = ["US", "OH", "FL"].map((state) => calculator({ state }).worksheet.total) as number[];
  expect(florida).toBeGreaterThan(ohio ?? Number.NaN);
  expect(ohio).toBeGreaterThan(us ?? Number.NaN);
});

/**
 * 1,500 of lender's fees; 15 days at 320,000 x 7.28% / 365 = 957.37; title and taxes of 1.06% of 400,000 in the country
 * and in states without a figure of their own, 1.82% in Florida and 0.46% in South Dakota.
 */
test.each([
  ["OH", 1_500 + 957.37 + 4_240],
  ["FL", 1_500 + 957.37 + 7_280],
  ["SD", 1_500 + 957.37 + 1_840],
])("buying 400,000 in %s costs that state's title and taxes on every page", (state, byHand) => {
  const typed = { state };
  expect(ownedOf(calculator(typed)).buyingCosts).toBeCloseTo(byHand, 0);
  const { closing, price } = trueCostFor(typed);
  expect("amount" in closing ? closing.amount : closing.share * price).toBeCloseTo(byHand, -1);
});

test("the part that Florida costs more is taxes; a state below the average has less of both", () => {
  // 0.69% of services, and 1.82% - 0.69% of taxes. 0.46% is divided as 0.69 to 0.37.
  expect(calculator({ state: "FL" }).given).toMatchObject({
    otherLoanCosts: { share: 0.0069 },
    governmentFees: { share: 0.0113 },
  });
  const { otherLoanCosts, governmentFees } = calculator({ state: "SD" }).given as never as Record<
    "otherLoanCosts" | "governmentFees",
    { share: number }
  >;
  expect(otherLoanCosts.share + governmentFees.share).toBeCloseTo(0.0046, 6);
  expect(otherLoanCosts.share / governmentFees.share).toBeCloseTo(0.69 / 0.37, 2);
});

test("what was typed about closing costs stays in every state", () =>
  expect(calculator({ state: "FL", governmentFees: "5000" }).given.governmentFees).toEqual({ amount: 5_000 }));
