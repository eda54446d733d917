import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInputs } from "../testing/arbitrary.ts";
import { runs } from "../testing/runs.ts";
import { choice, count, day, flag, list, money, percent, periodic } from "./fields.ts";
import { amountOrShare } from "./kinds/amount-or-share.ts";
import { duration } from "./kinds/duration.ts";
import { month } from "./kinds/month.ts";
import { text } from "./kinds/text.ts";
import { fromLink, toLink } from "./link.ts";
import { amountIn, numberIn } from "./number.ts";
import { readForm, startOf, typedOf, withItem, withoutItem } from "./typed.ts";

const fields = {
  price: money({ label: "Price of the home", start: 400_000, max: 100_000_000, usual: [20_000, 20_000_000] }),
  rate: percent({
    label: "Interest rate",
    start: 0.065,
    max: 0.3,
    usual: [0.01, 0.2],
    from: { text: "average", dated: true },
  }),
  taxRate: percent({ label: "Property tax", start: 0.01, max: 0.2, usual: [0.001, 0.05] }),
  years: count({ label: "Term", start: 30, min: 1, max: 50, unit: "years" }),
  term: duration({ label: "Loan term", start: 360, min: 1, max: 600 }),
  tax: amountOrShare({ label: "Property tax", start: null, of: "of the price", max: 1e6, maxShare: 0.2 }),
  down: amountOrShare({ label: "Down payment", start: { share: 0.2 }, of: "of the price", max: 1e8, maxShare: 1 }),
  dues: periodic({ label: "Association dues", start: { amount: 0, per: "month" }, max: 1_000_000 }),
  lastTax: money({ label: "Last year's tax", start: null, max: 1e8 }),
  status: choice({
    label: "Status",
    start: "single",
    options: [
      { value: "single", label: "Single" },
      { value: "joint", label: "Married, joint" },
    ],
  }),
  blind: flag({ label: "Blind", start: false }),
  first: month({ label: "First payment", start: { year: 2027, month: 1 }, firstYear: 2000, lastYear: 2100 }),
  paid: day({ label: "Paid on", start: "2026-04-15", first: "2025-01-01", last: "2027-12-31" }),
  bank: text({ label: "Name of the bank", start: "", longest: 20 }),
  jobs: list({
    label: "Jobs",
    one: "job",
    max: 5,
    start: [{ pay: 1000 }],
    of: { pay: money({ label: "Pay", start: 0, max: 1e7 }) },
  }),
};
const link = { version: 1 };
const readingOf = (field: { read(text: string): object }, text: string) =>
  field.read(text) as { value?: unknown; problem?: string; echo?: string };

describe("numbers are read the way people write them", () => {
  test.each([
    ["$1,234.50", 1234.5],
    ["1,234.50", 1234.5],
    ["400,0005", 4_000_005],
    ["4500,000", 4_500_000],
    ["1,500,00", 150_000],
    [" 1 234 ", 1234],
    ["12k", 12_000],
    ["1.2M", 1_200_000],
    ["１２３４", 1234],
    ["(500)", -500],
    ["−500", -500],
    [".5", 0.5],
    ["5.", 5],
    ["1e3", 1000],
  ])("%s is %d", (text, value) => expect(numberIn(text)).toBe(value));
  test.each([
    "",
    "abc",
    "6,5",
    "1,23",
    "400,00",
    "1,,234",
    "1,234,",
    "1.2.3",
    "12kk",
    "--5",
    "(5",
    ".",
    "$",
    "NaN",
    "Infinity",
    "0x10",
  ])("%j isn't a number", (text) => expect(numberIn(text)).toBeUndefined());
});

test.each([
  ["1600*12", 19_200],
  ["1,600 × 12", 19_200],
  ["400 + 250", 650],
  ["400+2*250", 900],
  ["2*250+400+1k", 1_900],
  ["0.1+0.2", 0.3],
  ["1e+3", 1_000],
  ["+5", 5],
  ["1600*", undefined],
  ["*12", undefined],
  ["400++250", undefined],
  ["4+a", undefined],
])("dollars are added up and multiplied as on a calculator: %j is %j", (text, value) =>
  expect(amountIn(text)).toBe(value),
);

describe("rates", () => {
  test.each([
    ["6.5", 0.065],
    ["6.5%", 0.065],
    ["6.5 %", 0.065],
    ["0.065", 0.065],
    ["7", 0.07],
    ["0.07", 0.07],
    ["0", 0],
    ["12.375", 0.12375],
  ])("%s is %d", (text, value) => expect(readingOf(fields.rate, text).value).toBe(value));
  test("a bare fraction is echoed as the percentage it was read as", () =>
    expect(readingOf(fields.rate, "0.065").echo).toBe("Read as 6.5%."));
  test("if both readings are plausible, the echo says how to get the other", () =>
    expect(readingOf(percent({ label: "Return", start: 0.05, max: 1 }), "0.5").echo).toBe(
      "Read as 0.5%. For 50%, type 50.",
    ));
  test("0.9 for property tax means 0.9%, not 90%", () => expect(readingOf(fields.taxRate, "0.9").value).toBe(0.009));
});

