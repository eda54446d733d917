import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../law/figure.ts";
import { distributions, distributionTables, startAges } from "../../law/retirement/distributions.ts";
import { medicare } from "../../law/retirement/medicare.ts";
import { lawFor, lawScope } from "../../law/us/index.ts";
import { misexplained } from "../../testing/rework.ts";
import { filingStatuses } from "../tax/filing-status.ts";
import { explain, type Scope, type Unit } from "../worksheet.ts";
import { indexed, inTodaysDollars } from "./indexing.ts";
import { medicarePremium, medicarePremiumLines, surchargeTier } from "./irmaa.ts";
import { savingLimits, savingLimitsLines } from "./limits.ts";
import { requiredDistribution, requiredDistributionLines } from "./rmd.ts";
import { inheritedDistribution, inheritedDistributionLines } from "./rmd-inherited.ts";
import { distributionsStart } from "./rmd-start.ts";

const given = (inputs: object, unit: Unit = "usd"): Scope =>
  Object.fromEntries(
    Object.entries(inputs)
      .filter(([, value]) => typeof value !== "object")
      .map(([name, value]) => [name, { kind: "input", name, label: name, value, unit }]),
  );
const anyAmount = fc.integer({ min: 0, max: 3_000_000 });

describe("required distributions", () => {
  const law = { ...valuesOf(distributions), startAges, tables: distributionTables };
  const alone = { spouseBirthYear: null };
  test.each([
    [1949, 6, 846, 2019],
    [1949, 7, 864, 2021],
    [1950, 12, 864, 2022],
    [1951, 1, 876, 2024],
    [1959, 12, 876, 2032],
    [1960, 1, 900, 2035],
  ])("born %i-%i: from %i months of age, in %i", (year, month, startAge, startYear) => {
    expect(distributionsStart({ year, month }, startAges)).toMatchObject({ startAge, startYear });
  });
  // Publication 590-B: a balance of 1,000,000 at 75 is divided by 24.6.
  test("the example of the fact sheet", () => {
    const worked = requiredDistribution(
      { ...alone, birth: { year: 1960, month: 5 }, year: 2035, balanceBefore: 1_000_000 },
      law,
    );
    expect(worked.amount).toBeCloseTo(40_650.41, 2);
  });
  test("the tables fall with age, and above 120 the divisor stays", () => {
    const owner = (age: number) =>
      requiredDistribution({ ...alone, birth: { year: 1935, month: 1 }, year: 1935 + age, balanceBefore: 1 }, law)
        .divisor as number;
    for (let age = 88; age <= 120; age++) expect(owner(age)).toBeLessThan(owner(age - 1));
    expect(owner(124)).toBe(2);
  });
  test("every line works out, and the balance lasts: a distribution is never more than half of it", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1920, max: 1990 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2022, max: 2090 }),
        anyAmount,
        (year, month, taken, balanceBefore) => {
          fc.pre(taken >= year);
          const account = { ...alone, birth: { year, month }, year: taken, balanceBefore };
          const worked = requiredDistribution(account, law);
          expect(misexplained(explain(worked, requiredDistributionLines, given(account)))).toEqual([]);
          expect(worked.amount).toBeLessThanOrEqual(balanceBefore / 2);
        },
      ),
    ));
  // Publication 590-B, Table II.
  test.each([
    ["not more than ten years younger: the uniform table", 75, 65, 24.6, false],
    ["eleven years younger", 75, 64, 25.3, false],
    ["fifteen years younger, the example of the fact sheet", 75, 60, 28.3, false],
    ["forty years younger", 73, 33, 52.6, false],
    ["fifteen years younger than an owner of 90", 90, 75, 15.4, false],
    ["eleven years younger than an owner of 95", 95, 84, 9.4, false],
    ["forty years younger than an owner of 110", 110, 70, 18.8, false],
    ["beyond the table: the uniform one, which asks for more", 111, 96, 3.4, true],
  ])("a spouse %s", (_, ownerAge, spouseAge, divisor, lessByJointTable) => {
    const account = { birth: { year: 1950, month: 2 }, year: 1950 + ownerAge, balanceBefore: 1 };
    const spouseBirthYear = account.year - spouseAge;
    expect(requiredDistribution({ ...account, spouseBirthYear }, law)).toMatchObject({ divisor, lessByJointTable });
  });
  test("the joint table falls with both ages, and lies above the uniform and the single life table", () => {
    const { rows, yearsYounger } = distributionTables.jointLife;
    expect(Object.keys(rows).map(Number)).toEqual(Array.from({ length: 38 }, (_, i) => 73 + i));
    for (const [owner, row] of Object.entries(rows)) {
      expect(row.length).toBe(yearsYounger.most - yearsYounger.least + 1);
      expect(row.at(-1)).toBeGreaterThan(distributionTables.uniformLifetime[owner] as number);
      for (const [i, divisor] of row.entries()) {
        const spouse = Number(owner) - yearsYounger.most + i;
        expect(divisor).toBeGreaterThanOrEqual(distributionTables.singleLife[spouse] as number);
        if (i > 0) expect(divisor).toBeLessThan(row[i - 1] as number);
        const older = rows[Number(owner) + 1]?.[i - 1];
        if (older !== undefined) expect(older).toBeLessThanOrEqual(divisor);
      }
    }
  });
  test("an heir of 50 empties the account in ten years, and takes a share each year if the owner had started", () => {
    const figures = { inheritedYears: distributions.inheritedYears.value, tables: distributionTables };
    const heir = { deathYear: 2024, heirBirthYear: 1975, ownerHadStarted: true, balanceBefore: 100_000 };
    const taken = (year: number, started = true) =>
      inheritedDistribution({ ...heir, ownerHadStarted: started, year }, figures).amount;
    expect(taken(2024)).toBe(0);
    expect(taken(2025)).toBeCloseTo(100_000 / 36.2, 8); // the single life table at 50
    expect(taken(2026)).toBeCloseTo(100_000 / 35.2, 8);
    expect(taken(2026, false)).toBe(0);
    expect(taken(2034)).toBe(100_000);
    const worked = inheritedDistribution({ ...heir, year: 2027 }, figures);
    const scope = { ...scopeOf(distributions), ...given({ ...heir, year: 2027 }) };
    expect(misexplained(explain(worked, inheritedDistributionLines, scope))).toEqual([]);
  });
});

