/**
 * What every question starts with, and why; which answers it takes; and what follows from the other answers. Worked by
 * hand: nothing here is read from the fields.
 */
import { describe, expect, test } from "vitest";
import { fromLink } from "../../inputs/link.ts";
import { fieldAt, placesIn, readForm, type Typed } from "../../inputs/typed.ts";
import { currentAverages } from "../../law/mortgage/current-averages.ts";
import { marketHistory } from "../../law/series/market-history.ts";
import { givenBy, premiumAt } from "./given.ts";
import { fields, linkFormat } from "./inputs.ts";
import { FIRST_YEAR } from "./years.ts";

const formFor = (typed: Typed) => readForm(fields, typed, {}, givenBy);
const inputsFor = (typed: Typed) => formFor(typed).inputs;

/** All starts, those of the lists' items under "list.name". */
const starts = Object.fromEntries(
  Object.entries(fields).flatMap(([name, field]) => [
    [name, field.start],
    ...(field.kind === "list" ? Object.entries(field.of).map(([own, { start }]) => [`${name}.${own}`, start]) : []),
  ]),
);

const WHY: readonly (readonly [why: string, starts: Readonly<Record<string, unknown>>])[] = [
  [
    "what most people don't have or don't plan: none of it, until they say so",
    {
      ...{ legacy: 0, couple: false, spousePay: 0, spouseSavings: 0, mortgage: 0, giving: 0, marketplace: false },
      ...{ oneOffs: [], "oneOffs.amount": 0, "oneOffs.price": 0, "oneOffs.owed": 0, "oneOffs.down": 0 },
      ...{ "oneOffs.loan": 0, "oneOffs.ongoing": 0, "oneOffs.rentSaved": 0 },
      ...{ streams: [], "streams.amount": 0, "streams.raise": 0, "streams.other": 0 },
      ...{ accounts: [], "accounts.balance": 0, "accounts.gain": 0 },
      ...{ record: [], spouseRecord: [], "record.earned": 0, "spouseRecord.earned": 0 },
      ...{ selfEmployed: false, trustFund: false, convert: false, equal: false, rothFirst: false, jobPlan: 0 },
      ...{ annuityPrice: 0, annuityIncome: 0, annuityRaise: 0, ladderIncome: 0 },
      ...{ health: 0, afterTax: 0, taxableSaving: 0, healthSaving: 0, savingRaise: 0, cashReturn: 0 },
    },
  ],
  [
    "left empty, so that the page uses what the question says instead",
    { medicarePremium: null, "oneOffs.paidFor": null, rothContributions: null, firstRate: null },
  ],
  [
    "someone of 45 at the end of 2026, and a spouse of the same age, guessed to be born in the middle of the year",
    { age: 45, spouseAge: 45, born: { year: 1981, month: 6 } },
  ],
  ["what links of version 2 left out; today they follow the age", { savings: 180_000, spending: 70_000, pay: 85_000 }],
  ["and of version 5, at any age; and what people pay for care themselves", { premiumBefore: 9_000, medical: 2_500 }],
  [
    "67, full retirement age for people born from 1960 on (42 USC 416(l)(1))",
    { retireAge: 67, spouseRetireAge: 67, claimAge: 67, spouseClaimAge: 67, "streams.fromAge": 67 },
  ],
  [
    "65, when Medicare begins (42 USC 1395c); a ladder of ten payments",
    { annuityAge: 65, annuityFrom: 65, ladderAge: 65, ladderFrom: 65, ladderThrough: 74 },
  ],
  [
    "55, after which the job's own plan is open (26 USC 72(t)(2)(A)(v)); 60, when the additional tax has ended; 72, the year before required distributions for those born before 1960 (26 USC 401(a)(9)(C)(v))",
    { equalFrom: 55, convertFrom: 60, convertThrough: 72 },
  ],
  ["a long life", { planTo: 95, spousePlanTo: 95, lifetimes: "fixed", sex: "average", spouseSex: "average" }],
  ["for life: nobody is older", { "oneOffs.keptTo": 120, "streams.throughAge": 120 }],
  [
    "one survivor spends 1 / √2 of what two do, to the tenth; the least one can live on is BLS's 70%",
    { survivorShare: Math.round(10 / Math.SQRT2) / 10, floorShare: 0.7 },
  ],
  [
    "at least half of a pension goes on to a survivor (26 USC 417(b)), and nothing of a single-life pension",
    { "streams.survivor": 1 / 2, "streams.otherSurvivor": 0 },
  ],
  ["spending in full at every age", { slowAge: 75, slowShare: 1, lateAge: 85, lateShare: 1 }],
  [
    "events at 70, in one year; a home with the usual costs of a sale, and today's loan over 30 years",
    {
      ...{ mortgageAge: 70, "oneOffs.atAge": 70, "oneOffs.years": 1, "oneOffs.what": "cost" },
      ...{ "oneOffs.sellingCosts": 0.06, "oneOffs.loanYears": 30, "oneOffs.loanRate": currentAverages.fixed30.value },
    },
  ],
  [
    "work since 22, for an employer with a plan that adds to it, of which a quarter goes into Roth",
    {
      ...{ workedFrom: 22, workPlan: true, spouseWorkPlan: true, ownPlan: "sep" },
      ...{ saving: 12_000, match: 4_000, rothSaving: 1 / 4 },
    },
  ],
  [
    "a benefit from pay; one that is known is from a Statement; the last whole year of a record is 2025",
    {
      ...{ benefit: "pay", spouseBenefit: "pay", pia: 2_200, spousePia: 1_500, piaCounts: "statement" },
      ...{ "record.year": 2025, "spouseRecord.year": 2025 },
    },
  ],
  [
    "the first of each list",
    { "streams.kind": "pension", "streams.owner": "you", "accounts.kind": "traditional", "accounts.owner": "you" },
  ],
  [
    "most savings are traditional: 100% less 15%, 20% and 3% is 62%",
    { roth: 0.15, taxable: 0.2, cash: 0.03, gainShare: 0.3, spouseTraditional: 1 / 2 },
  ],
  [
    "equal payments from all of it, at 5% (Notice 2022-6)",
    { equalShare: 1, equalRate: 0.05, ladderIn: "traditional", ladderYield: 0.0194, annuityLives: "one" },
  ],
  [
    "more stocks while working; every history",
    {
      ...{ stocks: 0.8, stocksRetired: 0.6, fee: 0.002, dividendYield: 0.015, bondYield: 0.04 },
      ...{ model: "history", paths: 1000, seed: 1, blockYears: 10 },
    },
  ],
  [
    "no rule, no filling or converting above the 12% bracket",
    { strategy: "plan", order: "conventional", fillTo: "12", convertTo: "12", convertPays: "outside" },
  ],
  [
    "no state yet: a flat 4%; heirs in the 22% bracket; a real discount rate of 2%; nine in ten",
    {
      ...{ state: "flat", stateRate: 0.04, elsewhere: "none", heirsRate: 0.22, claimDiscount: 0.02 },
      ...{ dollars: "today", target: 0.9 },
    },
  ],
];

