/** Each kind of field: what it reads, where its limits are, how it shows and writes a value. */
import { describe, expect, test } from "vitest";
import { count, day, flag, list, money, percent, periodic, perYear } from "../fields.ts";
import { toLink, withOldStart } from "../link.ts";
import { inputScope } from "../scope.ts";
import { readForm } from "../typed.ts";
import { amountOrShare } from "./amount-or-share.ts";
import { duration } from "./duration.ts";
import { text } from "./text.ts";

describe("dollars or a share", () => {
  const down = (start: { share: number } | null = { share: 0.2 }) =>
    amountOrShare({
      label: "Down payment",
      start,
      of: "of the price",
      max: 1_000_000,
      maxShare: 0.5,
      usualShare: [0.03, 0.4],
    });
  test.each([
    ["20%", { value: { share: 0.2 } }],
    ["$60,000", { value: { amount: 60_000 } }],
    ["50%", { value: { share: 0.5 }, unusual: "Check the down payment: this is unusually high." }],
    ["40%", { value: { share: 0.4 } }],
    ["3%", { value: { share: 0.03 } }],
    ["2.9%", { value: { share: 0.029 }, unusual: "Check the down payment: this is unusually low." }],
    ["0%", { value: { share: 0 } }],
    ["51%", { problem: "Down payment must be 50% or less.", nearest: { share: 0.5 } }],
    ["1000001", { problem: "Down payment must be $1,000,000 or less.", nearest: { amount: 1_000_000 } }],
    ["-1", { problem: "Down payment must be at least $0.", nearest: { amount: 0 } }],
    ["60.000", { problem: "Down payment: for thousands, type a comma, as in 60,000." }],
    ["12.500%", { value: { share: 0.125 } }],
    ["a lot", { problem: "Down payment must be a number, like 1,250." }],
    ["a lot%", { problem: "Down payment must be a number, like 20." }],
    ["", { problem: "Enter the down payment." }],
    [" $ ", { problem: "Enter the down payment." }],
  ])("%j", (typed, reading) => expect(down().read(typed)).toEqual(reading));
  test("empty is unknown if it starts that way", () => {
    expect(down(null).read("%")).toEqual({ value: null });
    expect([down(null).write(null), down(null).show(null)]).toEqual(["", ""]);
  });
  test("it writes and shows both kinds", () => {
    expect([down().write({ share: 0.125 }), down().show({ share: 0.125 })]).toEqual(["12.5%", "12.5%"]);
    expect([down().write({ amount: 60_000 }), down().show({ amount: 60_000 })]).toEqual(["60000", "60,000"]);
  });
});

describe("dollars per period", () => {
  const pay = (start: { amount: number; per: "month" } | null = { amount: 0, per: "month" }) =>
    periodic({
      label: "Pay",
      start,
      periods: ["week", "two weeks", "month", "year", "so far"],
      max: 1_200_000,
      usual: [12_000, 120_000],
      per: "year",
    });
  const low = "Check the pay: this is unusually low.";
  const high = "Check the pay: this is unusually high.";
  test.each([
    ["1000", { value: { amount: 1_000, per: "month" } }],
    ["999/month", { value: { amount: 999, per: "month" }, unusual: low }],
    ["10000/month", { value: { amount: 10_000, per: "month" } }],
    ["10001/month", { value: { amount: 10_001, per: "month" }, unusual: high }],
    // 52 weeks and 26 times two weeks: 119,600 and 120,120 a year.
    ["2300/week", { value: { amount: 2_300, per: "week" } }],
    ["2310/week", { value: { amount: 2_310, per: "week" }, unusual: high }],
    ["4600/two weeks", { value: { amount: 4_600, per: "two weeks" } }],
    ["4620/two weeks", { value: { amount: 4_620, per: "two weeks" }, unusual: high }],
    ["120000/year", { value: { amount: 120_000, per: "year" } }],
    ["120000/so far", { value: { amount: 120_000, per: "so far" } }],
    ["100001/month", { problem: "Pay must be $100,000 or less.", nearest: { amount: 100_000, per: "month" } }],
    ["-1/year", { problem: "Pay must be at least $0.", nearest: { amount: 0, per: "year" } }],
    ["", { problem: "Enter the pay." }],
    ["38.000/year", { problem: "Pay: for thousands, type a comma, as in 38,000." }],
    ["x/year", { problem: "Pay must be a number, like 1,250." }],
  ])("%j", (typed, reading) => expect(pay().read(typed)).toEqual(reading));
  test("another period is a problem; empty is unknown if it starts that way", () => {
    expect(pay().read("5/day")).toHaveProperty("problem");
    expect(pay(null).read("")).toEqual({ value: null });
    expect(pay(null).read("24000")).toEqual({ value: { amount: 24_000, per: "year" } });
    expect([pay(null).write(null), pay(null).show(null)]).toEqual(["", ""]);
    expect([pay().write({ amount: 1_250, per: "week" }), pay().show({ amount: 1_250, per: "week" })]).toEqual([
      "1250/week",
      "1,250/week",
    ]);
  });
  test("a year has 52 weeks; pay so far is projected from the part of the year that is over", () => {
    expect(perYear({ amount: 100, per: "week" })).toBe(5_200);
    expect(perYear({ amount: 100, per: "two weeks" })).toBe(2_600);
    expect(perYear({ amount: 100, per: "month" }, 0.5)).toBe(1_200);
    expect(perYear({ amount: 100, per: "year" }, 0.5)).toBe(100);
    expect(perYear({ amount: 100, per: "so far" }, 0.25)).toBe(400);
    expect(perYear({ amount: 100, per: "so far" })).toBe(100);
  });
});

