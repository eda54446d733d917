/** What the fields become in the plan, and which entries that don't fit together are flagged, each at its limit. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { cautions } from "./answer/cautions.ts";
import { datesOf } from "./dates.ts";
import { givenBy } from "./given.ts";
import { fields } from "./inputs.ts";
import { ceilingsOf } from "./plan/ceilings.ts";
import { fullBenefit } from "./plan/full-benefit.ts";
import { stopTexts } from "./plan/household.ts";
import { fetchState } from "./plan/laws.ts";
import { statedLife, workingLife } from "./plan/lives.ts";
import { planned } from "./plan/plan-of.ts";
import { claimed } from "./questions/Benefit.tsx";

/** Born in June 1966 unless said otherwise: 60 at the end of 2026, and 61 in 2027, the plan's first year. */
const inputsOf = (typed: Typed) => readForm(fields, { age: "60", ...typed }, {}, givenBy).inputs;
const planFor = (typed: Typed) => planned(inputsOf(typed)).plan;
const first = (list: string, typed: Typed): Typed => ({
  [list]: "1",
  ...Object.fromEntries(Object.entries(typed).map(([name, text]) => [`${list}.0.${name}`, text])),
});

describe("flagged, and not flagged where it just fits", () => {
  const ladder = { ladderIncome: "10000", ladderAge: "65" };
  const gig = first("streams", { kind: "self-employment", amount: "9000" });
  const couple = { couple: "yes", spouseAge: "60" };
  test.each<[string, Typed, Typed]>([
    ["spending", { spending: "12000" }, { spending: "11999" }],
    ["spending", { spending: "0" }, { spending: "1" }],
    ["benefit", { benefit: "record", ...first("record", { earned: "1" }) }, { benefit: "record" }],
    ["benefit", { benefit: "known" }, { benefit: "record" }],
    ["spouseBenefit", { spouseBenefit: "record" }, { ...couple, spouseBenefit: "record" }],
    ["age", { age: "16" }, { age: "15" }],
    ["age", { age: "100", planTo: "105" }, { age: "101", planTo: "105" }],
    ["spouseAge", { couple: "yes", spouseAge: "16" }, { couple: "yes", spouseAge: "3" }],
    // 61 through 64 are four years, 61 through 65 five.
    ["planTo", { planTo: "65", retireAge: "61" }, { planTo: "64", retireAge: "61" }],
    ["planTo", { planTo: "60", lifetimes: "random" }, { planTo: "60" }],
    ["planTo", { planTo: "61", lifetimes: "random" }, { planTo: "61" }],
    ["planTo", { ...couple, planTo: "61", spousePlanTo: "65" }, { ...couple, planTo: "61", spousePlanTo: "64" }],
    ["retireAge", { planTo: "90", retireAge: "90" }, { planTo: "90", retireAge: "91" }],
    ["retireAge", { planTo: "90", retireAge: "91", lifetimes: "random" }, { planTo: "90", retireAge: "91" }],
    ["retireAge", { pay: "0", retireAge: "61" }, { pay: "0", retireAge: "62" }],
    ["retireAge", { pay: "0", ...gig }, { pay: "0", ...gig, "streams.0.kind": "pension" }],
    ["retireAge", { pay: "0", ...couple, spousePay: "1" }, { pay: "0", spousePay: "1" }],
    ["pay", { pay: "50000", spending: "100000" }, { pay: "50000", spending: "100001" }],
    ["pay", { ...couple, pay: "0", spousePay: "50000", spending: "100000" }, { ...couple, pay: "1", spending: "3" }],
    [
      "pay",
      { pay: "50000", spending: "100001", retireAge: "61" },
      { pay: "50000", spending: "100001", retireAge: "62" },
    ],
    ["pay", { pay: "50000", spending: "100001", ...gig }, { pay: "50000", spending: "100001", ...couple }],
    ["spousePlanTo", { ...couple, spousePlanTo: "61" }, { ...couple, spousePlanTo: "60" }],
    ["spousePlanTo", { spouseAge: "60", spousePlanTo: "60" }, { ...couple, spousePlanTo: "60" }],
    ["spousePlanTo", { ...couple, spousePlanTo: "60", lifetimes: "random" }, { ...couple, spousePlanTo: "60" }],
    ["annuityIncome", { annuityPrice: "1000", annuityIncome: "1" }, { annuityPrice: "1000" }],
    ["annuityIncome", {}, { annuityPrice: "1" }],
    [
      "ladderThrough",
      { ...ladder, ladderFrom: "70", ladderThrough: "70" },
      { ...ladder, ladderFrom: "70", ladderThrough: "69" },
    ],
    ["ladderThrough", { ladderThrough: "50" }, { ...ladder, ladderThrough: "50" }],
    // Bought at 65 or in the first year, whatever age it should pay from.
    [
      "ladderThrough",
      { ...ladder, ladderFrom: "62", ladderThrough: "65" },
      { ...ladder, ladderFrom: "62", ladderThrough: "64" },
    ],
    [
      "ladderThrough",
      { ...ladder, ladderAge: "55", ladderFrom: "55", ladderThrough: "61" },
      { ...ladder, ladderAge: "55", ladderFrom: "55", ladderThrough: "60" },
    ],
    [
      "ladderFrom",
      { ...ladder, age: "50", ladderAge: "55", ladderFrom: "60" },
      { ...ladder, age: "50", ladderAge: "55", ladderFrom: "59" },
    ],
    [
      "ladderFrom",
      { ...ladder, age: "50", ladderAge: "55", ladderFrom: "59", ladderIn: "taxable" },
      { ...ladder, age: "50", ladderAge: "59", ladderFrom: "55" },
    ],
    ["workedFrom", { workedFrom: "60" }, { workedFrom: "61" }],
    ["workedFrom", { workedFrom: "61", benefit: "known" }, { workedFrom: "61" }],
    ["workedFrom", { workedFrom: "61", pay: "0" }, { workedFrom: "61", pay: "1" }],
    // Left of 85,000: 80% of 60,000 and 64% of 25,000. Left of 90,000 for two: 80%.
    ["saving", { pay: "85000", saving: "63999" }, { pay: "85000", saving: "64000" }],
    [
      "saving",
      { ...couple, pay: "85000", spousePay: "5000", saving: "71999" },
      { ...couple, pay: "85000", spousePay: "5000", saving: "72000" },
    ],
    ["saving", { pay: "85000", saving: "90000", ...gig }, { pay: "85000", saving: "90000", spousePay: "9000" }],
    ["saving", { pay: "0", saving: "1" }, { pay: "1", saving: "2" }],
    ["saving", { pay: "1", saving: "2", retireAge: "61" }, { pay: "1", saving: "2", retireAge: "62" }],
    ["lateAge", { slowAge: "80", lateAge: "80", lateShare: "80" }, { slowAge: "80", lateAge: "79", lateShare: "80" }],
    ["lateAge", { slowAge: "80", lateAge: "79" }, { slowAge: "80", lateAge: "79", slowShare: "90" }],
    [
      "savings",
      { savings: "100000.50", ...first("accounts", { balance: "100000" }) },
      { savings: "100001", ...first("accounts", { balance: "100000" }) },
    ],
    [
      "savings",
      { savings: "99999.50", ...first("accounts", { balance: "100000" }) },
      { savings: "99999", ...first("accounts", { balance: "100000" }) },
    ],
    [
      "roth",
      { roth: "60", taxable: "20", health: "10", cash: "10" },
      { roth: "60", taxable: "20", health: "10", cash: "11" },
    ],
    ["roth", { roth: "100", cash: "100", ...first("accounts", { balance: "5" }) }, { roth: "100", cash: "100" }],
    [
      "accounts.0.gain",
      first("accounts", { kind: "taxable", balance: "500", gain: "500" }),
      first("accounts", { kind: "taxable", balance: "500", gain: "501" }),
    ],
    [
      "accounts.0.gain",
      first("accounts", { kind: "roth", balance: "500", gain: "501" }),
      first("accounts", { kind: "taxable", balance: "0", gain: "1" }),
    ],
    [
      "rothSaving",
      { rothSaving: "50", taxableSaving: "30", healthSaving: "20" },
      { rothSaving: "50", taxableSaving: "30", healthSaving: "21" },
    ],
    ["mortgageAge", { mortgage: "900", mortgageAge: "67" }, { mortgage: "900", mortgageAge: "66" }],
    ["mortgageAge", { mortgageAge: "66" }, { mortgage: "1", mortgageAge: "66" }],
    [
      "mortgageAge",
      { age: "70", retireAge: "62", mortgage: "900", mortgageAge: "71" },
      { age: "70", retireAge: "62", mortgage: "900", mortgageAge: "70" },
    ],
    [
      "convertThrough",
      { convert: "yes", convertFrom: "70", convertThrough: "70" },
      { convert: "yes", convertFrom: "70", convertThrough: "69" },
    ],
    [
      "convertThrough",
      { convertFrom: "70", convertThrough: "69" },
      { convert: "yes", convertFrom: "70", convertThrough: "69" },
    ],
    [
      "streams.0.throughAge",
      first("streams", { fromAge: "70", throughAge: "70" }),
      first("streams", { fromAge: "70", throughAge: "69" }),
    ],
    [
      "streams.0.throughAge",
      first("streams", { fromAge: "50", throughAge: "61" }),
      first("streams", { fromAge: "50", throughAge: "60" }),
    ],
    ["streams.0.fromAge", first("streams", { fromAge: "95" }), first("streams", { fromAge: "96" })],
    // A spouse of 50 is 51 in the first year, and the plan goes to their 90.
    ...(
      [
        ["fromAge", { fromAge: "90" }, { fromAge: "91" }],
        ["throughAge", { fromAge: "40", throughAge: "51" }, { fromAge: "40", throughAge: "50" }],
      ] as const
    ).map(([name, fits, flagged]): [string, Typed, Typed] => {
      const spouse = { couple: "yes", spouseAge: "50", spousePlanTo: "90" };
      const of = (typed: Typed) => ({ ...spouse, ...first("streams", { owner: "spouse", ...typed }) });
      return [`streams.0.${name}`, of(fits), of(flagged)];
    }),
    ["oneOffs.0.atAge", first("oneOffs", { atAge: "61" }), first("oneOffs", { atAge: "60" })],
    ["oneOffs.0.atAge", first("oneOffs", { atAge: "95" }), first("oneOffs", { atAge: "96" })],
    [
      "oneOffs.0.atAge",
      { lifetimes: "random", ...first("oneOffs", { atAge: "96" }) },
      first("oneOffs", { atAge: "96" }),
    ],
    [
      "oneOffs.0.keptTo",
      first("oneOffs", { what: "purchase", atAge: "70", keptTo: "70" }),
      first("oneOffs", { what: "purchase", atAge: "70", keptTo: "69" }),
    ],
    [
      "spouseRecord.1.year",
      { spouseRecord: "2", "spouseRecord.0.year": "2019", "spouseRecord.1.year": "2020" },
      { spouseRecord: "2", "spouseRecord.0.year": "2020", "spouseRecord.1.year": "2020" },
    ],
    ["born", { born: "1966-12" }, { born: "1965-12" }],
  ])("%s: %j fits, %j doesn't", (field, fits, doesnt) => {
    expect(cautions(inputsOf(fits))).not.toHaveProperty([field]);
    expect(cautions(inputsOf(doesnt))).toHaveProperty([field]);
  });
});

