import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCent } from "../rounding.ts";
import { settlement, whatIsOwed, type YearToSettle } from "./settlement.ts";

const nothing = { tax: 0, withheld: 0, paid: 0, ahead: 0 };

test("if a job's withholding covers everything, there is nothing to set aside", () => {
  // W-2 of 60,000 with 9,000 withheld and a gig of 8,000: tax 6,861.36, so 2,138.64 comes back.
  const owed = whatIsOwed({
    federal: { tax: 6_861.36, withheld: 9_000, paid: 0, ahead: 0 },
    state: nothing,
    grossReceipts: 8_000,
    ...{ profit: 8_000, untaxedRent: 0, creditLost: 0 },
    extraTax: 1_841.36,
    stateExtraTax: 0,
  });
  expect(owed.share).toBe(0);
  expect(owed.toIrs.withReturn).toBeCloseTo(-2_138.64, 2);
});

test("the share covers what withholding doesn't, rounded up to a whole percent", () => {
  const owed = whatIsOwed({
    federal: { tax: 6_503.64, withheld: 0, paid: 4_389.96, ahead: 1_463.32 },
    state: { tax: 500, withheld: 0, paid: 0, ahead: 0 },
    grossReceipts: 36_000,
    ...{ profit: 36_000, untaxedRent: 0, creditLost: 0 },
    extraTax: 7_003.64,
    stateExtraTax: 500,
  });
  // 7,003.64 of 36,000 is 19.45%.
  expect(owed.share).toBe(0.2);
  expect(owed.toIrs.withReturn).toBeCloseTo(650.36, 2);
  expect(owed.kept).toBeCloseTo(28_996.36, 2);
});

test("tax-free rent is kept whole, and a Marketplace credit that is lost isn't kept", () => {
  const year = {
    federal: nothing,
    state: nothing,
    grossReceipts: 50_000,
    profit: 10_000,
    extraTax: 1_500,
    stateExtraTax: 0,
  };
  expect(whatIsOwed({ ...year, untaxedRent: 40_000, creditLost: 0 }).kept).toBe(48_500);
  expect(whatIsOwed({ ...year, untaxedRent: 0, creditLost: 2_000 }).kept).toBe(6_500);
});

describe("tax on other income", () => {
  const given = (tax: number, extraTax: number, grossReceipts: number, more: Partial<YearToSettle> = {}) => ({
    federal: { ...nothing, tax },
    state: nothing,
    ...{ grossReceipts, profit: grossReceipts, untaxedRent: 0, creditLost: 0, extraTax, stateExtraTax: 0 },
    ...more,
  });
  test.each([
    // 5% of 8,000 are 400; 2,000 are 25%, 2,400 are 30%.
    ["is set aside with the rest up to 5% of the pay", given(2_400, 2_000, 8_000), 0.3, 0],
    ["is counted apart above that", given(2_401, 2_000, 8_000), 0.25, 401],
    ["is set aside with the rest up to $100", given(400, 300, 1_000), 0.4, 0],
    ["is counted apart above that", given(401, 300, 1_000), 0.3, 101],
    ["is counted apart if the pay doesn't cover both", given(75, 15, 50), 0.3, 60],
    ["takes nothing from payouts that add no tax", given(3_577, -480, 5_000), 0, 3_577],
    ["pays what the payouts can't", given(5_900, 100, 1_000, { creditLost: 5_800 }), 1, 4_900],
    ["has everything to pay if there are no payouts", given(3_823, 0, 0), 0, 3_823],
  ])("%s", (_, year, share, fromOther) => {
    const owed = whatIsOwed(year);
    expect(owed.share).toBe(share);
    expect(owed.fromOther).toBe(fromOther);
  });
  test("isn't what a state asks for the gigs while the IRS pays out credits for them", () => {
    const year = given(-6_000, -5_300, 10_000, { state: { ...nothing, tax: 700 }, stateExtraTax: 700 });
    expect(whatIsOwed(year)).toMatchObject({ share: 0.07, fromOther: 0 });
  });
  test("and what is set aside are all there is to pay, for any amounts", () => {
    const dollars = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(dollars, dollars, dollars, (tax, extraTax, receipts) => {
        const { toFund, fromPayouts, fromOther, share } = whatIsOwed(given(tax, extraTax, receipts));
        expect(fromPayouts + fromOther).toBeCloseTo(toFund, 6);
        expect(fromPayouts).toBeLessThanOrEqual(receipts);
        if (tax >= 0.01) expect(share * receipts).toBeGreaterThanOrEqual(fromPayouts - 0.001);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test("upcoming payments plus the amount due with the return are everything that is left, for any amounts", () => {
  const dollars = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(dollars, dollars, dollars, dollars, (tax, withheld, paid, ahead) => {
      const { left, withReturn } = settlement({ tax, withheld, paid, ahead });
      expect(left).toBe(toCent(tax - withheld - paid));
      expect(ahead + withReturn).toBeCloseTo(left, 5);
    }),
  );
});

test("what is shown in cents adds up", () => {
  // A tax of 22,364.5415, of which three payments of 5,032.0218 count as made: 7,268.4761 is left. January asks for
  // 5,032.02, and 7,268.48 less that is 2,236.46.
  const { left, withReturn } = settlement({ tax: 22_364.5415, withheld: 0, paid: 15_096.0654, ahead: 5_032.02 });
  expect(left).toBe(7_268.48);
  expect(withReturn).toBeCloseTo(2_236.46, 6);
});
