/** Texts, links and lists just at and just beyond what they take. */
import { describe, expect, test } from "vitest";
import { choice, count, day, list, money, percent, periodic, perYear } from "./fields.ts";
import { amountOrShare, dollarsOf } from "./kinds/amount-or-share.ts";
import { duration } from "./kinds/duration.ts";
import { month } from "./kinds/month.ts";
import { fromLink, toLink, withOldStart } from "./link.ts";
import { numberIn, tidy } from "./number.ts";
import { countOf, fieldAt, placesIn, readForm, withItem, withoutItem } from "./typed.ts";

const jobs = list({
  label: "Jobs",
  one: "job",
  max: 3,
  start: [{ pay: 1000 }],
  of: { pay: money({ label: "Pay", start: 5, max: 1e7 }), note: money({ label: "Note", start: null, max: 9 }) },
});
const fields = { price: money({ label: "Price", start: 1, max: 100 }), jobs };
const format = { version: 2 };
const read = (fragment: string) => fromLink(fields, fragment, format);

describe("links", () => {
  test("from the first version to the current one", () => {
    expect(read("#v1.price=7").typed).toEqual({ price: "7" });
    expect(read("v2.price=7").typed).toEqual({ price: "7" });
    for (const other of ["#v0.price=7", "#v3.price=7"]) {
      expect(read(other).typed).toEqual({});
      expect(read(other).reports).toEqual([expect.stringContaining("newer version")]);
    }
    expect(read("#v2")).toEqual({ typed: {}, reports: [] });
  });
  test("each step is taken once, from the link's version on", () => {
    const steps = (fragment: string) =>
      fromLink(fields, fragment, {
        version: 3,
        migrations: {
          1: (typed) => ({ ...typed, price: String(Number(typed.price) * 2) }),
          2: (typed) => ({ ...typed, price: String(Number(typed.price) + 10) }),
        },
      }).typed.price;
    expect(["#v1.price=5", "#v2.price=5", "#v3.price=5"].map(steps)).toEqual(["20", "15", "5"]);
  });
  test("at most 16,000 characters, names of 81 and texts of 200", () => {
    const of = (length: number) => `#v2.${"x=1&".repeat(5_000)}`.slice(0, length);
    expect(read(of(16_000)).reports).not.toEqual([expect.stringContaining("too long")]);
    expect(read(of(16_001)).reports).toEqual([expect.stringContaining("too long")]);
    const unknown = (name: string, text: string) => read(`#v2.${name}=${text}&price=7`);
    // Either way the entry is unknown here and is counted once.
    for (const entry of [unknown("a".repeat(81), "1"), unknown("a".repeat(82), "1"), unknown("1a", "1")])
      expect(entry).toEqual({
        typed: { price: "7" },
        reports: ["We left out one entry of the link that this page doesn’t know."],
      });
    expect(read(`#v2.price=${"0".repeat(199)}7`).typed.price).toHaveLength(200);
    expect(read(`#v2.price=${"0".repeat(200)}7`).typed).toEqual({});
  });
  test("a list takes as many as it may, and says so if the link has more", () => {
    expect(read("#v2.jobs=3")).toEqual({ typed: { jobs: "3" }, reports: [] });
    expect(read("#v2.jobs=4")).toEqual({
      typed: { jobs: "3" },
      reports: ["Jobs: the link has 4, but this page takes at most 3."],
    });
    expect(read("#v2.jobs=many").reports).toEqual(["Jobs: the link does not say how many."]);
    expect(read("#v2.jobs=0").typed).toEqual({ jobs: "0" });
  });
  test("a text that can't be read, with and without a start", () => {
    expect(read("#v2.price=soon").reports[0]).toMatch(/The link says “soon”, so the page starts with 1 there\.$/);
    expect(read("#v2.jobs=1&jobs.0.note=soon").reports[0]).toMatch(/starts with nothing there\.$/);
  });
  test("the day it was made, if it is a day", () => {
    expect(read("#v2.on=2026-11-22").madeOn).toBe("2026-11-22");
    expect(read("#v2.on=yesterday")).toEqual({ typed: {}, reports: [] });
    expect(toLink(fields, { price: "7" }, format, {}, "2026-11-22")).toBe("#v2.on=2026-11-22&price=7");
    expect(toLink(fields, {}, format)).toBe("#v2");
  });
  test("figures that are updated go along even if nobody typed them", () => {
    const dated = { price: { text: "3", from: { text: "average", dated: true } } };
    expect(toLink(fields, {}, format, dated)).toBe("#v2.price=3");
    expect(toLink(fields, { price: "7" }, format, dated)).toBe("#v2.price=7");
    expect(toLink(fields, {}, format, { price: { text: "3", from: { text: "a guess" } } })).toBe("#v2");
  });
  test("an old start is written into each item that has none", () => {
    const old = { jobs: "3", "jobs.1.pay": "9" };
    expect(withOldStart(old, "jobs", "pay", "7")).toEqual({ ...old, "jobs.0.pay": "7", "jobs.2.pay": "7" });
    expect(withOldStart(old, "jobs", "pay", "7", 2)).toEqual({ ...old, "jobs.2.pay": "7" });
    expect(withOldStart({ jobs: "1" }, "jobs", "pay", "7", 2)).toEqual({ jobs: "1" });
    expect(withOldStart({}, "jobs", "pay", "7")).toEqual({});
    expect(Object.keys(withOldStart({ jobs: "500" }, "jobs", "pay", "7"))).toHaveLength(100);
  });
});

