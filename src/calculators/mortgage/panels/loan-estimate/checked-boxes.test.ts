/**
 * When a printed box agrees with what follows from the others: rounding on the form is allowed for, a real difference
 * isn't.
 */
import { describe, expect, test } from "vitest";
import type { Typed } from "../../../../inputs/typed.ts";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import * as others from "../../other-loans.ts";
import { checkInWords, checkOf, SAMPLES } from "./checked-boxes.ts";
import { estimateOf } from "./closing-figures.ts";
import { asAnOffer, asTheLoan } from "./take.ts";

/** 100,000 over 96 months without interest: 1,041.67 a month. */
const loan = { leLoan: "100000", leRate: "0", leTerm: "96 months" };
const checked = (typed: Typed) => {
  const found = checkOf(answer(inputsFor({ ...loan, ...typed })));
  if (!found) throw new Error("loan and rate are typed");
  return found;
};
const verdict = (box: string, typed: Typed) => checked(typed).verdicts.find((one) => one.box === box);
const agrees = (box: string, typed: Typed) => verdict(box, typed)?.agrees;

test("a whole number agrees with what rounds to it, cents with the same cents", () => {
  const payment = (lePayment: string) => agrees("lePayment", { lePayment });
  expect([payment("1042"), payment("1041"), payment("1043")]).toEqual([true, false, false]);
  expect([payment("1041.67"), payment("1041.68"), payment("1041.66")]).toEqual([true, false, false]);
});

test("sums of rounded boxes may be a dollar off", () => {
  const costs = { leA: "1000.40", leB: "2000.40" };
  const total = (leD: string) => agrees("leD", { ...costs, leD });
  // 3,000.80: whole dollars from 2,999.30 to 3,002.30, cents from 2,999.80 to 3,001.80.
  expect(["2999", "3000", "3002", "3003"].map(total)).toEqual([false, true, true, false]);
  expect(["2999.70", "2999.80", "3001.80", "3001.90"].map(total)).toEqual([false, true, true, false]);
  const others = { leE: "100", leF: "200", leG: "300", leH: "400" };
  expect(agrees("leI", { ...others, leI: "1001" })).toBe(true);
  expect(agrees("leI", { ...others, leI: "1002" })).toBe(false);
  expect(verdict("leI", { ...others, leI: "1002" })).toMatchObject({ figure: "$1,000.00" });
  expect(verdict("leI", { leE: "100", leF: "200", leI: "302" })).toMatchObject({ figure: "$300.00" });
  // 3,000.80 and 1,000, less a credit of 500; then 20,000 down, less 5,000, 300 and 200.
  const closing = { ...costs, ...others, leCredits: "500" };
  expect(agrees("leJ", { ...closing, leJ: "3500.80" })).toBe(true);
  expect(agrees("leJ", { ...closing, leJ: "3503" })).toBe(false);
  const cash = { ...closing, leDown: "20000", leDeposit: "5000", leSeller: "300", leAdjustments: "200" };
  expect(agrees("leCash", { ...cash, leCash: "18000.80" })).toBe(true);
  expect(agrees("leCash", { ...cash, leCash: "18002.80" })).toBe(false);
});

test("the month: payment, insurance and escrow, and later without insurance", () => {
  const month = { leInsurance: "50", leEscrow: "300.33" };
  expect(agrees("leTotal", { ...month, leTotal: "1392" })).toBe(true);
  expect(agrees("leTotal", { ...month, leTotal: "1393" })).toBe(false);
  expect(agrees("leTotalLater", { ...month, leTotalLater: "1342" })).toBe(true);
  expect(agrees("leTotalLater", { ...month, leTotalLater: "1392" })).toBe(false);
  // Not judged without what it adds up.
  expect(verdict("leTotal", { leTotal: "1392" })).toBeUndefined();
  expect(verdict("leTotal", { leTotal: "1392", leEscrow: "300.33" })).toBeDefined();
  expect(verdict("leTotalLater", { leTotalLater: "1392", leInsurance: "50" })).toBeUndefined();
});