test("of two home loans at a time, the one that begins later, or is listed later, ends the other", () => {
  const homes = (...listed: Typed[]) =>
    Object.keys(
      cautions(
        inputsOf({
          oneOffs: String(listed.length),
          ...Object.fromEntries(
            listed.flatMap((home, i) =>
              Object.entries({ what: "purchase", loan: "90000", loanYears: "30", ...home }).map(([name, text]) => [
                `oneOffs.${i}.${name}`,
                text,
              ]),
            ),
          ),
        }),
      ),
    );
  const [at65, at70] = [{ atAge: "65" }, { atAge: "70" }];
  expect(homes(at65)).toEqual([]);
  expect(homes(at65, at70)).toEqual(["oneOffs.1.loan"]);
  expect(homes(at70, at65)).toEqual(["oneOffs.0.loan"]);
  expect(homes(at70, at70)).toEqual(["oneOffs.1.loan"]);
  // Paid off: five years from 65 end before 70; six don't.
  expect(homes({ ...at65, loanYears: "5" }, at70)).toEqual([]);
  expect(homes({ ...at65, loanYears: "6" }, at70)).toEqual(["oneOffs.1.loan"]);
  // Sold: a home kept through 70 is still paid for then, one kept through 69 isn't.
  expect(homes({ ...at65, keptTo: "69" }, at70)).toEqual([]);
  expect(homes({ ...at65, keptTo: "70" }, at70)).toEqual(["oneOffs.1.loan"]);
  // Paid in cash, either of them, or not a home that is bought.
  expect(homes({ ...at65, loan: "0" }, at70)).toEqual([]);
  expect(homes(at65, { ...at70, loan: "0" })).toEqual([]);
  expect(homes({ ...at65, what: "house" }, at70)).toEqual([]);
});

