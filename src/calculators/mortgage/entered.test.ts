/** What the fields become in the loan, and which entries that don't fit together are flagged, each at its limit. */
import { describe, expect, test } from "vitest";
import type { AffordablePrice } from "../../engine/mortgage/affordable-price.ts";
import { type Answer, answer } from "./answer.ts";
import { cautions, conflicts } from "./conflicts.ts";
import { inputsFor } from "./given.ts";
import { headlineOf } from "./headline.ts";
import * as others from "./other-loans.ts";
import { boughtDownOf } from "./panels/adjustable/temporary-buydown.ts";
import {
  type Afford,
  incomeNeededFor,
  otherDown,
  ruleForNeed,
  tooExpensive,
  typedAtLimit,
} from "./panels/affordable/affordable.ts";
import { offersOf } from "./panels/offers/compare.ts";
import { stepsOfOffers } from "./panels/offers/steps.ts";
import { presentOf } from "./panels/present-loan/ahead.ts";
import { refinancingOf } from "./panels/present-loan/refinancing.ts";
import type { Place } from "./place/places.ts";
import { programCautions } from "./program-rules.ts";

type Typed = Parameters<typeof inputsFor>[0];
const answered = (typed: Typed): Answer => answer(inputsFor(typed, { others }), others);

describe("flagged, and not flagged where it just fits", () => {
  const said = (typed: Typed) => {
    const of = answered(typed);
    return { ...conflicts(of.given), ...cautions(of.given, of), ...programCautions(of) };
  };
  const owed = { owedNow: "120000", rateNow: "6", paymentsLeft: "240" };
  const arm = { kind: "adjustable", armFirstCap: "2", armLaterCap: "2", armLifetimeCap: "5" };
  const income = { incomePerYear: "60000" };
  const fha = { program: "fha", price: "400000" };
  test.each<[string, Typed, Typed]>([
    ["downPayment", { price: "400000", downPayment: "$400000" }, { price: "400000", downPayment: "$400001" }],
    ["loanAmount", { price: "400000", loanAmount: "400000" }, { price: "400000", loanAmount: "400001" }],
    // 20% of 350,000 is 70,000, so 280,000 is borrowed.
    [
      "loanAmount",
      { price: "350000", downPayment: "20%", loanAmount: "280000" },
      { price: "350000", downPayment: "20%", loanAmount: "280001" },
    ],
    ["kind", { kind: "interestOnly" }, { kind: "interestOnly", program: "va" }],
    ["kind", { kind: "adjustable", program: "va" }, { kind: "balloon", program: "va" }],
    [
      "interestOnlyMonths",
      { kind: "interestOnly", termMonths: "15", interestOnlyMonths: "179mo" },
      { kind: "interestOnly", termMonths: "15", interestOnlyMonths: "180mo" },
    ],
    [
      "interestOnlyMonths",
      { termMonths: "5", interestOnlyMonths: "10" },
      { kind: "interestOnly", termMonths: "5", interestOnlyMonths: "10" },
    ],
    [
      "armInterestOnlyMonths",
      { kind: "adjustable", termMonths: "10", armInterestOnlyMonths: "119mo" },
      { kind: "adjustable", termMonths: "10", armInterestOnlyMonths: "120mo" },
    ],
    [
      "balloonMonths",
      { kind: "balloon", termMonths: "15", balloonMonths: "179mo" },
      { kind: "balloon", termMonths: "15", balloonMonths: "180mo" },
    ],
    [
      "balloonMonths",
      { termMonths: "5", balloonMonths: "7" },
      { kind: "balloon", termMonths: "5", balloonMonths: "7" },
    ],
    // A month's interest on 120,000 at 6% is 600, at the 7.2% of the loan above 720.
    ["paymentNow", { ...owed, paymentNow: "600.01" }, { ...owed, paymentNow: "600" }],
    [
      "paymentNow",
      { annualRate: "7.2", owedNow: "120000", paymentNow: "720.01" },
      { annualRate: "7.2", owedNow: "120000", paymentNow: "720" },
    ],
    ["paymentNow", { owedNow: "0", paymentNow: "0" }, { ...owed, paymentNow: "0" }],
    ["paymentNow", { paymentNow: "1" }, { ...owed, paymentNow: "1" }],
    ["paymentNow", owed, { ...owed, paymentNow: "1" }],
    [
      "extraOnceMonth",
      { firstPayment: "2027-01", extraOnce: "1", extraOnceMonth: "2027-01" },
      { firstPayment: "2027-01", extraOnce: "1", extraOnceMonth: "2026-12" },
    ],
    [
      "extraOnceMonth",
      { firstPayment: "2027-12", extraOnce: "1", extraOnceMonth: "2028-01" },
      { firstPayment: "2028-01", extraOnce: "1", extraOnceMonth: "2027-12" },
    ],
    [
      "extraOnceMonth",
      { firstPayment: "2027-02", extraOnceMonth: "2027-01" },
      { firstPayment: "2027-02", extraOnce: "1", extraOnceMonth: "2027-01" },
    ],
    ["price", { price: "1" }, { price: "0" }],
    // Fannie Mae, Eligibility Matrix: 3% for one unit, 5% for two to four.
    ["downPayment", { price: "400000", downPayment: "$12000" }, { price: "400000", downPayment: "$11999" }],
    ["downPayment", { units: "2", downPayment: "5%" }, { units: "2", downPayment: "4.99%" }],
    ["downPayment", { units: "4", downPayment: "5%" }, { units: "4", downPayment: "4.99%" }],
    ["downPayment", { program: "va", downPayment: "0" }, { downPayment: "0" }],
    ["refiAfter", { termMonths: "15", refiAfter: "179mo" }, { termMonths: "15", refiAfter: "180mo" }],
    ["recastAfter", { termMonths: "15", recastAfter: "179mo" }, { termMonths: "15", recastAfter: "180mo" }],
    ["refiAfter", { ...owed, refiAfter: "239mo" }, { ...owed, refiAfter: "240mo" }],
    [
      "refiAfter",
      { owedNow: "9", termMonths: "15", refiAfter: "179mo" },
      { owedNow: "9", termMonths: "15", refiAfter: "180mo" },
    ],
    // Payments left count only with a balance.
    ["refiAfter", { paymentsLeft: "100", refiAfter: "100mo" }, { ...owed, paymentsLeft: "100", refiAfter: "100mo" }],
    ["armLifetimeCap", { ...arm, armFirstCap: "5" }, { ...arm, armFirstCap: "5.01" }],
    ["armLifetimeCap", { ...arm, armLaterCap: "5" }, { ...arm, armLaterCap: "5.01" }],
    ["armLifetimeCap", { ...arm, kind: "fixed", armLaterCap: "6" }, { ...arm, armLaterCap: "6" }],
    ["debtsPerMonth", { ...income, debtsPerMonth: "5000" }, { ...income, debtsPerMonth: "5000.01" }],
    ["debtsPerMonth", { debtsPerMonth: "5000" }, { incomePerYear: "0", debtsPerMonth: "1" }],
    ["stateIncomeTax", { ...income, stateIncomeTax: "60000" }, { ...income, stateIncomeTax: "60000.01" }],
    // HUD Handbook 4000.1: 3.5% from a score of 580 on, 10% from 500 on, and nothing below.
    [
      "downPayment",
      { ...fha, creditScore: "580", downPayment: "3.5%" },
      { ...fha, creditScore: "580", downPayment: "3.49%" },
    ],
    [
      "downPayment",
      { ...fha, creditScore: "579", downPayment: "10%" },
      { ...fha, creditScore: "579", downPayment: "9.99%" },
    ],
    [
      "downPayment",
      { ...fha, creditScore: "500", downPayment: "10%" },
      { ...fha, creditScore: "500", downPayment: "9%" },
    ],
    [
      "creditScore",
      { ...fha, creditScore: "500", downPayment: "10%" },
      { ...fha, creditScore: "499", downPayment: "10%" },
    ],
    ["creditScore", { creditScore: "499" }, { ...fha, creditScore: "499" }],
    [
      "creditScore",
      { ...fha, creditScore: "499", downPayment: "100%" },
      { ...fha, creditScore: "499", downPayment: "99%" },
    ],
    // In most counties FHA insures up to 541,287 in 2026 (HUD Mortgagee Letter 2025-23).
    [
      "program",
      { program: "fha", price: "600000", downPayment: "$58713" },
      { program: "fha", price: "600000", downPayment: "$58712" },
    ],
    ["program", { price: "600000", downPayment: "5%" }, { program: "fha", price: "600000", downPayment: "5%" }],
  ])("%s: %j fits, %j doesn't", (field, fits, doesnt) => {
    expect(said(fits)).not.toHaveProperty([field]);
    expect(said(doesnt)).toHaveProperty([field]);
  });

  test("a county is flagged only if the chosen state has loaded and has no such county", () => {
    const place = { costs: { name: "Ohio" }, counties: new Map([["Adams", {}]]) } as unknown as Place;
    const of = (county: string, loaded?: Place) => {
      const found = answered({ state: "OH", county });
      return cautions(found.given, found, loaded).county;
    };
    expect(of("Nowhere", place)).toContain("“Nowhere” in Ohio");
    const capital = { costs: { name: "District of Columbia" }, counties: new Map() } as unknown as Place;
    expect(of("Nowhere", capital)).toContain("“Nowhere” in the District of Columbia");
    expect([of("Adams", place), of("Nowhere"), of("", place)]).toEqual([undefined, undefined, undefined]);
  });
});

