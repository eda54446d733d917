import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valuesOf } from "../../../law/figure.ts";
import { distributions, distributionTables } from "../../../law/retirement/distributions.ts";
import { startAges } from "../../../law/retirement/start-ages.ts";
import { requiredDistribution } from "./rmd.ts";

const anyAmount = fc.integer({ min: 0, max: 3_000_000 });

describe("required distributions", () => {
  const law = { ...valuesOf(distributions), startAges, tables: distributionTables };
  const alone = { spouseBirthYear: null };
  // Publication 590-B, Table III: at 75 the balance is divided by 24.6.
  test("1,000,000 at 75 requires 40,650.41", () => {
    const worked = requiredDistribution(
      { ...alone, birth: { year: 1960, month: 5 }, year: 2035, balanceBefore: 1_000_000 },
      law,
    );
    expect(worked.amount).toBeCloseTo(40_650.41, 2);
  });
  test("a spouse more than ten years younger: the joint table, as far as it goes, and only once distributions are due", () => {
    // 26 CFR 1.401(a)(9)-5(c)(2); Publication 590-B, Table II.
    const of = (year: number, spouseBirthYear: number | null) =>
      requiredDistribution({ birth: { year: 1950, month: 1 }, year, balanceBefore: 1, spouseBirthYear }, law);
    expect(of(2030, 1960)).toMatchObject({ required: true, youngerSpouse: false, lessByJointTable: false });
    expect(of(2030, 1961)).toMatchObject({ required: true, youngerSpouse: true, lessByJointTable: false });
    expect(of(2030, 1961).divisor).toBeGreaterThan(of(2030, 1960).divisor ?? 0);
    // No table has a row for a child.
    expect(of(2030, 2029)).toMatchObject({ youngerSpouse: true, lessByJointTable: true });
    expect(of(2030, 2029).divisor).toBe(of(2030, null).divisor);
    expect(of(2022, 2021)).toMatchObject({ required: true });
    expect(
      requiredDistribution(
        { birth: { year: 1960, month: 1 }, year: 2030, balanceBefore: 1, spouseBirthYear: 2029 },
        law,
      ),
    ).toMatchObject({
      ...{ required: false, divisor: null, amount: 0, lessByJointTable: false },
    });
  });
  test("the tables fall with age, and the divisor stays the same above 120", () => {
    const owner = (age: number) =>
      requiredDistribution({ ...alone, birth: { year: 1935, month: 1 }, year: 1935 + age, balanceBefore: 1 }, law)
        .divisor as number;
    for (let age = 88; age <= 120; age++) expect(owner(age)).toBeLessThan(owner(age - 1));
    expect(owner(124)).toBe(2);
  });
  test("the balance lasts: a distribution is never more than half of it", () =>
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
          expect(worked.amount).toBeLessThanOrEqual(balanceBefore / 2);
        },
      ),
    ));
  // Publication 590-B, Table II.
  test.each([
    ["not more than ten years younger: the uniform table", 75, 65, 24.6, false],
    ["eleven years younger", 75, 64, 25.3, false],
    ["fifteen years younger", 75, 60, 28.3, false],
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
  test("the joint table falls with both ages, and is above the uniform one", () => {
    const { rows, yearsYounger } = distributionTables.jointLife;
    expect(Object.keys(rows).map(Number)).toEqual(Array.from({ length: 38 }, (_, i) => 73 + i));
    for (const [owner, row] of Object.entries(rows)) {
      expect(row.length).toBe(yearsYounger.most - yearsYounger.least + 1);
      expect(row.at(-1)).toBeGreaterThan(distributionTables.uniformLifetime[owner] as number);
      for (const [i, divisor] of row.entries()) {
        if (i > 0) expect(divisor).toBeLessThan(row[i - 1] as number);
        const older = rows[Number(owner) + 1]?.[i - 1];
        if (older !== undefined) expect(older).toBeLessThanOrEqual(divisor);
      }
    }
  });
});
