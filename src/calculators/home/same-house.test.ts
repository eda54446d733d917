/** One house costs the same on every page. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readForm, startOf, typedOf } from "../../inputs/typed.ts";
import { anyInputs } from "../../testing/arbitrary.ts";
import { cash, comparisons, payment } from "../guide-widgets/house.ts";
import { exampleHouse, givenBy, houseFields } from "../guide-widgets/house-inputs.ts";
import { answer } from "../mortgage/answer.ts";
import { inputsFor } from "../mortgage/given.ts";
import { estimateOf } from "../mortgage/panels/loan-estimate/closing-figures.ts";
import { answer as trueCost } from "../true-cost/answer.ts";
import { exampleInputs, inputsFor as trueCostInputs } from "../true-cost/inputs.ts";
import { type Home, homeFields } from "./fields.ts";

const onEveryPage = (home: Home) => ({
  calculator: answer(inputsFor(typedOf(homeFields, home))).worksheet,
  guide: payment({ ...exampleHouse(), ...home }),
  trueCost: trueCost({ ...exampleInputs(), ...home }).monthlyPayment,
});

test("100,434.26 with 20% down: no page charges mortgage insurance", () => {
  const home = { ...startOf(homeFields), price: 100_434.26, downPayment: { share: 0.2 }, mortgageInsuranceRate: 0.006 };
  const { calculator, guide } = onEveryPage(home);
  expect([calculator.mortgageInsurancePerMonth, guide.mortgageInsurancePerMonth]).toEqual([0, 0]);
});

test("guide and calculator give the same numbers for a house, and the true-cost tool the same total", () => {
  const anyPrice = fc.integer({ min: 0, max: 500_000_000 }).map((cents) => cents / 100);
  const anyDown = fc.oneof(
    fc.constant({ share: 0.2 }),
    fc.integer({ min: 0, max: 100 }).map((percent) => ({ share: percent / 100 })),
  );
  fc.assert(
    fc.property(anyInputs(homeFields), anyPrice, anyDown, (given, price, downPayment) => {
      for (const home of [given, { ...given, price, downPayment }]) {
        const { calculator, guide, trueCost } = onEveryPage(home);
        expect(guide).toEqual(calculator);
        expect(trueCost).toBe(calculator.total);
      }
    }),
  );
});

test("closing the house that every page starts with takes the same cash and has the same APR in guide and calculator", () => {
  const { closing, comparisons: shown } = estimateOf(answer(inputsFor({}))).worksheet;
  // 80,000 down; 1,500 of lender's fees; 1.06% of 400,000, 4,240; 15 days at 63.82, 957.30, and a year of insurance,
  // 2,405; eight months of 300.00 and three of 200.42 into escrow, 3,001.25.
  expect(closing.cash).toBeCloseTo(92_103.55, 2);
  expect(cash(exampleHouse()).cash).toBeCloseTo(92_103.55, 0);
  expect(comparisons(exampleHouse()).apr).toBeCloseTo(shown.apr ?? 0, 5);
  // Sections A to C: 1,500 and 0.69% of 400,000. Section E: 0.37% of it. Taxes and recording aren't loan costs, so they
  // aren't among the costs of the first five years (12 CFR 1026.37(f)(4), (g)(1), (l)(1)).
  for (const sections of [closing, cash(exampleHouse())]) {
    expect(sections.totalLoanCosts).toBeCloseTo(4_260, 2);
    expect(sections.taxesAndRecording).toBeCloseTo(1_480, 2);
    expect(sections.totalOtherCosts).toBeCloseTo(1_480 + 957.3 + 2_405 + 3_001.25, 0);
  }
  // 60 payments of 2,189.48 (320,000 at 7.28% over 30 years), the interest to the end of the month, and the loan costs.
  for (const boxes of [shown, comparisons(exampleHouse())])
    expect(boxes.inFiveYearsTotalPaid).toBeCloseTo(60 * 2_189.48 + 957.3 + 4_260, 0);
});

test("bought with cash, it takes 406,645 in guide and calculator, and 4,240 to buy in the true-cost tool", () => {
  const typed = { downPayment: "100%" };
  // 400,000; 1.06% of it, 4,240; and a year of home insurance, 2,405. There is no lender.
  expect(estimateOf(answer(inputsFor(typed))).worksheet.closing.cash).toBeCloseTo(406_645, 2);
  expect(cash(readForm(houseFields, typed, {}, givenBy).inputs).cash).toBeCloseTo(406_645, 2);
  expect(trueCostInputs(typed).closing).toEqual({ amount: 4_240 });
});