describe("a day", () => {
  const paid = () => day({ label: "Paid on", start: "2026-04-15", first: "2025-01-01", last: "2028-12-31" });
  test.each(["2025-01-01", "2028-12-31", "2028-02-29", " 2026-04-30 "])("%j is one", (typed) =>
    expect(paid().read(typed)).toEqual({ value: typed.trim() }),
  );
  test.each(["2026-13-01", "2026-00-10", "2026-04-31", "2026-04-00", "2027-02-29", "2026-4-5", "4/15/2026", ""])(
    "%j isn't",
    (typed) => expect(paid().read(typed)).toEqual({ problem: "Paid on must be a date, like 2025-01-01." }),
  );
  test("outside of its range, the nearest day is offered", () => {
    expect(paid().read("2024-12-31")).toMatchObject({ nearest: "2025-01-01" });
    expect(paid().read("2029-01-01")).toMatchObject({ nearest: "2028-12-31" });
  });
});

describe("a length of time", () => {
  const term = () => duration({ label: "Term", start: 360, min: 1, max: 600, usual: [60, 480] });
  test.each([
    [1, "1 month"],
    [11, "11 months"],
    [12, "1 year"],
    [18, "18 months"],
    [24, "2 years"],
  ])("%i is shown as %s", (months, words) => {
    expect(term().show(months)).toBe(words);
    expect(term().write(months)).toBe(`${months}mo`);
  });
  test.each(["26 years and 3 months", "26 years 3 months", "26 yrs, 3 mo", "26y3m"])("%s is 315 months", (typed) =>
    expect(term().read(typed)).toEqual({ value: 315 }),
  );
  test.each([
    ["50", { value: 600, unusual: "Check the term: this is unusually high." }],
    ["51 years", { problem: "Term must be between 1 month and 50 years.", nearest: 600 }],
    ["600", { value: 600, unusual: "Check the term: this is unusually high.", echo: "Read as 50 years." }],
    ["600 months", { value: 600, unusual: "Check the term: this is unusually high." }],
    ["4", { value: 48, unusual: "Check the term: this is unusually low." }],
    ["5", { value: 60 }],
    ["0 months", { problem: "Term must be between 1 month and 50 years.", nearest: 1 }],
    ["soon", { problem: "Term must be a number, like 30 years or 18 months." }],
  ])("%j", (typed, reading) => expect(term().read(typed)).toEqual(reading));
});