describe("interest per day, 3.6% of 100,000", () => {
  const day = (lePerDay: string) => verdict("lePerDay", { leRate: "3.6", lePerDay });
  test.each([
    ["10", true, "$10.00", "The lender counts 360 days in a year."],
    ["9.86", true, "$9.86", "The lender counts 365 days in a year."],
    ["9.99", false, "$9.86", "With 360 days in a year it would be $10.00."],
    ["9.87", false, "$9.86", "With 360 days in a year it would be $10.00."],
  ])("%s", (typed, agree, figure, reason) => expect(day(typed)).toMatchObject({ agrees: agree, figure, reason }));
});

test("five years: 60 payments with insurance, and what they pay off", () => {
  // 60 of 96 payments, not rounded, are five eighths of the loan. The form prints whole dollars.
  const principal = (leFivePrincipal: string) => agrees("leFivePrincipal", { leFivePrincipal });
  expect([principal("62500"), principal("62501"), principal("62499")]).toEqual([true, false, false]);
  const known = { leA: "0", leB: "1000", leE: "0", lePerDay: "0" };
  expect(agrees("leFive", { ...known, leFive: "63500" })).toBe(true);
  expect(agrees("leFive", { ...known, leFive: "63502" })).toBe(false);
  expect(verdict("leFive", { leB: "1000", leFive: "63500" })).toBeUndefined();
  expect(verdict("leFive", { lePerDay: "0", leFive: "63500" })).toBeUndefined();
});

test("a TIP agrees within a hundredth of a percent, an APR within two thousandths; an APR needs the charges that it counts", () => {
  const tip = (leTip: string) => agrees("leTip", { lePerDay: "0", leTip });
  expect([tip("0"), tip("0.01"), tip("0.02")]).toEqual([true, true, false]);
  expect(verdict("leTip", { leTip: "0" })).toBeUndefined();
  const apr = (leApr: string, more: Typed = { leA: "0" }) => verdict("leApr", { leApr, ...more });
  expect(apr("0")).toMatchObject({ agrees: true, figure: "0%" });
  // It is printed to a thousandth of a percent.
  expect([apr("0.002")?.agrees, apr("0.003")?.agrees]).toEqual([true, false]);
  expect(apr("0", {})).toBeUndefined();
  expect(apr("0", { leFinance: "0" })?.agrees).toBe(true);
  // 1,000 of fees counted: the printed 0% is what counts none.
  expect(apr("0", { leA: "1000" })?.reason).toContain("agrees if no prepaid finance charge counts");
  expect(apr("9", { leA: "1000" })?.reason).toMatch(/\$1,000\.00 .*section A.*Ask which fees/);
  expect(apr("9", { leA: "1000", leFinance: "700" })?.reason).toMatch(/\$700\.00 .*the fees you typed/);
});

test("the end of insurance, if the price is known", () => {
  // 78% of 125,000 is 97,500: three payments of 1,041.67 leave 96,874.99.
  const insured = { lePrice: "125000", leInsurance: "50" };
  expect(verdict("leInsuranceYears", { ...insured, leInsuranceYears: "1" })).toMatchObject({
    agrees: true,
    figure: "year 1",
  });
  const other = verdict("leInsuranceYears", { ...insured, leInsuranceYears: "2" });
  expect(other).toMatchObject({ agrees: false });
  expect(other?.reason).toContain("after payment 3.");
  expect(verdict("leInsuranceYears", { leInsurance: "50", leInsuranceYears: "1" })).toBeUndefined();
});

