import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import { carFirstYear } from "../../../law/us/business.ts";
import { expenseCategories } from "../../../law/us/business-categories.ts";
import { workWords } from "../../../law/us/business-categories.words.ts";
import { lawScope } from "../../../law/us/cited.ts";
import { lawFor, taxYears } from "../../../law/us/index.ts";
import { misexplained } from "../../../testing/rework.ts";
import { known, scopeOfInputs } from "../../../testing/scope.ts";
import { explain, type Known } from "../../worksheet.ts";
import { noCar, noOffice } from "./blank.ts";
import { kindsOfWork } from "./categories.ts";
import { receiptsCheckLines } from "./receipts.lines.ts";
import { receiptsCheck } from "./receipts.ts";
import { scheduleCLines } from "./schedule-c.lines.ts";
import { type BusinessYear, type ScheduleCLaw, scheduleC } from "./schedule-c.ts";

const lawOf = (year: (typeof taxYears)[number]): ScheduleCLaw => {
  const { meals, homeOffice, mileage, carDepreciation } = lawFor(year, "single");
  return { meals, homeOffice, car: { ...mileage, ...carDepreciation, ...valuesOf(carFirstYear) } };
};
const business: BusinessYear = {
  grossReceipts: 58_000,
  refunds: 0,
  costOfGoodsSold: 0,
  otherIncome: 0,
  expenses: [
    { amount: 9_000, businessShare: 1, isMeals: false, line: "10" },
    { amount: 1_200, businessShare: 0.6, isMeals: false, line: "25" },
  ],
  car: { ...noCar, totalMiles: 20_000, businessMilesJanuaryToJune: 15_000, parkingAndTolls: 405 },
  carMethod: "standard",
  moreCars: [],
  office: noOffice,
  officeMethod: "simplified",
};
const dollars = (most: number) => fc.integer({ min: 0, max: most });
const share = fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths / 20);
const anyCar = fc.record({
  ...Object.fromEntries(Object.keys(noCar).map((name) => [name, dollars(9_000)])),
  totalMiles: fc.integer({ min: 18_000, max: 40_000 }),
  depreciationMethod: fc.constantFrom("none" as const, "first_year_no_bonus" as const),
  depreciationGiven: fc.constant(0),
}) as unknown as fc.Arbitrary<BusinessYear["car"]>;
const anyMethod = fc.constantFrom("standard" as const, "actual" as const, "larger" as const);
const anyBusiness = fc.record<BusinessYear>({
  grossReceipts: dollars(150_000),
  refunds: dollars(2_000),
  costOfGoodsSold: dollars(20_000),
  otherIncome: dollars(2_000),
  expenses: fc.array(
    fc.record({
      amount: dollars(20_000),
      businessShare: share,
      isMeals: fc.boolean(),
      line: fc.constantFrom("8", "10", "22", "24b", "27b"),
    }),
    { maxLength: 5 },
  ),
  car: anyCar,
  carMethod: anyMethod,
  moreCars: fc.array(fc.record({ car: anyCar, method: anyMethod }), { maxLength: 2 }),
  office: fc.record({
    squareFeetByMonth: fc.array(dollars(500), { minLength: 12, maxLength: 12 }),
    officeSquareFeet: dollars(500),
    homeSquareFeet: fc.integer({ min: 500, max: 3_000 }),
    deductibleAnyway: fc.constant(0),
    officeOnlyCosts: dollars(2_000),
    wholeHomeCosts: dollars(30_000),
    buildingBasis: dollars(300_000),
    depreciationRate: fc.constantFrom(0, 0.02564),
    operatingCarryover: dollars(1_000),
    depreciationCarryover: dollars(1_000),
  }),
  officeMethod: fc.constantFrom("simplified", "actual", "larger"),
});
const anyYear = fc.constantFrom(...taxYears);

test("a 2026 driver with all miles before July: 58,000 - 9,000 - 720 - 10,875 - 405 leaves 37,000", () => {
  const worksheet = scheduleC(business, lawOf(2026));
  expect(worksheet.totalExpenses).toBeCloseTo(21_000, 9);
  expect(worksheet.netProfit).toBeCloseTo(37_000, 9);
  expect(worksheet.carByLine.carAndTruck).toBeCloseTo(11_280, 9);
  expect(worksheet.expenses.map(({ line, deductible }) => [line, deductible])).toEqual([
    ["10", 9_000],
    ["25", 720],
  ]);
});