describe("what each question starts with", () => {
  test.each(WHY)("%s", (_, expected) => expect(starts).toMatchObject(expected));

  test("averages of 1871 to 2025, recomputed, to the tenth of a percent or the hundredth", () => {
    const { stockReturn, bondReturn, inflation } = marketHistory;
    const real = (returns: readonly number[]) =>
      returns.map((value, i) => (1 + value) / (1 + (inflation[i] as number)) - 1);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [stocks, bonds] = [real(stockReturn), real(bondReturn)];
    const together = (a: readonly number[], b: readonly number[]) =>
      mean(a.map((value, i) => (value - mean(a)) * ((b[i] as number) - mean(b))));
    const deviation = (values: readonly number[]) => Math.sqrt(together(values, values));
    const found = {
      stockMean: mean(stocks),
      stockDeviation: deviation(stocks),
      bondMean: mean(bonds),
      bondDeviation: deviation(bonds),
      inflation: mean(inflation),
    };
    for (const [name, value] of Object.entries(found))
      expect(Math.abs((starts[name] as number) - value), name).toBeLessThan(0.0006);
    const correlation = together(stocks, bonds) / (found.stockDeviation * found.bondDeviation);
    expect(Math.abs(starts.correlation - correlation)).toBeLessThan(0.006);
  });

  test("every question is in one of these lists, and in no other", () => {
    const recomputed = ["stockMean", "stockDeviation", "bondMean", "bondDeviation", "correlation", "inflation"];
    const listed = [...WHY.flatMap(([, expected]) => Object.keys(expected)), ...recomputed];
    expect(listed.sort()).toEqual(Object.keys(starts).sort());
  });
});

