/**
 * The printed samples of Regulation Z, Appendix H, other than H-24(B) and H-25(B), which are in estimate-check.test.ts.
 * docs/regulation-z-samples.md says which boxes are tested and which can't be.
 */
import { expect, test } from "vitest";
import { valuesOf } from "../../law/figure.ts";
import { fha, fhaAnnualPremiums } from "../../law/mortgage/fha.ts";
import { dateFromIso } from "../calendar.ts";
import { toCent } from "../rounding.ts";
import { adjustableSchedule } from "./adjustable/adjustable.ts";
import { flat, worst } from "./adjustable/index-paths.ts";
import { aprOfMonthly } from "./apr/apr.ts";
import { estimateCheck, type PrintedEstimate } from "./estimate-check.ts";
import { levelPayment } from "./level-payment.ts";
import { loanEstimate } from "./loan-estimate.ts";

const law = { automaticShare: 0.78, fha: valuesOf(fha), fhaPremiums: fhaAnnualPremiums };
const nothing: PrintedEstimate = {
  loanType: "conventional",
  loan: 0,
  annualRate: 0,
  termMonths: 360,
  price: 0,
  insurance: 0,
  escrow: 0,
  upfrontFee: 0,
  sectionA: 0,
  sectionB: 0,
  sectionC: 0,
  sectionE: 0,
  sectionF: 0,
  sectionG: 0,
  sectionH: 0,
  lenderCredits: 0,
  interestPerDay: 0,
  interestDays: 0,
  costsFinanced: 0,
  downPayment: 0,
  deposit: 0,
  sellerCredits: 0,
  adjustments: 0,
  financeCharges: 0,
};

/** The refinance of H-24(D) at closing. */
const refinance: PrintedEstimate = {
  ...nothing,
  loan: 150_000,
  annualRate: 0.0425,
  price: 180_000,
  insurance: 82.35,
  escrow: 206.13,
  sectionA: 1950,
  sectionB: 610,
  sectionC: 935.5,
  sectionE: 60,
  // A year of home insurance, 1,209.96; 16 days at 17.71, 283.36; six months of property tax, 631.80.
  sectionF: 2125.12,
  // 412.25 of taxes and home insurance, as on H-25(B), and two months of mortgage insurance, 164.70.
  sectionG: 576.95,
  lenderCredits: 500,
  interestPerDay: 17.71,
  interestDays: 16,
  // The amount borrowed minus the old loan of 115,000.00; and 435.00 paid before closing.
  adjustments: 150_000 - 115_000 + 435,
};

test("forms H-24(D) and H-25(E), a refinance: 150,000 at 4.25% prints 737.91, and mortgage insurance for four years", () => {
  const found = estimateCheck(refinance, law);
  expect(found).toMatchObject({ payment: 737.91, insuranceYears: 4 });
  // As printed for years 1 to 4, and for years 5 to 30.
  expect(found.total).toBeCloseTo(1026.39, 2);
  expect(found.totalLater).toBeCloseTo(944.04, 2);
});

test("form H-25(E), pages 2 and 3: loan costs 3,495.50, other costs 2,762.07, and 29,677.43 to the borrower", () => {
  const found = estimateCheck(refinance, law);
  expect(found).toMatchObject({ loanCosts: 3495.5, otherCosts: 2762.07, closingCosts: 5757.57 });
  // 150,000 x 4.25% / 360 = 17.708.
  expect(found).toMatchObject({ perDay360: 17.71, prepaidInterest: 283.36, cash: -29_677.43 });
});

test("form H-25(E), page 5: total of payments, finance charge, APR of 4.543% and TIP of 77.29%", () => {
  const twoPremiums = 2 * 82.35;
  // The amount financed as printed: 150,000 less 1,758.06, of which 283.36 is interest, 164.70 the two premiums,
  // 1,310.00 fees.
  const found = loanEstimate({
    loan: 150_000,
    propertyValue: 180_000,
    annualRate: 0.0425,
    termMonths: 360,
    insurancePerMonth: 82.35,
    insuranceEndShare: law.automaticShare,
    prepaidInterest: 283.36,
    totalLoanCosts: 3495.5,
    amountFinanced: 148_241.94,
  });
  // The balance is 78% of 180,000 or less after payment 44. The two premiums paid at closing count as payments too.
  expect(found.totalOfPayments + twoPremiums).toBeCloseTo(273_214.5, 2);
  expect(found.financeCharge).toBeCloseTo(121_029, 2);
  expect(found.apr).toBeCloseTo(0.04543, 5);
  expect(found.totalInterestPercentage).toBeCloseTo(0.7729, 4);
});

test("form H-24(C), page 2: loan costs of 5,851, and interest of 23.44 a day", () => {
  const estimate = {
    ...nothing,
    loan: 211_000,
    annualRate: 0.04,
    price: 240_000,
    interestPerDay: 23.44,
    interestDays: 15,
  };
  const found = estimateCheck({ ...estimate, sectionA: 3110, sectionB: 820, sectionC: 1921 }, law);
  // 211,000 x 4% / 360 = 23.444; 15 days of 23.44.
  expect(found).toMatchObject({ loanCosts: 5851, perDay360: 23.44, prepaidInterest: 351.6 });
});

