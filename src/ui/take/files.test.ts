import { parseCsv } from "hucre/csv";
import ICAL from "ical.js";
import jsQR from "jsqr";
import { describe, expect, test } from "vitest";
import { assumed } from "../../calculators/gig-tax/assumed.ts";
import { fields, givenOn } from "../../calculators/gig-tax/inputs.ts";
import { taken } from "../../calculators/gig-tax/take.ts";
import type { Step } from "../../engine/worksheet.ts";
import type { AnyField, Fields } from "../../inputs/fields.ts";
import { fieldAt, readForm } from "../../inputs/typed.ts";
import { notesOf } from "../result/notes.ts";
import { blanksOf, type Calculation, type Due, saidOf } from "./calculation.ts";
import { calendarOf } from "./calendar-file.ts";
import { csvOf } from "./csv.ts";
import { jsonOf } from "./json.ts";
import { codeOf } from "./qr.ts";
import { textOf } from "./text.ts";

const typed = {
  "gigs.0.pay": "60000/year",
  "gigs.0.work": "delivery",
  state: "TX",
  lastYearTax: "9000",
  lastYearIncome: "50000",
  paidSoFar: "none",
};
const { inputs } = readForm(fields, typed, {}, givenOn("2026-11-21"));
const steps = await taken.stepsFor(inputs);
const calculation: Calculation = {
  taken,
  made: "2026-11-21",
  link: "https://plainsum.org/gig-economy-tax-calculator#v1.state=TX",
  blanks: blanksOf(fields, typed),
  steps,
  notes: notesOf(assumed, { fields, typed, given: {} } as never),
};

test("JSON has what was typed, the results, every step with its inputs, and the figures with their sources", () => {
  const read = JSON.parse(jsonOf(calculation));
  expect(read.inputs).toContainEqual({
    name: "gigs.0.pay",
    label: "Pay from gig work",
    text: "$60,000 per year",
    typed: true,
  });
  expect(read.inputs).toContainEqual({ name: "filingStatus", label: "Filing status", text: "Single", typed: false });
  expect(read.steps).toHaveLength(steps.length);
  const tax = read.results.find(({ name }: Step) => name === "selfEmploymentTax");
  expect(tax.value).toBeCloseTo(8_477.73, 2);
  expect(read.figures.every(({ source }: Step) => source?.url.startsWith("https://"))).toBe(true);
  expect(read).toMatchObject({ made: "2026-11-21", rulesUpdated: taken.rulesUpdated, link: calculation.link });
});

test("CSV is a table that another reader parses: a line per step, and no cell that could become a formula", () => {
  const [, ...rows] = parseCsv(csvOf(calculation));
  expect(rows).toHaveLength(steps.length);
  expect(rows.map(([label]) => label)).toEqual(steps.map(({ label }) => label));
  for (const row of rows) for (const cell of row) expect(String(cell)).not.toMatch(/^[=@]/);
});

test("the text says what was typed, what came out, how, by which rules, and where to reopen it", () => {
  const text = textOf(calculation);
  for (const words of [
    "- Pay from gig work: $60,000 per year",
    "- State: Texas",
    "$8,477.73",
    "Schedule SE",
    "Rev. Proc. 2025-32",
    "NOT INCLUDED",
    "- Moving during the year, and working in two states.",
    calculation.link,
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
});

describe("a field's content is put into words", () => {
  test.each([
    ["filingStatus", "married_joint", "Married filing jointly"],
    ["lastYearTax", "", "not known"],
    ["longTermGain", "-1200", "−$1,200"],
    ["longTermGain", "1200.5", "$1,200.50"],
    ["gigs.0.pay", "3607.5/year", "$3,607.50 per year"],
    ["profitByMarch", "25", "25%"],
    ["printedTables", "yes", "yes"],
  ] as const)("%s: %s", (name, text, said) =>
    expect(saidOf(fieldAt(fields as unknown as Fields, name) as AnyField, text)).toBe(said),
  );
});

describe("the calendar", () => {
  const read = (text: string) => new ICAL.Component(ICAL.parse(text));
  const dues = taken.datesFor?.(inputs) as readonly Due[];
  const calendar = read(
    calendarOf(dues, { title: taken.title, link: calculation.link, hasAmounts: true, made: "2026-11-21" }),
  );
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

  const alarmsOf = (event: ICAL.Component) =>
    event.getAllSubcomponents("valarm").map((alarm) => String(alarm.getFirstPropertyValue("trigger")));

  test("another program can read it: a whole day per payment, with two reminders for future ones", () => {
    expect(events.map((event) => event.startDate.toString())).toEqual(["2026-11-21", "2027-01-15", "2027-04-15"]);
    for (const event of events) {
      expect(event.startDate.isDate).toBe(true);
      expect(event.summary).toMatch(
        /^Pay (\$[\d,.]+ of estimated tax for 2026|the rest of your tax for 2026, \$[\d,.]+, to the IRS with your return)$/,
      );
      expect(event.description).toContain(calculation.link);
    }
    // The first is late, and due on the day the file is made.
    expect(events.map(({ component }) => alarmsOf(component))).toEqual([[], ["-P7D", "-PT15H"], ["-P7D", "-PT15H"]]);
  });

  test.each([
    // A week before the 28th is the 21st, which has already begun; a week before the 29th is the 22nd.
    ["2026-11-28", ["-PT15H"]],
    ["2026-11-29", ["-P7D", "-PT15H"]],
    // The day before the 22nd is the 21st.
    ["2026-11-22", []],
    ["2026-11-23", ["-PT15H"]],
  ])("in a file made on November 21, a duty of %s has only future reminders", (day, reminders) => {
    const due = { id: "one", day, title: "Pay", notes: "" };
    const [event] = read(
      calendarOf([due], { title: "", link: "", hasAmounts: true, made: "2026-11-21" }),
    ).getAllSubcomponents("vevent");
    expect(event && alarmsOf(event)).toEqual(reminders);
  });

  test("names a duty the same whenever it is made, so that a newer file updates an older one", () => {
    const { inputs: later } = readForm(fields, { ...typed, "gigs.0.pay": "80000/year" }, {}, givenOn("2026-12-05"));
    const uids = (all: readonly Due[]) =>
      read(calendarOf(all, { title: "", link: "", hasAmounts: true, made: "2026-11-21" }))
        .getAllSubcomponents("vevent")
        .map((event) => event.getFirstPropertyValue("uid"));
    expect(uids(taken.datesFor?.(later) as readonly Due[])).toEqual(uids(dues));
    expect(new Set(uids(dues)).size).toBe(dues.length);
  });
});

describe("the QR code", () => {
  const pixels = (path: string, size: number, scale = 4) => {
    const side = size * scale;
    const data = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
      for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
        for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++)
          data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    return { data, side };
  };
  test.each([calculation.link, `${calculation.link}&${"interest=12345.67&".repeat(60)}`])(
    "reads back as the link: %#",
    (link) => {
      const code = codeOf(link);
      const { data, side } = pixels(code?.path ?? "", code?.size ?? 0);
      expect(jsQR(data, side, side)?.data).toBe(link);
    },
  );
  test("isn't made for a link too long for any code", () => expect(codeOf("x".repeat(2_954))).toBeUndefined());
});