describe("the answers a question takes, and the next ones it refuses", () => {
  const LIMITS: [names: readonly string[], least: string, most: string, below: string, above: string][] = [
    // A plan begins next year, at 120 at the latest.
    [["age", "spouseAge"], "1", "119", "0", "120"],
    [
      [
        ...[
          "retireAge",
          "spouseRetireAge",
          "planTo",
          "spousePlanTo",
          "slowAge",
          "lateAge",
          "mortgageAge",
          "workedFrom",
        ],
        ...["annuityAge", "annuityFrom", "ladderAge", "ladderFrom", "ladderThrough"],
        ...["equalFrom", "convertFrom", "convertThrough"],
        ...["oneOffs.0.atAge", "oneOffs.0.keptTo", "streams.0.fromAge", "streams.0.throughAge"],
      ],
      ...(["1", "120", "0", "121"] as const),
    ],
    [["claimAge", "spouseClaimAge"], "62", "70", "61", "71"],
    [
      [
        ...[
          "savings",
          "saving",
          "spending",
          "legacy",
          "spousePay",
          "spouseSavings",
          "spousePia",
          "mortgage",
          "medical",
        ],
        ...["giving", "premiumBefore", "pay", "pia", "annuityPrice", "annuityIncome", "ladderIncome", "afterTax"],
        ...["rothContributions", "match", "oneOffs.0.price", "oneOffs.0.owed", "oneOffs.0.paidFor", "oneOffs.0.down"],
        ...["oneOffs.0.loan", "oneOffs.0.ongoing", "oneOffs.0.rentSaved", "streams.0.amount", "streams.0.other"],
        ...["accounts.0.balance", "accounts.0.gain", "record.0.earned", "spouseRecord.0.earned"],
      ],
      ...(["0", "1000000000", "-1", "1000000001"] as const),
    ],
    // Money may also come in.
    [["oneOffs.0.amount"], "-1000000000", "1000000000", "-1000000001", "1000000001"],
    [["medicarePremium"], "0", "10000", "-1", "10001"],
    [
      [
        ...["survivorShare", "spouseTraditional", "roth", "taxable", "gainShare", "health", "cash", "jobPlan"],
        ...["equalShare", "rothSaving", "taxableSaving", "healthSaving", "stocks", "stocksRetired", "firstRate"],
        ...["floorShare", "heirsRate", "target", "stockDeviation", "bondDeviation"],
        ...["oneOffs.0.sellingCosts", "streams.0.survivor", "streams.0.otherSurvivor"],
      ],
      ...(["0", "100", "-1", "101"] as const),
    ],
    [["slowShare", "lateShare"], "0", "200", "-1", "201"],
    [["fee", "equalRate", "ladderYield", "annuityRaise", "streams.0.raise"], "0", "10", "-1", "11"],
    [["savingRaise"], "-20", "20", "-21", "21"],
    [["cashReturn"], "-20", "10", "-21", "11"],
    [["stockMean", "bondMean"], "-20", "30", "-21", "31"],
    [["inflation"], "-10", "30", "-11", "31"],
    [["correlation"], "-100", "100", "-101", "101"],
    [["stateRate"], "0", "15", "-1", "16"],
    [["dividendYield", "claimDiscount"], "0", "20", "-1", "21"],
    [["bondYield", "oneOffs.0.loanRate"], "0", "30", "-1", "31"],
    [["seed"], "0", "999999", "-1", "1000000"],
    [["blockYears", "oneOffs.0.years", "oneOffs.0.loanYears"], "1", "50", "0", "51"],
    // 42 USC 413(a)(2): quarters of coverage began in 1937.
    [["record.0.year", "spouseRecord.0.year"], "1937", "2100", "1936", "2101"],
  ];
  const ONE_OF_EACH = { record: "1", spouseRecord: "1", oneOffs: "1", streams: "1", accounts: "1" };
  test.each(LIMITS)("%j from %s through %s", (names, least, most, below, above) => {
    for (const name of names) {
      const taken = (text: string) => "value" in (fieldAt(fields, name)?.read(text) ?? {});
      expect([below, least, most, above].map(taken), name).toEqual([false, true, true, false]);
    }
  });
  test("every number asked for is in one of these rows", () => {
    const numbers = placesIn(fields, ONE_OF_EACH).filter(({ field }) => field.kind === "number");
    expect(LIMITS.flatMap(([names]) => names).sort()).toEqual(numbers.map(({ name }) => name).sort());
  });
  test("lists end at 10 events, 8 incomes, 12 accounts and 80 years of earnings", () => {
    const most = { oneOffs: "99", streams: "99", accounts: "99", record: "99", spouseRecord: "99" };
    const { oneOffs, streams, accounts, record, spouseRecord } = readForm(fields, most).inputs;
    expect([oneOffs, streams, accounts, record, spouseRecord].map(({ length }) => length)).toEqual([10, 8, 12, 80, 80]);
  });
});

