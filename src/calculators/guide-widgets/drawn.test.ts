import fc from "fast-check";
import { expect, test } from "vitest";
import { anyInputs } from "../../testing/arbitrary.ts";
import { insuranceCourse, paymentSplit, pointsCourse } from "./drawn.ts";
import { exampleHouse, type House, houseFields } from "./house-inputs.ts";

/**
 * $400,000 with 20% down is a loan of $320,000. Computed payment by payment in 50-digit decimal arithmetic, with each
 * month's interest and the level payment rounded to the cent: $2,189.48 a month at 7.28%, $2,135.42 at 7.03%.
 */
const house: House = {
  ...exampleHouse(),
  price: 400_000,
  downPayment: { share: 0.2 },
  annualRate: 0.0728,
  termMonths: 360,
  rateWithPoints: 0.0703,
  pointsShare: 0.01,
  yearsStaying: 8,
  extraPerMonth: 0,
};

const valueAt = (numbers: readonly number[], values: readonly number[], number: number) =>
  values[numbers.indexOf(number)];

test("the first payment is $1,941.33 interest and $248.15 principal; from 247 on, mostly principal", () => {
  const split = paymentSplit(house);
  // 320,000 x 7.28% / 12 = 1,941.33; 2,189.48 - 1,941.33 = 248.15
  expect(split?.numbers[0]).toBe(1);
  expect(split?.interest[0]).toBe(1941.33);
  expect(split?.principal[0]).toBe(248.15);
  // Payment 246: 1,097.37 interest, 1,092.11 principal; payment 247: 1,090.75 and 1,098.73.
  expect(split?.mostlyPrincipalFrom).toBe(247);
  expect(split?.numbers.at(-1)).toBe(360);
  expect(split?.interest.at(-1)).toBe(13.2);
});

test("a payment that is half interest isn't mostly principal yet", () => {
  // 50 borrowed over 36 months at 23.33%: 50 x 23.33% / 12 is 0.97, and 0.972083 / (1 - 1.01944167^-36) is 1.94, so the
  // first payment is 0.97 of each. The second: 49.03 x 23.33% / 12 is 0.95, and 0.99 of principal.
  const small = { ...house, price: 50, downPayment: { share: 0 }, annualRate: 0.2333, termMonths: 36 };
  expect(paymentSplit(small)).toMatchObject({ mostlyPrincipalFrom: 2 });
  expect([paymentSplit(small)?.interest[0], paymentSplit(small)?.principal[0]]).toEqual([0.97, 0.97]);
});

test("without a loan there is no payment to divide, and without interest all of it is principal", () => {
  expect(paymentSplit({ ...house, downPayment: { share: 1 } })).toBeNull();
  expect(paymentSplit({ ...house, annualRate: 0 })).toMatchObject({ mostlyPrincipalFrom: 1 });
});

test("with 10% down, insurance can end after payment 104 at 319,700.30 and must after 119 at 311,503.14", () => {
  const course = insuranceCourse({ ...house, downPayment: { share: 0.1 } });
  expect(course?.isOwn).toBe(true);
  expect(course?.ends.lastIfRequested).toBe(104);
  expect(course?.ends.lastIfAutomatic).toBe(119);
  // Drawn to payment 131, a year later, with every twelfth payment.
  expect(course?.numbers.slice(0, 3)).toEqual([0, 12, 24]);
  expect(course?.numbers.at(-1)).toBe(131);
  expect(course?.planned[0]).toBe(0.9);
  expect(course?.actual).toEqual(course?.planned);
});

test("with 200 more a month, the same loan can drop its insurance after payment 68, at 319,817.02", () => {
  const course = insuranceCourse({ ...house, downPayment: { share: 0.1 }, extraPerMonth: 200 });
  expect(course?.ends.lastIfRequested).toBe(68);
  // The automatic end follows the schedule, which extra payments don't change.
  expect(course?.ends.lastIfAutomatic).toBe(119);
  expect(course?.actual[1]).toBeLessThan(course?.planned[1] as number);
});

test("if the loan needs no insurance, the same house is drawn with 10% down", () => {
  const course = insuranceCourse(house);
  expect(course).toMatchObject({ isOwn: false, house: { downPayment: { share: 0.1 } } });
  expect(course?.ends.lastIfRequested).toBe(104);
  expect(course?.ends.perMonth).toBeGreaterThan(0);
});

test("one point for 3,200 saves 54.06 a month: 2,398.59 behind after a year, 3,262.84 ahead after eight", () => {
  const course = pointsCourse(house);
  expect(course?.numbers.slice(0, 3)).toEqual([0, 6, 12]);
  expect(course?.ahead[0]).toBe(-3200);
  // 12 x 54.06 - 3,200 = -2,551.28; with 152.69 less owed, -2,398.59.
  expect(valueAt(course?.numbers ?? [], course?.byPayments ?? [], 12)).toBe(-2551.28);
  expect(valueAt(course?.numbers ?? [], course?.ahead ?? [], 12)).toBe(-2398.59);
  // 96 x 54.06 - 3,200 = 1,989.76; with 1,273.08 less owed, 3,262.84.
  expect(course?.stay).toBe(96);
  expect(course?.byPayments.at(-1)).toBe(1989.76);
  expect(course?.aheadAtStay).toBe(3262.84);
  expect(course?.ahead.at(-1)).toBe(3262.84);
  // 46.25 behind after 47 payments, 21.20 ahead after 48.
  expect(course?.found.equityBreakEvenMonth).toBe(48);
});

test("points that change nothing aren't drawn", () =>
  expect(pointsCourse({ ...house, pointsShare: 0, rateWithPoints: 0.0728 })).toBeNull());

test("for any house, the drawn values are finite, one per place, from left to right", () =>
  fc.assert(
    fc.property(anyInputs(houseFields), (any) => {
      const [split, insured, bought] = [paymentSplit(any), insuranceCourse(any), pointsCourse(any)];
      for (const { numbers, lines } of [
        split && { numbers: split.numbers, lines: [split.interest, split.principal] },
        insured && { numbers: insured.numbers, lines: [insured.planned, insured.actual] },
        bought && { numbers: bought.numbers, lines: [bought.byPayments, bought.ahead] },
      ].filter((one) => one !== null)) {
        expect(numbers.length).toBeLessThanOrEqual(18);
        expect(numbers.every((n, i) => i === 0 || n > (numbers[i - 1] as number))).toBe(true);
        for (const line of lines) {
          expect(line).toHaveLength(numbers.length);
          expect(line.every(Number.isFinite)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  ));
