import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addMonths, dateFromIso, dayInWords, daysBetween, daysInMonth, isLeapYear, isoDate } from "./calendar.ts";

test("leap years: every fourth, except full centuries that 400 doesn't divide", () => {
  expect([1900, 2000, 2023, 2024, 2100, 2400].filter(isLeapYear)).toEqual([2000, 2024, 2400]);
});

test("the lengths of months", () => {
  const lengths = (year: number) => Array.from({ length: 12 }, (_, i) => daysInMonth(year, i + 1));
  expect(lengths(2027)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(daysInMonth(2028, 2)).toBe(29);
  expect([daysInMonth(2027, 0), daysInMonth(2027, 13)]).toEqual([0, 0]);
});

test.each([
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2027-08-31", 1, "2027-09-30"],
  ["2027-12-15", 1, "2028-01-15"],
  ["2027-11-30", 13, "2028-12-30"],
  ["2027-03-31", -1, "2027-02-28"],
  ["2027-01-15", -1, "2026-12-15"],
  ["2027-01-15", -25, "2024-12-15"],
  ["2027-05-05", 0, "2027-05-05"],
])("%s and %i months: %s", (from, months, to) => expect(isoDate(addMonths(dateFromIso(from), months))).toBe(to));

describe("days between", () => {
  const between = (from: string, to: string) => daysBetween(dateFromIso(from), dateFromIso(to));
  test.each([
    ["2027-02-28", "2027-03-01", 1],
    ["2028-02-28", "2028-03-01", 2],
    ["2027-01-01", "2027-12-31", 364],
    ["2000-01-01", "2100-01-01", 36_525],
    ["2100-01-01", "2200-01-01", 36_524],
    ["2027-03-01", "2027-02-28", -1],
  ])("%s to %s: %i", (from, to, days) => expect(between(from, to)).toBe(days));
  test("as the language's own clock counts them", () =>
    fc.assert(
      fc.property(
        fc.tuple(
          ...["a", "b"].map(() =>
            fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true }),
          ),
        ),
        (dates) => {
          const [from, to] = dates.map((date) => date.toISOString().slice(0, 10)) as [string, string];
          expect(between(from, to)).toBe((Date.parse(to) - Date.parse(from)) / 86_400_000);
        },
      ),
    ));
});

test("only days that exist are read", () => {
  expect(dateFromIso("2028-02-29")).toEqual({ year: 2028, month: 2, day: 29 });
  for (const text of ["2027-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "2027-04-00", "2027-4-5", "soon"])
    expect(() => dateFromIso(text)).toThrow(text);
  expect(dayInWords("2026-11-21")).toBe("November 21, 2026");
  expect(isoDate({ year: 987, month: 1, day: 2 })).toBe("0987-01-02");
});
