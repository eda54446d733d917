import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import { homeOfficeStatute } from "../../../law/us/statute.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { homeOfficeBothWaysLines } from "./home-office.lines.ts";
import { type HomeOffice, homeOfficeBothWays } from "./home-office.ts";
import { actualHomeOffice } from "./home-office-actual.ts";

const law = valuesOf<{ ratePerSquareFoot: number; mostSquareFeet: number }>(homeOfficeStatute);
const office: HomeOffice = {
  tentativeProfit: 9_000,
  squareFeetByMonth: Array(12).fill(240),
  officeSquareFeet: 240,
  homeSquareFeet: 1_200,
  deductibleAnyway: 0,
  officeOnlyCosts: 0,
  wholeHomeCosts: 11_000,
  buildingBasis: 0,
  depreciationRate: 0.02564,
  operatingCarryover: 0,
  depreciationCarryover: 0,
};
const dollars = (most: number) => fc.integer({ min: 0, max: most });
const anyOffice = fc.record<HomeOffice>({
  tentativeProfit: fc.integer({ min: -5_000, max: 40_000 }),
  squareFeetByMonth: fc.array(dollars(600), { minLength: 12, maxLength: 12 }),
  officeSquareFeet: dollars(600),
  homeSquareFeet: fc.integer({ min: 600, max: 4_000 }),
  deductibleAnyway: dollars(40_000),
  officeOnlyCosts: dollars(5_000),
  wholeHomeCosts: dollars(40_000),
  buildingBasis: dollars(600_000),
  depreciationRate: fc.constantFrom(0, 0.01391, 0.02564),
  operatingCarryover: dollars(4_000),
  depreciationCarryover: dollars(4_000),
});

test("Publication 587: 100 square feet from April 20 and 330 from August 5 average 150", () => {
  const squareFeetByMonth = [0, 0, 0, 0, 100, 100, 100, 330, 330, 330, 330, 330];
  const { simplified } = homeOfficeBothWays({ ...office, squareFeetByMonth }, law);
  expect(simplified.averageSquareFeet).toBe(150);
  expect(simplified.deduction).toBe(750);
});

test("Publication 587, deduction limit: 3,000 + 800 + 200 of 1,600 depreciation, the rest carried over", () => {
  const worksheet = actualHomeOffice({
    ...office,
    tentativeProfit: 4_000,
    deductibleAnyway: 15_000,
    wholeHomeCosts: 4_000,
    buildingBasis: 8_000,
    depreciationRate: 1,
  });
  expect(worksheet).toMatchObject({
    deductibleAnywayPart: 3_000,
    operatingAllowed: 800,
    depreciationAllowed: 200,
    depreciationCarriedOver: 1_400,
    deduction: 4_000,
  });
});

test("the larger method is named, and a tie is a tie", () => {
  expect(homeOfficeBothWays(office, law).larger).toBe("actual");
  expect(homeOfficeBothWays({ ...office, wholeHomeCosts: 5_999 }, law).larger).toBe("simplified");
  expect(homeOfficeBothWays({ ...office, wholeHomeCosts: 6_000 }, law).larger).toBe("equal");
  expect(homeOfficeBothWays({ ...office, tentativeProfit: 0 }, law).larger).toBe("equal");
});

test("neither method creates a loss, apart from what is deductible anyway", () => {
  fc.assert(
    fc.property(anyOffice, (given) => {
      const { simplified, actual } = homeOfficeBothWays(given, law);
      const profit = Math.max(0, given.tentativeProfit);
      expect(simplified.deduction).toBeLessThanOrEqual(profit);
      expect(actual.deduction).toBeLessThanOrEqual(Math.max(profit, actual.deductibleAnywayPart) + 1e-6);
      expect(simplified.deduction).toBeLessThanOrEqual(1_500);
    }),
  );
});

test("what isn't deducted this year is carried over, to the cent", () => {
  fc.assert(
    fc.property(anyOffice, (given) => {
      const { operating, operatingAllowed, operatingCarriedOver, depreciation, ...rest } = actualHomeOffice(given);
      expect(operatingAllowed + operatingCarriedOver).toBeCloseTo(operating, 6);
      expect(rest.depreciationAllowed + rest.depreciationCarriedOver).toBeCloseTo(depreciation, 6);
      expect(Math.min(operatingCarriedOver, rest.depreciationCarriedOver)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("every formula works out to the value computed", () => {
  fc.assert(
    fc.property(anyOffice, (given) => {
      const scope = { ...scopeOfInputs(given), ...scopeOf(homeOfficeStatute) };
      expect(misexplained(explain(homeOfficeBothWays(given, law), homeOfficeBothWaysLines, scope))).toEqual([]);
    }),
  );
});