describe("lists", () => {
  test("a number of items that can't be is the start's", () => {
    expect(["0", "2", "9", "-1", "1.5", "x"].map((text) => countOf(jobs, "jobs", { jobs: text }))).toEqual([
      ...[0, 2, 3, 1, 1, 1],
    ]);
    expect(countOf(jobs, "jobs", {})).toBe(1);
  });
  test("the first item starts with its own text, the next with the field's", () => {
    expect(placesIn(fields, { jobs: "2" }).map(({ name, start }) => [name, start])).toEqual([
      ...[
        ["price", 1],
        ["jobs.0.pay", 1000],
        ["jobs.0.note", null],
        ["jobs.1.pay", 5],
        ["jobs.1.note", null],
      ],
    ]);
  });
  test("a name belongs to a field, to a list's field, or to nothing", () => {
    expect(fieldAt(fields, "price")).toBe(fields.price);
    expect(fieldAt(fields, "jobs.1.pay")).toBe(jobs.of.pay);
    for (const name of ["price.0", "jobs", "jobs.0", "jobs.0.toString", "toString", ""])
      expect(fieldAt(fields, name), name).toBeUndefined();
  });
  test("what is added, and what is removed, moves the rest", () => {
    expect(withItem(fields, { jobs: "3" }, "jobs")).toEqual({ jobs: "3" });
    expect(withItem(fields, { jobs: "1", "jobs.0.pay": "8" }, "jobs", 0)).toMatchObject({
      jobs: "2",
      "jobs.1.pay": "8",
    });
    const typed = { price: "7", jobs: "3", "jobs.0.pay": "1", "jobs.1.pay": "2", "jobs.2.pay": "3" };
    expect(withoutItem(fields, typed, "jobs", 1)).toEqual({
      price: "7",
      jobs: "2",
      "jobs.0.pay": "1",
      "jobs.1.pay": "3",
    });
    expect(withoutItem(fields, { jobs: "0" }, "jobs", 0).jobs).toBe("0");
  });
  test("a text that can't be read keeps the last good one, or the start", () => {
    expect(readForm(fields, { price: "x" }, { price: "8" }).inputs.price).toBe(8);
    expect(readForm(fields, { price: "x" }, { price: "999" }).inputs.price).toBe(1);
    const given = () => ({ price: { text: "6", from: { text: "" } } });
    expect(readForm(fields, { price: "x" }, {}, given).inputs.price).toBe(6);
    expect(readForm(fields, {}, {}, given).inputs.price).toBe(6);
    expect(readForm(fields, { price: "7" }, {}, given).inputs.price).toBe(7);
  });
});