test("an estimate used as the loan above gives the cash, the payment and the APR that the form prints", () => {
  // H-24(B) of Regulation Z: 16,054 to close, 1,050 a month, 4.274%. It rounds the premium of 82.35 to 82.
  const boxes = { ...SAMPLES["H-24(B)"], leInsurance: "82.35" };
  const taken = asTheLoan(boxes, inputsFor(boxes));
  const { closing, comparisons, costs } = estimateOf(answer(inputsFor(taken ?? {}))).worksheet;
  expect(closing.cash).toBeCloseTo(16_054, 0);
  expect(closing).toMatchObject({ totalLoanCosts: 5672, taxesAndRecording: 85, prepaids: 867, initialEscrow: 413 });
  expect([costs.interestPerDay, costs.prepaidInterest]).toEqual([17.44, 261.6]);
  expect(comparisons.apr).toBeCloseTo(0.04274, 5);
  // 761.78 and 82.35, and 206 for property tax and home insurance together.
  expect(answer(inputsFor(taken ?? {})).worksheet.total).toBeCloseTo(761.78 + 82.35 + 206, 2);
});

test("all of section A counted instead of the 1,609 that counts gives another APR, within what the law allows", () => {
  // H-24(B): 1,802 in section A, of which and of the rest 1,609 counts. 193 more of 162,000 is about a hundredth of a
  // percent a year over some thirteen years.
  const { leFinance: _, ...boxes } = SAMPLES["H-24(B)"];
  expect(verdict("leApr", boxes)).toMatchObject({ agrees: false, isClose: true, figure: "4.283%" });
  // The premium of 82 on the form is 82.35, which is 0.001% of the APR.
  expect(verdict("leApr", SAMPLES["H-24(B)"])).toMatchObject({ agrees: true });
});

test("points inside section A: the loan and the offer have them apart, and the APR counts them once", () => {
  // H-24(B), section A: 0.25% of 162,000, which is 405, with a fee of 300 and one of 1,097. 405 + 1,397 is 1,802.
  const boxes = { ...SAMPLES["H-24(B)"], leInsurance: "82.35", lePoints: "405" };
  expect(verdict("leApr", boxes)).toMatchObject({ agrees: true, figure: "4.274%" });
  const taken = asTheLoan(boxes, inputsFor(boxes));
  expect(taken?.pointsShare).toBe("0.25");
  const answered = answer(inputsFor(taken ?? {}));
  const { costs, closing, comparisons } = estimateOf(answered).worksheet;
  // 1,609 counts: the points, and 1,204 of the rest. The other 4,063 of 5,672 doesn't.
  expect(costs).toMatchObject({ pointsPaid: 405, lenderFees: 1204, otherFinanceCharges: 0, otherServices: 4063 });
  expect(closing).toMatchObject({ totalLoanCosts: 5672 });
  expect(comparisons.apr).toBeCloseTo(0.04274, 5);
  const offer = asAnOffer({}, inputsFor(boxes)) ?? {};
  expect([offer["offers.0.pointsShare"], offer["offers.0.lenderFees"]]).toEqual(["0.25", "1204"]);
  // The rest of section A is with the services: 1,397 - 1,204 + 672 + 3,198.
  expect(offer["offers.0.otherLoanCosts"]).toBe("4063");
  // Without the box, everything that counts is fees.
  const { lePoints: _, ...without } = boxes;
  expect(asAnOffer({}, inputsFor(without))).toMatchObject({
    "offers.0.pointsShare": "0",
    "offers.0.lenderFees": "1609",
  });
});

test("payments left may be typed as payments, years, or years and months", () => {
  const left = (paymentsLeft: string) => answer(inputsFor({ paymentsLeft })).given.paymentsLeft;
  expect(["315", "26.25 years", "26 years and 3 months", "26y3m"].map(left)).toEqual([315, 315, 315, 315]);
});

test("a deposit may be typed with the minus sign that the form prints", () => {
  const deposit = (leDeposit: string) => answer(inputsFor({ ...loan, leDeposit })).given.leDeposit;
  expect([deposit("5000"), deposit("-5000"), deposit("−5,000")]).toEqual([5000, 5000, 5000]);
});