test.each([
  ["30", 360],
  ["30 years", 360],
  ["2.5", 30],
  ["18 months", 18],
  ["18mo", 18],
  ["1 m", 1],
])("a term of %j is %d months", (text, months) => expect(readingOf(fields.term, text).value).toBe(months));

test.each([
  [{ unit: "months" }, "26 years", 312],
  [{ unit: "months" }, "312 months", 312],
  [{ unit: "months" }, "2.5 yrs", 30],
  [{ unit: "years" }, "24 months", 2],
  [{ unit: "years" }, "7 years", 7],
  [{ unit: "miles" }, "12,000 miles", 12_000],
  [{ unit: "miles" }, "300 mi", 300],
] as const)("a number of %o typed as %j is %d", (unit, text, value) =>
  expect(readingOf(count({ label: "So many", start: 0, max: 100_000, ...unit }), text).value).toBe(value),
);

describe("invalid input gets a fixed sentence", () => {
  test.each([
    [fields.price, "", "Enter the price of the home."],
    [fields.price, "abc", "Price of the home must be a number, like 1,250."],
    [fields.price, "-1", "Price of the home must be at least $0."],
    [fields.price, "1e308", "Price of the home must be $100,000,000 or less."],
    [fields.rate, "31", "Interest rate must be 30% or less."],
    [fields.years, "0", "Term must be between 1 and 50."],
    [fields.years, "2.5", "Term must be a whole number."],
    [fields.years, "NaN", "Term must be a number, like 30."],
    [fields.term, "0", "Loan term must be between 1 month and 50 years."],
    [fields.term, "1.03", "Loan term must be a whole number of months."],
    [fields.paid, "2026-02-30", "Paid on must be a date, like 2025-01-01."],
    [fields.paid, "2024-12-31", "Paid on must be on or after 2025-01-01."],
    [fields.bank, "=1+1", "Name of the bank can have letters, digits, spaces and . , & ' ( ) / # - in it."],
    [fields.bank, "First Bank of the River", "Name of the bank must be 20 characters or fewer."],
    [fields.first, "soon", "First payment must be a month, like 2027-01."],
    [fields.status, "widowed", "Status must be one of Single, Married, joint."],
  ])("%#: %j", (field, text, problem) => expect(field.read(text)).toMatchObject({ problem }));
  test("after a question, the sentence names the answers", () =>
    expect(
      choice({ label: "What work?", start: "ride", options: [{ value: "ride", label: "Rideshare driving" }] }).read(
        "x",
      ),
    ).toMatchObject({ problem: "What work? The answer must be one of Rideshare driving." }));
  test("a link with an unknown option names the start option as the page does", () =>
    expect(fromLink(fields, "#v1.status=widowed", link).reports).toEqual([
      "Status must be one of Single, Married, joint. The link says “widowed”, so the page starts with Single there.",
    ]));
  test("an unusual value is accepted and questioned", () =>
    expect(fields.price.read("$5,000")).toEqual({
      value: 5000,
      unusual: "Check the price of the home: this is unusually low.",
    }));
  test("an empty field means unknown, not zero, if it starts that way", () =>
    expect(fields.lastTax.read(" ")).toEqual({ value: null }));
});

describe("a short text is one line of plain characters", () => {
  test.each([
    ["  First   Bank ", "First Bank"],
    ["Sons & Co. (OH), #2", "Sons & Co. (OH), #2"],
    ["Crédit O’Neil", "Crédit O’Neil"],
    ["", ""],
  ])("%j is %j", (typed, value) => expect(fields.bank.read(typed)).toEqual({ value }));
  test.each(["<b>Bank", "-5", "@Bank", "a=b", "Bank\u0000", "a;b", "“Bank”"])("%j isn't", (typed) =>
    expect(readingOf(fields.bank, typed)).toHaveProperty("problem"),
  );
  test("a link with a name that is too long uses what fits, and says so", () =>
    expect(fromLink(fields, "#v1.bank=First+Bank+of+the+River", link)).toMatchObject({
      typed: { bank: "First Bank of the Ri" },
      reports: [
        "Name of the bank must be 20 characters or fewer. The link says First Bank of the River; the page uses First Bank of the Ri.",
      ],
    }));
});