describe("the plan's start", () => {
  const savings = { savings: "100000", roth: "20", taxable: "30", gainShare: "40", health: "10", cash: "5" };
  test("savings are split by the shares, and the rest is traditional", () =>
    expect(planFor({ ...savings, spouseTraditional: "40" }).start).toMatchObject({
      ...{ traditional: 35_000, spouseTraditional: 0, roth: 20_000, taxable: 30_000, basis: 18_000 },
      ...{ health: 10_000, cash: 5_000 },
    }));
  test("a spouse has a share of the traditional money, and savings of their own", () => {
    const { start } = planFor({ ...savings, couple: "yes", spouseSavings: "20000", spouseTraditional: "40" });
    expect(start.traditional).toBeCloseTo(0.35 * 120_000 * 0.6, 6);
    expect(start.spouseTraditional).toBeCloseTo(0.35 * 120_000 * 0.4, 6);
    expect(start.roth).toBe(24_000);
  });
  test("shares above the whole are lowered in proportion, for savings and for what is saved", () => {
    const { start, saving } = planFor({
      ...{ savings: "100000", roth: "90", taxable: "0", cash: "60" },
      ...{ rothSaving: "90", healthSaving: "60" },
    });
    expect([start.roth, start.cash, start.traditional].map(Math.round)).toEqual([60_000, 40_000, 0]);
    expect(saving.rothShare).toBeCloseTo(0.6, 9);
    expect(saving.taxableShare).toBe(0);
    expect(saving.healthShare).toBeCloseTo(0.4, 9);
  });
  test("contributions that couldn't be deducted are no more than the traditional money", () => {
    expect(planFor({ ...savings, afterTax: "9000" }).start.afterTax).toBe(9_000);
    expect(planFor({ ...savings, afterTax: "90000" }).start.afterTax).toBe(35_000);
  });
  test("a listed taxable account with more gain than balance has no basis", () => {
    const { start } = planFor(first("accounts", { kind: "taxable", balance: "500", gain: "600" }));
    expect([start.taxable, start.basis]).toEqual([500, 0]);
  });
});

