import fc from "fast-check";
import { expect, test } from "vitest";
import { valuesOf } from "../../law/figure.ts";
import { fha, fhaAnnualPremiums } from "../../law/mortgage/fha.ts";
import { anyRate, anyTerm, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { estimateCheckLines } from "./estimate-check.lines.ts";
import { estimateCheck, type PrintedEstimate } from "./estimate-check.ts";

const law = { automaticShare: 0.78, fha: valuesOf(fha), fhaPremiums: fhaAnnualPremiums };

/** Regulation Z, Appendix H, form H-25(B), as printed on pages 1 to 3. */
const closingDisclosure: PrintedEstimate = {
  loanType: "conventional",
  loan: 162_000,
  annualRate: 0.03875,
  termMonths: 360,
  price: 180_000,
  insurance: 82.35,
  escrow: 206.13,
  upfrontFee: 0,
  sectionA: 1802,
  sectionB: 236.55,
  sectionC: 2655.5,
  sectionE: 85,
  sectionF: 2120.8,
  sectionG: 412.25,
  sectionH: 2400,
  lenderCredits: 0,
  interestPerDay: 17.44,
  interestDays: 16,
  costsFinanced: 0,
  downPayment: 18_000,
  deposit: 10_000,
  sellerCredits: 2500,
  adjustments: 1064.84, // 1,035.04 of adjustments and 29.80 paid before closing
  financeCharges: 0,
};

test("form H-25(B): every printed box that follows from others, and an APR without prepaid finance charges", () => {
  const found = estimateCheck(closingDisclosure, law);
  expect(found).toMatchObject({ payment: 761.78, insurancePayments: 80, insuranceYears: 7 });
  expect(found.total).toBeCloseTo(1050.26, 2);
  expect(found.totalLater).toBeCloseTo(967.91, 2);
  expect(found).toMatchObject({ loanCosts: 4694.05, otherCosts: 5018.05, closingCosts: 9712.1, cash: 14_147.26 });
  // 162,000 x 3.875% / 360 = 17.4375; 16 days are 279.04.
  expect(found).toMatchObject({ perDay360: 17.44, perDay365: 17.2, prepaidInterest: 279.04 });
  expect(found.interestPercentage).toBeCloseTo(0.6946, 4);
  expect(found.aprOfNone).toBeCloseTo(0.04174, 5);
  // Adding only the 279.04 of prepaid interest already makes it higher.
  expect(found.apr).toBeGreaterThan(0.04185);
});

test("form H-24(B): page 3 with the fees that count, 405 + 1,097 + 107, and 15 days of prepaid interest", () => {
  const found = estimateCheck(
    {
      ...closingDisclosure,
      sectionB: 672,
      sectionC: 3198,
      sectionF: 867,
      sectionG: 413,
      sectionH: 1017,
      interestDays: 15,
      sellerCredits: 0,
      adjustments: 0,
      financeCharges: 1609,
    },
    law,
  );
  expect(found).toMatchObject({ loanCosts: 5672, otherCosts: 2382, closingCosts: 8054, cash: 16_054 });
  expect(Math.round(found.inFiveYears)).toBe(56_582);
  expect(Math.round(found.principalInFiveYears)).toBe(15_773);
  expect(found.apr).toBeCloseTo(0.04274, 5);
  expect(found.interestPercentage).toBeCloseTo(0.6945, 4);
});

test("a checked estimate explains itself, for any figures", () => {
  const amounts = Object.fromEntries(
    Object.keys(closingDisclosure).map((name) => [name, dollars(name === "loan" ? 2_000_000 : 5000)]),
  );
  const any = fc.record({
    ...amounts,
    loanType: fc.constantFrom("conventional", "fha", "va", "usda"),
    annualRate: anyRate(),
    termMonths: anyTerm,
    price: dollars(3_000_000),
    interestDays: fc.integer({ min: 0, max: 31 }),
  }) as unknown as fc.Arbitrary<PrintedEstimate>;
  fc.assert(
    fc.property(any, (printed) => {
      expect(
        misexplained(
          explain(
            estimateCheck(printed, law),
            estimateCheckLines(printed.loanType),
            scopeOfInputs({ ...printed, fhaLaw: law.fha }),
          ),
        ),
      ).toEqual([]);
    }),
  );
});
