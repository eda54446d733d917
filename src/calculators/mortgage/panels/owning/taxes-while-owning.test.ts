/** Which years the income tax table shows, and what is deducted in them; by hand, without inflation. */
import { describe, expect, test } from "vitest";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import { taxesOf } from "./taxes-while-owning.ts";

const taxes = (typed: Parameters<typeof inputsFor>[0]) => {
  const found = taxesOf(answer(inputsFor({ inflation: "0", mortgageInsuranceRate: "0", propertyTax: "1%", ...typed })));
  if (!found) throw new Error("An income was given");
  return found;
};

describe("a house for 700,000 with 10% down at 6.5%, an income of 150,000 and 8,000 of state income tax", () => {
  const bought = { price: "700000", downPayment: "10%", annualRate: "6.5", incomePerYear: "150000" };
  const from = (firstPayment: string) => taxes({ ...bought, stateIncomeTax: "8000", firstPayment });

  test("first payment in December 2026: 2027 is the first year with twelve payments, the second to the thirteenth", () => {
    // 3,982.03 a month. 629,430.47 is owed after the first payment and 622,350.66 after the thirteenth: 12 x 3,982.03
    // less 7,079.81 is 40,704.53 of interest. With 15,000 of taxes, 55,704.53 is itemized. A renter has 8,000 and takes
    // the standard deduction of 16,100. 24% of what the renter is taxed on above 105,700, 28,200, and 22% of the
    // 11,404.53 below it down to 94,295.47: 6,768 + 2,509.
    const { rows, worksheet, partialYear } = from("2026-12");
    expect(rows[0]).toMatchObject({ taxYear: 2027, interest: expect.closeTo(40_704.53, 2), propertyTax: 7_000 });
    expect(worksheet.saved).toBeCloseTo(9_277, 2);
    expect(rows[0]?.saved).toBeCloseTo(9_277, 2);
    expect(partialYear).toEqual({ year: 2026, payments: 1 });
  });
  test("a first payment in January makes its own year a full one; one in February leaves eleven payments", () => {
    expect(from("2027-01")).toMatchObject({ firstYear: 2027, partialYear: undefined, runsAlready: false });
    expect(from("2027-02")).toMatchObject({ firstYear: 2028, partialYear: { year: 2027, payments: 11 } });
  });
});

describe("a loan that is already being paid off", () => {
  test("from March 2017: this year's interest, on what is still owed", () => {
    // 810,000 at 4% is 3,867.06 a month. 661,910.34 is owed after the 106 payments to December 2025 and 641,612.54 a
    // year later: 12 x 3,867.06 less 20,297.80 is 26,106.97 of interest. With 24,000 of taxes, which is below the cap,
    // 50,106.97 is itemized instead of the standard deduction of 32,200. 24% of 217,800 less 211,400, and 22% of the
    // 11,506.97 below that.
    const { rows, worksheet, partialYear } = taxes({
      ...{ price: "900000", downPayment: "10%", annualRate: "4", firstPayment: "2017-03" },
      ...{ incomePerYear: "250000", filingStatus: "married_joint", stateIncomeTax: "15000" },
    });
    expect(rows[0]).toMatchObject({ taxYear: 2026, interest: expect.closeTo(26_106.97, 2) });
    expect(worksheet.saved).toBeCloseTo(1_536 + 2_531.53, 2);
    expect(partialYear).toBeUndefined();
  });
  test("one that began last year has twelve payments this year", () =>
    expect(taxes({ incomePerYear: "150000", firstPayment: "2025-11" })).toMatchObject({
      ...{ firstYear: 2026, partialYear: undefined, runsAlready: true },
    }));
  test("from 2017: the limit that it keeps is named if more than 750,000 is still owed", () => {
    const from = (price: string, firstPayment = "2017-03") =>
      taxes({ price, downPayment: "20%", annualRate: "6", incomePerYear: "500000", firstPayment }).olderLimit;
    expect(from("1500000")).toBe(1_000_000);
    expect([from("900000"), from("1500000", "2018-03")]).toEqual([undefined, undefined]);
  });
  test("paid off in 2020: no interest is left to deduct", () => {
    const { rows } = taxes({ incomePerYear: "150000", termMonths: "30", firstPayment: "1990-07" });
    expect(rows.map(({ interest }) => interest)).toEqual(rows.map(() => 0));
  });
});