/** Medicare premiums follow the income of two years before (42 USC 1395r(i)(4)(B)): 2025 and 2026 for 2027 and 2028. */
describe("income of 2026 and 2025, before the plan", () => {
  const before = (typed: Typed) => {
    const { medicareIncome, medicareIncomeBefore } = planFor({ pay: "80000", ...typed }).start;
    return [medicareIncome, medicareIncomeBefore];
  };
  test.each<[string, Typed, (number | null)[]]>([
    ["pay until now", {}, [80_000, 80_000]],
    ["pay until 60", { retireAge: "60" }, [null, 80_000]],
    ["pay until 59", { retireAge: "59" }, [null, null]],
    ["a pension from 60 on", first("streams", { amount: "12000", fromAge: "60" }), [92_000, 80_000]],
    [
      "a gig at 60",
      { retireAge: "59", ...first("streams", { kind: "self-employment", amount: "9000", fromAge: "60" }) },
      [9_000, null],
    ],
    ["a pension through 59", first("streams", { amount: "12000", fromAge: "50", throughAge: "59" }), [80_000, 92_000]],
    ["untaxed income", first("streams", { kind: "untaxed", amount: "12000", fromAge: "50" }), [80_000, 80_000]],
    ["a spouse of 62", { couple: "yes", spouseAge: "62", spousePay: "5000", spouseRetireAge: "63" }, [85_000, 85_000]],
    ["who stops at 62", { couple: "yes", spouseAge: "62", spousePay: "5000", spouseRetireAge: "62" }, [80_000, 85_000]],
    [
      "who stopped at 61",
      { couple: "yes", spouseAge: "62", spousePay: "5000", spouseRetireAge: "61" },
      [80_000, 80_000],
    ],
    ["no spouse", { spouseAge: "40", spousePay: "5000" }, [80_000, 80_000]],
    [
      "a spouse's pension from their 62 on",
      { couple: "yes", spouseAge: "62", ...first("streams", { owner: "spouse", amount: "12000", fromAge: "62" }) },
      [92_000, 80_000],
    ],
  ])("%s", (_, typed, incomes) => expect(before(typed)).toEqual(incomes));
});

