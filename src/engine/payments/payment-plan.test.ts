import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../law/figure.ts";
import { figuresFor } from "../../law/us/cited.ts";
import { lawFor } from "../../law/us/index.ts";
import { annualizationPeriods } from "../../law/us/payments.ts";
import { underpaymentRates } from "../../law/us/underpayment-rates.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import type { Four } from "./annualized-instalments.ts";
import { paymentPenaltiesLines } from "./payment-penalties.lines.ts";
import { paymentPenalties } from "./payment-penalties.ts";
import { paymentPlanLines } from "./payment-plan.lines.ts";
import { type PaymentPlanLaw, paymentPlan, type YearSoFar } from "./payment-plan.ts";

const law: PaymentPlanLaw = {
  estimatedTax: lawFor(2026, "single").estimatedTax,
  annualizationPeriods: valuesOf(annualizationPeriods),
};
const penaltiesOf = (given: YearSoFar) =>
  paymentPenalties(paymentPlan(given, law), given.taxYear, valuesOf(underpaymentRates));
const year: YearSoFar = {
  taxYear: 2026,
  asOf: "2026-07-10",
  incomeTaxAfterNonrefundableCredits: 3_559,
  selfEmploymentTax: 8_478,
  additionalMedicareTax: 0,
  netInvestmentIncomeTax: 0,
  otherTaxes: 0,
  refundableCredits: 0,
  withholdingSoFar: 0,
  withholdingExpected: 0,
  payments: [],
  priorYearTax: 9_000,
  priorYearAgi: 50_000,
  priorYearReturnFiled: true,
  priorYearFull12Months: true,
  usCitizenOrResidentAllPriorYear: true,
  annualizedTax: null,
};

const dollars = (most: number) => fc.integer({ min: 0, max: most });
const anyTax: fc.Arbitrary<Four<number>> = fc.tuple(dollars(40_000), dollars(40_000), dollars(40_000), dollars(40_000));
const anyYear = fc
  .record({
    asOf: fc.constantFrom("2026-02-01", "2026-06-15", "2026-07-10", "2026-10-20", "2027-01-15", "2027-02-20"),
    tax: dollars(40_000),
    priorYearTax: dollars(40_000),
    withholdingSoFar: dollars(6_000),
    withholdingExpected: dollars(6_000),
    payments: fc.array(fc.record({ day: fc.constantFrom("2026-01-20", "2026-02-01"), amount: dollars(5_000) }), {
      maxLength: 2,
    }),
    annualizedTax: fc.option(anyTax),
  })
  .map(({ tax, ...given }): YearSoFar => ({ ...year, ...given, selfEmploymentTax: tax }));

test("half a year late: what is overdue today, then each date's own installment", () => {
  const plan = paymentPlan(year, law);
  expect(plan.choice).toBe("prior_year_100");
  expect(plan.schedule).toMatchObject([
    { day: "2026-07-10", amount: 4_500, why: "overdue" },
    { day: "2026-09-15", amount: 2_250, why: "instalment" },
    { day: "2027-01-15", amount: 2_250, why: "instalment" },
  ]);
  // 2,250 from April 15 and 2,250 from June 15, at 6% until June 30 and 7% after that
  const april = 2_250 * ((0.06 * 76) / 365 + (0.07 * 10) / 365);
  const june = 2_250 * ((0.06 * 15) / 365 + (0.07 * 10) / 365);
  const { ifPaidToday, waitingCosts } = penaltiesOf(year);
  expect(ifPaidToday.penalty).toBeCloseTo(april + june, 9);
  expect(waitingCosts).toBeCloseTo((4_500 * 0.07 * 67) / 365, 9);
});

test("a late payment is the past installments, minus what was withheld and paid", () => {
  // 2,250 a date; 2,000 withheld counts 500 a date; 1,000 was paid. July 10: 2 x 2,250 - 2 x 500 - 1,000. September 15:
  // 3 x 2,250 - 3 x 500 - 1,000 - 2,500 paid in July. January 15: 4 x 2,250 - 4 x 500 - 1,000 - 4,250.
  const { schedule } = paymentPlan(
    { ...year, withholdingSoFar: 2_000, payments: [{ day: "2026-04-15", amount: 1_000 }] },
    law,
  );
  const all = { april: 2_250, june: 2_250, september: 2_250, january: 2_250 };
  expect(schedule).toMatchObject([
    { ...all, september: 0, january: 0, withheld: 1_000, before: 0, amount: 2_500 },
    { ...all, january: 0, withheld: 1_500, before: 2_500, amount: 1_750 },
    { ...all, withheld: 2_000, before: 4_250, amount: 1_750 },
  ]);
});

