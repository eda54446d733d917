import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAt, daysBetween, nextDay, weekday } from "./days.ts";
import { businessDayFrom, dayOff, paymentDates, returnDue } from "./due-dates.ts";

const anyYear = fc.integer({ min: 2007, max: 2099 });

test("income periods end on March 31, May 31, August 31 and December 31: three, two, three and four months", () => {
  expect(paymentDates(2026).map((date) => date.incomeThrough)).toEqual([
    "2026-03-31",
    "2026-05-31",
    "2026-08-31",
    "2026-12-31",
  ]);
});

describe("dates move off weekends and holidays", () => {
  test.each([
    [2026, ["2026-04-15", "2026-06-15", "2026-09-15", "2027-01-15"], "2027-04-15", "nothing moves"],
    [2025, ["2025-04-15", "2025-06-16", "2025-09-15", "2026-01-15"], "2026-04-15", "15 June a Sunday"],
    [2018, ["2018-04-17", "2018-06-15", "2018-09-17", "2019-01-15"], "2019-04-15", "15 April a Sunday"],
    [2011, ["2011-04-18", "2011-06-15", "2011-09-15", "2012-01-17"], "2012-04-17", "Emancipation Friday"],
    [2027, ["2027-04-15", "2027-06-15", "2027-09-15", "2028-01-18"], "2028-04-18", "King Day Monday 17"],
  ])("%i: %j, return %s (%s)", (year, due, filed) => {
    expect(paymentDates(year).map((date) => date.due)).toEqual(due);
    expect(returnDue(year)).toBe(filed);
  });

  test("a payment date says what moved it", () => {
    expect(paymentDates(2027)[3]?.because).toEqual(["weekend", "Martin Luther King Day"]);
    expect(paymentDates(2018)[0]?.because).toEqual(["weekend", "Emancipation Day"]);
    expect(paymentDates(2026)[0]?.because).toEqual([]);
  });

  test("before 2007, Emancipation Day moved nothing: April 17, 2006, was the due date", () => {
    expect(returnDue(2005)).toBe("2006-04-17");
  });

  test("no date is a weekend or holiday, none moves by more than three days, and days count from the 15th", () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        for (const { countedFrom, due } of paymentDates(year)) {
          expect(dayOff(due)).toBeNull();
          expect(countedFrom.slice(-2)).toBe("15");
          expect(daysBetween(countedFrom, due)).toBeLessThanOrEqual(3);
          expect(due >= countedFrom).toBe(true);
        }
      }),
    );
  });
});

test("a business day stays where it is", () => {
  expect(businessDayFrom("2026-06-15")).toEqual({ day: "2026-06-15", because: [] });
});

test("the day after the last of a month, of February and of a year", () => {
  expect(["2026-04-30", "2028-02-28", "2027-02-28", "2026-12-31"].map(nextDay)).toEqual([
    "2026-05-01",
    "2028-02-29",
    "2027-03-01",
    "2027-01-01",
  ]);
});

test("weekdays repeat every seven days, before and after the reference day", () => {
  expect(["2026-11-21", "2005-06-15", "1999-12-31"].map(weekday)).toEqual([6, 3, 5]);
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const day = dayAt(year, month, 28);
      expect(weekday(nextDay(day))).toBe((weekday(day) + 1) % 7);
    }),
  );
});