describe("numbers", () => {
  const price = (min?: number) =>
    money({ label: "Price", start: 1, max: 900, usual: [10, 500], ...(min === undefined ? {} : { min }) });
  test.each([
    ["0", { value: 0 }],
    ["9", { value: 9, unusual: "Check the price: this is unusually low." }],
    ["10", { value: 10 }],
    ["500", { value: 500 }],
    ["501", { value: 501, unusual: "Check the price: this is unusually high." }],
    ["900", { value: 900, unusual: "Check the price: this is unusually high." }],
    ["901", { problem: "Price must be $900 or less.", nearest: 900 }],
    ["$412.500", { problem: "Price: for thousands, type a comma, as in $412,500." }],
    ["412.50", { value: 412.5 }],
    ["412.125", { value: 412.125 }],
    ["-1", { problem: "Price must be at least $0.", nearest: 0 }],
  ])("%j", (typed, reading) => expect(price().read(typed)).toEqual(reading));
  test("below zero where that is allowed, and from a minimum where there is one", () => {
    expect(price(-5).read("-5")).toEqual({ value: -5, unusual: "Check the price: this is unusually low." });
    expect(price(-5).read("-6")).toEqual({ problem: "Price must be at least −$5.", nearest: -5 });
    expect(price(20).read("19")).toEqual({ problem: "Price must be between $20 and $900.", nearest: 20 });
    expect(price(20).read("20")).toEqual({ value: 20 });
  });
  test("they are shown grouped, with up to six decimals, and written plainly; a rate in percent", () => {
    const [amount, rate] = [
      money({ label: "Amount", start: 0, max: 1e9 }),
      percent({ label: "Rate", start: 0, max: 1 }),
    ];
    expect([amount.show(1_234_567.125), amount.write(1_234_567.125)]).toEqual(["1,234,567.125", "1234567.125"]);
    expect(amount.show(0.123_456_7)).toBe("0.123457");
    expect([rate.show(0.0625), rate.write(0.0625)]).toEqual(["6.25", "6.25"]);
    const unknown = money({ label: "Amount", start: null, max: 1e9 });
    expect([unknown.show(null), unknown.write(null), unknown.read(" ")]).toEqual(["", "", { value: null }]);
    expect(amount.read(" ")).toEqual({ problem: "Enter the amount." });
  });
});

const form = () => ({
  price: money({ label: "Price", start: 100, max: 1e6, usual: [10, 500] }),
  rate: percent({ label: "Rate", start: 0.05, max: 1 }),
  years: count({ label: "Years", start: 30, min: 1, max: 50, unit: "years" }),
  rooms: count({ label: "Rooms", start: null, max: 50 }),
  ready: flag({ label: "Ready", start: false }),
  bank: text({ label: "Bank", start: "", longest: 20 }),
  jobs: list({
    label: "Jobs",
    one: "job",
    max: 5,
    start: [{ pay: 1000 }, { pay: 2000 }],
    of: { pay: money({ label: "Pay", start: 0, max: 1e7 }) },
  }),
});

test("formulas use numbers and flags by their names, list items counted from 1, and link to the field", () => {
  const scope = inputScope(form(), readForm(form(), {}).inputs);
  expect(Object.values(scope).map((one) => [one.name, one.value, one.unit])).toEqual([
    ["price", 100, "usd"],
    ["rate", 0.05, "rate"],
    ["years", 30, "years"],
    ["rooms", null, "count"],
    ["ready", false, "flag"],
    ["jobs.0.pay", 1000, "usd"],
    ["jobs.1.pay", 2000, "usd"],
  ]);
  expect(Object.keys(scope).slice(-2)).toEqual(["jobs.1.pay", "jobs.2.pay"]);
});

test("a form collects what to check and what is wrong; the last good value stays, or the start", () => {
  const read = readForm(form(), { price: "501", rate: "x", years: "99" }, { rate: "7", years: "soon" });
  expect(read.unusual).toEqual({ price: "Check the price: this is unusually high." });
  expect(Object.keys(read.problems)).toEqual(["rate", "years"]);
  expect(read.inputs).toMatchObject({ price: 501, rate: 0.07, years: 30 });
});

test("a migration gives each item of a list the start that its link left out", () => {
  expect(withOldStart({ jobs: "2", "jobs.0.pay": "5" }, "jobs", "pay", "9")).toEqual({
    jobs: "2",
    "jobs.0.pay": "5",
    "jobs.1.pay": "9",
  });
  expect(withOldStart({ jobs: "3" }, "jobs", "pay", "9", 1)).toEqual({
    jobs: "3",
    "jobs.1.pay": "9",
    "jobs.2.pay": "9",
  });
  expect(withOldStart({}, "jobs", "pay", "9")).toEqual({});
  expect(withOldStart({ jobs: "1" }, "jobs", "pay", "9", 2)).toEqual({ jobs: "1" });
  expect(Object.keys(withOldStart({ jobs: "9999" }, "jobs", "pay", "9"))).toHaveLength(100);
  expect(toLink(form(), { price: "7" }, { version: 1 })).toContain("price=7");
});
