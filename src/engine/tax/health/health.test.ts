import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf } from "../../../law/figure.ts";
import { figuresFor } from "../../../law/us/cited.ts";
import { lawFor, taxYears } from "../../../law/us/index.ts";
import { misexplained } from "../../../testing/rework.ts";
import { known, scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { healthInsuranceAndCreditLines } from "./insurance-and-credit.lines.ts";
import { earnedIncomeLimitOf, healthInsuranceAndCredit, type SelfEmployedCoverage } from "./insurance-and-credit.ts";
import { povertyLineOf } from "./poverty-line.ts";
import { premiumTaxCreditLines } from "./premium-tax-credit.lines.ts";
import { premiumTaxCredit } from "./premium-tax-credit.ts";
import { reconciliationLines } from "./reconciliation.lines.ts";
import { reconciliation, repaymentLimitOf } from "./reconciliation.ts";

const lawOf = (year: (typeof taxYears)[number]) => lawFor(year, "single").premiumTaxCredit;
const scopeFor = (year: (typeof taxYears)[number]) => scopeOf(figuresFor(year, "single").premiumTaxCredit);
const anyYear = fc.constantFrom(...taxYears);

const alone: SelfEmployedCoverage = {
  povertyLine: 15_650,
  premium: 6_600,
  benchmark: 7_200,
  monthsCovered: 12,
  eligibleBelowPovertyLine: false,
  incomeBefore: 41_820.85,
  earnedIncomeLimit: 41_820.85,
  advance: 0,
  isSingle: true,
};
const dollars = (most: number) => fc.integer({ min: 0, max: most });
const anyCoverage = fc.record<SelfEmployedCoverage>({
  povertyLine: fc.constantFrom(15_060, 15_650, 19_550, 26_650, 33_310),
  premium: dollars(40_000),
  benchmark: dollars(40_000),
  monthsCovered: fc.integer({ min: 1, max: 12 }),
  eligibleBelowPovertyLine: fc.boolean(),
  incomeBefore: fc.integer({ min: -5_000, max: 180_000 }),
  earnedIncomeLimit: fc.integer({ min: -5_000, max: 120_000 }),
  advance: fc.oneof(fc.constant(0), dollars(40_000)),
  isSingle: fc.boolean(),
});

describe("the poverty line", () => {
  test.each([
    [2025, 1, "contiguous", 15_060],
    [2026, 1, "contiguous", 15_650],
    [2026, 4, "contiguous", 32_150],
    [2026, 3, "alaska", 33_310],
    [2025, 2, "hawaii", 23_500],
  ] as const)(
    "coverage in %i, %i persons, %s: %i, from the guidelines of the year before",
    (year, size, region, line) => {
      expect(povertyLineOf(size, region, lawOf(year)).povertyLine).toBe(line);
    },
  );
});

const creditAt = (year: 2025 | 2026, income: number) =>
  premiumTaxCredit(income, { ...alone, povertyLine: 10_000 }, lawOf(year));

describe("at the edges of the table", () => {
  test.each([
    [2026, 9_999, null, "below the poverty line there is none"],
    [2026, 10_000, 0.021, "at the line it starts"],
    [2026, 13_299, 0.021, "132 percent"],
    [2026, 13_300, 0.0314, "133 percent: the share jumps"],
    [2026, 40_000, 0.0996, "exactly four times the line"],
    [2026, 40_001, null, "2026 has the cliff: one dollar more and all is lost"],
    [2025, 40_001, 0.085, "2025 has no upper end"],
    [2025, 15_000, 0, "2025: nothing is expected up to 150 percent"],
  ] as const)("%i, income %i: %s (%s)", (year, income, figure, _why) => {
    expect(creditAt(year, income).applicableFigure).toBe(figure);
  });
});

test("a low income keeps the credit if the Marketplace expected more and paid in advance", () => {
  const coverage = { ...alone, povertyLine: 10_000, eligibleBelowPovertyLine: true };
  expect(premiumTaxCredit(8_000, coverage, lawOf(2026)).credit).toBe(6_600);
});

describe("advance payments in 2025 are repaid up to a limit that rises with income", () => {
  test.each([
    [199, true, 375],
    [200, true, 975],
    [300, true, 1_625],
    [399, false, 3_250],
    [400, true, null],
  ])("at %i percent, single %s: %s", (incomePercent, isSingle, limit) => {
    const repaymentLimit = repaymentLimitOf(() => incomePercent, isSingle, lawOf(2025));
    expect(repaymentLimit).toBe(limit);
    expect(reconciliation({ credit: 0, advance: 5_000, repaymentLimit }).repayment).toBe(limit ?? 5_000);
  });
  test("in 2026 every dollar is repaid", () => {
    const repaymentLimit = repaymentLimitOf(() => 150, true, lawOf(2026));
    expect(repaymentLimit).toBeNull();
    expect(reconciliation({ credit: 0, advance: 5_000, repaymentLimit }).repayment).toBe(5_000);
  });
});

describe("26 CFR 1.162(l)-1(a)(1)(ii): premiums that advance payments covered for good aren't deducted", () => {
  // Profit of 40,000 minus half of 40,000 x 0.9235 x 0.153; a premium of 8,000, of which 7,000 was paid in advance.
  const left = 40_000 - (40_000 * 0.9235 * 0.153) / 2;
  const paidAhead = {
    ...alone,
    povertyLine: 15_060,
    premium: 8_000,
    benchmark: 5_000,
    incomeBefore: left,
    earnedIncomeLimit: left,
    advance: 7_000,
  };
  test("2025: 1,000 plus the 975 repaid at most; the 375 limit is for incomes below 200 percent", () => {
    // 37,174.09 - 1,000 - 375 is 237 percent of 15,060; 37,174.09 - 1,000 - 975 = 35,199.09 is 233 percent, below 300.
    const { repaymentLimit, limit, best } = healthInsuranceAndCredit(paidAhead, lawOf(2025));
    expect([repaymentLimit, limit]).toEqual([975, 1_975]);
    expect(best.deduction).toBeCloseTo(1_975, 6);
    // 233 percent: 2% and 66 hundredths of the way to 4%. The credit is 5,000 - 3.32% of 35,199.09.
    expect(best.credit).toBeCloseTo(5_000 - 0.0332 * (left - 1_975), 6);
    expect(reconciliation({ credit: best.credit, advance: 7_000, repaymentLimit }).repayment).toBe(975);
  });
  test("2025, not single: 1,000 and 1,950", () => {
    expect(healthInsuranceAndCredit({ ...paidAhead, isSingle: false }, lawOf(2025)).limit).toBe(2_950);
  });
  test("at the edge of a step, the income after deducting that step's own amount decides", () => {
    // 200 percent is 30,120. 31,494 - 1,000 - 375 = 30,119, so 375. One dollar more: 975.
    const at = (incomeBefore: number) => healthInsuranceAndCredit({ ...paidAhead, incomeBefore }, lawOf(2025));
    expect([at(31_494).repaymentLimit, at(31_495).repaymentLimit]).toEqual([375, 975]);
  });
  test("a business with less profit than that sets the limit, and the income that determines the step", () => {
    // 31,000 of income, 500 of it earned: 31,000 - 500 is 202 percent.
    const { repaymentLimit, limit } = healthInsuranceAndCredit(
      { ...paidAhead, incomeBefore: 31_000, earnedIncomeLimit: 500 },
      lawOf(2025),
    );
    expect([repaymentLimit, limit]).toEqual([975, 500]);
  });
  test("2026: all of the excess is repaid, and only premium minus credit limits the deduction", () => {
    const coverage = { ...paidAhead, povertyLine: 15_650 };
    const { repaymentLimit, limit, best } = healthInsuranceAndCredit(coverage, lawOf(2026));
    expect([repaymentLimit, limit]).toEqual([null, 8_000]);
    const { repayment } = reconciliation({ credit: best.credit, advance: 7_000, repaymentLimit });
    expect(best.deduction).toBeLessThanOrEqual(1_000 + repayment + 1e-6);
    expect(best.deduction + best.credit).toBeLessThanOrEqual(8_000 + 1e-6);
  });
  test("for any coverage, the deduction is at most what isn't paid in advance plus what is repaid", () => {
    fc.assert(
      fc.property(anyYear, anyCoverage, (year, coverage) => {
        const advance = Math.min(coverage.advance, coverage.premium);
        const { repaymentLimit, best } = healthInsuranceAndCredit({ ...coverage, advance }, lawOf(year));
        const { repayment } = reconciliation({ credit: best.credit, advance, repaymentLimit });
        if (advance > 0 && best.credit < advance)
          expect(best.deduction).toBeLessThanOrEqual(coverage.premium - advance + repayment + 1e-6);
      }),
      { numRuns: 500 },
    );
  });
});

test("an iteration that flips between 249 and 250 percent is detected, and a consistent pair is given instead", () => {
  const { iterative, cycle, simplified, best } = healthInsuranceAndCredit(alone, lawOf(2026));
  expect(iterative).toBeNull();
  expect(cycle).toBe(2);
  expect(simplified.deduction).toBeCloseTo(2_048.61, 2);
  expect(simplified.credit).toBeCloseTo(3_795.5, 2);
  expect(best.credit).toBeGreaterThan(simplified.credit);
  expect(best.deduction).toBeGreaterThan(simplified.deduction);
});

test("a loop across 400 percent: no pair keeps the credit; the simplified method deducts less", () => {
  const coverage = { ...alone, incomeBefore: 71_000, earnedIncomeLimit: 71_000, premium: 9_000, benchmark: 9_500 };
  const { iterative, cycle, simplified, best } = healthInsuranceAndCredit(coverage, lawOf(2026));
  expect([iterative, cycle]).toEqual([null, 2]);
  expect([simplified.credit, best.credit]).toEqual([0, 0]);
  // With 8,400 deducted, income is exactly at the edge, 62,600; with a dollar more, the credit would no longer fit.
  expect(best.deduction).toBeCloseTo(8_400, 6);
  expect(simplified.deduction).toBeCloseTo(9_000 - (9_500 - 0.0996 * 62_000), 6);
});

test("a deduction never pushes income below the poverty line if that would cost the credit", () => {
  const coverage = { ...alone, incomeBefore: 16_000, earnedIncomeLimit: 16_000, benchmark: 6_500 };
  const { iterative, best } = healthInsuranceAndCredit(coverage, lawOf(2026));
  expect(iterative?.credit).toBe(0);
  expect(best.deduction).toBeCloseTo(350, 6);
  expect(best.credit).toBeCloseTo(6_500 - 0.021 * 15_650, 6);
});

/** The published steps, taken literally: a hundred passes without checking for loops. */
function literally(coverage: SelfEmployedCoverage, year: (typeof taxYears)[number]) {
  const credit = (deduction: number) =>
    premiumTaxCredit(coverage.incomeBefore - deduction, coverage, lawOf(year)).credit;
  const most = healthInsuranceAndCredit(coverage, lawOf(year)).limit;
  let deduction = most;
  let last = credit(most);
  for (let pass = 0; pass < 100; pass++) {
    const next = Math.min(most, coverage.premium - last);
    const nextCredit = credit(next);
    if (Math.abs(next - deduction) < 1 && Math.abs(nextCredit - last) < 1) return next;
    deduction = next;
    last = nextCredit;
  }
  return null;
}

test("the solver ends, and agrees with the published steps taken literally", () => {
  fc.assert(
    fc.property(anyYear, anyCoverage, (year, coverage) => {
      const { iterative, cycle, passes } = healthInsuranceAndCredit(coverage, lawOf(year));
      const expected = literally(coverage, year);
      expect(iterative === null).toBe(expected === null);
      if (expected !== null) expect(iterative?.deduction).toBeCloseTo(expected, 9);
      else expect(cycle).not.toBeNull();
      expect(passes).toBeLessThan(40);
    }),
    { numRuns: 1_000 },
  );
});

test("deduction and credit never exceed the premium, nor the deduction its limit", () => {
  fc.assert(
    fc.property(anyYear, anyCoverage, (year, coverage) => {
      const { limit, simplified, iterative, best } = healthInsuranceAndCredit(coverage, lawOf(year));
      for (const pair of [simplified, iterative, best]) {
        if (pair === null) continue;
        expect(pair.deduction + pair.credit).toBeLessThanOrEqual(coverage.premium + 1e-6);
        expect(pair.deduction).toBeLessThanOrEqual(limit);
        expect(Math.min(pair.deduction, pair.credit)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("the best pair is consistent, and at least as good as the published answers in both parts", () => {
  fc.assert(
    fc.property(anyYear, anyCoverage, (year, coverage) => {
      const { simplified, iterative, best } = healthInsuranceAndCredit(coverage, lawOf(year));
      expect(best.deduction + best.atIncome.credit).toBeLessThanOrEqual(coverage.premium + 1e-6);
      for (const pair of [simplified, iterative]) {
        if (pair === null) continue;
        expect(best.credit).toBeGreaterThanOrEqual(pair.credit - 1);
        if (pair.credit > 0) expect(best.deduction).toBeGreaterThanOrEqual(pair.deduction - 1);
      }
    }),
    { numRuns: 500 },
  );
});

test("Form 7206, lines 4 to 10: premiums are paid from profit minus half of the tax and plan contributions", () => {
  expect(earnedIncomeLimitOf(30_000, 2_119.5, 1_000)).toBe(26_880.5);
  expect(earnedIncomeLimitOf(-5_000, 0, 0)).toBe(0);
});

test("more income never raises the credit, once there is one", () => {
  fc.assert(
    fc.property(anyYear, anyCoverage, dollars(20_000), (year, coverage, more) => {
      const before = premiumTaxCredit(coverage.incomeBefore, coverage, lawOf(year));
      const after = premiumTaxCredit(coverage.incomeBefore + more, coverage, lawOf(year));
      if (!before.tooLow) expect(after.credit).toBeLessThanOrEqual(before.credit + 1e-9);
    }),
  );
});

test("every formula works out to the value computed", () => {
  fc.assert(
    fc.property(anyYear, anyCoverage, (year, coverage) => {
      const law = lawOf(year);
      const scope = { ...scopeFor(year), ...scopeOfInputs(coverage), income: known(coverage.incomeBefore) };
      const credit = premiumTaxCredit(coverage.incomeBefore, coverage, law);
      expect(misexplained(explain(credit, premiumTaxCreditLines, scope))).toEqual([]);
      const both = healthInsuranceAndCredit(coverage, law);
      expect(misexplained(explain(both, healthInsuranceAndCreditLines, scope))).toEqual([]);
      for (const repaymentLimit of [both.repaymentLimit, null]) {
        const advance = { credit: credit.credit, advance: 4_000, repaymentLimit };
        const given = { ...scopeOfInputs(advance), repaymentLimit: { ...known(0), value: repaymentLimit } };
        expect(misexplained(explain(reconciliation(advance), reconciliationLines, given))).toEqual([]);
      }
    }),
  );
});
