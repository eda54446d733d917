/** What each program's loans cost besides interest, band by band, by hand from the rate cards and fee tables. */
import { describe, expect, test } from "vitest";
import { privateInsuranceCards } from "../../../../law/mortgage/private-insurance.ts";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import * as others from "../../other-loans.ts";
import { givenAt, insuranceIn } from "./loan-bands.ts";

type Typed = Parameters<typeof inputsFor>[0];
const answered = (typed: Typed) =>
  answer(inputsFor({ price: "400000", downPayment: "10%", annualRate: "7.28", ...typed }, { others }), others);
const bandsOf = (typed: Typed, insuredMore = 0) => insuranceIn(answered(typed), insuredMore).bands;
const rates = (typed: Typed) => bandsOf(typed).map(({ upTo, mortgageInsuranceRate }) => [upTo, mortgageInsuranceRate]);
const fees = (typed: Typed) => bandsOf(typed).map(({ upTo, financedFeeShare }) => [upTo, financedFeeShare]);
const ANY = Number.POSITIVE_INFINITY;

describe("a conventional loan, with a score of 740", () => {
  test("over 30 years: 0.20%, 0.38%, 0.53% and 0.70%; above the card's last row, that row's", () => {
    expect(rates({})).toEqual([
      [0.8, 0],
      [0.85, 0.002],
      [0.9, 0.0038],
      [0.95, 0.0053],
      [0.97, 0.007],
      [ANY, 0.007],
    ]);
    // With 20% down, the form's rate is zero, which is the card's too.
    expect(rates({ downPayment: "20%" })).toEqual(rates({}));
  });
  test("up to 20 years: 0.16%, 0.21%, 0.39% and 0.53%; a month longer is the other card", () => {
    const short = [
      [0.8, 0],
      [0.85, 0.0016],
      [0.9, 0.0021],
      [0.95, 0.0039],
      [0.97, 0.0053],
      [ANY, 0.0053],
    ];
    expect(rates({ termMonths: "20" })).toEqual(short);
    expect(rates({ termMonths: "241 months" })).toEqual(rates({}));
  });
  test("both cards have the same rows", () => {
    const rows = [privateInsuranceCards.over20Years, privateInsuranceCards.upTo20Years].map((card) =>
      card.rows.map(({ upTo }) => upTo),
    );
    expect(rows).toEqual([
      [0.97, 0.95, 0.9, 0.85],
      [0.97, 0.95, 0.9, 0.85],
    ]);
  });
  test("with two borrowers, 0.03, 0.07, 0.09 and 0.13 points less", () => {
    const two = rates({ twoBorrowers: "yes" }).map(([, rate]) => rate);
    [0, 0.0017, 0.0031, 0.0044, 0.0057, 0.0057].forEach((rate, i) => {
      expect(two[i]).toBeCloseTo(rate, 9);
    });
  });
  test("a rate that was typed is every insured loan's, and so are dollars a month or a year", () => {
    expect(rates({ mortgageInsuranceRate: "1%" })).toEqual([
      [0.8, 0],
      [ANY, 0.01],
    ]);
    for (const mortgageInsuranceDollars of ["150/month", "1800/year"])
      expect(bandsOf({ mortgageInsuranceDollars })).toMatchObject([
        { upTo: 0.8, mortgageInsurancePerMonth: 0 },
        { upTo: ANY, mortgageInsurancePerMonth: 150, mortgageInsuranceRate: 0 },
      ]);
  });
  test("what lenders add to the rate counts above 80% only", () =>
    expect(bandsOf({ mortgageInsuranceRate: "1%" }, 0.00125).map(({ rateMore }) => rateMore)).toEqual([0, 0.00125]));
  test("at another down payment, the card's rate for that loan, unless another rate was typed", () => {
    const at = (typed: Typed, price: number, down: number) => givenAt(answered(typed), price, down);
    expect(at({}, 300_000, 15_000)).toMatchObject({
      ...{ price: 300_000, downPayment: { amount: 15_000 }, mortgageInsuranceRate: 0.0053 },
    });
    expect(at({}, 300_000, 60_000).mortgageInsuranceRate).toBe(0);
    expect(at({}, 0, 0).mortgageInsuranceRate).toBe(0);
    expect(at({ mortgageInsuranceRate: "1%" }, 300_000, 15_000).mortgageInsuranceRate).toBe(0.01);
  });
});

describe("the other programs", () => {
  test("VA: 1.25% from 10% down, 1.5% from 5%, else 2.15%, or 3.3% later (38 USC 3729(b)(2)); none if exempt", () => {
    expect(fees({ program: "va" })).toEqual([
      [0.9, 0.0125],
      [0.95, 0.015],
      [ANY, 0.0215],
    ]);
    expect(fees({ program: "va", vaLaterUse: "yes" })).toEqual([
      [0.9, 0.0125],
      [0.95, 0.015],
      [ANY, 0.033],
    ]);
    expect(fees({ program: "va", vaExempt: "yes" })).toEqual([[ANY, 0]]);
  });
  test("FHA: 1.75% is added; over 15 years 0.50% to 0.75% a year, up to 15 years 0.15% to 0.65% (ML 2023-05)", () => {
    const yearly = (termMonths: string) =>
      bandsOf({ program: "fha", termMonths }).map(({ upTo, largest, mortgageInsuranceRate }) => [
        ...[upTo, largest, Math.round(mortgageInsuranceRate * 2_000) / 2_000],
      ]);
    expect(new Set(fees({ program: "fha" }).map(([, fee]) => fee))).toEqual(new Set([0.0175]));
    expect(yearly("30")).toEqual([
      ...[
        [0.9, 726_200, 0.005],
        [0.95, 726_200, 0.005],
        [ANY, 726_200, 0.0055],
      ],
      ...[
        [0.9, ANY, 0.007],
        [0.95, ANY, 0.007],
        [ANY, ANY, 0.0075],
      ],
    ]);
    // The premium is charged on what is owed on average in a year, a little less than the loan.
    const [first] = bandsOf({ program: "fha" });
    expect(first?.mortgageInsuranceRate).toBeLessThan(0.005);
    expect(first?.mortgageInsuranceRate).toBeGreaterThan(0.0049);
    expect(bandsOf({ program: "fha", termMonths: "15" })).toHaveLength(5);
    expect(bandsOf({ program: "fha", termMonths: "181 months" })).toHaveLength(6);
  });
  test("USDA: 1% of the whole loan is added, which is 1/99 of the rest, and 0.35% a year", () => {
    const [band, ...more] = bandsOf({ program: "usda" });
    expect(more).toEqual([]);
    expect(band?.financedFeeShare).toBeCloseTo(1 / 99, 8);
    expect(band?.mortgageInsuranceRate).toBeLessThan(0.0035 * (1 + 1 / 99));
    expect(band?.mortgageInsuranceRate).toBeGreaterThan(0.0035);
  });
  test("only a conventional loan goes without insurance below 80%", () =>
    expect(
      ["conventional", "fha", "va", "usda"].map((program) => insuranceIn(answered({ program }), 0).requestShare),
    ).toEqual([0.8, 0, 0, 0]));
});