describe("Medicare surcharges", () => {
  const law = { ...valuesOf(medicare[2026].individual), standardPartB: 202.9 };
  test.each([
    [109_000, 0],
    [109_000.01, 1],
    [205_000, 3],
    [499_999.99, 4],
    [500_000, 5],
  ])("an income of %f is in tier %i: over a line, at the highest already", (income, tier) => {
    expect(surchargeTier(income, law.tierStarts)).toBe(tier);
  });
  test("every line works out, and more income never lowers the premium", () =>
    fc.assert(
      fc.property(anyAmount, anyAmount, (incomeTwoYearsBefore, more) => {
        const worked = medicarePremium({ incomeTwoYearsBefore }, law);
        const scope = { ...scopeOf(medicare[2026]), ...given({ incomeTwoYearsBefore }) };
        expect(misexplained(explain(worked, medicarePremiumLines, scope))).toEqual([]);
        const after = medicarePremium({ incomeTwoYearsBefore: incomeTwoYearsBefore + more }, law);
        expect(after.yearlyPremium).toBeGreaterThanOrEqual(worked.yearlyPremium);
        const atTheLine = medicarePremium({ incomeTwoYearsBefore: incomeTwoYearsBefore + worked.roomToNextTier }, law);
        if (worked.tier < 4) expect(atTheLine.tier).toBe(worked.tier);
      }),
    ));
});

describe("savings limits of 2026", () => {
  const law = lawFor(2026, "single");
  const saver = { modifiedAdjustedGrossIncome: 0, familyCoverage: false };
  // Notice 2025-67 and Rev. Proc. 2025-19.
  test.each([
    [49, 24_500, 7_500, 4_400],
    [50, 32_500, 8_600, 4_400],
    [55, 32_500, 8_600, 5_400],
    [59, 32_500, 8_600, 5_400],
    [60, 35_750, 8_600, 5_400],
    [63, 35_750, 8_600, 5_400],
    [64, 32_500, 8_600, 5_400],
  ])("at %i: 401(k) %i, IRA %i, HSA %i", (age, planLimit, iraLimit, healthLimit) => {
    expect(savingLimits({ ...saver, age }, law)).toMatchObject({ planLimit, iraLimit, healthLimit });
  });
  test.each([
    [153_000, 7_500],
    [160_500, 3_750],
    [160_510, 3_750], // 3,745 rounded up to ten dollars
    [167_990, 200],
    [168_000, 0],
  ])("with an income of %i a Roth IRA may take %i", (modifiedAdjustedGrossIncome, rothLimit) => {
    expect(savingLimits({ ...saver, age: 40, modifiedAdjustedGrossIncome }, law).rothLimit).toBe(rothLimit);
  });
  test("every line works out, for every status", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...filingStatuses),
        fc.record({
          age: fc.integer({ min: 16, max: 80 }),
          modifiedAdjustedGrossIncome: fc.integer({ min: 0, max: 400_000 }),
          familyCoverage: fc.boolean(),
        }),
        (status, one) => {
          const worked = savingLimits(one, lawFor(2026, status));
          expect(
            misexplained(explain(worked, savingLimitsLines, { ...lawScope(2026, status), ...given(one) })),
          ).toEqual([]);
          expect(worked.rothLimit).toBeLessThanOrEqual(worked.iraLimit);
        },
      ),
    ));
});

describe("figures in later years", () => {
  const growth = { prices: 1.3, wages: 1.5 };
  test("they follow prices, wages or nothing, and are rounded as the law says", () => {
    expect(indexed(7_500, { follows: "prices", step: 500 }, growth)).toBe(9_500); // 9,750 down to 500
    expect(indexed(184_500, { follows: "wages", step: 300, rounding: "nearest" }, growth)).toBe(276_900); // 276,750 to 300
    expect(indexed(25_000, { follows: "nothing" }, growth)).toBe(25_000);
  });
  test("in today's dollars what follows prices stays, and what follows nothing shrinks", () => {
    expect(inTodaysDollars(24_800, { follows: "prices" }, growth)).toBeCloseTo(24_800, 9);
    expect(inTodaysDollars(25_000, { follows: "nothing" }, growth)).toBeCloseTo(25_000 / 1.3, 9);
  });
});
