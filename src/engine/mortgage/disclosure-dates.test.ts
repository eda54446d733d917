import { expect, test } from "vitest";
import { closingDisclosureBy, closingFrom, daysAfter, loanEstimateBy } from "./disclosure-dates.ts";

// A calendar of March and April 2027: March 1 is a Monday, April 1 a Thursday.
test.each([
  // Tuesday: Wednesday, Thursday, Friday.
  ["2027-03-02", "2027-03-05"],
  // Thursday: Friday, Monday, Tuesday. The lender's offices are closed on weekends.
  ["2027-03-04", "2027-03-09"],
  // Saturday: Monday, Tuesday, Wednesday.
  ["2027-03-06", "2027-03-10"],
])("for an application of %s the Loan Estimate is due by %s", (applied, due) =>
  expect(loanEstimateBy(applied, 3)).toBe(due),
);

test.each([
  // Friday: Thursday, Wednesday, Tuesday.
  ["2027-04-16", "2027-04-13"],
  // Tuesday: Monday, Saturday, Friday. Saturday counts; Sunday doesn't.
  ["2027-04-13", "2027-04-09"],
  // Across a month's end. Thursday: Wednesday, Tuesday, Monday, in March.
  ["2027-04-01", "2027-03-29"],
  // Across a year's end. Saturday: Friday, Thursday, Wednesday, in December.
  ["2028-01-01", "2027-12-29"],
])("for a closing on %s, the Closing Disclosure has to arrive by %s", (closing, by) =>
  expect(closingDisclosureBy(closing, 3)).toBe(by),
);

test("the official examples: an application on Monday gets its estimate by Thursday", () =>
  // Comment 19(e)(1)(iii)-1. March 1, 2027 is a Monday.
  expect(loanEstimateBy("2027-03-01", 3)).toBe("2027-03-04"));

test.each([
  // Comment 19(e)(1)(iii)-2: sent on Monday, June 1, closing on or after Tuesday, June 9, because Saturday counts. 2026
  // has these days.
  ["2026-06-01", "2026-06-09"],
  // Friday, March 5: Saturday, Monday to Saturday.
  ["2027-03-05", "2027-03-13"],
])("for a Loan Estimate sent on %s, the loan may close on %s or later", (sent, from) =>
  expect(closingFrom(sent, 7)).toBe(from),
);

test("days count across a month's end: March 2 plus 45 days is April 16", () => {
  // 29 days to March 31, 16 more.
  expect(daysAfter("2027-03-02", 45)).toBe("2027-04-16");
  expect(daysAfter("2027-03-02", 0)).toBe("2027-03-02");
});
