/** What the mortgage form takes without a question, what it asks about, and which boxes start checked; by hand. */
import { describe, expect, test } from "vitest";
import type { AnyField } from "../../inputs/fields.ts";
import { fromLink } from "../../inputs/link.ts";
import { fields, linkFormat, withoutAside } from "./inputs.ts";

/** Every question, those of a list after the list's name: "offers.rate". */
type Question = readonly [name: string, field: AnyField];
const questions = Object.entries(fields).flatMap(([name, field]): readonly Question[] =>
  field.kind === "list"
    ? Object.entries(field.of as Record<string, AnyField>).map(([inner, one]): Question => [`${name}.${inner}`, one])
    : [[name, field as AnyField]],
);
const these = <T>(names: readonly string[], value: T) => Object.fromEntries(names.map((name) => [name, value]));

test("no box starts checked: nobody is a veteran, has two borrowers or adds costs to a loan until they say so", () =>
  expect(questions.filter(([, { kind, start }]) => kind === "flag" && start !== false)).toEqual([]));

test("a stay of 11 years, the sellers' median, and a rent of half a percent of 400,000", () => {
  expect([fields.stayMonths.start, fields.rentPerMonth.start, fields.price.start]).toEqual([132, 2_000, 400_000]);
});

describe("what is usual", () => {
  const usual = Object.fromEntries(
    questions.flatMap(([name, field]) => {
      const { usual, usualShare = usual } = field as AnyField & {
        usual?: readonly number[];
        usualShare?: readonly number[];
      };
      return usualShare === undefined ? [] : [[name, usualShare]];
    }),
  );
  test("every usual range", () =>
    expect(usual).toEqual({
      price: [20_000, 20_000_000],
      // Five to forty years.
      ...these(["termMonths", "offers.termMonths", "newMonths"], [60, 480]),
      // Freddie Mac's weekly averages since 1971 lie between 2.65% and 18.63%.
      ...these(
        ["annualRate", "rateNow", "newRate", "quoteRate", "offers.rate", "armRate", "armFixedRate"],
        [0.01, 0.2],
      ),
      ...these(["conventionalRate", "fhaRate", "vaRate", "usdaRate"], [0.01, 0.2]),
      ...these(["secondRate", "lienRate"], [0.03, 0.15]),
      // An insurer's rates run from 0.11%, for two borrowers with 15% down, to 1.86%, for a score of 620 and 3% down.
      ...these(["mortgageInsuranceRate", "offers.mortgageInsuranceRate"], [0.001, 0.025]),
      lenderPaidAddition: [0.00125, 0.02],
      // Caps of 2/1/5 and 5/1/5; margins of 2.75% and 3%.
      ...these(["armFirstCap", "armLaterCap", "armLifetimeCap"], [0.005, 0.1]),
      armMargin: [0.01, 0.035],
      // Points may be a credit.
      ...these(["pointsShare", "quotePoints", "offers.pointsShare"], [-0.03, 0.04]),
      // State averages run from 0.27% in Hawaii to 2.23% in New Jersey.
      propertyTax: [0.001, 0.05],
      otherLoanCosts: [0.001, 0.03],
      // Some states tax no transfer.
      governmentFees: [0, 0.03],
      appreciation: [-0.02, 0.07],
      inflation: [0.005, 0.06],
      investReturn: [0, 0.1],
      rentGrowth: [0, 0.07],
      maintenance: [0.002, 0.04],
      sellingShare: [0.01, 0.12],
      // Much help bears no interest.
      helpRate: [0, 0.12],
      partVacancy: [0, 0.3],
      partShare: [0.05, 0.8],
      landShare: [0.05, 0.6],
    }));
});

test("less than zero only where prices can fall, money can lose, or a lender can pay", () => {
  const below = questions.flatMap(([name, field]) => {
    const { min = 0 } = field as AnyField & { min?: number };
    return min < 0 ? [[name, min]] : [];
  });
  expect(Object.fromEntries(below)).toEqual({
    ...{ appreciation: -0.1, rentGrowth: -0.1, investReturn: -0.05 },
    ...{ pointsShare: -0.1, quotePoints: -0.1, "offers.pointsShare": -0.1 },
  });
});

test("a deposit may be a month and a half of rent, but people, days and scores are whole", () => {
  const counts = questions.filter(([, field]) => {
    const { kind, unit } = field as AnyField & { unit?: string };
    return kind === "number" && (unit === "count" || unit === "years");
  });
  expect(counts.filter(([, field]) => "value" in field.read("1.5")).map(([name]) => name)).toEqual(["depositMonths"]);
});

test("what is printed as a credit may be typed with or without its minus sign", () => {
  for (const text of ["1,500", "-1,500", "−$1,500", " –1500"])
    expect(fields.leCredits.read(text), text).toMatchObject({ value: 1_500 });
  expect(fields.leLoan.read("-1,500")).toHaveProperty("problem");
});

test("payments left may be typed as years and months", () => {
  expect(fields.paymentsLeft.read("26 years 3 months")).toMatchObject({ value: 315 });
  expect(fields.paymentsLeft.read("290")).toMatchObject({ value: 290 });
  expect(fields.paymentsLeft.read("")).toEqual({ value: null });
});

test("months of the year by name, and places by any name that one can have", () => {
  const { options } = fields.extraYearlyMonth;
  expect(options.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([options[0]?.label, options[3]?.label, options[11]?.label]).toEqual(["January", "April", "December"]);
  for (const name of ["", "St. Mary's", "Miami-Dade", "Doña Ana"])
    expect(fields.county.read(name), name).toEqual({ value: name });
  for (const name of ["<b>", "1"]) expect(fields.county.read(name), name).toHaveProperty("problem");
  // Fifty states, the District of Columbia, and the country.
  expect(fields.state.options).toHaveLength(52);
});

test("a problem in a panel's own field doesn't stand in the way of the answer, one in the house does", () => {
  const problems = { price: "a", annualRate: "b", "offers.0.rate": "c", leLoan: "d", helpRate: "e", rentGrowth: "f" };
  expect(withoutAside({ ...problems, pointsShare: "g" })).toEqual({ price: "a", annualRate: "b", pointsShare: "g" });
});

test("links of the first version spelled the program another way", () => {
  expect(fromLink(fields, "#v1.programme=fha", linkFormat).typed).toEqual({ program: "fha" });
  expect(fromLink(fields, "#v1.price=300000", linkFormat).typed).toEqual({ price: "300000" });
});