describe("the first answer is about the home, or about the loan one has", () => {
  const of = (typed: Typed) => {
    const { label, before, after, own } = headlineOf(answered(typed), typed);
    return [`${label}: ${before} ${after}`, own?.described?.owed];
  };
  // 120,000 at 6% in 120 payments from January 2027 on.
  const owed = { owedNow: "120000", rateNow: "6", paymentsLeft: "120", nextPayment: "2027-01" };
  test("only a balance was typed", () => {
    expect(of(owed)).toEqual([
      "Your loan, each month: You pay a month on the loan you have, and finish paying in December 2036.",
      120_000,
    ]);
    expect(headlineOf(answered(owed), owed).value).toBeCloseTo(1332.25, 2);
  });
  test("a balance without its rate or payments isn't described as the visitor's loan", () => {
    expect(of({ owedNow: "120000", rateNow: "6" })).toEqual([
      "Your loan, each month: At 6% over 30 years, you would pay a month on the loan you have. Enter its rate and the payments left to see your own.",
      undefined,
    ]);
  });
  test("a price was typed, or nothing is owed", () => {
    const home = "This house, each month: You would pay a month, and finish paying in December 2056.";
    const first = { firstPayment: "2027-01" };
    expect(of({ ...first, ...owed, price: "400000" })).toEqual([home, undefined]);
    expect(of({ ...first, owedNow: "0" })).toEqual([home, undefined]);
    expect(of(first)).toEqual([home, undefined]);
  });
  test("a loan that is never made, and one that is due all at once", () => {
    expect(of({ downPayment: "100%" })[0]).toMatch(/a month, with nothing borrowed\.$/);
    // The balloon of form H-24(E), 149,262.95 after seven years.
    const balloon = { price: "190000", downPayment: "$19,000", annualRate: "4.375", kind: "balloon" };
    expect(of({ ...balloon, firstPayment: "2027-01" })[0]).toMatch(
      /, and owe \$149,263 all at once in December 2033\.$/,
    );
  });
});