describe("numbers", () => {
  test("less than a billionth is nothing", () => {
    expect([numberIn("1e-9"), numberIn("9e-10"), numberIn("-0")]).toEqual([1e-9, 0, 0]);
    expect(tidy(7.07 / 100)).toBe(0.0707);
    // Twelve digits are meant; what comes after them is a rounding error.
    expect([tidy(1.000_000_000_004), tidy(1.000_000_000_04)]).toEqual([1, 1.000_000_000_04]);
  });
  test("a thousands comma needs a group of three somewhere", () => {
    expect([numberIn("1,234,5"), numberIn("1,23"), numberIn("1,2345")]).toEqual([12_345, undefined, 12_345]);
    expect([numberIn("(5)"), numberIn("5)"), numberIn("5."), numberIn(".")]).toEqual([-5, undefined, 5, undefined]);
    expect([numberIn("2k"), numberIn("2m"), numberIn("+2")]).toEqual([2_000, 2_000_000, 2]);
  });
  test("an amount with k or m is repeated as it was read", () => {
    const { price } = fields;
    expect(price.read("0.05k")).toEqual({ value: 50, echo: "Read as $50." });
    expect(price.read("50")).toEqual({ value: 50 });
    expect(price.read("100.01")).toEqual({ problem: "Price must be $100 or less.", nearest: 100 });
  });
  test("limits below zero, and between two numbers", () => {
    const change = money({ label: "Change", start: 0, min: -50, max: 50 });
    expect(change.read("-50.01")).toEqual({ problem: "Change must be at least −$50.", nearest: -50 });
    expect([change.show(-50), change.write(-50)]).toEqual(["-50", "-50"]);
    const some = count({ label: "Some", start: 2, min: 1, max: 3 });
    expect(some.read("4")).toEqual({ problem: "Some must be between 1 and 3.", nearest: 3 });
    expect(some.read("0")).toMatchObject({ nearest: 1 });
  });
  test("unusual is below or above the usual range, and zero never is", () => {
    const fee = percent({ label: "Fee", start: 0.01, max: 0.2, usual: [0.002, 0.05] });
    const asked = (text: string) => "unusual" in fee.read(text);
    expect(["0", "0.19%", "0.2%", "5", "5.01"].map(asked)).toEqual([false, true, false, false, true]);
  });
  test("a bare number below one is a fraction where the percentage would be unusual", () => {
    const rate = percent({ label: "Rate", start: 0.05, max: 0.3, usual: [0.01, 0.2] });
    const value = (text: string) => (rate.read(text) as { value?: number }).value;
    expect(["0.2", "0.21", "1", "0.5%", "0.01"].map(value)).toEqual([0.2, 0.0021, 0.01, 0.005, 0.01]);
    expect(rate.write(0.005)).toBe("0.5");
    expect([rate.write(0.002), rate.show(0.002)]).toEqual(["0.2%", "0.2%"]);
  });
});

