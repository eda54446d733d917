import fc from "fast-check";
import { expect, test } from "vitest";
import { toCent } from "../rounding.ts";
import { settlement, whatIsOwed } from "./settlement.ts";

const nothing = { tax: 0, withheld: 0, paid: 0, ahead: 0 };

test("if a job's withholding covers everything, there is nothing to set aside", () => {
  // W-2 of 60,000 with 9,000 withheld and a gig of 8,000: tax 6,861.36, so 2,138.64 comes back.
  const owed = whatIsOwed({
    federal: { tax: 6_861.36, withheld: 9_000, paid: 0, ahead: 0 },
    state: nothing,
    grossReceipts: 8_000,
    ...{ profit: 8_000, untaxedRent: 0, creditLost: 0 },
    extraTax: 1_841.36,
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
  });
  // 7,003.64 of 36,000 is 19.45%.
  expect(owed.share).toBe(0.2);
  expect(owed.toIrs.withReturn).toBeCloseTo(650.36, 2);
  expect(owed.kept).toBeCloseTo(28_996.36, 2);
});

test("tax-free rent is kept whole, and a Marketplace credit that is lost isn't kept", () => {
  const year = { federal: nothing, state: nothing, grossReceipts: 50_000, profit: 10_000, extraTax: 1_500 };
  expect(whatIsOwed({ ...year, untaxedRent: 40_000, creditLost: 0 }).kept).toBe(48_500);
  expect(whatIsOwed({ ...year, untaxedRent: 0, creditLost: 2_000 }).kept).toBe(6_500);
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