describe("the first answer says when its payment changes", () => {
  // 300,000 at 6%, with the first payment in January 2027.
  const typed = { price: "375000", downPayment: "20%", annualRate: "6", firstPayment: "2027-01" };
  const said = (more: Typed) => headlineOf(answered({ ...typed, ...more }), {}).after;
  const arm = { kind: "adjustable", armRate: "6" };
  test("interest only at first: 1,500.00 for ten years, then 2,149.29 (by hand below)", () => {
    const alone = { kind: "interestOnly", interestOnlyMonths: "10" };
    expect(said(alone)).toBe("a month for 10 years, then $649 more, and finish paying in December 2056.");
    // With extra payments, the interest is less each month.
    expect(said({ ...alone, extraPerMonth: "100" })).toMatch(/^a month at first, and finish paying in/);
    expect(said({ ...alone, extraPerMonth: "10000" })).toMatch(/^a month at first, and finish paying in/);
  });
  test("adjustable: from payment 61 on, in January 2032", () => {
    expect(said(arm)).toBe("a month until the rate can change in January 2032, and finish paying in December 2056.");
    expect(said({ ...arm, armInterestOnlyMonths: "10" })).toBe(said(arm));
    expect(said({ ...arm, armInterestOnlyMonths: "5" })).toBe(said(arm));
    // In five years it is paid off before that.
    expect(said({ ...arm, termMonths: "5" })).toBe("a month, and finish paying in December 2031.");
  });
  test("adjustable, and interest only for the first three years: 1,500.00, then 1,871.96", () => {
    // 300,000 x 0.005 / (1 - 1.005^-324) = 1,871.96.
    expect(said({ ...arm, armInterestOnlyMonths: "3" })).toBe(
      "a month for 3 years, then $372 more until the rate can change in January 2032, and finish paying in December 2056.",
    );
  });
});