describe("years and amounts", () => {
  test("a cost over several years, and money that comes in", () => {
    const oneOffs = (typed: Typed) =>
      planFor(first("oneOffs", { atAge: "62", amount: "20000", ...typed })).spending.oneOffs;
    expect(oneOffs({ what: "college", years: "3" })).toEqual([
      { year: 2028, amount: 20_000 },
      { year: 2029, amount: 20_000 },
      { year: 2030, amount: 20_000 },
    ]);
    // 400,000 less 6% is 376,000, and 100,000 of it pays off the loan. It is sold once, whatever number of years is
    // typed.
    const house = { what: "house", price: "400000", owed: "100000", years: "3" };
    expect(oneOffs(house)).toEqual([{ year: 2028, amount: -276_000 }]);
    const homes = (typed: Typed) => planFor(first("oneOffs", { atAge: "62", ...house, ...typed })).spending.homes;
    expect(homes({ paidFor: "150000" })).toEqual([{ year: 2028, price: 376_000, paid: 150_000 }]);
    expect([homes({}), homes({ paidFor: "1", what: "purchase" })]).toEqual([[], []]);
    const purchase = { what: "purchase", down: "50000", loan: "120000", loanRate: "6", loanYears: "15", years: "3" };
    expect(oneOffs(purchase)).toEqual([{ year: 2028, amount: 50_000 }]);
    const bought = planFor(
      first("oneOffs", { atAge: "62", ...purchase, ongoing: "9000", rentSaved: "6000", keptTo: "80" }),
    ).spending.homesBought;
    expect(bought).toEqual([{ year: 2028, loan: 120_000, rate: 0.06, loanYears: 15, costs: 3_000, throughYear: 2046 }]);
    expect(oneOffs({ what: "money" })).toEqual([{ year: 2028, amount: -20_000 }]);
    // Before the plan begins: in its first year.
    expect(oneOffs({ atAge: "50", years: "2" }).map(({ year }) => year)).toEqual([2027, 2028]);
  });
  test("ages are years: 1966 and the age", () => {
    const plan = planFor({
      ...{ retireAge: "65", planTo: "93", mortgage: "1", mortgageAge: "68", slowAge: "80", lateAge: "78" },
      ...{ convert: "yes", convertFrom: "62", convertThrough: "70" },
      ...first("streams", { fromAge: "67", throughAge: "88" }),
    });
    expect(plan.persons[0]).toMatchObject({ stopYear: 2031, lastYear: 2059 });
    expect(plan.spending.mortgageThrough).toBe(2034);
    expect(plan.spending.phases.map(({ fromYear }) => fromYear)).toEqual([2044, 2046]);
    expect(plan.conversion).toMatchObject({ fromYear: 2028, throughYear: 2036 });
    expect(plan.streams[0]).toMatchObject({ fromYear: 2033, throughYear: 2054 });
  });
  test("a spouse's income goes by the spouse's age; without a spouse, everything is the visitor's", () => {
    const theirs = first("streams", { owner: "spouse", fromAge: "67", throughAge: "88", survivor: "75" });
    // 62 at the end of 2026, so born in 1964.
    const couple = { couple: "yes", spouseAge: "62" };
    expect(planFor({ ...couple, ...theirs }).streams[0]).toEqual({
      ...{ kind: "pension", amount: 0, fromYear: 2031, throughYear: 2052, who: 1, survivorShare: 0.75 },
    });
    expect(planFor(theirs).streams[0]).toMatchObject({ fromYear: 2033, throughYear: 2054, who: 0 });
    // Rent goes on in full, and a gig is always the visitor's.
    const rent = { ...theirs, "streams.0.kind": "rent" };
    expect(planFor({ ...couple, ...rent }).streams[0]).toMatchObject({ kind: "rent", who: 1, survivorShare: 1 });
    const gig = { ...theirs, "streams.0.kind": "self-employment" };
    expect(planFor({ ...couple, ...gig }).streams[0]).toMatchObject({ fromYear: 2033, who: 0 });
  });
  test("a spouse stops work at the visitor's age until another is typed, and a button that moves one keeps the other", () => {
    const couple = { couple: "yes", spouseAge: "62", spousePay: "50000", retireAge: "64" };
    expect(inputsOf(couple).spouseRetireAge).toBe(64);
    expect(inputsOf({ ...couple, spouseRetireAge: "66" }).spouseRetireAge).toBe(66);
    expect(stopTexts(inputsOf(couple), 63)).toEqual({ retireAge: "63", spouseRetireAge: "64" });
  });
  test("conversions begin when work ends, or with the plan, and end before required distributions or with their first year", () => {
    const ages = (typed: Typed) => {
      const { convertFrom, convertThrough } = inputsOf({ convert: "yes", ...typed });
      return [convertFrom, convertThrough];
    };
    // Required from 75 for those born in 1960 or later, from 73 for those born before (26 USC 401(a)(9)(C)(v)).
    expect(ages({ age: "66", retireAge: "64" })).toEqual([67, 74]);
    expect(ages({ age: "67", retireAge: "62" })).toEqual([68, 72]);
    expect(ages({ age: "67", born: "1960-01" })).toEqual([67, 74]);
    expect(ages({ age: "75", retireAge: "66" })).toEqual([76, 76]);
    expect(ages({ convertFrom: "74" })).toEqual([74, 74]);
  });
  test("random lives are followed to 105, fixed ones at least through the first year", () => {
    expect(planFor({ lifetimes: "random" }).persons[0].lastYear).toBe(2071);
    expect(planFor({ planTo: "50" }).persons[0].lastYear).toBe(2027);
    const { persons } = planFor({ couple: "yes", spouseAge: "62", spousePlanTo: "90", spouseRetireAge: "66" });
    // 62 at the end of 2026, so born in 1964.
    expect(persons[1]).toMatchObject({ birth: { year: 1964, month: 6 }, lastYear: 2054, stopYear: 2030 });
  });
  test("an annuity without a payout has no price, and pays no sooner than it is bought", () => {
    const annuity = (typed: Typed) => planFor({ annuityPrice: "100000", annuityIncome: "6000", ...typed }).annuity;
    expect(annuity({})).toMatchObject({ price: 100_000, buyYear: 2031, fromYear: 2031, lives: "one" });
    expect(annuity({ annuityAge: "70" })).toMatchObject({ buyYear: 2036, fromYear: 2036 });
    expect(annuity({ annuityFrom: "80" })).toMatchObject({ buyYear: 2031, fromYear: 2046 });
    expect(annuity({ annuityIncome: "0" })).toMatchObject({ price: 0 });
    expect(annuity({ annuityLives: "two" })?.lives).toBe("one");
    expect(annuity({ annuityLives: "two", couple: "yes" })?.lives).toBe("two");
  });
  test("a TIPS ladder, only if it pays something", () => {
    expect(planFor({}).ladder).toBeNull();
    expect(
      planFor({ ladderIncome: "9000", ladderFrom: "66", ladderThrough: "75", ladderIn: "taxable" }).ladder,
    ).toMatchObject({
      ...{ buyYear: 2031, fromYear: 2032, throughYear: 2041, income: 9_000, pretax: false },
    });
    expect(planFor({ ladderIncome: "9000" }).ladder?.pretax).toBe(true);
  });
  test("community property clears all of the gain at the first death, elsewhere half (26 USC 1014(b)(6))", async () => {
    await Promise.all(["TX", "OH"].map(fetchState));
    expect(planFor({ state: "TX" }).steppedUp).toBe(1);
    expect(planFor({ state: "OH" }).steppedUp).toBe(0.5);
  });
});

