import fc from "fast-check";
import { expect, test } from "vitest";
import { states } from "../../law/states/all.ts";
import { places } from "../../law/states/all-places.ts";
import { lawFor, type TaxYear, taxYears } from "../../law/us/index.ts";
import { anyHousehold } from "../../testing/any-household.ts";
import { misexplained } from "../../testing/rework.ts";
import { runs } from "../../testing/runs.ts";
import { blankBusiness, blankHousehold, blankPerson } from "../tax/blank-household.ts";
import type { FilingStatus } from "../tax/filing-status.ts";
import type { Household } from "../tax/household.ts";
import { federalReturn } from "../tax/return/federal-return.ts";
import { type CompiledState, compiledLocality, compiledState, groupNames } from "./compiled.ts";
import { localSteps } from "./local-lines.ts";
import { localReturn } from "./local-return.ts";
import { blankHome, type Home, type Situation, situationOf } from "./situation.ts";
import { coloradoDeductionsAddedBack } from "./specials/co.ts";
import { stateSteps } from "./state-lines.ts";
import { type StateParts, type StateReturn, stateReturn } from "./state-return.ts";

const names = Object.keys(states);
const aState = fc.constantFrom(...names);
/** The years that states are written for; src/calculators/gig-tax/state/every-state.test.ts tests the coming year. */
const stateYears = taxYears.filter((year) => year in (states.OH ?? {}));
const aYear = fc.constantFrom(...stateYears);
const amount = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000 }));
const aHome: fc.Arbitrary<Home> = fc.record(
  {
    locality: fc.constant(null),
    realEstateTaxes: amount,
    stateIncomeTaxPaid: amount,
    rentPaid: amount,
    businessReceipts: amount,
    localRate: fc.integer({ min: 0, max: 300 }).map((n) => n / 10_000),
  },
  { requiredKeys: ["locality", "realEstateTaxes", "stateIncomeTaxPaid", "rentPaid"] },
);

interface Returned {
  readonly situation: Situation;
  readonly law: CompiledState | null;
  readonly made: StateReturn | null;
}
const laws = new Map<string, CompiledState | null>();
function lawOf(state: string, year: TaxYear, status: FilingStatus): CompiledState | null {
  const name = `${state} ${year} ${status}`;
  const found = states[state]?.[year];
  if (found === undefined) throw new Error(`no law for ${state} in ${year}`);
  if (!laws.has(name)) laws.set(name, compiledState(found, status));
  return laws.get(name) ?? null;
}
function situationIn(household: Household, home: Home, year: TaxYear): Situation {
  const law = lawFor(year, household.filingStatus);
  return situationOf(household, home, federalReturn(household, law), law);
}
function returnedTo(state: string, year: TaxYear, situation: Situation, status: FilingStatus): Returned {
  const law = lawOf(state, year, status);
  return { situation, law, made: law === null ? null : stateReturn(situation, law) };
}
const returned = (household: Household, home: Home, state: string, year: TaxYear): Returned =>
  returnedTo(state, year, situationIn(household, home, year), household.filingStatus);

type Taxed = { situation: Situation; law: CompiledState; made: StateReturn };
const isTaxed = (one: Returned): one is Taxed => one.made !== null;
type Hold = (one: Taxed, again: (household: Household) => Taxed, household: Household, state: string) => void;
const forAnyReturn = (hold: Hold, numRuns: number, within = aState) =>
  fc.assert(
    fc.property(anyHousehold, aHome, within, aYear, (household, home, state, year) => {
      const again = (other: Household) => returned(other, home, state, year) as Taxed;
      const one = again(household);
      if (isTaxed(one)) hold(one, again, household, state);
    }),
    { numRuns },
  );
const numbersIn = (worksheet: object): number[] =>
  Object.values(worksheet).flatMap((value) =>
    typeof value === "number" ? [value] : typeof value === "object" && value !== null ? numbersIn(value) : [],
  );

test.each(names)("every formula of %s works out to the number computed", (state) =>
  forAnyReturn(
    ({ situation, law, made }) => {
      expect(misexplained(stateSteps(made, law, situation))).toEqual([]);
    },
    runs(30),
    fc.constant(state),
  ),
);