/** The note of H-24(C), from its tables of adjustable payments and rates. */
const interestOnly = {
  loan: 211_000,
  initialRate: 0.04,
  termMonths: 360,
  fixedMonths: 60,
  interestOnlyMonths: 60,
  adjustEveryMonths: 36,
  firstCap: 0.02,
  laterCap: 0.02,
  lifetimeCap: 0.08,
  margin: 0.04,
  floor: 0.0325,
  roundTo: 0,
  firstPayment: dateFromIso("2013-06-01"),
};

test("form H-24(C), pages 1 and 2: 703.33 at first, at most 1,359, 1,604 and 2,068 a month, and at least 1,028", () => {
  const { segments, maxPayment } = adjustableSchedule(interestOnly, worst(interestOnly));
  const charged = segments.map(({ fromPayment, rate, payment }) => [fromPayment, rate, Math.round(payment)]);
  expect(segments[0]).toMatchObject({ fromPayment: 1, payment: 703.33 });
  expect([charged[1], charged[2], charged[4]]).toEqual([
    [61, 0.06, 1359],
    [97, 0.08, 1604],
    [169, 0.12, 2068],
  ]);
  expect(Math.round(maxPayment)).toBe(2068);
  // Every three years after the first change, which is at the 61st payment.
  expect(segments.map(({ fromPayment }) => fromPayment)).toEqual([1, 61, 97, 133, 169]);
  // The lowest rate, 3.25%, in years 6 to 30: an index of -0.75%, or less.
  const low = adjustableSchedule(interestOnly, flat(-0.0075)).segments;
  expect(low.map(({ fromPayment, rate, payment }) => [fromPayment, rate, Math.round(payment)])).toEqual([
    [1, 0.04, 703],
    [61, 0.0325, 1028],
  ]);
});

test("form H-24(C), page 3: of the values its index can have in hundredths, only 0.16% gives the printed TIP of 81.18%", () => {
  // The form names the index (MTA) and not its value. Interest includes 351.60 paid at closing.
  const share = (index: number) => {
    const { totalInterest } = adjustableSchedule(interestOnly, flat(index));
    return Math.round((10_000 * (totalInterest + 351.6)) / 211_000) / 100;
  };
  expect([0.0015, 0.0016, 0.0017].map(share)).toEqual([81.01, 81.18, 81.35]);
});

test("form H-24(C), page 3: the printed APR of 4.617% is that of a premium which the form rounds to 109", () => {
  // It counts section A, 3,110, and the interest paid at closing, 351.60. 78% of 240,000 is reached after payment 114.
  const { payment } = adjustableSchedule(interestOnly, flat(0.0016));
  const aprWith = (premium: number) => {
    const amounts = [...payment].map((amount, i) => amount + (i < 114 ? premium : 0));
    return Math.round(1e5 * (aprOfMonthly(211_000 - 3110 - 351.6, amounts) ?? 0)) / 1e3;
  };
  // Printed as 109, and as 812 with 703.33. Added up without this code: 4.6166% with 108.67, 4.6178% with 109.
  expect([108.6, 108.67, 108.8, 109].map(aprWith)).toEqual([4.616, 4.617, 4.617, 4.618]);
});

test("form H-24(D), pages 2 and 3: sums of sections, 24,901 to the borrower, 13,788 of principal, APR and TIP", () => {
  const found = estimateCheck(
    {
      ...refinance,
      sectionB: 635,
      sectionC: 936,
      sectionE: 80,
      sectionF: 1585,
      sectionG: 413,
      interestDays: 15,
      // 120,000 is still owed on the old loan.
      adjustments: 150_000 - 120_000,
      // The charges that H-25(E) counts for the same loan, 1,310.00, and the premium paid at closing, 82.35.
      financeCharges: 1310 + 82.35,
    },
    law,
  );
  expect(found).toMatchObject({
    payment: 737.91,
    loanCosts: 3521,
    otherCosts: 2078,
    closingCosts: 5099,
    cash: -24_901,
  });
  // In whole dollars, as the form prints these.
  expect([found.total, found.totalLater, found.principalInFiveYears].map(Math.round)).toEqual([1026, 944, 13_788]);
  expect(found.interestPercentage).toBeCloseTo(0.7728, 4);
  expect(found.apr).toBeCloseTo(0.04537, 5);
  // "In 5 years" can't be expressed: 51,932 is 60 payments of 737.91 (44,274.59), loan costs of 3,521, 265.65 of
  // interest paid at closing, and 47 premiums. The balance is at 78% after payment 44, as H-25(E) counts as well.
  expect(found.insurancePayments).toBe(44);
  expect(Math.round(found.inFiveYears)).toBe(51_685);
  expect(Math.round(found.inFiveYears + 3 * 82.35)).toBe(51_932);
});

test("form H-24(F): 171,000 at 2% prints a first payment of 632.05", () => {
  expect(toCent(levelPayment(171_000, 0.02 / 12, 360))).toBe(632.05);
});