describe("ceilings of 2026, alone and together", () => {
  const both = (name: Parameters<typeof ceilingsOf>[0], typed: Typed = {}) => {
    const { alone, together } = ceilingsOf(name, inputsOf(typed));
    return [alone, together].map((one) => Object.values(one).find((value) => typeof value === "number"));
  };
  test.each<[Parameters<typeof ceilingsOf>[0], number[]]>([
    // Rev. Proc. 2025-32; 42 USC 1395r(i) for 2026; for coverage in 2027, four times the poverty lines of 2026, 15,960
    // and 21,640 (26 USC 36B(d)(3)(B)).
    ["12", [50_400, 100_800]],
    ["22", [105_700, 211_400]],
    ["24", [201_775, 403_550]],
    ["gains", [49_450, 98_900]],
    ["medicare", [109_000, 218_000]],
    ["credit", [63_840, 86_560]],
  ])("%s", (name, amounts) => expect(both(name)).toEqual(amounts));
});

describe("what Social Security is based on", () => {
  test("a gig counts at 92.35%, from the first year of work if it is there already", () => {
    const besides = (typed: Typed) =>
      workingLife(inputsOf({ workedFrom: "25", ...first("streams", { amount: "10000", ...typed }) })).besides;
    expect(besides({ kind: "work", fromAge: "60", throughAge: "64" })).toEqual([
      { firstYear: 1991, lastYear: 2030, amount: 10_000 },
    ]);
    // 61 in 2027, the first year of the plan.
    expect(besides({ kind: "work", fromAge: "61", throughAge: "64" })).toEqual([
      { firstYear: 2027, lastYear: 2030, amount: 10_000 },
    ]);
    expect(besides({ kind: "self-employment", fromAge: "62", throughAge: "64" })).toEqual([
      { firstYear: 2028, lastYear: 2030, amount: 9_235 },
    ]);
    expect(besides({ kind: "pension" })).toEqual([]);
  });
  // 42 USC 415(b)(2)(A): the 35 best years count. At 61, ages 22 to 60 are 39 years of full pay, so later years at a
  // smaller one change nothing.
  test("a part-time job after a full career adds nothing, whether it begins right away or a year later", () => {
    const benefit = (typed: Typed) =>
      fullBenefit(workingLife(inputsOf({ workedFrom: "22", retireAge: "61", pay: "70000", ...typed }))).amount;
    const job = (fromAge: string) => first("streams", { kind: "work", amount: "25000", fromAge, throughAge: "65" });
    expect(benefit(job("61"))).toBe(benefit({}));
    expect(benefit(job("62"))).toBe(benefit({}));
    expect(benefit(job("60"))).toBeGreaterThan(benefit({}));
  });
  test("a record counts only if it was chosen", () => {
    const record = first("record", { year: "2020", earned: "50000" });
    expect(workingLife(inputsOf(record)).record).toEqual([]);
    expect(workingLife(inputsOf({ ...record, benefit: "record" })).record).toEqual([{ year: 2020, amount: 50_000 }]);
  });
});

