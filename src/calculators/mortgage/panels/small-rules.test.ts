/** Small rules of the panels, each at the place where it decides. */
import { describe, expect, test } from "vitest";
import { misexplained } from "../../../testing/rework.ts";
import { answer } from "../answer.ts";
import { inputsFor } from "../given.ts";
import { boughtDownOf } from "./adjustable/temporary-buydown.ts";
import { helpOf } from "./down-payment-help.ts";
import { pointsOf } from "./offers/other-quote.ts";
import { endsOf } from "./owning/insurance-ends.ts";
import { presentOf, stepsOfPresent } from "./present-loan/ahead.ts";
import { presentLoanScope } from "./present-loan/loan.ts";
import { earlyOf, stepsOfEarly } from "./present-loan/paying-early.ts";
import { isWorthIt, refinancingOf, stepsOfRefinancing } from "./present-loan/refinancing.ts";
import { downThatFits } from "./programs/down-payment.ts";
import { priceWithin } from "./programs/obstacles.ts";
import { rentedOutOf } from "./renting/rented-out.ts";
import { refinancing } from "./summaries.ts";

type Typed = Parameters<typeof inputsFor>[0];
const answered = (typed: Typed) => answer(inputsFor(typed));

test("the price within the loan limit: the loan at a share below all, the home's own price if all is paid down", () => {
  const within = (downPayment: string) =>
    priceWithin(answered({ price: "900000", downPayment }), { conforming: 800_000 } as Parameters<
      typeof priceWithin
    >[1]);
  expect(within("20%")).toBeCloseTo(1_000_000, 6);
  expect(within("100%")).toBe(900_000);
  expect(within("150000")).toBe(950_000);
});

test("a loan that is forgiven bears no interest, whatever rate was typed for one that is repaid", () => {
  const help = (helpKind: string, helpRate: string) =>
    helpOf(answered({ helpAmount: "10000", helpKind, helpRate }))?.worksheet;
  expect(help("forgiven", "5")).toEqual(help("forgiven", "0"));
  expect(help("repaid", "5")).not.toEqual(help("repaid", "0"));
});

test("a loan one has is named by the fields it was typed in", () => {
  const names = { loan: "loan", annualRate: "rate", termMonths: "months" };
  const loan = { loan: 100_000, annualRate: 0.06, termMonths: 240, firstPayment: { year: 2026, month: 1, day: 1 } };
  const scope = (typed: Typed) => presentLoanScope(answered(typed), loan, names);
  expect(scope({ owedNow: "100000" })).toMatchObject({ loan: { name: "owedNow" }, months: { name: "paymentsLeft" } });
  expect(scope({})).toMatchObject({ loan: { name: "price" }, months: { name: "termMonths" } });
});

test("a refinance after which the home is sold at once is said so; any other is worth or costs an amount", () => {
  const line = (typed: Typed) => refinancing(refinancingOf(answered(typed)));
  expect(line({ refiAfter: "5 years", stayMonths: "5 years" })).toMatch(/: you would have moved by then$/);
  expect(line({ refiAfter: "5 years", stayMonths: "10 years" })).toMatch(/: (worth|costs) \$[\d,]+$/);
});

describe("panels that have nothing to say", () => {
  test("without a loan, there is nothing to refinance, pay early or buy down", () => {
    const paid = answered({ downPayment: "100%" });
    expect([refinancingOf(paid), earlyOf(paid), boughtDownOf(paid), endsOf(paid)]).toEqual(Array(4).fill(undefined));
  });
  test("a loan that ends before the refinance isn't refinanced; one with a payment left is", () => {
    const kept = (refiAfter: string) => refinancingOf(answered({ termMonths: "15", refiAfter }))?.worksheet.refinance;
    expect(kept("180 months")).toBeUndefined();
    expect(kept("181 months")).toBeUndefined();
    expect(kept("179 months")?.monthsLeft).toBe(1);
  });
  test("the loan one has, help and tenants count from the first dollar typed", () => {
    const about = (typed: Typed) => [presentOf(answered(typed)), helpOf(answered(typed)), rentedOutOf(answered(typed))];
    for (const typed of [{}, { owedNow: "0", helpAmount: "0", partRent: "0" }])
      expect(about(typed)).toEqual([undefined, undefined, undefined]);
    for (const found of about({ owedNow: "1", helpAmount: "1", partRent: "1" })) expect(found).toBeDefined();
  });
  test("the insurance one pays now ends only if both its price and the home's are known", () => {
    const typed = { owedNow: "300000", rateNow: "7", paymentsLeft: "340" };
    const now = (more: Typed) => presentOf(answered({ ...typed, ...more }))?.worksheet.now;
    const known = { pricePaid: "350000", insuranceNow: "120" };
    expect(now(known)).toHaveProperty("insurance");
    for (const more of [{}, { ...known, pricePaid: "0" }, { ...known, insuranceNow: "0" }, { pricePaid: "350000" }])
      expect(now(more)).not.toHaveProperty("insurance");
  });
  test("mortgage insurance ends only for a conventional loan that has it", () => {
    const ends = (typed: Typed) => endsOf(answered(typed));
    expect(ends({ downPayment: "20%" })).toBeUndefined();
    const insured = { downPayment: "10%", mortgageInsuranceRate: "0.6%", termMonths: "15" };
    expect(ends(insured)).toBeDefined();
    // The ways to pay for it are compared over the stay, or to the end of the loan.
    const held = ["8 years", "40 years"].map((stayMonths) => ends({ ...insured, stayMonths })?.choice.holdMonths);
    expect(held).toEqual([96, 180]);
  });
});

