/** What the fields become in the house that every panel computes with. */
import { describe, expect, test } from "vitest";
import { misexplained } from "../../testing/rework.ts";
import { mortgageInsuranceGiven, rateGiven, rentGiven } from "../home/averages.ts";
import { baseLoanOf, downPaymentOf, yearlyCosts } from "../home/house.ts";
import { answer } from "./answer.ts";
import { inputsFor } from "./given.ts";
import { houseOf, insuranceRateOf } from "./house.ts";
import * as others from "./other-loans.ts";
import { givenAt, insuranceIn } from "./panels/affordable/loan-bands.ts";
import { estimateOf } from "./panels/loan-estimate/closing-figures.ts";
import { asAnOffer, asTheLoan } from "./panels/loan-estimate/take.ts";
import { stepsOf } from "./steps.ts";

type Typed = Parameters<typeof inputsFor>[0];
const house = (typed: Typed) => houseOf(inputsFor(typed));
const answered = (typed: Typed) => answer(inputsFor(typed, { others }), others);

describe("the down payment", () => {
  test("is never more than the price, and a share of it is in cents", () => {
    const of = (price: number, amount: number) => ({ price, downPayment: { amount } });
    expect([downPaymentOf(of(100, 200)), baseLoanOf(of(100, 200))]).toEqual([100, 0]);
    expect([downPaymentOf(of(100, 99)), baseLoanOf(of(100, 99))]).toEqual([99, 1]);
    expect(downPaymentOf({ price: 333_333.33, downPayment: { share: 0.035 } })).toBe(11_666.67);
    expect([house({ price: "0" }).downShare, house({ price: "400000", downPayment: "$100000" }).downShare]).toEqual([
      0, 0.25,
    ]);
  });
});

describe("somebody who knows only the loan", () => {
  test("280,000 alone: an example price of 350,000 with 20% down, and 1,915.79 for the loan", () => {
    const { house: bought, worksheet } = answered({ loanAmount: "280000" });
    expect(bought).toMatchObject({ price: 350_000, downPayment: 70_000 });
    // 280,000 at 7.28% / 12 over 360 months: 1,915.794. Tax of 0.9%: 262.50. Home insurance: 2,405 / 12.
    expect(worksheet).toMatchObject({ baseLoan: 280_000, principalAndInterest: 1915.79 });
    expect(worksheet.total).toBeCloseTo(1915.79 + 262.5 + 2405 / 12, 2);
    // Half a percent of 350,000 to rent.
    expect(inputsFor({ loanAmount: "280000" }).rentPerMonth).toBe(1_750);
  });
  test("with a price, the down payment is the rest, and insurance follows from it", () => {
    const loan = { price: "300000", loanAmount: "280000" };
    expect(house(loan)).toMatchObject({ price: 300_000, downPayment: 20_000 });
    // A loan of 93.3% has the rate of any other loan of 93.3%.
    const { mortgageInsuranceRate } = inputsFor({ price: "300000", downPayment: "$20000" });
    expect(mortgageInsuranceRate).toBeGreaterThan(0);
    expect(inputsFor(loan)).toMatchObject({ mortgageInsuranceRate });
  });
  test("a typed down payment counts, and a loan above the price leaves nothing to put down", () => {
    expect(house({ price: "300000", downPayment: "$60000", loanAmount: "280000" }).downPayment).toBe(60_000);
    expect(house({ downPayment: "$60000", loanAmount: "280000" })).toMatchObject({
      price: 350_000,
      downPayment: 60_000,
    });
    expect(house({ price: "300000", loanAmount: "300001" }).downPayment).toBe(0);
    expect(house({ loanAmount: "0" })).toMatchObject({ price: 400_000, downPayment: 80_000 });
  });
});

test("with nothing borrowed, extra payments typed before are neither counted nor shown as saving anything", () => {
  const extra = { extraPerMonth: "200", extraPerYear: "1000", extraOnce: "5000" };
  const bought = { price: "400000", propertyTax: "$4800", insurance: "2400", ...extra };
  const cash = answered({ ...bought, downPayment: "100%" });
  // 4,800 of tax and 2,400 of insurance are 400 and 200 a month, and that is all.
  expect(cash.worksheet).toMatchObject({ loan: 0, extraPayment: 0, total: 600, totalWithExtra: 600 });
  expect(cash.worksheet).toMatchObject({ monthsSaved: 0, interestSaved: 0 });
  // What was typed stays in its field, and its explanation counts the same.
  expect(cash.given.extraPerMonth).toBe(200);
  expect(stepsOf(cash).find(({ name }) => name === "extraPayment")?.value).toBe(0);
  expect(misexplained(stepsOf(cash))).toEqual([]);
  // As soon as a dollar is borrowed, they count.
  expect(answered({ ...bought, downPayment: "$399999" }).worksheet.extraPayment).toBe(200);
});

