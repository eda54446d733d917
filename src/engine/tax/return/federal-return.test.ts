import fc from "fast-check";
import { expect, test } from "vitest";
import { lawScope } from "../../../law/us/cited.ts";
import { lawFor, type TaxYear, taxYears } from "../../../law/us/index.ts";
import { anyHousehold } from "../../../testing/any-household.ts";
import { misexplained } from "../../../testing/rework.ts";
import { runs } from "../../../testing/runs.ts";
import { explain } from "../../worksheet.ts";
import { blankBusiness } from "../blank-household.ts";
import type { Business, Household } from "../household.ts";
import { householdScope } from "../household-scope.ts";
import { federalReturnLines } from "./federal-return.lines.ts";
import { type FederalReturn, federalReturn } from "./federal-return.ts";

const returnOf = (household: Household, year: TaxYear) =>
  federalReturn(household, lawFor(year, household.filingStatus));

type Hold = (household: Household, made: FederalReturn, year: TaxYear) => void;
const forAnyHousehold = (hold: Hold, numRuns = runs(300)) =>
  fc.assert(
    fc.property(anyHousehold, fc.constantFrom(...taxYears), (household, year) => {
      hold(household, returnOf(household, year), year);
    }),
    { numRuns },
  );
/** To the cent, or to one part in ten million for large amounts. */
const same = (left: FederalReturn, right: FederalReturn) => {
  for (const line of ["adjustedGrossIncome", "taxableIncome", "totalTax", "taxAfterRefundableCredits"] as const)
    expect(Math.abs(left[line] - right[line]), line).toBeLessThan(0.005 + 1e-7 * Math.abs(left[line]));
};
const numbersIn = (worksheet: object): number[] =>
  Object.values(worksheet).flatMap((value) =>
    typeof value === "number" ? [value] : typeof value === "object" && value !== null ? numbersIn(value) : [],
  );
const withoutTables = (household: Household): Household => ({ ...household, byTaxTable: false, byCreditTable: false });
const withBusinesses = (household: Household, businesses: readonly Business[]): Household => ({
  ...household,
  filer: { ...household.filer, businesses },
});

test("every formula shown works out to the number computed", () =>
  forAnyHousehold((household, made, year) => {
    const scope = { ...householdScope(household), ...lawScope(year, household.filingStatus) };
    expect(misexplained(explain(made, federalReturnLines, scope))).toEqual([]);
  }, runs(100)));

test("no household makes it throw, and every number is finite", () =>
  forAnyHousehold((_, made) => expect(numbersIn(made).every(Number.isFinite)).toBe(true), runs(1_000)));

test("someone whose businesses lose money overall pays no self-employment tax", () =>
  forAnyHousehold((_, made) => {
    for (const person of made.people) if (person.profit <= 0) expect(person.selfEmployed.tax).toBe(0);
  }));

test("splitting a business into two equal ones changes nothing", () =>
  forAnyHousehold((entered, _, year) => {
    const household = withoutTables(entered);
    const [first, ...rest] = household.filer.businesses;
    if (!first) return;
    const half = {
      ...first,
      netProfit: first.netProfit / 2,
      wagesPaid: first.wagesPaid / 2,
      propertyBasis: first.propertyBasis / 2,
      qualifiedTips: first.qualifiedTips / 2,
    };
    same(returnOf(withBusinesses(household, [half, half, ...rest]), year), returnOf(household, year));
  }));

test("the order of entries doesn't matter", () =>
  forAnyHousehold((entered, _, year) => {
    const household = withoutTables(entered);
    const reversed = {
      ...household,
      filer: {
        ...household.filer,
        jobs: household.filer.jobs.toReversed(),
        businesses: household.filer.businesses.toReversed(),
      },
      dependents: household.dependents.toReversed(),
      passThroughs: household.passThroughs.toReversed(),
    };
    same(returnOf(reversed, year), returnOf(household, year));
  }));

test("spouses on a joint return can trade places", () =>
  forAnyHousehold((entered, _, year) => {
    const household = withoutTables(entered);
    if (household.filingStatus !== "married_joint" || household.spouse === null) return;
    same(returnOf({ ...household, filer: household.spouse, spouse: household.filer }, year), returnOf(household, year));
  }));

test("the deduction taken is the one that leaves less tax", () =>
  forAnyHousehold((entered, _, year) => {
    const household = withoutTables(entered);
    const taxWith = (deduction: Household["deduction"]) =>
      returnOf({ ...household, deduction }, year).taxAfterRefundableCredits;
    expect(taxWith("larger")).toBeLessThanOrEqual(Math.min(taxWith("standard"), taxWith("itemized")) + 0.005);
  }));

/**
 * One more dollar of profit can lower the tax by some cents, through credits that grow with earnings and costs limited
 * by profit. More than that happens at only two places: where the minimum business income deduction begins (26 USC
 * 199A(i)), and where a reduced IRA deduction is rounded up by as much as $10 (26 USC 219(g)(2)(C)) because the dollar
 * lets more into the owner's plan or health insurance.
 */
test("a dollar of profit lowers tax by at most $1.50, except where two deductions jump", () =>
  forAnyHousehold((entered, _, year) => {
    const household = withoutTables(entered);
    const [first = blankBusiness, ...rest] = household.filer.businesses;
    const before = returnOf(withBusinesses(household, [first, ...rest]), year);
    const more = { ...first, netProfit: first.netProfit + 1 };
    const after = returnOf(withBusinesses(household, [more, ...rest]), year);
    const { minimumFrom } = lawFor(year, household.filingStatus).qualifiedBusinessIncome;
    if (before.qualified.active < minimumFrom && after.qualified.active >= minimumFrom) return;
    if (after.adjusted.iraDeductions > before.adjusted.iraDeductions + 1.01) return;
    expect(after.taxAfterRefundableCredits).toBeGreaterThan(before.taxAfterRefundableCredits - 1.5);
  }, 2_000));

test("payments made equal what is owed plus what is refunded", () =>
  forAnyHousehold((_, made) => {
    expect(made.paid.total - made.refund).toBeCloseTo(made.totalTax - made.refundableCredits, 6);
    expect(made.taxAfterCredits).toBeGreaterThanOrEqual(-1e-6);
  }));

test("the engine doesn't change the household it is given", () =>
  forAnyHousehold((household, _, year) => {
    const before = structuredClone(household);
    returnOf(household, year);
    expect(household).toEqual(before);
  }, 100));