test("an APR within an eighth of a point of ours is called close", () => {
  const reason = (leApr: string) => verdict("leApr", { leApr, leA: "1000" })?.reason;
  // 1,000 of 100,000 over 96 months without interest comes to about a quarter of a percent.
  expect(reason("0.3")).toContain("less than the eighth of a point");
  expect(reason("0.5")).not.toContain("eighth");
  const words = (leApr: string) => checkInWords(checked({ leApr, leA: "1000" }));
  expect(words("0.3")).toBe("The APR is within the eighth of a point that the law allows.");
  expect(words("0.5")).toBe("Check what you copied for the APR. If it’s what the form says, ask the lender.");
});

test("what is said of all boxes", () => {
  const words = (typed: Typed) => checkInWords(checked(typed));
  expect(words({})).toMatch(/^Copy more boxes/);
  expect(words({ lePayment: "1042" })).toBe("The box you typed agrees.");
  expect(words({ lePayment: "1042", leFivePrincipal: "62500" })).toBe("All 2 boxes agree.");
  expect(words({ lePayment: "1000" })).toBe(
    "Check what you copied for principal and interest. If it’s what the form says, ask the lender.",
  );
  expect(words({ lePayment: "1042", leFivePrincipal: "1" })).toBe(
    "1 box agrees. Check what you copied for the 5-year principal. If it’s what the form says, ask the lender.",
  );
  expect(words({ lePayment: "1", leFivePrincipal: "1", leEscrow: "1", leTotalLater: "1" })).toBe(
    "Check what you copied for principal and interest, the later total and the 5-year principal. If it’s what the form says, ask the lender.",
  );
});

/**
 * Forms of loans with public insurance, worked out without this code: payments and the average balance of each loan
 * year to the cent, from which FHA and USDA charge that year; then sums, and the rate that makes the payments worth
 * what is financed. In whole dollars, as the form prints them.
 */
const FORMS = {
  // 350,000 with 3.5% down: 337,750 and 1.75% of it, 5,910.63. 0.55% of 336,035 on average in the first year is 154.02
  // a month, then 152.24, 150.33, 148.30 and 146.14. Prepaid finance charges: 1,500, 5,911 and 15 x 61.20.
  fha: {
    ...{ leType: "fha", lePrice: "350,000", leLoan: "343,660.63", leRate: "6.5", leTerm: "30 years" },
    ...{ lePayment: "2,172.17", leInsurance: "154", leInsuranceYears: "30", leEscrow: "463", leTotal: "2,789" },
    ...{ leA: "1,500", leB: "5,911", leC: "2,415", leD: "9,826", leE: "1,295", leF: "3,323", lePerDay: "61.20" },
    ...{ leDays: "15", leG: "2,701", leH: "0", leI: "7,319", leCredits: "0", leJ: "17,145", leFinanced: "-5,911" },
    ...{ leDown: "12,250", leCash: "23,484", leFive: "150,086", leFivePrincipal: "21,957", leApr: "7.289" },
    ...{ leTip: "127.812" },
  },
  // 400,000 with nothing down, and the funding fee of 2.15%, 8,600.
  va: {
    ...{ leType: "va", lePrice: "400,000", leLoan: "408,600", leRate: "6", leTerm: "30 years", lePayment: "2,449.76" },
    ...{ leInsurance: "0", leEscrow: "500", leTotal: "2,950", leA: "1,500", leB: "8,600", leC: "2,760" },
    ...{ leD: "12,860", leE: "1,480", leF: "3,413", lePerDay: "67.17", leDays: "15", leG: "3,001", leH: "0" },
    ...{ leI: "7,894", leCredits: "0", leJ: "20,754", leFinanced: "8,600", leDown: "0", leCash: "12,154" },
    ...{ leFive: "160,853", leFivePrincipal: "28,380", leApr: "6.259", leTip: "116.085" },
  },
  // 250,000 with nothing down: 1% of the whole loan is 2,525.25. 0.35% of each year's balance is 73.26, then 72.37,
  // 71.43, 70.42 and 69.35 a month.
  usda: {
    ...{ leType: "usda", lePrice: "250,000", leLoan: "252,525.25", leRate: "6.25", leTerm: "30 years" },
    ...{ lePayment: "1,554.84", leInsurance: "73", leInsuranceYears: "30", leEscrow: "400", leTotal: "2,028" },
    ...{ leA: "1,500", leB: "2,525", leC: "1,800", leD: "5,825", leE: "900", leF: "2,649", lePerDay: "43.24" },
    ...{ leDays: "15", leG: "2,500", leH: "0", leI: "6,049", leCredits: "0", leJ: "11,874", leFinanced: "2,525" },
    ...{ leDown: "0", leCash: "9,349", leFive: "104,046", leFivePrincipal: "16,825", leApr: "6.783", leTip: "121.915" },
  },
} satisfies Record<string, Typed>;