describe("costs by month and by year", () => {
  test("a share of the price or dollars, by month or by year", () => {
    expect(house({ propertyTax: "1%", price: "400000" }).propertyTaxPerYear).toBe(4_000);
    expect(house({ propertyTax: "$5,000" }).propertyTaxPerYear).toBe(5_000);
    expect(house({ insurance: "100/month" }).insurancePerYear).toBe(1_200);
    expect(house({ associationDues: "1200/year" }).associationDuesPerMonth).toBe(100);
  });
  test("at another price, only a share rises", () => {
    expect(yearlyCosts({ share: 0.01 }, 2_400)).toEqual({ propertyTaxRate: 0.01, fixedPerYear: 2_400 });
    expect(yearlyCosts({ amount: 5_000 }, 2_400)).toEqual({ propertyTaxRate: 0, fixedPerYear: 7_400 });
  });
  test("insurance in dollars is a share of the loan", () => {
    const dollars = { mortgageInsuranceRate: 0.005, mortgageInsuranceDollars: { amount: 100, per: "month" } } as const;
    expect(insuranceRateOf(dollars, 200_000)).toBe(0.006);
    expect(insuranceRateOf(dollars, 0)).toBe(0.005);
    expect(insuranceRateOf({ ...dollars, mortgageInsuranceDollars: null }, 200_000)).toBe(0.005);
  });
  test("an adjustable loan has its own rate, if it is typed", () => {
    const rate = (typed: Typed) => house({ annualRate: "7", ...typed }).annualRate;
    expect([rate({ armRate: "6" }), rate({ kind: "adjustable", armRate: "6" }), rate({ kind: "adjustable" })]).toEqual([
      0.07, 0.06, 0.07,
    ]);
  });
});

test("an extra payment is made with the payment of its month, or with the first", () => {
  const extra = (extraOnceMonth: string, extraOnce = "5000") =>
    house({ firstPayment: "2027-01", extraOnce, extraOnceMonth }).extras.once;
  // January 2027 is the first, so March 2028 is the fifteenth.
  expect(extra("2028-03")).toEqual([{ payment: 15, amount: 5_000 }]);
  expect(extra("2027-01")).toEqual([{ payment: 1, amount: 5_000 }]);
  expect(extra("2026-06")).toEqual([{ payment: 1, amount: 5_000 }]);
  expect(extra("2028-03", "0")).toEqual([]);
});

describe("what a form starts with", () => {
  test("loans of up to 15 years have their own average", () => {
    expect(rateGiven(180).from.text).toMatch(/^15-year average/);
    expect(rateGiven(181).from.text).toMatch(/^30-year average/);
  });
  test("the rent is half a percent of the price, in steps of ten dollars, up to the field's limit", () => {
    expect([
      rentGiven(401_234, 9_000).amount,
      rentGiven(400_900, 9_000).amount,
      rentGiven(400_000, 1_500).amount,
    ]).toEqual([2_010, 2_000, 1_500]);
  });
  test("nobody insures a loan on nothing, or one up to 80%; above 97%, the card's last rate counts", () => {
    const rate = (baseLoan: number, price = 100_000) =>
      mortgageInsuranceGiven({ price, baseLoan, termMonths: 360 }, { creditScore: 740, twoBorrowers: false }).rate;
    expect([rate(0, 0), rate(80_000), rate(100_000)]).toEqual([0, 0, rate(97_000)]);
    expect(rate(80_001)).toBeGreaterThan(0);
    expect(rate(97_000)).toBeGreaterThan(rate(95_000));
  });
});

describe("what follows from other answers until it is typed", () => {
  test("another offer is a quarter point lower, a new loan a point, and neither is below zero", () => {
    expect(inputsFor({ annualRate: "7" })).toMatchObject({ quoteRate: 0.0675, newRate: 0.06, armFixedRate: 0.0728 });
    expect(inputsFor({ annualRate: "0.2%" })).toMatchObject({ quoteRate: 0, newRate: 0 });
    expect(inputsFor({ annualRate: "7", rateNow: "5" }).newRate).toBe(0.04);
    // With a rate of its own for the adjustable loan, the fixed one beside it has the rate above.
    expect(inputsFor({ annualRate: "7", armRate: "6" }).armFixedRate).toBe(0.07);
  });
  test("spare money is the extra payment; a new loan has the term above, from one year to fifty", () => {
    expect([inputsFor({}).spareMoney, inputsFor({ extraPerMonth: "350" }).spareMoney]).toEqual([200, 350]);
    const months = (termMonths: string) => inputsFor({ termMonths }).newMonths;
    expect([months("20"), months("6 months"), months("50")]).toEqual([240, 12, 600]);
  });
  test("with a balance, refinancing and recasting are meant right away", () => {
    expect([inputsFor({}).refiAfter, inputsFor({}).recastAfter]).toEqual([24, 60]);
    expect([inputsFor({ owedNow: "9" }).refiAfter, inputsFor({ owedNow: "9" }).recastAfter]).toEqual([0, 0]);
  });
  test("an offer starts as the loan above", () => {
    const typed = { offers: "1", lenderFees: "900", otherLoanCosts: "1%", otherFinanceCharges: "100", price: "200000" };
    const [offer] = inputsFor({ ...typed, termMonths: "15", downPayment: "10%", mortgageInsuranceRate: "0.7" }).offers;
    expect(offer).toMatchObject({
      lenderFees: 900,
      otherLoanCosts: 2_100,
      termMonths: 180,
      mortgageInsuranceRate: 0.007,
    });
  });
});

