/**
 * The printed samples of Regulation Z, Appendix H, beside H-24(B) and H-25(B), which estimate-check.test.ts holds. Which boxes are
 * tested, and which cannot be, stands in docs/regulation-z-samples.md.
 */
import { expect, test } from "vitest";
import { dateFromIso } from "../calendar.ts";
import { adjustableSchedule } from "./adjustable/adjustable.ts";
import { worst } from "./adjustable/index-paths.ts";
import { estimateCheck } from "./estimate-check.ts";

test("forms H-24(D) and H-25(E), a refinance: 150,000 at 4.25% prints 737.91, and mortgage insurance for four years", () => {
  const nothing = { sectionA: 0, sectionB: 0, sectionC: 0, sectionE: 0, sectionF: 0, sectionG: 0, sectionH: 0 };
  const found = estimateCheck(
    {
      ...nothing,
      loan: 150_000,
      annualRate: 0.0425,
      termMonths: 360,
      price: 180_000,
      insurance: 82.35,
      escrow: 206.13,
      lenderCredits: 0,
      interestPerDay: 0,
      interestDays: 0,
      downPayment: 0,
      deposit: 0,
      sellerCredits: 0,
      adjustments: 0,
      financeCharges: 0,
    },
    { automaticShare: 0.78 },
  );
  expect(found).toMatchObject({ payment: 737.91, insuranceYears: 4 });
  // As printed for years 1 to 4, and for years 5 to 30.
  expect(found.total).toBeCloseTo(1026.39, 2);
  expect(found.totalLater).toBeCloseTo(944.04, 2);
});

test("form H-24(C): interest alone on 211,000 at 4% prints 703.33; every third year from the sixth on, the rate adjusts", () => {
  const terms = {
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
  const { segments } = adjustableSchedule(terms, worst(terms));
  // 211,000 x 4% / 12.
  expect(segments[0]).toMatchObject({ fromPayment: 1, payment: 703.33 });
  // The caps are ours: two points each time. 211,000 at 6% over 300 months: 1.005 ** 300 = 4.46496981, 1,055 / 0.77603433.
  expect(segments[1]).toMatchObject({ fromPayment: 61, rate: 0.06, payment: 1359.48 });
  expect(segments.map(({ fromPayment }) => fromPayment)).toEqual([1, 61, 97, 133, 169]);
});