describe("older links", () => {
  const read = (link: string) => fromLink(fields, `#${link}`, linkFormat).typed;
  test("in version 2, a spouse was 45, and only spending rules had a first share and a floor", () => {
    expect(read("v2.age=58")).not.toHaveProperty("spouseAge");
    expect(read("v2.age=58&couple=yes")).toMatchObject({ spouseAge: "45" });
    for (const link of ["v2.age=58", "v2.strategy=plan"]) {
      expect(read(link)).not.toHaveProperty("firstRate");
      expect(read(link)).not.toHaveProperty("floorShare");
    }
    expect(read("v2.strategy=percent")).toMatchObject({ firstRate: "4", floorShare: "65" });
    expect(read("v2.age=58")).toMatchObject({ savings: "180000", spending: "70000", pay: "85000" });
  });
  test("in version 3, only couples had a spouse who stopped at 67, and only conversions had their ages", () => {
    expect(read("v3.retireAge=60")).not.toHaveProperty("spouseRetireAge");
    expect(read("v3.retireAge=60")).not.toHaveProperty("convertFrom");
    expect(read("v3.couple=yes&retireAge=60")).toMatchObject({ spouseRetireAge: "67" });
    expect(read("v3.couple=yes&spouseRetireAge=62")).toMatchObject({ spouseRetireAge: "62" });
    expect(read("v3.convert=yes&retireAge=55")).toMatchObject({ convertFrom: "60", convertThrough: "72" });
    expect(read("v3.convert=yes&convertFrom=65")).toMatchObject({ convertFrom: "65", convertThrough: "72" });
    expect(read("v4.couple=yes&convert=yes")).not.toHaveProperty("spouseRetireAge");
  });
  test("in version 3, a pension went on in full, and a house was sold for one amount", () => {
    const typed = read("v3.streams=1&streams.0.amount=9000&oneOffs=1&oneOffs.0.what=house&oneOffs.0.amount=90000");
    expect(typed).toMatchObject({
      "streams.0.survivor": "100",
      "oneOffs.0.what": "money",
      "oneOffs.0.amount": "90000",
    });
    expect(read("v3.oneOffs=1&oneOffs.0.what=college")).toMatchObject({ "oneOffs.0.what": "college" });
    expect(read("v4.oneOffs=1&oneOffs.0.what=house")).toMatchObject({ "oneOffs.0.what": "house" });
  });
  test("in version 4, a home was bought with one amount; over several years, it is a cost of each", () => {
    const bought = (version: string, years: string) =>
      read(
        `${version}.oneOffs=2&oneOffs.0.what=purchase&oneOffs.0.amount=50000${years}&oneOffs.0.atAge=66&oneOffs.1.what=college&oneOffs.1.amount=20000`,
      );
    const college = { "oneOffs.1.what": "college", "oneOffs.1.amount": "20000" };
    const at66 = { oneOffs: "2", "oneOffs.0.atAge": "66", ...college };
    const once = { ...at66, "oneOffs.0.what": "purchase", "oneOffs.0.down": "50000" };
    expect(bought("v4", "")).toMatchObject(once);
    expect(bought("v4", "")).not.toHaveProperty(["oneOffs.0.amount"]);
    expect(bought("v4", "&oneOffs.0.years=1")).toMatchObject({ ...once, "oneOffs.0.years": "1" });
    const thrice = { ...at66, "oneOffs.0.what": "cost", "oneOffs.0.amount": "50000", "oneOffs.0.years": "3" };
    expect(bought("v4", "&oneOffs.0.years=3")).toMatchObject(thrice);
    expect(bought("v4", "&oneOffs.0.years=3")).not.toHaveProperty(["oneOffs.0.down"]);
    expect(bought("v5", "")).toMatchObject({ ...at66, "oneOffs.0.what": "purchase", "oneOffs.0.amount": "50000" });
  });
  test("through version 6, conversions ended at 72 for everyone, or with their first year", () => {
    expect(read("v6.convert=yes").convertThrough).toBe("72");
    expect(read("v6.convert=yes&age=74").convertThrough).toBe("75");
    expect(read("v6.convert=yes&convertFrom=76").convertThrough).toBe("76");
    expect(read("v6.convert=yes&convertFrom=70&retireAge=74").convertThrough).toBe("74");
    expect(read("v6.convert=yes&convertThrough=70").convertThrough).toBe("70");
    expect(read("v6.age=60")).not.toHaveProperty("convertThrough");
    expect(read("v7.convert=yes")).not.toHaveProperty("convertThrough");
  });
  test("through version 5, insurance cost 9,000; in version 1, an event and an income had their own amounts", () => {
    expect(read("v5.age=60").premiumBefore).toBe("9000");
    expect(read("v5.premiumBefore=8000").premiumBefore).toBe("8000");
    expect(read("v6.age=60")).not.toHaveProperty("premiumBefore");
    const first = read("v1.oneOffs=2&oneOffs.1.amount=300&streams=1");
    expect(first).toMatchObject({ "oneOffs.0.amount": "20000", "oneOffs.1.amount": "300" });
    expect(first).toMatchObject({ "streams.0.amount": "12000", "streams.0.survivor": "100" });
  });
});

