/** What each program lends at all: its adjustable loans, its longest term, its buildings, its limit. By hand. */
import { describe, expect, test } from "vitest";
import { answer } from "./answer.ts";
import { cautions, conflicts, notMade } from "./conflicts.ts";
import { inputsFor } from "./given.ts";
import { kindOf } from "./loan.ts";
import * as others from "./other-loans.ts";
import { programsOf } from "./panels/programs/compare.ts";
import { placeOf } from "./place/places.ts";
import { programCautions } from "./program-rules.ts";

type Typed = Parameters<typeof inputsFor>[0];
const answered = (typed: Typed) => answer(inputsFor(typed, { others }), others);
const said = (typed: Typed) => programCautions(answered(typed));
const standing = (typed: Typed) =>
  Object.fromEntries((programsOf(answered(typed))?.shown ?? []).map(({ name, open, why }) => [name, { open, why }]));

describe("an adjustable loan", () => {
  const worst = (typed: Typed) => answered({ ...typed, kind: "adjustable" }).worksheet.adjustable;
  test("of FHA with seven fixed years rises by 2 points a year and 6 in all (24 CFR 203.49)", () => {
    // 386,000 and the premium of 1.75%: 392,755 at 5.75%; then 7.75%, 9.75% and 11.75% with payments 85, 97 and 109.
    const found = worst({ price: "400000", downPayment: "3.5%", program: "fha", armProduct: "7/6", armRate: "5.75" });
    expect(found?.worst.maxPayment).toBeCloseTo(3_642.02, 2);
  });
  test("of VA with five fixed years does too (38 CFR 36.4312(d))", () => {
    // 400,000 and the fee of 2.15%: 408,600 at 6%; then 8%, 10% and 12% with payments 61, 73 and 85.
    const found = worst({ price: "400000", downPayment: "0", program: "va", armRate: "6" });
    expect(found?.worst.maxPayment).toBeCloseTo(3_967.36, 2);
  });
  test("isn't made by USDA, whose loans have a fixed rate", () => {
    const given = inputsFor({ program: "usda", kind: "adjustable" }, { others });
    expect(kindOf(given)).toBe("fixed");
    expect(conflicts(given).kind).toMatch(/^USDA loans have a fixed rate/);
  });
});

describe("a term of 40 years", () => {
  const forty = { price: "400000", termMonths: "40 years" };
  test("is longer than FHA, VA and USDA allow", () => {
    expect(said({ ...forty, program: "fha" }).termMonths).toMatch(/^FHA loans last at most 30 years/);
    expect(said({ ...forty, program: "va" }).termMonths).toMatch(/^VA loans last at most 30 years/);
    expect(said({ ...forty, program: "usda" }).termMonths).toMatch(/^USDA loans last at most 30 years/);
    expect([said(forty), said({ price: "400000", program: "fha" })]).toEqual([{}, {}]);
  });
  test("leaves a conventional loan only, from a few lenders", () => {
    const { conventional, fha, va, usda } = standing({ ...forty, served: "yes", ruralHome: "yes" });
    expect([conventional?.open, fha?.open, va?.open, usda?.open]).toEqual([true, false, false, false]);
    expect(conventional?.why).toMatch(/from a few lenders/);
  });
});

test("USDA lends on one unit only", () => {
  const two = { price: "400000", program: "usda", units: "2", ruralHome: "yes" };
  expect(said(two).units).toMatch(/^USDA lends on homes with one unit only/);
  expect([standing(two).usda?.open, standing({ ...two, units: "1" }).usda?.open]).toEqual([false, true]);
});

test("FHA insures three units only if three quarters of their rent cover the payment", () => {
  const three = { price: "600000", downPayment: "3.5%", program: "fha", units: "3", partRent: "3000" };
  expect(standing({ ...three, allUnitsRent: "4500" }).fha).toMatchObject({
    open: false,
    why: expect.stringMatching(/^the payment is \$[\d,]+ more than three quarters of the rent for all units$/),
  });
  expect(standing({ ...three, allUnitsRent: "9000" }).fha?.open).toBe(true);
});

test("FHA's limit of $541,287 is that of most counties, until a county is chosen", () => {
  const large = { price: "700000", downPayment: "3.5%", program: "fha" };
  expect(said(large).program).toMatch(/^FHA insures at most \$541,287 in most counties.*Choose your county/);
  expect(standing(large).fha?.why).toBe("insures at most $541,287 in most counties");
});

describe("a loan that nobody makes is said at the answer, in a sentence", () => {
  const santaClara = placeOf("CA")?.counties.get("Santa Clara");
  const atAnswer = (typed: Typed) => {
    const found = answered(typed);
    const county = typed.county === undefined ? undefined : santaClara;
    return Object.values(notMade(cautions(found.given, found), programCautions(found, county)));
  };
  const fha = { price: "300000", program: "fha" };
  test.each<[string, Typed, string[]]>([
    [
      // 3.5% of 700,000 is 24,500.
      "FHA above its limit in most counties",
      { ...fha, price: "700000", downPayment: "3.5%" },
      ["FHA insures at most $541,287 in most counties, and you would borrow $675,500."],
    ],
    [
      // 20% of 1,700,000 is 340,000; 150% of 832,750 is 1,249,125.
      "FHA above its limit in Santa Clara",
      { ...fha, price: "1700000", downPayment: "20%", state: "CA", county: "Santa Clara" },
      ["FHA insures at most $1,249,125 here, and you would borrow $1,360,000."],
    ],
    [
      "FHA with nothing down",
      { ...fha, downPayment: "0" },
      ["FHA asks for at least 3.5% down with your credit score."],
    ],
    [
      "FHA with 9% down and a score of 579",
      { ...fha, downPayment: "9%", creditScore: "579" },
      ["FHA asks for at least 10% down with your credit score."],
    ],
    ["FHA with a score of 499", { ...fha, creditScore: "499" }, ["FHA doesn’t insure loans with a score below 500."]],
    [
      "conventional with 2.9% down",
      { price: "300000", downPayment: "2.9%" },
      ["A conventional loan needs at least 3% down, and an FHA loan 3.5%."],
    ],
    [
      "USDA on two units, over 40 years",
      { ...fha, program: "usda", units: "2", termMonths: "40 years" },
      ["USDA loans last at most 30 years.", "USDA lends on homes with one unit only."],
    ],
    // And loans that are made, each at its limit: 540,000 with 10% down, and 10% down with a score of 500.
    ["FHA within its limit", { ...fha, price: "600000", downPayment: "10%" }, []],
    ["FHA with a score of 500", { ...fha, downPayment: "10%", creditScore: "500" }, []],
    ["conventional with 3% down", { price: "300000", downPayment: "3%" }, []],
    ["VA with nothing down", { ...fha, program: "va", downPayment: "0" }, []],
    // An odd county or date is worth a look, but the loan can be made.
    ["other cautions", { extraOnce: "5000", extraOnceMonth: "2020-01" }, []],
  ])("%s", (_, typed, words) => expect(atAnswer(typed)).toEqual(words));
});

test("3% down is for first-time buyers or a modest income; 5% is for anybody", () => {
  const why = (downPayment: string) => standing({ price: "400000", downPayment }).conventional?.why;
  expect(why("3%")).toMatch(/^available if one of you hasn’t owned a home in three years, or/);
  expect(why("5%")).toMatch(/^available, because/);
});