describe("dates", () => {
  const days = (typed: Typed) =>
    Object.fromEntries(datesOf(inputsOf(typed)).map(({ id, day }) => [id.replace("retirement-", ""), day]));
  test("of someone born in June 1966", () =>
    expect(days({ claimAge: "66 and 10 months" })).toEqual({
      "1-early-withdrawal-ends": "2025-12-01",
      // The first month in which one is 62 all month (20 CFR 404.310).
      "1-earliest-claim": "2028-07-01",
      "1-medicare-opens": "2031-03-01",
      "1-medicare-closes": "2031-09-30",
      "1-full-age": "2033-06-01",
      "1-claim": "2033-04-01",
      "1-latest-credit": "2036-06-01",
      // 75 for those born from 1960 on (26 USC 401(a)(9)(C)(v)).
      "1-distributions-age": "2041-06-01",
      "1-first-distribution": "2042-04-01",
    }));
  test("of someone born in November 1958: full retirement age is 66 and 8 months, distributions begin at 73", () => {
    const found = datesOf(inputsOf({ age: "68", born: "1958-11" }));
    const at = (id: string) => found.find((one) => one.id === `retirement-1-${id}`);
    expect(at("full-age")).toMatchObject({ day: "2025-07-01", title: "Full retirement age, 66 and 8 months" });
    expect(at("medicare-closes")?.day).toBe("2024-02-29");
    expect(at("distributions-age")?.day).toBe("2031-11-01");
    expect(at("first-distribution")).toMatchObject({
      day: "2032-04-01",
      title: "Last day for the 2031 required distribution",
    });
    expect(at("earliest-claim")?.title).toContain("at 62 and 1 month");
  });
  test("a guessed birth month is said with each of its dates, and a typed one isn't", () => {
    const guess = "We guessed June as your birth month, so the dates may be off. Enter yours under “Month of birth.”";
    expect(inputsOf({ age: "50" }).born.month).toBe(6);
    const guesses = (found: readonly { readonly guess?: string | undefined }[]) => [
      ...new Set(found.map((due) => due.guess)),
    ];
    expect(guesses(datesOf(inputsOf({ age: "50" }), true))).toEqual([guess]);
    expect(guesses(datesOf(inputsOf({ age: "50", born: "1976-03" }), false))).toEqual([undefined]);
    // A spouse's month of birth can't be entered.
    const [, spouses] = guesses(datesOf(inputsOf({ couple: "yes", spouseAge: "62" })));
    expect(spouses).toContain("your spouse’s birth month");
  });
  test("a spouse has dates of their own", () => {
    const found = datesOf(inputsOf({ couple: "yes", spouseAge: "62" }));
    expect(found).toHaveLength(18);
    expect(found.at(-1)).toMatchObject({ id: "retirement-2-first-distribution", day: "2040-04-01" });
    expect(found.at(-1)?.title).toMatch(/ \(your spouse\)$/);
  });
});