describe("the loan one has", () => {
  const now = (typed: Typed) => presentOf(answered({ owedNow: "120000", rateNow: "6", paymentsLeft: "240", ...typed }));
  test("its insurance counts only with the price and the premium", () => {
    const insured = (typed: Typed) => now(typed)?.worksheet.now.insurance !== undefined;
    expect(insured({ pricePaid: "130000", insuranceNow: "80" })).toBe(true);
    for (const typed of [
      { pricePaid: "130000" },
      { insuranceNow: "80" },
      { pricePaid: "0", insuranceNow: "80" },
      { pricePaid: "130000", insuranceNow: "0" },
    ])
      expect(insured(typed), JSON.stringify(typed)).toBe(false);
  });
  test("nothing is said without a balance", () => {
    expect(now({ owedNow: "0" })).toBeUndefined();
    expect(now({ owedNow: "" })).toBeUndefined();
  });
});

describe("loans that aren't plain", () => {
  test("300,000 at 6%, interest-only for ten years: 1,500.00 through payment 120, then 2,149.29", () => {
    // 300,000 x 0.005 / (1 - 1.005^-240) = 2,149.29.
    const typed = { price: "375000", downPayment: "20%", annualRate: "6", kind: "interestOnly" };
    const { payments, worksheet } = answered({ ...typed, interestOnlyMonths: "10" });
    const paid = [1, 120, 121, 360].map((number) => payments.rowTerms(number).principalAndInterest);
    expect(paid).toEqual([1500, 1500, 2149.29, 2149.29]);
    expect(worksheet.principalAndInterest).toBe(1500);
  });
  test("a temporary buydown of one, two or three points", () => {
    // 300,000 over 30 years: 1,995.91 at 7%, 1,798.65 at 6%, 1,610.46 at 5%, 1,432.25 at 4%. Twelve months each of
    // 197.26, of 385.45 and 197.26, and of 563.66, 385.45 and 197.26.
    const cost = (buydown: string) =>
      boughtDownOf(answered({ price: "375000", downPayment: "20%", annualRate: "7", buydown }))?.worksheet.buydown.cost;
    expect(["1-0", "2-1", "3-2-1"].map(cost)).toEqual([2367.12, 6992.52, 13_756.44]);
    expect(boughtDownOf(answered({ downPayment: "100%" }))).toBeUndefined();
    expect(boughtDownOf(answered({ kind: "interestOnly" }))).toBeUndefined();
  });
});

describe("what the button types for the highest price", () => {
  const limit = { rounded: 274_000, downPayment: 25_774.6 } as AffordablePrice;
  const typed = (down: object, downPayment: string) =>
    typedAtLimit({ household: { down }, answered: answered({ downPayment }) } as unknown as Afford, limit);
  test("a share stays as it is, and so do dollars that are within a dollar of what is needed", () => {
    expect(typed({ share: 0.2 }, "20%")).toEqual({ price: "274000" });
    expect(typed({ amount: 1 }, "$25774")).toEqual({ price: "274000" });
    expect(typed({ amount: 1 }, "$25773.60")).toEqual({ price: "274000", downPayment: "$25774" });
    expect(typed({ amount: 1 }, "20%")).toEqual({ price: "274000", downPayment: "$25774" });
  });
  const house = (price: number, downPayment: number, limited: object | undefined, down: object = { amount: 1 }) =>
    ({ answered: { house: { price, downPayment } }, household: { down }, worksheet: { limited } }) as unknown as Afford;
  test("another down payment at that price is told, from a dollar on", () => {
    expect(otherDown(house(274_000, 25_773.6, limit))).toBe(limit);
    expect(otherDown(house(274_000, 25_773.7, limit))).toBeUndefined();
    expect(otherDown(house(274_001, 20_000, limit))).toBeUndefined();
    expect(otherDown(house(274_000, 20_000, limit, { share: 0.2 }))).toBeUndefined();
    expect(otherDown(house(274_000, 20_000, undefined))).toBeUndefined();
  });
  test("a house is too expensive above the price, not at it", () => {
    const price = { ...limit, price: 274_500 };
    expect(tooExpensive(house(274_501, 0, price))).toBe(price);
    expect(tooExpensive(house(274_500, 0, price))).toBeUndefined();
    expect(tooExpensive(house(1e9, 0, undefined))).toBeUndefined();
  });
});

