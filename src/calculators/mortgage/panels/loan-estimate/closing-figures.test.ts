/** Closing costs of a buyer who borrows nothing: no lender charges fees or asks for an escrow account. */
import { describe, expect, test } from "vitest";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import * as others from "../../other-loans.ts";
import { affordOf } from "../affordable/affordable.ts";
import { offersOf } from "../offers/compare.ts";
import { ownedOf } from "../owning/owned.ts";
import { creditAboveCosts, estimateOf } from "./closing-figures.ts";

const inCash = { price: "400000", downPayment: "100%" };
const answered = (typed: Record<string, string> = {}) => answer(inputsFor({ ...inCash, ...typed }, { others }), others);
const closing = (typed?: Record<string, string>) => estimateOf(answered(typed)).worksheet;

describe("a house of 400,000 bought with cash", () => {
  test.each(["conventional", "fha", "va", "usda"])("%s: 406,645 to close", (program) => {
    const { costs, closing: sums, comparisons } = closing({ program });
    expect(costs).toMatchObject({ lenderFees: 0, prepaidInterest: 0, escrow: 0 });
    // 0.69% for title and settlement, 2,760; 0.37% for recording and transfer, 1,480; a year of insurance, 2,405.
    expect(sums.cash).toBeCloseTo(406_645, 2);
    expect(comparisons.apr).toBeNull();
  });
  test("fees and escrow that were typed stay", () => {
    expect(closing({ lenderFees: "900" }).closing.cash).toBeCloseTo(406_645 + 900, 2);
    expect(closing({ escrowDeposit: "1200" }).closing.cash).toBeCloseTo(406_645 + 1_200, 2);
  });
  test("compared with renting, it costs 4,240 to buy", () =>
    expect(ownedOf(answered()).buyingCosts).toBeCloseTo(4_240));
  test("another offer starts without fees too", () => {
    const [first, second] = offersOf(answered({ offers: "1" })).worksheet.offers;
    expect([first?.lenderFees, second?.lenderFees]).toEqual([0, 0]);
    expect(inputsFor({ ...inCash, offers: "1", lenderFees: "900" }).offers[0]?.lenderFees).toBe(900);
  });
  test("with anything borrowed, a lender charges 1,500 and asks for 3,001.25 of escrow", () => {
    // Eight months of 300.00, and three of 200.42.
    const { costs } = closing({ downPayment: "$399999" });
    expect([costs.lenderFees, costs.escrow]).toEqual([1_500, expect.closeTo(3_001.25, 2)]);
  });
  test("the highest price that cash pays for needs neither", () => {
    // 1.0106 P + 2,405 = 250,000: 244,998. At 244,000 it is 248,991.40.
    const household = { incomePerYear: "300000", cash: "250000", reserveMonths: "0" };
    const { limited } = affordOf(answered(household)).worksheet;
    expect(limited).toMatchObject({ rounded: 244_000, loan: 0, cashToClose: expect.closeTo(248_991.4, 2) });
    expect(closing({ ...household, price: "244000" }).closing.cash).toBeCloseTo(248_991.4, 2);
    // From a house that is bought with a loan, the same: 1,500 and the escrow are the lender's.
    const borrowing = affordOf(answered({ ...household, downPayment: "$250000" })).worksheet.limited;
    const other = affordOf(answered({ ...household, downPayment: "$250000", price: "200000" })).worksheet.limited;
    expect(other?.price).toBeCloseTo(borrowing?.price ?? 0, 4);
  });
});

test("a seller’s credit beyond the costs paid at closing is more than a lender lets it pay", () => {
  const above = (typed: Record<string, string>) =>
    creditAboveCosts(estimateOf(answer(inputsFor({ price: "400000", ...typed }, { others }), others)));
  // 1,500 of fees, 2,760, 1,480, 15 days of interest at $63.82 on 320,000 at 7.28%, 2,405 of insurance and 3,001.25 of
  // escrow: 12,103.55.
  expect(above({ sellerCredits: "12103.55" })).toBeCloseTo(0, 2);
  expect(above({ sellerCredits: "15000" })).toBeCloseTo(2_896.45, 2);
  // A lender's credit has paid 1,000 of them.
  expect(above({ sellerCredits: "15000", lenderCredits: "1000" })).toBeCloseTo(3_896.45, 2);
  expect(above({ sellerCredits: "15000", downPayment: "100%" })).toBe(0);
});
