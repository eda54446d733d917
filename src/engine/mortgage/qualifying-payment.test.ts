/** The payment that lenders compare with an income, by hand from Fannie Mae's guide and Regulation Z. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { dateFromIso } from "../calendar.ts";
import { explain } from "../worksheet.ts";
import { adjustableQualifyingTerms } from "./adjustable/adjustable-qualifying.ts";
import { qualifyingPaymentLines } from "./qualifying-payment.lines.ts";
import { AS_PAID, paymentsPerDollar, qualifyingPayment } from "./qualifying-payment.ts";

const law = { cappedYears: 5 };

test("400,000 at 6.5%, interest only for 120 of 360 months: 2,982.29, which pays it off in the other 240", () => {
  // 400,000 x 0.00541667 / (1 - 1.00541667^-240) = 2,982.29.
  const terms = { ...AS_PAID, interestOnlyMonths: 120 };
  const note = { loan: 400_000, annualRate: 0.065, termMonths: 360 };
  expect(qualifyingPayment(note, terms)).toEqual({ rate: 0.065, months: 240, payment: 2_982.29 });
  const { first, qualifying } = paymentsPerDollar(note, terms);
  expect([400_000 * first, 400_000 * qualifying]).toEqual([expect.closeTo(2_166.67, 2), expect.closeTo(2_982.29, 2)]);
});

describe("an adjustable loan of 400,000 at 6%", () => {
  const arm = {
    ...{ loan: 400_000, initialRate: 0.06, termMonths: 360, fixedMonths: 60, adjustEveryMonths: 6 },
    ...{ firstCap: 0.02, laterCap: 0.01, lifetimeCap: 0.05, margin: 0.0275, floor: 0.0275, roundTo: 0.00125 },
    firstPayment: dateFromIso("2027-01-01"),
  };
  const at = (changed: Partial<typeof arm> & { interestOnlyMonths?: number }, index = 0.0364) => {
    const terms = { ...arm, ...changed };
    const { loan, initialRate: annualRate, termMonths } = terms;
    return qualifyingPayment({ loan, annualRate, termMonths }, adjustableQualifyingTerms(terms, index, law));
  };
  test("fixed for five years: at 6% and the first cap of 2 points, 2,935.06", () =>
    expect(at({})).toEqual({ rate: 0.08, months: 360, payment: 2_935.06 }));
  test("or at index plus margin, rounded to an eighth, if that is higher: 6% and 2.75% is 8.75%, 3,146.80", () =>
    expect(at({}, 0.06)).toEqual({ rate: 0.0875, months: 360, payment: 3_146.8 }));
  test("fixed for a month more: at its own rate, 2,398.20, whatever its cap and its index", () =>
    expect(at({ fixedMonths: 61, firstCap: 0.05 }, 0.06)).toEqual({ rate: 0.06, months: 360, payment: 2_398.2 }));
  test("interest only for ten years: in 240 payments, and at no less than index plus margin, 7%, 3,101.20", () => {
    const terms = { fixedMonths: 84, firstCap: 0.05, interestOnlyMonths: 120 };
    expect(at(terms, 0.0425)).toEqual({ rate: 0.07, months: 240, payment: 3_101.2 });
    // 3% and 2.75% is less than 6%: 400,000 x 0.005 / (1 - 1.005^-240) = 2,865.72.
    expect(at(terms, 0.03)).toEqual({ rate: 0.06, months: 240, payment: 2_865.72 });
  });
  test("its rate never changes in a term of five years", () => {
    // 400,000 x 0.005 / (1 - 1.005^-60) = 7,733.12.
    expect(at({ termMonths: 60 }, 0.06)).toEqual({ rate: 0.06, months: 60, payment: 7_733.12 });
    expect(at({ termMonths: 61 }, 0.06).rate).toBe(0.0875);
  });
});

test("every line explains itself", () => {
  const none = fc.constant(0);
  const anyTerms = fc.record({
    rateMore: fc.oneof(none, anyRate(5)),
    leastRate: fc.oneof(none, anyRate()),
    interestOnlyMonths: fc.oneof(none, fc.nat(59)),
  });
  const anyNote = fc.record({
    loan: dollars(1_000_000),
    annualRate: anyRate(),
    termMonths: fc.integer({ min: 60, max: 480 }),
  });
  fc.assert(
    fc.property(anyNote, anyTerms, (note, terms) => {
      const made = qualifyingPayment(note, terms);
      expect(misexplained(explain(made, qualifyingPaymentLines(terms), scopeOfInputs({ ...note, ...terms })))).toEqual(
        [],
      );
    }),
  );
});
