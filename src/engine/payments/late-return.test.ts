import { describe, expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../law/figure.ts";
import { lateReturnLaw } from "../../law/us/late.ts";
import { underpaymentRates } from "../../law/us/underpayment-rates.ts";
import { misexplained } from "../../testing/rework.ts";
import { explain } from "../worksheet.ts";
import { lateReturnLines } from "./late-return.lines.ts";
import { lateReturn } from "./late-return.ts";

const law = valuesOf(lateReturnLaw);
const rates = valuesOf(underpaymentRates);
const APRIL = "2026-04-15";
const of = (unpaid: number, filedOn: string, paidOn: string, fileBy = APRIL) =>
  lateReturn({ unpaid, payBy: APRIL, fileBy, filedOn, paidOn }, law, rates);

describe("10,000 owed for 2025, due April 15, 2026", () => {
  test("filed and paid on November 22: five months at 5% minus the 0.5% for paying late, which runs for eight", () => {
    const cost = of(10_000, "2026-11-22", "2026-11-22");
    // Seven months end on November 15, so the eighth has begun. 25% minus 5 times 0.5% is 22.5%; 8 times 0.5% is 4%.
    expect(cost).toMatchObject({ monthsToFile: 8, monthsToPay: 8 });
    expect(cost.failureToFile).toBeCloseTo(2_250, 6);
    expect(cost.failureToPay).toBeCloseTo(400, 6);
    // 76 days to June 30 at 6%, then 92 and 53 at 7%, on the tax and the penalty for filing late.
    expect(cost.interest).toBeCloseTo(12_250 * ((1 + 0.06 / 365) ** 76 * (1 + 0.07 / 365) ** 145 - 1), 6);
  });
  test("with an extension, filing counts from October 15 and paying from April 15", () => {
    const cost = of(10_000, "2026-11-22", "2026-11-22", "2026-10-15");
    // Two months begun: 10% minus 1%.
    expect(cost.failureToFile).toBeCloseTo(900, 6);
    expect(cost.failureToPay).toBeCloseTo(400, 6);
  });
  test("filed on time and paid a month late, it costs 0.5% and interest", () => {
    const cost = of(10_000, "2026-04-10", "2026-05-15");
    expect(cost.failureToFile).toBe(0);
    expect(cost.failureToPay).toBeCloseTo(50, 6);
    expect(cost.interest).toBeCloseTo(10_000 * ((1 + 0.06 / 365) ** 30 - 1), 6);
  });
});

test("more than 60 days late, the penalty for filing is at least 525, or the tax if that is less", () => {
  // 61 days after April 15 is June 15.
  expect(of(1_000, "2026-06-14", "2026-06-14").failureToFile).toBeCloseTo(90, 6);
  expect(of(1_000, "2026-06-15", "2026-06-15").failureToFile).toBeCloseTo(525, 6);
  expect(of(300, "2026-06-15", "2026-06-15").failureToFile).toBeCloseTo(300, 6);
});

test("every line works out to the value computed", () => {
  const scope = scopeOf(lateReturnLaw);
  for (const paid of ["2026-04-15", "2026-07-01", "2027-04-15"])
    expect(misexplained(explain(of(4_321, paid, paid), lateReturnLines, scope))).toEqual([]);
});
