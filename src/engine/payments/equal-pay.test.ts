import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lawFor } from "../../law/us/index.ts";
import { blankBusiness, blankHousehold, blankPerson, jobPaying } from "../tax/blank-household.ts";
import { federalReturn } from "../tax/return/federal-return.ts";
import { equalPay } from "./equal-pay.ts";

const law = lawFor(2026, "single");
const blank = blankHousehold("single");
const payrollRate = law.payroll.socialSecurityRate + law.payroll.medicareRate;
const keptOfWages = (wages: number) => {
  const filer = { ...blankPerson, jobs: [jobPaying(wages, law.payroll)] };
  return wages - federalReturn({ ...blank, filer }, law).taxAfterRefundableCredits - wages * payrollRate;
};
const keptOfProfit = (netProfit: number) => {
  const filer = { ...blankPerson, businesses: [{ ...blankBusiness, netProfit }] };
  return netProfit - federalReturn({ ...blank, filer }, law).taxAfterRefundableCredits;
};

test("wages of 60,000 in 2026 leave 50,390; a profit of 63,154 leaves as much, 5.3% more and not 15%", () => {
  const { amount, kept, more } = equalPay(60_000, keptOfWages, keptOfProfit, 1_000_000);
  expect(kept).toBeCloseTo(50_390, 0);
  expect(amount).toBeCloseTo(63_154, 0);
  expect(more).toBeCloseTo(0.0526, 3);
});

test("and the other way around", () => {
  const there = equalPay(60_000, keptOfWages, keptOfProfit, 1_000_000).amount as number;
  expect(equalPay(there, keptOfProfit, keptOfWages, 1_000_000).amount).toBeCloseTo(60_000, 2);
});

describe("the search", () => {
  test("finds the first amount that is enough, below a cliff where more pay is worth less", () => {
    const cliff = (amount: number) => (amount > 50_000 ? amount * 0.7 : amount * 0.8);
    expect(equalPay(39_000, (amount) => amount, cliff, 1_000_000).amount).toBeCloseTo(48_750, 2);
    expect(equalPay(41_000, (amount) => amount, cliff, 1_000_000).amount).toBeCloseTo(41_000 / 0.7, 2);
  });
  test("says so when no amount is enough", () => {
    expect(
      equalPay(
        10_000,
        (amount) => amount,
        () => 0,
        1_000_000,
      ).amount,
    ).toBeNull();
  });
  test("gives nothing for nothing", () => {
    expect(
      equalPay(
        0,
        (amount) => amount,
        (amount) => amount,
        1_000,
      ),
    ).toEqual({ amount: 0, kept: 0, more: 0 });
  });
  test("its answer leaves as much, and a cent less doesn't, for any two constant rates", () => {
    const rate = fc.integer({ min: 30, max: 100 }).map((percent) => percent / 100);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 300_000 }), rate, rate, (amount, here, there) => {
        const answer = equalPay(
          amount,
          (pay) => pay * here,
          (pay) => pay * there,
          2_000_000,
        );
        expect((answer.amount as number) * there).toBeGreaterThanOrEqual(answer.kept - 1e-9);
        expect(((answer.amount as number) - 0.01) * there).toBeLessThan(answer.kept);
      }),
    );
  });
});