test("an invalid field keeps its last good value, and the others continue", () => {
  const { inputs, problems } = readForm(fields, { price: "abc", rate: "7" }, { price: "350k" });
  expect(inputs).toMatchObject({ price: 350_000, rate: 0.07 });
  expect(problems).toEqual({ price: "Price of the home must be a number, like 1,250." });
});

test("inputs written as text read back to the same inputs", () =>
  fc.assert(
    fc.property(anyInputs(fields), (inputs) => {
      expect(readForm(fields, typedOf(fields, inputs)).inputs).toEqual(inputs);
    }),
  ));

test("a link restores the inputs it was made from, with nothing to report", () =>
  fc.assert(
    fc.property(anyInputs(fields), (inputs) => {
      const { typed, reports } = fromLink(fields, toLink(fields, typedOf(fields, inputs), link), link);
      expect(reports).toEqual([]);
      expect(readForm(fields, typed).inputs).toEqual(inputs);
    }),
  ));

test("what a field shows reads back to its value", () =>
  fc.assert(
    fc.property(
      anyInputs({ price: fields.price, rate: fields.rate, down: fields.down, dues: fields.dues, term: fields.term }),
      (inputs) => {
        for (const name of ["price", "rate", "down", "dues", "term"] as const) {
          const field = fields[name] as { show(value: unknown): string; read(text: string): unknown };
          const shown = field.show(inputs[name]);
          expect(field.read(shown)).toMatchObject({ value: inputs[name] });
        }
      },
    ),
  ));

describe("links", () => {
  test("an untouched form links only to its dated figures", () =>
    expect(toLink(fields, {}, link)).toBe("#v1.rate=6.5"));
  test("a value above the limit is cut to the limit, with a message", () => {
    const { typed, reports } = fromLink(fields, "#v1.years=99", link);
    expect(typed).toEqual({ years: "50" });
    expect(reports).toEqual(["Term must be between 1 and 50. The link says 99; the page uses 50."]);
  });
  test("unknown entries are ignored, and counted", () => {
    const { typed, reports } = fromLink(fields, "#v1.price=1&color=red&__proto__=x&constructor=y", link);
    expect(typed).toEqual({ price: "1" });
    expect(reports).toEqual(["We left out 3 entries of the link that this page doesn’t know."]);
  });
  test("a link from a newer version says so", () =>
    expect(fromLink(fields, "#v7.price=1", link).reports[0]).toContain("newer version"));
  test("an older link is brought up to date step by step", () =>
    expect(
      fromLink(fields, "#v1.cost=5", {
        version: 2,
        migrations: { 1: ({ cost = "", ...rest }) => ({ ...rest, price: cost }) },
      }).typed,
    ).toEqual({ price: "5" }));
  test("other fragments aren't our links and are left alone", () =>
    expect(fromLink(fields, "#schedule", link)).toEqual({ typed: {}, reports: [] }));
  test("any garbage gives usable inputs, and never throws", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `#v1.${text}`),
          fc.webQueryParameters().map((text) => `#v1.${text}`),
        ),
        (text) => {
          const { typed } = fromLink(fields, text, link);
          expect(readForm(fields, typed).problems).toEqual({});
        },
      ),
      { numRuns: runs(2_000) },
    ));
});

describe("lists", () => {
  const pays = (typed: Record<string, string>) => readForm(fields, typed).inputs.jobs.map((job) => job.pay);
  test("a list starts with its start items", () => expect(startOf(fields).jobs).toEqual([{ pay: 1000 }]));
  test("items are added, copied and removed", () => {
    const two = withItem(fields, {}, "jobs");
    const three = withItem(fields, { ...two, "jobs.1.pay": "7k" }, "jobs", 1);
    expect(pays(three)).toEqual([1000, 7000, 7000]);
    expect(pays(withoutItem(fields, three, "jobs", 0))).toEqual([7000, 7000]);
    expect(pays(withoutItem(fields, withoutItem(fields, three, "jobs", 2), "jobs", 1))).toEqual([1000]);
  });
  test("a full list takes no more items", () => {
    let typed = {};
    for (let i = 0; i < 9; i++) typed = withItem(fields, typed, "jobs");
    expect(pays(typed)).toHaveLength(5);
  });
});

test("a bare 360 for a term is read as 360 months, with a message; 40 stays 40 years", () => {
  const term = duration({ label: "Term", start: 360, min: 1, max: 600 });
  expect(term.read("360")).toEqual({ value: 360, echo: "Read as 30 years." });
  expect(term.read("40")).toEqual({ value: 480 });
  expect(term.read("360 years")).toHaveProperty("problem");
  expect(term.read("601")).toHaveProperty("problem");
});