describe("the form of an FHA, VA or USDA loan", () => {
  test.each(Object.entries(FORMS))("%s: all of its boxes agree", (_, form) => {
    const found = checked(form);
    expect(found.verdicts.filter((one) => !one.agrees)).toEqual([]);
    expect(found.verdicts.map(({ box }) => box)).toEqual(
      expect.arrayContaining(["lePayment", "leTotal", "leD", "leI", "leJ", "leCash", "leFive", "leApr", "leTip"]),
    );
  });
  test("a fee in the loan may be printed as part of a smaller down payment", () => {
    // 12 CFR 1026.37(h)(1): the loan less the price is what is financed, and the price less the loan is put down.
    const form = { ...FORMS.fha, leUpfront: "5,911", leFinanced: "0", leDown: "6,339" };
    expect(checked(form).verdicts.filter((one) => !one.agrees)).toEqual([]);
  });
  test("a premium that ends after 11 years with 10% down, whether its fee is in the loan or not", () => {
    // 300,000 with 10% down: 270,000 and 4,725. 0.5%: 111.90 a month in the first year, 104.19 in the sixth.
    const tenth = {
      ...{ leType: "fha", lePrice: "300,000", leLoan: "274,725", leRate: "6.25", leTerm: "30 years", leA: "1,200" },
      ...{ leB: "4,725", leC: "2,000", leInsurance: "112", leInsuranceYears: "11", lePerDay: "47.04", leDays: "12" },
      ...{ leFive: "116,522", leApr: "6.836", leUpfront: "4,725" },
    };
    const boxes = ["leInsuranceYears", "lePerDay", "leFive", "leApr"];
    const verdicts = (typed: Typed) => checked(typed).verdicts.map(({ box, agrees }) => [box, agrees]);
    expect(verdicts(tenth)).toEqual(boxes.map((box) => [box, true]));
    expect(verdict("leInsuranceYears", { ...tenth, leInsuranceYears: "30" })?.reason).toContain("ends after 11 years");
    // 9% down and 1.75% of 273,000 in cash: the loan is 91% of the price.
    const inCash = { ...tenth, leLoan: "273,000", leB: "4,778", leUpfront: "4,778", leInsuranceYears: "30" };
    expect(agrees("leInsuranceYears", inCash)).toBe(true);
    // A loan of 90% or more isn't judged until the fee is known.
    expect(verdict("leInsuranceYears", { ...tenth, leUpfront: "" })).toBeUndefined();
  });
  test("what differs is said by the program's own rule", () => {
    const reason = (form: Typed, leInsuranceYears: string) =>
      verdict("leInsuranceYears", { ...form, leInsurance: "50", leInsuranceYears });
    expect(reason(FORMS.fha, "11")).toMatchObject({ agrees: false, figure: "year 30" });
    expect(reason(FORMS.fha, "11")?.reason).toContain(
      "With less than 10% down, FHA charges its premium for as long as",
    );
    expect(reason(FORMS.usda, "11")?.reason).toContain("USDA charges its annual fee for as long as");
    expect(reason(FORMS.va, "11")).toMatchObject({ agrees: false, figure: "none" });
    // Interest of a 365-day year, 1,500 in section A and 5,911.
    expect(verdict("leApr", { ...FORMS.fha, leApr: "9" })?.reason).toContain(
      "$8,329.00 in prepaid finance charges: section A, the upfront fee and prepaid interest",
    );
    // A premium that stayed at 154.02 would add 228.84 in five years.
    expect(verdict("leFive", { ...FORMS.fha, leFive: "150,315" })?.reason).toContain("falls a little each year");
  });
  test("nothing is judged by a fee that wasn't copied yet", () => {
    const { leFinanced: _, ...form } = FORMS.va;
    expect(verdict("leCash", form)).toBeUndefined();
    expect(verdict("leApr", form)).toBeUndefined();
    expect(verdict("leApr", { ...form, leFinance: "10,100" })?.agrees).toBe(true);
    // A waived fee: 1,500 and 1,007.55 of 408,600 over 30 years.
    expect(verdict("leApr", { ...form, leUpfront: "0", leApr: "6.058" })?.agrees).toBe(true);
    expect(verdict("leApr", { ...FORMS.fha, leInsurance: "" })).toBeUndefined();
  });
  test("its type is that of the loan above until another is chosen", () => {
    const typeOf = (typed: Typed) => inputsFor(typed).leType;
    expect([typeOf({}), typeOf({ program: "fha" }), typeOf({ program: "fha", leType: "va" })]).toEqual([
      "conventional",
      "fha",
      "va",
    ]);
  });
});