describe("what follows from other answers", () => {
  test("the benchmark plan goes by the age before: 45 CFR 147.102(e)", () => {
    // 625 a month at 40, where the curve is 1.278: 7,500 a year. At 59 it is 2.603, and 3 from 64 on.
    const inState = (state: string) => [41, 60, 65, 80].map((age) => premiumAt(age, state));
    expect(inState("flat")).toEqual([7_500, 15_300, 17_600, 17_600]);
    // New York and Vermont allow no difference by age (45 CFR 147.102(e), CMS's State Specific Age Curve Variations).
    expect([inState("NY"), inState("VT")]).toEqual([1, 2].map(() => [7_500, 7_500, 7_500, 7_500]));
    expect(inputsFor({ age: "59", retireAge: "60", state: "NY" }).premiumBefore).toBe(7_500);
    // In the plan's first year at the earliest: someone of 58 who has stopped is 59 then, priced at 58: 2.548.
    expect(inputsFor({ age: "58", retireAge: "50" }).premiumBefore).toBe(15_000);
    expect(inputsFor({ age: "50", retireAge: "60" }).premiumBefore).toBe(15_300);
  });
  test("equal payments begin when work ends, or with the plan", () => {
    expect(inputsFor({ age: "50", retireAge: "56", equal: "yes" }).equalFrom).toBe(56);
    expect(inputsFor({ age: "56", retireAge: "50", equal: "yes" }).equalFrom).toBe(57);
    expect(inputsFor({ age: "50", retireAge: "56", equal: "yes", equalFrom: "58" }).equalFrom).toBe(58);
  });
  test("who is self-employed has no match, and with a SEP saves nothing into Roth", () => {
    expect(inputsFor({ selfEmployed: "yes" })).toMatchObject({ match: 0, rothSaving: 0 });
    expect(inputsFor({ selfEmployed: "yes", ownPlan: "solo" })).toMatchObject({ match: 0, rothSaving: 1 / 4 });
    expect(inputsFor({ ownPlan: "sep" })).toMatchObject({ match: 4_000, rothSaving: 1 / 4 });
  });
  test("an employer matches no more than is saved, and no more than 7% of pay", () => {
    const match = (typed: Typed) => inputsFor(typed).match;
    // The pay at our start ages allows the whole 4,000: 7% of 59,200 is 4,144.
    expect([match({}), match({ age: "30" }), match({ age: "68", retireAge: "70" })]).toEqual([4_000, 4_000, 4_000]);
    expect([match({ saving: "0" }), match({ saving: "1500" }), match({ saving: "4000" })]).toEqual([0, 1_500, 4_000]);
    // 7% of 5,000 and of 40,000.
    expect([match({ saving: "1000", pay: "5000" }), match({ pay: "40000" }), match({ pay: "0" })]).toEqual([
      ...[350, 2_800, 0],
    ]);
    expect(match({ couple: "yes", pay: "0", spousePay: "40000" })).toBe(2_800);
    expect(match({ saving: "0", match: "3000" })).toBe(3_000);
    expect(inputsFor({ selfEmployed: "yes", pay: "40000" }).match).toBe(0);
  });
  test("whoever is 88 or older plans for eight more years", () => {
    const ends = (typed: Typed) => {
      const { planTo, spousePlanTo } = inputsFor(typed);
      return [planTo, spousePlanTo];
    };
    expect([ends({ age: "87" }), ends({ age: "88" }), ends({ age: "119" })]).toEqual([
      ...[95, 96, 120].map((end) => [end, 95]),
    ]);
    expect(ends({ couple: "yes", age: "80", spouseAge: "92" })).toEqual([95, 100]);
    // A spouse whose age isn't typed is as old.
    expect(ends({ couple: "yes", age: "90" })).toEqual([98, 98]);
    expect(ends({ age: "92", planTo: "95" })).toEqual([95, 95]);
  });
  test("a spouse's share of traditional money follows what each has saved, typed or as the form starts", () => {
    const shareOf = (typed: Typed) => inputsFor({ couple: "yes", ...typed }).spouseTraditional;
    const { savings } = inputsFor({});
    expect(shareOf({ spouseSavings: String(savings) })).toBe(0.5);
    expect(shareOf({ savings: "300000", spouseSavings: "100000" })).toBe(0.25);
  });
  test("the birth year and a spouse's age follow from the age, and savings from listed accounts", () => {
    expect(inputsFor({ age: "60" })).toMatchObject({ born: { year: FIRST_YEAR - 61, month: 6 }, spouseAge: 60 });
    const accounts = { accounts: "2", "accounts.0.balance": "70000", "accounts.1.balance": "5000" };
    expect(inputsFor(accounts).savings).toBe(75_000);
  });
  test("a spouse's share of traditional money, to the tenth of a percent", () => {
    expect(inputsFor({ couple: "yes", savings: "200000", spouseSavings: "100000" }).spouseTraditional).toBe(0.333);
    expect(inputsFor({ couple: "yes", savings: "200000" }).spouseTraditional).toBe(0.5);
  });
  test("published figures are dated, so that a link keeps them", () => {
    const { given } = formFor({ oneOffs: "1", "oneOffs.0.what": "purchase", "oneOffs.0.loan": "1" });
    const dated = Object.entries(given).filter(([, { from }]) => from.dated);
    expect(dated.map(([name]) => name).sort()).toEqual(["oneOffs.0.loanRate", "pay", "savings"]);
  });
  test("nothing follows for conversions, equal payments or a spouse that there aren't", () => {
    const names = (typed: Typed) => Object.keys(formFor(typed).given);
    const alone = ["born", "pay", "premiumBefore", "savings", "spending", "spouseAge"];
    expect(names({}).sort()).toEqual(alone);
    expect(names({ convert: "yes" }).sort()).toEqual([...alone, "convertFrom", "convertThrough"].sort());
    expect(names({ equal: "yes" }).sort()).toEqual([...alone, "equalFrom"].sort());
    expect(names({ couple: "yes" }).sort()).toEqual([...alone, "spouseRetireAge"].sort());
    expect(names({ spouseSavings: "1" }).sort()).toEqual([...alone, "spouseTraditional"].sort());
  });
  test("today's mortgage rate belongs to a home bought with a loan, and to nothing else", () => {
    const given = (typed: Typed) =>
      Object.keys(formFor({ oneOffs: "1", ...typed }).given).includes("oneOffs.0.loanRate");
    expect(given({ "oneOffs.0.what": "purchase", "oneOffs.0.loan": "1" })).toBe(true);
    expect(given({ "oneOffs.0.what": "purchase" })).toBe(false);
    expect(given({ "oneOffs.0.what": "house", "oneOffs.0.loan": "1" })).toBe(false);
  });

  test("a listed taxable account's gain starts as the share that counts for accounts that aren't listed", () => {
    const { inputs, given } = formFor({ accounts: "1", "accounts.0.kind": "taxable", "accounts.0.balance": "200000" });
    expect(inputs.accounts[0]?.gain).toBe(60_000); // 30%
    expect(given["accounts.0.gain"]?.from.text).toBe("30% of the balance");
    const ira = formFor({ accounts: "1", "accounts.0.balance": "200000" });
    expect(ira.inputs.accounts[0]?.gain).toBe(0);
  });

  /** 80% of the first 60,000 of pay and 64% of the rest; 92% of a gig's profit counts as pay. */
  describe("spending starts with what is lived on today, and says of what", () => {
    const gig = (typed: Typed): Typed => ({ streams: "1", "streams.0.amount": "50000", ...typed });
    test("the median pay of a year, to the hundred: 52 x 1,139, 1,351, 1,362, 1,296 and 1,198", () =>
      expect(["34", "44", "45", "55", "65"].map((age) => inputsFor({ age }).pay)).toEqual([
        ...[59_200, 70_300, 70_800, 67_400, 62_300],
      ]));
    test.each<[string, Typed, number, RegExp]>([
      // 1,362 a week at 45 is 70,800: 48,000 + 6,912 less 12,000.
      ["nothing typed", {}, 42_000, /the median pay at your age/],
      ["no pay", { pay: "0" }, 42_000, /the median pay at your age/],
      ["pay", { pay: "50000" }, 28_000, /your pay/],
      ["pay while not saving", { pay: "50000", saving: "0" }, 40_000, /your pay/],
      // Work ends at the age itself: nothing is saved anymore.
      ["the last year of work", { pay: "50000", retireAge: "46" }, 28_000, /your pay/],
      ["work has ended", { pay: "50000", retireAge: "45" }, 40_000, /your pay/],
      // 0.8 x 0.92 x 50,000 = 36,800.
      // To the dollar: 36,800 less 800.50 is below 36,000.
      ["a business that saves", { pay: "50000", selfEmployed: "yes", saving: "800.50" }, 35_000, /what you earn/],
      ["a business", { pay: "50000", selfEmployed: "yes", saving: "0" }, 36_000, /what you earn/],
      // A gig besides 50,000 of pay: 96,000, so 48,000 + 0.64 x 36,000.
      [
        "a gig now",
        gig({ pay: "50000", saving: "0", "streams.0.kind": "self-employment", "streams.0.fromAge": "46" }),
        71_000,
        /what you earn/,
      ],
      [
        "a gig later",
        gig({ pay: "50000", saving: "0", "streams.0.kind": "self-employment", "streams.0.fromAge": "47" }),
        40_000,
        /your pay/,
      ],
      // The other job's 50,000 counts in full: 100,000.
      [
        "a job that ends this year",
        gig({
          pay: "50000",
          saving: "0",
          ...{ "streams.0.kind": "work", "streams.0.fromAge": "30" },
          "streams.0.throughAge": "45",
        }),
        73_000,
        /your pay/,
      ],
      [
        "a job that ended last year",
        gig({
          pay: "50000",
          saving: "0",
          ...{ "streams.0.kind": "work", "streams.0.fromAge": "30" },
          "streams.0.throughAge": "44",
        }),
        40_000,
        /your pay/,
      ],
      // Two people: 80% of the first 120,000.
      ["two", { couple: "yes", pay: "70000", spousePay: "30000", saving: "0" }, 80_000, /what you two earn/],
      ["a dollar of the other's", { couple: "yes", pay: "70000", spousePay: "1" }, 44_000, /what you two earn/],
      [
        "a dollar of a gig",
        gig({ pay: "50000", "streams.0.kind": "self-employment", "streams.0.amount": "1", "streams.0.fromAge": "30" }),
        28_000,
        /what you earn/,
      ],
      ["one of two", { couple: "yes", pay: "70000", saving: "0" }, 56_000, /your pay/],
      // Retired: 40% of 50,000, of which health costs leave 83%, and 3% of 300,000; with a spouse, half of the benefit
      // more.
      ["benefits and savings", { age: "70", pay: "50000", savings: "300000" }, 25_000, /3% of your savings/],
      ["those of two", { age: "70", pay: "50000", savings: "300000", couple: "yes" }, 33_000, /3% of your savings/],
      [
        "a known benefit and a pension",
        {
          ...{ age: "70", savings: "100000", benefit: "known", pia: "2000", streams: "1", "streams.0.kind": "pension" },
          ...{ "streams.0.amount": "12000", "streams.0.fromAge": "65" },
        },
        34_000,
        /3% of your savings/,
      ],
      ["too young for benefits", { age: "61", retireAge: "60", pay: "50000" }, 40_000, /your pay/],
      ["no couple", { pay: "50000", spousePay: "30000", saving: "0" }, 40_000, /your pay/],
    ])("%s", (_, typed, spending, whose) => {
      const { inputs, given } = formFor(typed);
      expect(inputs.spending).toBe(spending);
      expect(given.spending?.from.text).toMatch(whose);
    });
  });
});