test("with a payment from the statement, that one counts, and every step says so", () => {
  const typed = { owedNow: "300000", rateNow: "6", paymentsLeft: "340", refiAfter: "0", recastAfter: "0" };
  for (const more of [{}, { paymentNow: "1900" }]) {
    const [refinanced, early] = [
      refinancingOf(answered({ ...typed, ...more })),
      earlyOf(answered({ ...typed, ...more })),
    ];
    const present = presentOf(answered({ ...typed, ...more }));
    if (!refinanced || !early || !present) throw new Error("a loan was typed");
    expect(misexplained(stepsOfPresent(present))).toEqual([]);
    expect(misexplained(stepsOfRefinancing(refinanced))).toEqual([]);
    expect(misexplained(stepsOfEarly(early))).toEqual([]);
  }
  const old = (more: Typed) => refinancingOf(answered({ ...typed, ...more }))?.worksheet.refinance.oldPayment;
  expect(old({ paymentNow: "1900" })).toBe(1_900);
  // 300,000 x 0.005 / (1 - 1.005^-340) = 1,500 / 0.816542 = 1,837.01.
  expect(old({})).toBeCloseTo(1_837.01, 1);
});

test("the same loan again is worth nothing, a hundredth of a percent less is worth something, at no cost", () => {
  const worth = (newRate: string) => {
    const same = { termMonths: "30", annualRate: "6", refiAfter: "0", newMonths: "30", refiCosts: "0", newRate };
    const found = refinancingOf(answered(same));
    return found && isWorthIt(found);
  };
  expect(["6", "5.99", "6.01"].map(worth)).toEqual([false, true, false]);
});

test("a lump sum comes at the latest with the loan's last payment", () => {
  const at = (recastAfter: string) => earlyOf(answered({ termMonths: "15", recastAfter }))?.lumpAfterPayment;
  expect([at("60 months"), at("180 months"), at("240 months")]).toEqual([60, 180, 180]);
});

test("the stay after a refinance is what is left of it", () => {
  const held = (stayMonths: string) =>
    refinancingOf(answered({ refiAfter: "24 months", stayMonths, investReturn: "-1" }))?.offer;
  expect(held("60 months")).toMatchObject({ holdMonths: 36, discountRate: 0 });
  expect(held("12 months")?.holdMonths).toBe(0);
});

test("cash from the home is compared with a second loan once some is taken out", () => {
  const compared = (cashOut: string) => refinancingOf(answered({ cashOut }))?.worksheet;
  expect(compared("0")).not.toHaveProperty("cash");
  expect(compared("1")).toHaveProperty("cash");
});

test("buydowns of 300,000 at 7%: the difference to payments at lower rates, for one, two or three years", () => {
  // Over 30 years 1,995.91 at 7%, 1,798.65 at 6%, 1,610.46 at 5% and 1,432.25 at 4%.
  const cost = (buydown: string) =>
    boughtDownOf(answered({ price: "375000", downPayment: "75000", annualRate: "7", buydown }))?.worksheet.buydown.cost;
  expect(cost("1-0")).toBeCloseTo(12 * 197.26, 2);
  expect(cost("2-1")).toBeCloseTo(12 * (385.45 + 197.26), 2);
  expect(cost("3-2-1")).toBeCloseTo(12 * (563.66 + 385.45 + 197.26), 2);
});

test("another offer is compared by the points it costs more, and savings that lose money earn nothing", () => {
  const { offer } = pointsOf(answered({ pointsShare: "0.5%", quotePoints: "2%", investReturn: "-1" }));
  expect(offer.pointsShare).toBeCloseTo(0.015, 12);
  expect(offer.alternativeReturn).toBe(0);
  expect(pointsOf(answered({ investReturn: "4" })).offer.alternativeReturn).toBe(0.04);
});

test("a down payment that the cash covers: down to whole hundreds, as a larger loan costs more", () => {
  // 1,500 of fees and 2% of the loan on a house for 400,000. With 20,000, 10,714 would do; 10,700 needs 19,986.
  const cashFor = (down: number) => down + 1_500 + 0.02 * (400_000 - down);
  expect(downThatFits(20_000, 80_000, cashFor)).toBe(10_700);
  expect(downThatFits(87_900, 80_000, cashFor)).toBe(80_000);
  // Nothing down takes 9,500.
  expect(downThatFits(9_500, 80_000, cashFor)).toBe(0);
  expect(downThatFits(9_499, 80_000, cashFor)).toBeNull();
});