describe("times", () => {
  const term = duration({ label: "Term", start: 360, min: 1, max: 600 });
  test("in words, whole years or months", () =>
    expect([1, 11, 12, 13, 24].map(term.show)).toEqual(["1 month", "11 months", "1 year", "13 months", "2 years"]));
  test("a bare number is years while that is possible, then months", () => {
    expect(["50", "51", "600", "601"].map((text) => (term.read(text) as { value?: number }).value)).toEqual([
      ...[600, 51, 600, undefined],
    ]);
    expect([term.write(18), term.read("18mo"), term.read("0.5")]).toEqual(["18mo", { value: 18 }, { value: 6 }]);
  });
  test("months from 1 to 12, in years from the first to the last", () => {
    const first = month({ label: "First", start: { year: 2027, month: 1 }, firstYear: 2000, lastYear: 2030 });
    for (const text of ["2000-01", "2030-12", "2027-9"]) expect(first.read(text), text).toHaveProperty("value");
    for (const text of ["1999-12", "2031-01", "2027-00", "2027-13", "2027"])
      expect(first.read(text), text).toHaveProperty("problem");
    expect([first.read("1999-12"), first.read("2031-01")]).toMatchObject([
      { nearest: { year: 2000, month: 12 } },
      { nearest: { year: 2030, month: 1 } },
    ]);
    expect(first.write({ year: 2027, month: 9 })).toBe("2027-09");
  });
  test("days that exist, from the first to the last", () => {
    const paid = day({ label: "Paid", start: "2026-04-15", first: "2025-01-01", last: "2028-12-31" });
    for (const text of ["2025-01-01", "2028-12-31", "2028-02-29", "2026-04-30"])
      expect(paid.read(text)).toEqual({ value: text });
    for (const text of ["2027-02-29", "2026-04-31", "2026-00-10", "2026-13-10", "2026-01-00"])
      expect(paid.read(text), text).toEqual({ problem: "Paid must be a date, like 2025-01-01." });
    expect([paid.read("2024-12-31"), paid.read("2029-01-01")]).toMatchObject([
      { nearest: "2025-01-01" },
      { nearest: "2028-12-31" },
    ]);
  });
});

describe("amounts by period, or as a share", () => {
  const dues = periodic({ label: "Dues", start: { amount: 0, per: "month" }, max: 1_200, usual: [120, 600] });
  test("the limit is for a year, whatever the period", () => {
    expect(dues.read("100/month")).toMatchObject({ value: { amount: 100, per: "month" } });
    expect(dues.read("101/month")).toEqual({
      problem: "Dues must be $100 or less.",
      nearest: { amount: 100, per: "month" },
    });
    expect(dues.read("1200/year")).toHaveProperty("value");
    expect(dues.read("1201/year")).toHaveProperty("problem");
    expect(["9.99", "10", "50", "50.01"].map((text) => "unusual" in dues.read(text))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(dues.read("5/decade")).toHaveProperty("problem");
  });
  test("a year of it, and pay so far by the part of the year that is over", () => {
    expect((["week", "two weeks", "month", "year"] as const).map((per) => perYear({ amount: 10, per }))).toEqual([
      ...[520, 260, 120, 10],
    ]);
    expect(perYear({ amount: 10, per: "so far" }, 0.25)).toBe(40);
    expect(perYear({ amount: 10, per: "so far" })).toBe(10);
  });
  test("dollars, or a share of something", () => {
    const down = amountOrShare({ label: "Down", start: { share: 0.2 }, of: "of the price", max: 500, maxShare: 0.5 });
    expect([down.read("500"), down.read("50%")]).toEqual([{ value: { amount: 500 } }, { value: { share: 0.5 } }]);
    expect([down.read("501"), down.read("51%"), down.read("-1"), down.read("-1%")]).toMatchObject([
      ...[
        { nearest: { amount: 500 } },
        { nearest: { share: 0.5 } },
        { nearest: { amount: 0 } },
        { nearest: { share: 0 } },
      ],
    ]);
    expect(down.read("")).toHaveProperty("problem");
    expect([dollarsOf({ share: 0.5 }, 300), dollarsOf({ amount: 7 }, 300)]).toEqual([150, 7]);
    expect([down.show({ share: 0.2 }), down.show({ amount: 1_000 }), down.write({ share: 0.07 })]).toEqual([
      ...["20%", "1,000", "7%"],
    ]);
  });
  test("a choice is one of its own", () => {
    const status = choice({
      label: "Status",
      start: "a",
      options: [
        { value: "a", label: "A" },
        { value: "b", label: "B" },
      ],
    });
    expect([status.read("b"), status.read("c")]).toMatchObject([{ value: "b" }, { problem: expect.anything() }]);
  });
});