describe("the choice and its reason", () => {
  test.each<[string, Partial<YearSoFar>]>([
    ["prior_year_110", { priorYearAgi: 150_001 }],
    ["prior_year_100", { priorYearAgi: 150_000 }],
    ["current_year_90", { priorYearTax: 20_000 }],
    ["no_tax_last_year", { priorYearTax: 0 }],
    ["owes_little", { selfEmploymentTax: 900, incomeTaxAfterNonrefundableCredits: 0 }],
    ["withholding_is_enough", { withholdingSoFar: 4_000, withholdingExpected: 5_000 }],
    ["annualized", { annualizedTax: [0, 0, 12_000, 12_037] }],
  ])("%s", (choice, changed) => {
    expect(paymentPlan({ ...year, ...changed }, law).choice).toBe(choice);
  });
});

test("if no payments are needed, there is no schedule and no penalty", () => {
  const plan = paymentPlan({ ...year, priorYearTax: 0 }, law);
  expect(plan.schedule).toEqual([]);
  expect(penaltiesOf({ ...year, priorYearTax: 0 }).ifNothingMore.penalty).toBe(0);
});

test("a quarter with an unpublished rate is named", () => {
  expect(penaltiesOf(year).assumedQuarters).toBe("2027Q1");
});

test("income that comes late is paid for late", () => {
  const given: YearSoFar = { ...year, asOf: "2026-03-01", annualizedTax: [0, 0, 12_000, 12_037] };
  const { schedule } = paymentPlan(given, law);
  expect(schedule.map((payment) => payment.day)).toEqual(["2026-09-15", "2027-01-15"]);
  expect(penaltiesOf(given).ifPaidNextDate.penalty).toBe(0);
});

test("paying today never costs more than paying on the next date, and that never more than not paying", () => {
  fc.assert(
    fc.property(anyYear, (given) => {
      const { ifPaidToday, ifPaidNextDate, ifNothingMore } = penaltiesOf(given);
      expect(ifPaidToday.penalty).toBeLessThanOrEqual(ifPaidNextDate.penalty + 1e-9);
      expect(ifPaidNextDate.penalty).toBeLessThanOrEqual(ifNothingMore.penalty + 1e-9);
    }),
  );
});

test("annualizing never asks for more by any date, and never costs a higher penalty", () => {
  fc.assert(
    fc.property(anyYear, anyTax, (given, annualizedTax) => {
      const evenly = paymentPlan({ ...given, annualizedTax: null }, law);
      const annualized = paymentPlan({ ...given, annualizedTax }, law);
      for (const [i, date] of annualized.plan.dates.entries())
        expect(date.dueByThen).toBeLessThanOrEqual((evenly.plan.dates[i]?.dueByThen ?? 0) + 1e-6);
      const [less, more] = [annualizedTax, null].map((tax) => penaltiesOf({ ...given, annualizedTax: tax }));
      expect(less?.ifNothingMore.penalty).toBeLessThanOrEqual((more?.ifNothingMore.penalty ?? 0) + 1e-6);
    }),
  );
});

test("before the first date, there is always a schedule without a penalty", () => {
  fc.assert(
    fc.property(anyYear, (given) => {
      expect(penaltiesOf({ ...given, asOf: "2026-02-01" }).ifPaidToday.penalty).toBeLessThan(0.01);
    }),
  );
});

test("every formula works out to the value computed", () => {
  fc.assert(
    fc.property(anyYear, (given) => {
      const scope = {
        ...scopeOfInputs(given),
        ...scopeOf(figuresFor(2026, "single").estimatedTax, "estimatedTax."),
        ...scopeOf(annualizationPeriods, "annualizationPeriods."),
      };
      expect(misexplained(explain(paymentPlan(given, law), paymentPlanLines, scope))).toEqual([]);
      expect(misexplained(explain(penaltiesOf(given), paymentPenaltiesLines, scope))).toEqual([]);
    }),
  );
});
