/**
 * The income a loan takes if its payment rises later: by Fannie Mae's guide (B3-6-04) and Regulation Z (12 CFR
 * 1026.43(c)(5)(ii)(B)), by hand. Without taxes and insurance, so that the loan is all.
 */
import { describe, expect, test } from "vitest";
import { misexplained } from "../../../../testing/rework.ts";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import * as others from "../../other-loans.ts";
import { aboveLimitInWords, afford } from "../summaries.ts";
import { affordOf, incomeNeededFor } from "./affordable.ts";
import { qualifyingInWords } from "./qualifying.ts";
import { stepsOfAfford } from "./steps.ts";

type Typed = Parameters<typeof inputsFor>[0];
const bare = { price: "500000", downPayment: "20%", propertyTax: "$0", insurance: "0", firstPayment: "2027-01" };
const answered = (typed: Typed) => answer(inputsFor({ ...bare, ...typed }, { others }), others);
const need = (typed: Typed) => incomeNeededFor(answered(typed)).incomeNeeded;
const words = (typed: Typed) => qualifyingInWords(answered(typed));
const arm = { kind: "adjustable", annualRate: "6", armRate: "6", armIndex: "3.64", armMargin: "2.75" };

describe("interest only for ten years: the payment that pays off 400,000 in the other twenty, 2,982.29", () => {
  const typed = { kind: "interestOnly", annualRate: "6.5", incomePerYear: "120000" };
  const found = affordOf(answered(typed));
  test("needs 12 x 2,982.29 / 0.28, and with 1,000 of debts 12 x 3,982.29 / 0.36", () => {
    expect(need(typed)).toBeCloseTo(127_812.43, 2);
    expect(need({ ...typed, debtsPerMonth: "1000" })).toBeCloseTo((12 * 3_982.29) / 0.36, 2);
  });
  test("takes 12 x 2,982.29 / 120,000 of the income, 29.8%, and says why", () => {
    expect(found.worksheet.ratios?.front).toBeCloseTo(0.298229, 6);
    expect(aboveLimitInWords(found, false)).toBe(
      "At $500,000, this house would take 30% of your income before taxes. Lenders count the loan at $2,982 a month, not $2,167: they use the payment after the interest-only period. The 28/36 rule allows 28%. By that rule, which is a custom and not a law, you could afford up to $469,000.",
    );
  });
  test("fits up to 469,437.51; at 469,000 the first payments are of interest alone, 2,032.33", () => {
    // 2,800 / (0.8 x 0.00745573) = 469,437.51, and 375,200 x 0.065 / 12 = 2,032.33.
    const { limited, traditional } = found.worksheet;
    expect(limited?.byTraditional).toBeCloseTo(469_437.51, 1);
    expect(traditional?.maxPrice).toBeCloseTo(469_437.51, 1);
    expect(limited?.housingPayment).toBeCloseTo(2_032.33, 2);
    expect(found.worksheet.atLimit?.housing).toBeCloseTo(2_032.33, 2);
    const there = affordOf(answered({ ...typed, price: "469000" })).worksheet;
    expect(there.ratios?.front).toBeLessThan(0.28);
    expect(there.left?.left).toBeCloseTo(found.worksheet.atLimit?.left ?? 0, 2);
  });
  test("every step works out", () => expect(misexplained(stepsOfAfford(found))).toEqual([]));
});

describe("an adjustable loan at 6%", () => {
  test("fixed for five years: 8%, 2,935.06 a month", () => {
    const typed = { ...arm, incomePerYear: "120000" };
    expect(need(typed)).toBeCloseTo((12 * 2_935.06) / 0.28, 2);
    expect(words(typed)).toBe(
      "Lenders count the loan at $2,935 a month, not $2,398: they use a rate of 8%, because yours can rise.",
    );
    const found = affordOf(answered(typed));
    // 2,800 / (0.8 x 0.00733765) = 476,992.23, and half of 10,000 a month at a stretch, 5,000, 851,771.84.
    expect(found.worksheet.limited?.byTraditional).toBeCloseTo(476_992.23, 1);
    expect(found.worksheet.stretch?.maxPrice).toBeCloseTo(851_771.84, 1);
    // At 6% and a point, and the cap of 2 points, 9%: 400,000 is 3,218.49 a month.
    expect(found.worksheet.higherRate?.maxPrice).toBeCloseTo((2_800 * 400_000) / (0.8 * 3_218.490_466), 1);
    expect(misexplained(stepsOfAfford(found))).toEqual([]);
  });
  test("or index plus margin, 6% and 2.75%, if that is higher: 3,146.80", () =>
    expect(need({ ...arm, armIndex: "6" })).toBeCloseTo((12 * 3_146.8) / 0.28, 2));
  test("fixed for seven or ten years, or insured by FHA or VA: at its own rate", () => {
    for (const armProduct of ["7/6", "10/6"]) {
      expect(need({ ...arm, armProduct })).toBeCloseTo((12 * 2_398.2) / 0.28, 2);
      expect(words({ ...arm, armProduct })).toBeUndefined();
    }
    for (const program of ["fha", "va"]) expect(words({ ...arm, program })).toBeUndefined();
  });
  test("interest only for ten years: what is due in the other twenty, at the higher rate", () => {
    // 400,000 at 8% over 240 months is 3,345.76; at 6.375%, index plus margin, 2,952.93.
    expect(words({ ...arm, armInterestOnlyMonths: "10" })).toBe(
      "Lenders count the loan at $3,346 a month, not $2,000: they use the payment after the interest-only period, at a rate of 8%, because yours can rise.",
    );
    expect(words({ ...arm, armInterestOnlyMonths: "10", armProduct: "7/6" })).toContain("$2,953 a month, not $2,000");
  });
});

test("a fixed loan, one with a balloon and no loan at all: the first payment", () => {
  for (const typed of [{}, { kind: "balloon" }, { kind: "interestOnly", program: "fha" }, { downPayment: "100%" }])
    expect(words({ ...typed, annualRate: "6" })).toBeUndefined();
});

test("a balloon payment that is due within five years counts for most lenders (12 CFR 1026.43(c)(5)(ii)(A))", () => {
  const due = (balloonMonths: string) => words({ kind: "balloon", annualRate: "6", balloonMonths });
  expect(due("5 years")).toBe("The balloon payment is due within five years, so most lenders have to count it too.");
  expect(due("61 months")).toBeUndefined();
});

test("nobody asks for the income of somebody who borrows nothing", () => {
  const line = (downPayment: string) => afford(affordOf(answered({ downPayment, annualRate: "6" })));
  expect(line("100%")).toBe("enter your income to see what this house would leave you");
  // 5,000 borrowed at 6% is 29.98 a month: 12 x 29.98 / 0.28.
  expect(line("99%")).toBe("you need $1,285 a year for this house");
});