test("the income that just fits: 28% for the house, or 36% with debts, less the rent that counts", () => {
  const need = (typed: Typed) => incomeNeededFor(answered(typed));
  const bare = { price: "375000", downPayment: "20%", annualRate: "6", propertyTax: "$0", insurance: "0" };
  // 300,000 at 6% is 1,798.65 a month: 12 x 1,798.65 / 0.28, and with 600 of debts 12 x 2,398.65 / 0.36.
  expect(need(bare).incomeNeeded).toBeCloseTo(77_085, 0);
  expect(need({ ...bare, debtsPerMonth: "600" }).incomeNeeded).toBeCloseTo(79_955, 0);
  // A lender counts 75% of 1,000 of rent from a second unit: 9,000 a year.
  expect(need({ ...bare, units: "2", partRent: "1000" }).incomeNeeded).toBeCloseTo(77_085 - 9_000, 0);
  expect(need({ ...bare, units: "2", partRent: "100000" }).incomeNeeded).toBe(0);
});

test("a VA loan has no share for housing alone: its guideline is 41% with debts", () => {
  const va = { price: "300000", downPayment: "0", annualRate: "6", propertyTax: "$0", insurance: "0", program: "va" };
  // The same 1,798.65 without a funding fee: 12 x 1,798.65 / 0.41, and with 600 of debts 12 x 2,398.65 / 0.41.
  const { incomeNeeded } = incomeNeededFor(answered({ ...va, vaExempt: "yes" }));
  expect(incomeNeeded).toBeCloseTo(52_643.41, 1);
  expect(incomeNeededFor(answered({ ...va, vaExempt: "yes", debtsPerMonth: "600" })).incomeNeeded).toBeCloseTo(
    70_204.39,
    1,
  );
});

test("an FHA loan’s guideline is 31% for the house and 43% with debts, and each rule is named", () => {
  // HUD’s ratios. 386,000 with 1.75% added is 392,755; at 6%, 2,354.76 a month, and 0.55% of the average balance.
  const fha = {
    price: "400000",
    downPayment: "3.5%",
    annualRate: "6",
    propertyTax: "$0",
    insurance: "0",
    program: "fha",
  };
  const { given, worksheet } = answered(fha);
  expect(worksheet.principalAndInterest).toBe(2354.76);
  const { housing, incomeNeeded } = incomeNeededFor(answered(fha));
  expect(incomeNeeded).toBeCloseTo((12 * housing) / 0.31, 6);
  expect(incomeNeededFor(answered({ ...fha, debtsPerMonth: "2000" })).incomeNeeded).toBeCloseTo(
    (12 * (housing + 2000)) / 0.43,
    6,
  );
  const rule = (program: string) => ruleForNeed(answered({ ...fha, program }).given);
  expect(ruleForNeed(given)).toBe("FHA’s 31/43 guideline");
  expect(["conventional", "va", "usda"].map(rule)).toEqual([
    "the traditional 28/36 rule",
    "VA’s 41% guideline",
    "USDA’s 29/41 guideline",
  ]);
});

test("cash out is compared with a second loan only if there is some", () => {
  const sheets = (cashOut: string) => Object.keys(refinancingOf(answered({ cashOut }))?.worksheet ?? {});
  expect(sheets("0")).toEqual(["refinance"]);
  expect(sheets("1000")).toEqual(["refinance", "cash"]);
});

test("an offer's figures lead to the fields where they were typed", () => {
  const typed = { offers: "2", lenderFees: "700", "offers.0.lenderFees": "800", "offers.1.lenderFees": "900" };
  const used = stepsOfOffers(offersOf(answered(typed))).flatMap(({ uses }) => Object.values(uses));
  const entered = used.filter(({ kind }) => kind === "input");
  const amounts = (name: string) => [...new Set(entered.filter((one) => one.name === name).map(({ value }) => value))];
  expect(["lenderFees", "offers.0.lenderFees", "offers.1.lenderFees"].map(amounts)).toEqual([[700], [800], [900]]);
});