test("every formula of every city and county works out to the number computed", () => {
  const listed = Object.entries(places).flatMap(([state, years]) =>
    stateYears.flatMap((year) => (years[year] ?? []).map((place) => ({ state, year, place }))),
  );
  fc.assert(
    fc.property(anyHousehold, aHome, fc.constantFrom(...listed), (household, home, { state, year, place }) => {
      const { situation, made } = returned(household, home, state, year);
      const law = compiledLocality(place, household.filingStatus);
      const local = localReturn(situation, made, law);
      expect(misexplained(localSteps(local, law, situation, made))).toEqual([]);
      expect(local.taxAfterCredits).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: runs(400) },
  );
});

/** Rules that gave something although what they say they need wasn't there. */
const gaveWithoutNeed = ({ law, made, situation }: Taxed): string[] =>
  groupNames.flatMap((name) =>
    law[name].flatMap(({ key, needs, law: figures }, i) =>
      needs === undefined || needs(situation, figures) || Math.abs(made.parts[name][i]?.amount ?? 0) === 0
        ? []
        : [`${name}.${key}`],
    ),
  );
/** The same people without dependents, a home and costs. */
const withoutCosts = (household: Household): Household => ({
  ...household,
  dependents: [],
  costs: blankHousehold(household.filingStatus).costs,
});

test("a rule gives nothing without what it needs, in every state", () =>
  fc.assert(
    fc.property(anyHousehold, aHome, aYear, (household, home, year) => {
      for (const situation of [
        situationIn(household, home, year),
        situationIn(withoutCosts(household), blankHome, year),
      ])
        expect(
          names.flatMap((state) => {
            const one = returnedTo(state, year, situation, household.filingStatus);
            return isTaxed(one) ? gaveWithoutNeed(one).map((rule) => `${state} ${year}: ${rule}`) : [];
          }),
        ).toEqual([]);
    }),
    { numRuns: runs(150) },
  ));

test("every number is finite, for any household", () =>
  forAnyReturn(({ made }) => expect(numbersIn(made).every(Number.isFinite)).toBe(true), runs(1_000)));

test("tax before refundable credits is never negative, and credits never add tax", () =>
  forAnyReturn(({ made }) => {
    expect(made.taxBeforeCredits).toBeGreaterThanOrEqual(0);
    expect(made.taxAfterCredits).toBeGreaterThanOrEqual(0);
    expect(made.taxAfterCredits).toBeLessThanOrEqual(made.taxBeforeCredits);
    expect(made.refundableCredits).toBeGreaterThanOrEqual(0);
  }, runs(1_000)));

const moreProfit = (household: Household, more: number): Household => {
  const [first, ...rest] = household.filer.businesses;
  if (!first) return household;
  const businesses = [{ ...first, netProfit: first.netProfit + more }, ...rest];
  return { ...household, filer: { ...household.filer, businesses } };
};
const exact = (household: Household): Household => ({ ...household, byTaxTable: false, byCreditTable: false });

/** Rules whose amount changed by more than a few dollars between two returns. */
function jumped(a: Taxed, b: Taxed): string[] {
  const found: string[] = [];
  for (const name of Object.keys(a.made.parts) as (keyof StateParts)[])
    for (const [i, { key, cliff }] of a.law[name].entries()) {
      const from = a.made.parts[name][i]?.amount ?? 0;
      const to = b.made.parts[name][i]?.amount ?? 0;
      if (Math.abs(to - from) > 3) found.push(cliff === undefined ? `${name}.${key}` : "a named cliff");
    }
  return found;
}
const federalJump = (a: Taxed, b: Taxed) =>
  Object.entries(a.situation.federal).some(([name, value]) => {
    const other = b.situation.federal[name as keyof Taxed["situation"]["federal"]];
    return typeof value === "number" ? Math.abs(value - Number(other)) > 3 : value !== other;
  });

test("one more dollar of profit changes the tax only a little, except where a rule names a cliff", () =>
  forAnyReturn((one, again, entered, state) => {
    const household = exact(entered);
    const a = again(household);
    const b = again(moreProfit(household, 1));
    if (federalJump(a, b) || Math.abs(b.made.tax - a.made.tax) <= 3) return;
    const rules = jumped(a, b);
    expect(rules, `${state} ${one.law.year.year}: ${a.made.tax} to ${b.made.tax}`).toContain("a named cliff");
  }, runs(2_000)));

/** If federal tax is deductible, a spouse lowers that deduction. */
const federalTaxDeducted = ["AL", "MO", "OR"];

/**
 * A single filer without anything that a joint return counts differently: costs, care, overtime. Also not someone's
 * dependent: a dependent's standard deduction depends on own income and doesn't double, while the addition for age or
 * blindness is larger for the unmarried (26 USC 63(c)(5), (f)(3)), so that marriage lowers it.
 */
function plainSingle(entered: Household): Household {
  const { costs, claims } = blankHousehold("single");
  const jobs = entered.filer.jobs.map((job) => ({ ...job, overtimePremium: 0 }));
  const household = { ...exact(entered), claimedAsDependent: false, deduction: "standard" as const, costs, claims };
  return { ...household, filingStatus: "single", filer: { ...entered.filer, jobs } };
}

/**
 * Colorado adds back deductions above a cap at 300,000 of income (C.R.S. 39-22-104(3)(p.5)). The federal business
 * income deduction stays, limited by the larger standard deduction of a joint return (26 USC 199A(a)(1)(B)), so more of
 * the income is taxed.
 */
const hasCappedDeductions = ({ law, made }: Taxed) =>
  law.additions.some(
    ({ use }, i) => use.rule === coloradoDeductionsAddedBack && (made.parts.additions[i]?.amount ?? 0) > 0,
  );

const noHigherWithSpouse: Hold = ({ situation: { home } }, again, entered, state) => {
  if (federalTaxDeducted.includes(state) || home.realEstateTaxes + home.rentPaid > 0) return;
  const single = plainSingle(entered);
  const alone = again(single);
  const joint = again({ ...single, filingStatus: "married_joint", spouse: blankPerson });
  if (hasCappedDeductions(joint)) return;
  expect(joint.made.taxBeforeCredits, state).toBeLessThanOrEqual(alone.made.taxBeforeCredits + 0.01);
};
test("a spouse without income never raises the tax before credits of a filer without costs", () =>
  forAnyReturn(noHigherWithSpouse, runs(1_000)));

/**
 * A spouse who itemizes matters only on a separate return (26 USC 63(c)(6)(A)). Without a standard deduction this filer
 * would pay Colorado 158.70 alone and 158.71 with a spouse.
 */
test("marking that the spouse itemizes costs a single filer or a couple nothing", () => {
  const blank = blankHousehold("single");
  const household: Household = {
    ...blank,
    filer: {
      ...blankPerson,
      age: 64,
      bornOnNewYear: true,
      blind: true,
      businesses: [{ ...blankBusiness, netProfit: 3_459 }],
    },
    spouseItemizes: true,
    income: {
      ...blank.income,
      taxableInterest: 1_828,
      taxExemptInterest: 2,
      ordinaryDividends: 1_037,
      qualifiedDividends: 1_037,
      socialSecurityBenefits: 29_502,
      unemployment: 856,
      other: 4_950,
    },
    adjustments: { ...blank.adjustments, militaryMovingExpenses: 1_455, earlyWithdrawalPenalty: 181 },
  };
  const again = (other: Household) => returned(other, blankHome, "CO", 2025) as Taxed;
  const one = again(household);
  // 15,750 and two times 2,000, for age (65 on January 1) and blindness: more than the income.
  expect(one.situation.federal.deduction).toBe(19_750);
  expect(one.made.taxBeforeCredits).toBe(0);
  noHigherWithSpouse(one, again, household, "CO");
});

test.each([0, 0.004, 0.01])(
  "New York's overall limit of %d of deductions is what its formula says",
  (realEstateTaxes) => {
    const blank = blankHousehold("single");
    const household: Household = { ...blank, income: { ...blank.income, other: 500_000 } };
    const { situation, law, made } = returned(household, { ...blankHome, realEstateTaxes }, "NY", 2025) as Taxed;
    expect(misexplained(stateSteps(made, law, situation), 1e-9)).toEqual([]);
  },
);
