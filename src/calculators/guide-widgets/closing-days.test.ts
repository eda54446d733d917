import { expect, test } from "vitest";
import { closingDays } from "./closing-days.ts";

test("an offer accepted on Tuesday, March 2, 2027, with closing 45 days later", () => {
  const { since, ...days } = closingDays({ loanEstimateDays: 3, closingDisclosureDays: 3, waitingDays: 7 });
  expect(days).toEqual({
    offer: "2027-03-02",
    // Wednesday, Thursday, Friday (12 CFR 1026.19(e)(1)(iii)(A)).
    loanEstimate: "2027-03-05",
    // Seven days without a Sunday: 6, 8, 9, 10, 11, 12, 13.
    closingFrom: "2027-03-13",
    inspection: "2027-03-10",
    lock: "2027-03-15",
    appraisal: "2027-03-22",
    underwriting: "2027-03-29",
    // Friday, April 16, less three days: Tuesday.
    closingDisclosure: "2027-04-13",
    closing: "2027-04-16",
    firstPayment: "2027-06-01",
  });
  expect([days.offer, days.inspection, days.closing].map(since)).toEqual([0, 8, 45]);
});