describe("an estimate with an upfront fee used as the loan above", () => {
  const above = (form: Typed) => {
    const answered = answer(inputsFor(asTheLoan(form, inputsFor(form)) ?? {}, { others }), others);
    const { closing, comparisons } = estimateOf(answered).worksheet;
    return { answered, cash: closing.cash, apr: comparisons.apr };
  };
  test.each([
    ["fha", 343_660.63, 5910.63, 23_484, 0.07289],
    ["va", 408_600, 8600, 12_154, 0.06259],
    ["usda", 252_525.25, 2525.25, 9349, 0.06783],
  ] as const)("%s: its loan, fee, cash to close and APR", (type, loan, upfrontFee, cash, apr) => {
    const found = above(FORMS[type]);
    expect(found.answered.given.program).toBe(type);
    expect(found.answered.worksheet).toMatchObject({ loan, upfrontFee });
    expect(Math.abs(found.cash - cash)).toBeLessThan(1);
    expect(found.apr).toBeCloseTo(apr, 5);
  });
  test("VA’s fee is 3.3% the next time, and may be waived", () => {
    const later = { ...FORMS.va, leLoan: "413,200", leUpfront: "13,200" };
    expect(above(later).answered.worksheet).toMatchObject({ loan: 413_200, upfrontFee: 13_200 });
    const waived = { ...FORMS.va, leLoan: "400,000", leUpfront: "0", leFinanced: "0" };
    expect(above(waived).answered.worksheet).toMatchObject({ loan: 400_000, upfrontFee: 0 });
  });
  test("as an offer, it is compared with a loan of its own type", () => {
    const form = { ...FORMS.fha, program: "fha" };
    // Services without the premium, which every offer of that loan has: 2,415.
    expect(asAnOffer(form, inputsFor(form))).toMatchObject({
      "offers.0.lenderFees": "1500",
      "offers.0.otherLoanCosts": "2415",
    });
    expect(asAnOffer(FORMS.fha, inputsFor(FORMS.fha))).toBeUndefined();
  });
});
