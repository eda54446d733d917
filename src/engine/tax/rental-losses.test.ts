/** Losses of rentals by Form 8582, worked by hand. The allowance of 25,000 falls by half of income above 100,000. */
import { expect, test } from "vitest";
import { lawFor } from "../../law/us/index.ts";
import { type Rental, rentalLosses } from "./rental-losses.ts";

const active = (net: number): Rental => ({ net, isPassive: true, hasAllowance: true });
const other = (net: number): Rental => ({ net, isPassive: true, hasAllowance: false });
const business = (net: number): Rental => ({ net, isPassive: false, hasAllowance: false });
const at = (income: number, ...rentals: Rental[]) =>
  rentalLosses(rentals, income, true, lawFor(2026, "single").rentalLoss);
const amounts = (made: ReturnType<typeof at>) => made.counted.map(({ amount }) => amount);

test("line 4 is the smaller of the active loss and the loss of all rentals together", () => {
  // An active loss of 18,000 beside another rental's gain of 5,000: 13,000 is left for the allowance, and all of the
  // loss counts.
  const withGain = at(90_000, active(-18_000), other(5_000));
  expect([withGain.active, withGain.other, withGain.eligible]).toEqual([-18_000, 5_000, 13_000]);
  expect(amounts(withGain)).toEqual([-18_000, 5_000]);
  // With another rental's loss beside it only the active loss of 10,000 may use the allowance: 10,000 of 40,000, a
  // quarter of each.
  const withLoss = at(90_000, active(-10_000), other(-30_000));
  expect([withLoss.eligible, withLoss.lossesAllowed, withLoss.waiting]).toEqual([10_000, 10_000, 30_000]);
  expect(amounts(withLoss)).toEqual([-2_500, -7_500]);
  // An active gain leaves nothing for the allowance: the other's loss counts up to the gain.
  const activeGain = at(90_000, active(4_000), other(-6_000));
  expect([activeGain.eligible, activeGain.lossesAllowed, activeGain.waiting]).toEqual([0, 4_000, 2_000]);
  expect(amounts(activeGain)[0]).toBe(4_000);
  expect(amounts(activeGain)[1]).toBeCloseTo(-4_000, 9);
});

test("line 9 falls by half a dollar for each dollar above 100,000 and ends at 150,000", () => {
  const most = (income: number) => at(income, active(-40_000)).most;
  expect([most(100_000), most(100_001), most(149_998), most(150_000), most(200_000)]).toEqual([
    25_000, 24_999.5, 1, 0, 0,
  ]);
});

test("who lived with the spouse on a separate return has no allowance", () => {
  const made = rentalLosses([active(-8_000)], 10_000, false, lawFor(2026, "married_separate").rentalLoss);
  expect([made.most, made.waiting]).toEqual([0, 8_000]);
});

test("a loss of a business is no passive one and counts in full; gains are never cut", () => {
  const made = at(200_000, business(-9_000), active(-8_000), other(0.5), business(700));
  // 8,000 of loss against 50 cents of gain.
  expect(amounts(made).map((amount) => Math.round(amount * 100) / 100)).toEqual([-9_000, -0.5, 0.5, 700]);
  expect([made.active, made.other, made.gains, made.losses]).toEqual([-8_000, 0.5, 0.5, 8_000]);
});

test("without a loss everything counts", () => {
  const made = at(90_000, active(3_000), other(2_000));
  expect([made.allowedShare, made.waiting, ...amounts(made)]).toEqual([1, 0, 3_000, 2_000]);
});
