import { expect, test } from "vitest";
import { misexplained } from "../../testing/rework.ts";
import { explain, type Scope } from "../worksheet.ts";
import { tipsLadderLines } from "./tips-ladder.lines.ts";
import { tipsLadder, worthOfPayments } from "./tips-ladder.ts";

const given = { yearlyIncome: 20_000, realYield: 0.02, wait: 0, payments: 3 };

test("three payments at 2%: 1 + 1 / 1.02 + 1 / 1.02^2 = 2.941561 times a yearly payment", () => {
  // 1 + 0.9803922 + 0.9611688 = 2.9415610; times 20,000.
  expect(tipsLadder(given).price).toBeCloseTo(58_831.22, 2);
});

test("starting five years later: 2.9415610 / 1.02^5 = 2.6642615", () => {
  // 1.02^5 = 1.1040808.
  expect(tipsLadder({ ...given, wait: 5 }).price).toBeCloseTo(53_285.23, 1);
});

test("without a yield, ten years of 20,000 cost 200,000, and no payments cost nothing", () => {
  expect(tipsLadder({ ...given, realYield: 0, payments: 10 }).price).toBe(200_000);
  expect(worthOfPayments(0, 0.02)).toBe(0);
  expect(worthOfPayments(-1, 0)).toBe(0);
});

test("what is left after a payment grows to what the next ones are worth", () => {
  // 3 payments: after the first, 1.9415610 x 1.02 = 1.9803922 = 1 + 1 / 1.02.
  expect((worthOfPayments(3, 0.02) - 1) * 1.02).toBeCloseTo(worthOfPayments(2, 0.02), 12);
});

test.each([given, { ...given, realYield: 0 }, { ...given, wait: 7, payments: 30 }])("the lines of %o", (one) => {
  const scope: Scope = Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, { kind: "input", name, label: name, value, unit: "count" }]),
  );
  expect(misexplained(explain(tipsLadder(one), tipsLadderLines, scope))).toEqual([]);
});