describe("a second car, 4,000 of its 10,000 miles for work after June, 9,000 of running costs", () => {
  // By the mile 4,000 x 0.76 = 3,040; actual costs 40% of 9,000 = 3,600 (Publication 463, chapter 4: each car has its
  // own method).
  const second = { ...noCar, totalMiles: 10_000, businessMilesJulyToDecember: 4_000, fuel: 5_000, insurance: 4_000 };
  test.each([
    ["larger", 3_600],
    ["actual", 3_600],
    ["standard", 3_040],
  ] as const)("%s: %f, on top of the first car's 11,280 by the mile", (method, deduction) => {
    const worksheet = scheduleC({ ...business, moreCars: [{ car: second, method }] }, lawOf(2026));
    expect(worksheet.moreCars[0]?.deduction).toBeCloseTo(deduction, 9);
    expect(worksheet.carByLine.total).toBeCloseTo(11_280, 9);
    expect(worksheet.netProfit).toBeCloseTo(37_000 - deduction, 9);
  });
});

test("meals count for half, and only their business share", () => {
  const expenses = [{ amount: 1_000, businessShare: 0.5, isMeals: true, line: "24b" }];
  expect(scheduleC({ ...business, expenses, car: noCar }, lawOf(2026)).totalExpenses).toBe(250);
});

test("a home office never creates a loss, but expenses can", () => {
  const office = { ...noOffice, squareFeetByMonth: Array<number>(12).fill(200) };
  const loss = scheduleC({ ...business, grossReceipts: 10_000, office }, lawOf(2026));
  expect(loss.homeDeduction).toBe(0);
  expect(loss.netProfit).toBeCloseTo(-11_000, 9);
  expect(scheduleC({ ...business, office }, lawOf(2026)).netProfit).toBeCloseTo(36_000, 9);
});

describe("gross receipts versus deposits", () => {
  const receipts = {
    onForm1099K: 50_000,
    onForm1099Nec: 2_000,
    onNoForm: 1_000,
    refunds: 0,
    platformFees: 9_000,
    otherKept: 500,
    deposits: 43_500,
  };
  test("what customers paid minus what was deducted is what arrives", () => {
    expect(receiptsCheck(receipts)).toMatchObject({ grossReceipts: 53_000, expectedDeposits: 43_500, unexplained: 0 });
  });
  test("deposits aren't receipts: fees are added back, not ignored", () => {
    expect(receiptsCheck({ ...receipts, platformFees: 0 }).unexplained).toBe(-9_000);
  });
  test("the formulas work out", () => {
    const steps = explain(receiptsCheck(receipts), receiptsCheckLines, scopeOfInputs(receipts));
    expect(misexplained(steps)).toEqual([]);
  });
});

test("the lines of the form add up to total expenses", () => {
  fc.assert(
    fc.property(anyYear, anyBusiness, (year, given) => {
      const { expenses, carByLine, moreCars, totalExpenses } = scheduleC(given, lawOf(year));
      const ofCars = [carByLine, ...moreCars.map((one) => one.carByLine)].reduce(
        (sum, { carAndTruck, depreciation, interest, vehicleRent, taxes }) =>
          sum + carAndTruck + depreciation + interest + vehicleRent + taxes,
        0,
      );
      expect(expenses.reduce((sum, { deductible }) => sum + deductible, ofCars)).toBeCloseTo(totalExpenses, 6);
    }),
  );
});

test("line by line, the car's deduction is its method's, and never both methods together", () => {
  fc.assert(
    fc.property(anyYear, anyBusiness, (year, given) => {
      const { carByLine, carBothWays, byStandardRate } = scheduleC(given, lawOf(year));
      expect(carByLine.total).toBeCloseTo(byStandardRate ? carBothWays.standard : carBothWays.actual, 6);
      if (given.carMethod === "larger") expect(carByLine.total).toBeCloseTo(carBothWays.deduction, 6);
    }),
  );
});

test("every formula works out to the value computed", () => {
  fc.assert(
    fc.property(anyYear, anyBusiness, (year, given) => {
      const expenses: Record<string, Known> = {};
      for (const [i, { amount, businessShare }] of given.expenses.entries()) {
        expenses[`expenses.${i + 1}.amount`] = known(amount);
        expenses[`expenses.${i + 1}.businessShare`] = known(businessShare, "rate");
      }
      const cars = given.moreCars.map(({ car }, i) => scopeOfInputs(car, `moreCars.${i + 1}.`));
      const scope = {
        ...scopeOfInputs(given),
        ...Object.assign({}, ...cars),
        ...expenses,
        ...lawScope(year, "single"),
        ...scopeOf(carFirstYear, "carFirstYear."),
      };
      expect(misexplained(explain(scheduleC(given, lawOf(year)), scheduleCLines, scope))).toEqual([]);
    }),
  );
});

describe("the table of categories", () => {
  test("has one row per name", () => {
    const ids = expenseCategories.map((category) => category.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test("gives every kind of work categories that exist", () => {
    const ids = new Set<string>(expenseCategories.map((category) => category.id));
    for (const work of kindsOfWork)
      for (const id of workWords[work].main) expect(ids.has(id), `${work}: ${id}`).toBe(true);
  });
  test("halves only meals", () => {
    expect(expenseCategories.filter((category) => category.isMeals).map((category) => category.id)).toEqual(["meals"]);
  });
});
