import fc from "fast-check";
import { expect, test } from "vitest";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { setAsideLines } from "./set-aside.lines.ts";
import { setAside } from "./set-aside.ts";

const dollars = (most: number) => fc.integer({ min: 0, max: most });
const anyTaxes = fc.record({
  taxWith: fc.integer({ min: -5_000, max: 90_000 }),
  taxWithout: dollars(20_000),
  profit: fc.integer({ min: -5_000, max: 200_000 }),
  grossReceipts: dollars(300_000),
});

test("12,037 of tax on 60,000 of profit is 20.06%, up to 21%; per dollar received 15.75%, up to 16%", () => {
  const worksheet = setAside({ taxWith: 12_037, taxWithout: 0, profit: 60_000, grossReceipts: 80_000 });
  expect(worksheet.averageRate).toBeCloseTo(0.2006, 4);
  expect(worksheet.ofProfit).toBeCloseTo(0.21, 12);
  // 60,000 of 80,000 received is profit: 21% × 0.75 = 15.75%.
  expect(worksheet.ofReceipts).toBeCloseTo(0.16, 12);
});

test("a whole percent isn't rounded up", () => {
  expect(setAside({ taxWith: 7_000, taxWithout: 0, profit: 100_000, grossReceipts: 0 }).ofProfit).toBeCloseTo(0.07, 12);
});

test("the amount set aside covers the tax", () => {
  fc.assert(
    fc.property(anyTaxes, (given) => {
      const { tax, ofProfit } = setAside(given);
      if (given.profit > 0) expect(ofProfit * given.profit).toBeGreaterThanOrEqual(tax - 0.01);
    }),
  );
});

test("every formula works out to the value computed", () => {
  fc.assert(
    fc.property(anyTaxes, (given) => {
      expect(misexplained(explain(setAside(given), setAsideLines, scopeOfInputs(given)))).toEqual([]);
    }),
  );
});
