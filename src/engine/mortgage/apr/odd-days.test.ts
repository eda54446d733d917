import { expect, test } from "vitest";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { dateFromIso } from "../../calendar.ts";
import { explain } from "../../worksheet.ts";
import { prepaidInterestLines } from "./odd-days.lines.ts";
import { prepaidInterest } from "./odd-days.ts";

test("closing on March 18: interest for 14 days, first payment on May 1", () => {
  const closing = { loan: 360_000, annualRate: 0.0725, closing: dateFromIso("2027-03-18"), dayBasis: 365 };
  const prepaid = prepaidInterest(closing);
  expect(prepaid).toMatchObject({ days: 14, firstPaymentDate: "2027-05-01", amount: 1001.1 });
  expect(misexplained(explain(prepaid, prepaidInterestLines, scopeOfInputs(closing)))).toEqual([]);
  const leap = { ...closing, closing: dateFromIso("2028-02-01"), dayBasis: "actual" as const };
  expect(prepaidInterest(leap)).toMatchObject({ days: 29, daysInYear: 366 });
});