test("a Statement counts work that goes on now, to full retirement age, and no other", () => {
  // Born in June 1966: 67 in June 2033. A gig of 2026 goes on; one that ended in 2025 doesn't, nor one from 2027 on.
  const stated = (typed: Typed) =>
    statedLife(
      workingLife(inputsOf({ workedFrom: "25", ...first("streams", { kind: "work", amount: "10000", ...typed }) })),
    );
  expect(stated({}).stopYear).toBe(2033);
  const kept = (fromAge: string, throughAge: string) => stated({ fromAge, throughAge }).besides?.length;
  expect([kept("50", "60"), kept("50", "59"), kept("60", "65"), kept("61", "65")]).toEqual([1, 0, 1, 0]);
  expect(stated({ fromAge: "50", throughAge: "60" }).besides?.[0]?.lastYear).toBe(2032);
  // Who has stopped stays stopped.
  expect(statedLife(workingLife(inputsOf({ retireAge: "58" }))).stopYear).toBe(2024);
});

test("a claim counts as made from the month on in which benefits begin, and the year of that is said", () => {
  // Born in June 1960: at 66 and 6 months in December 2026, at 66 and 7 months in January 2027.
  const born = { year: 1960, month: 6 };
  expect(claimed(born, 66.5)).toBe("That was in 2026. If you haven't claimed yet, enter an age from 67 to 70.");
  expect(claimed(born, 66 + 7 / 12)).toBeUndefined();
  expect(claimed({ year: 1950, month: 9 }, 66.5, "your spouse")).toBe(
    "That was in 2017. Enter the age when your spouse claimed.",
  );
});