describe("a Loan Estimate becomes the loan above only with a loan, a rate and a price that is not less", () => {
  const boxes = { leLoan: "160000", leRate: "6", lePrice: "200000", leTerm: "15", leA: "1500", leB: "300", leC: "700" };
  const taken = (typed: Typed) => asTheLoan({}, inputsFor(typed));
  test("what it becomes", () =>
    expect(taken(boxes)).toMatchObject({
      ...{ price: "200000", downPayment: "40,000", annualRate: "6", termMonths: "15 years", pointsShare: "0" },
      ...{ lenderFees: "1500", otherLoanCosts: "1,000", otherFinanceCharges: "0" },
    }));
  test.each(["leLoan", "leRate", "lePrice"])("not without %s", (box) =>
    expect(taken({ ...boxes, [box]: "" })).toBeUndefined(),
  );
  test("nor with a loan above the price", () => {
    expect(taken({ ...boxes, leLoan: "200000" })).toMatchObject({ downPayment: "0" });
    expect(taken({ ...boxes, leLoan: "200001" })).toBeUndefined();
  });
  test("as an offer, it is counted once", () =>
    expect(asAnOffer({}, inputsFor(boxes))).toMatchObject({ offers: "1", "offers.0.rate": "6" }));
});

describe("the rate card at another price", () => {
  const typed = { price: "400000", downPayment: "10%", creditScore: "700" };
  test("a rate from the card changes with the down payment, one that was typed stays", () => {
    const rateAt = (more: Typed, down: number) =>
      givenAt(answered({ ...typed, ...more }), 400_000, down).mortgageInsuranceRate;
    const own = inputsFor(typed).mortgageInsuranceRate;
    expect(rateAt({}, 40_000)).toBe(own);
    expect(rateAt({}, 20_000)).toBe(inputsFor({ ...typed, downPayment: "5%" }).mortgageInsuranceRate);
    expect(rateAt({}, 20_000)).toBeGreaterThan(own);
    expect(rateAt({ mortgageInsuranceRate: "1.23" }, 20_000)).toBe(0.0123);
  });
  test.each(["20 years", "241 months", "30 years"])("its bands have the card's rates for %s", (termMonths) => {
    const of = { ...typed, termMonths };
    const { bands, requestShare } = insuranceIn(answered(of), 0);
    expect(requestShare).toBe(0.8);
    const rateAt = (share: number) => bands.find(({ upTo }) => share <= upTo)?.mortgageInsuranceRate;
    expect(rateAt(0.8)).toBe(0);
    for (const down of ["19%", "14%", "9%", "4%"]) {
      const { mortgageInsuranceRate } = inputsFor({ ...of, downPayment: down });
      expect(mortgageInsuranceRate).toBeGreaterThan(0);
      expect(rateAt(1 - Number.parseFloat(down) / 100), down).toBe(mortgageInsuranceRate);
    }
  });
  test("VA's fee by down payment: 2.15% below 5%, 1.5% below 10%, 1.25% from there; later uses 3.3%", () => {
    // 38 USC 3729(b)(2), loans closed since April 7, 2023.
    const fees = (more: Typed) =>
      insuranceIn(answered({ price: "400000", program: "va", downPayment: "0", ...more }), 0).bands;
    const at = (share: number, more: Typed = {}) => fees(more).find(({ upTo }) => share <= upTo)?.financedFeeShare;
    expect([at(0.9), at(0.901), at(0.95), at(0.951), at(1)]).toEqual([0.0125, 0.015, 0.015, 0.0215, 0.0215]);
    expect([at(1, { vaLaterUse: "yes" }), at(0.95, { vaLaterUse: "yes" })]).toEqual([0.033, 0.015]);
    expect(at(1, { vaExempt: "yes" })).toBe(0);
  });
});

test("a loan that ends before five years has paid off all of itself on page 3", () => {
  // FHA adds 1.75%: 96,500 and 1,688.75, in 48 payments without interest.
  const typed = { program: "fha", price: "100000", downPayment: "3.5%", annualRate: "0", termMonths: "48 months" };
  const { comparisons } = estimateOf(answered(typed)).worksheet;
  expect(comparisons.inFiveYearsPrincipalPaid).toBeCloseTo(98_188.75, 2);
});
