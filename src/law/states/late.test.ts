/** Each state's charges for being late, worked by hand from its rules. */
import { describe, expect, test } from "vitest";
import { lateSteps } from "../../calculators/gig-tax/late/explained.ts";
import { ratesOf, rulesOf } from "../../calculators/gig-tax/late/state-and-city.ts";
import { lateEstimates, lateStateReturn } from "../../engine/state/late-charges.ts";
import { misexplained } from "../../testing/rework.ts";
import { type LateState, latePlaces, lateStates } from "./late.ts";

const placesByName: Readonly<Record<string, LateState | undefined>> = {
  Columbus: latePlaces.OH,
  Detroit: latePlaces.MI,
};
const lawOf = (who: string) => (placesByName[who] ?? lateStates[who]) as LateState;
const returned = (who: string, dates: Partial<Parameters<typeof lateStateReturn>[0]> = {}) =>
  lateStateReturn(
    {
      tax: 10_000,
      unpaid: 10_000,
      coveredByEstimates: 0,
      payBy: "2026-04-15",
      fileBy: "2026-04-15",
      filedOn: "2026-11-22",
      paidOn: "2026-11-22",
      ...dates,
    },
    rulesOf(lawOf(who)),
    ratesOf(lawOf(who)),
  );
/** Simple and compound interest, as a calculator does them: [yearly rate, days] of 2026. */
type Stretches = readonly (readonly [rate: number, days: number])[];
const simple = (of: number, stretches: Stretches) =>
  stretches.reduce((sum, [rate, days]) => sum + (of * rate * days) / 365, 0);
const daily = (of: number, stretches: Stretches) =>
  of * (stretches.reduce((growth, [rate, days]) => growth * (1 + rate / 365) ** days, 1) - 1);

// From April 15 to November 22: 76 days to June 30, 92 to September 30, 53 more. Eight months have begun.
const SAME = 76 + 92 + 53;
test.each([
  // R&TC 19131: 25% after five months; 19132: 5% and 8 x 0.5% is less, so it isn't charged as well.
  ["CA", 2_500, 0, daily(10_000, [[0.07, SAME]])],
  // Tax Law 685(a)(3): 25% minus 5 x 0.5%, and 8 x 0.5%. The federal 6% and 7%, each with 2.5 points more.
  [
    "NY",
    2_250,
    400,
    daily(10_000, [
      [0.085, 76],
      [0.095, 145],
    ]),
  ],
  // 25%, 5% once, and 8/12 of 10%.
  ["NJ", 2_500, 500, 10_000 * 0.1 * (8 / 12)],
  // 2% of 10,000 is under 250; 10% after 30 days; the federal rate of January 1 and of July 1, both 7%.
  ["IL", 200, 1_000, simple(10_000, [[0.07, SAME]])],
  ["PA", 2_500, 0, simple(10_000, [[0.07, SAME]])],
  // 8 x 5% of the tax, and twice the interest.
  ["OH", 4_000, 2 * simple(10_000, [[0.07, SAME]]), simple(10_000, [[0.07, SAME]])],
  [
    "MA",
    800,
    800,
    daily(10_000, [
      [0.07, 76],
      [0.08, 145],
    ]),
  ],
  ["NC", 2_500, 500, simple(10_000, [[0.07, SAME]])],
  // 25% for filing is the most that both can be; 8/12 of 9.75%.
  ["GA", 2_500, 0, 650],
  // 5% for two months and 6 x 5% would be 35%.
  ["MI", 0, 2_500, simple(10_000, [[0.0848, SAME]])],
  ["Columbus", 25, 1_500, simple(10_000, [[0.09, SAME]])],
  // 1% for each of eight months.
  ["Detroit", 0, 800, simple(10_000, [[0.0848, SAME]])],
])("%s: 10,000 for 2025, filed and paid on November 22, 2026", (who, filing, paying, interest) => {
  const cost = returned(who);
  expect(cost.failureToFile).toBeCloseTo(filing, 6);
  expect(cost.failureToPay).toBeCloseTo(paying, 6);
  expect(cost.interest).toBeCloseTo(interest, 6);
  expect(cost.total).toBeCloseTo(filing + paying + interest, 6);
});

describe("Virginia, where the tax is due May 1 and the extension has a penalty of its own", () => {
  const MAY = { payBy: "2026-05-01", fileBy: "2026-05-01" };
  test("more than six months late, 30% for filing is also the most for paying", () => {
    const cost = returned("VA", MAY);
    expect(cost.failureToFile).toBeCloseTo(3_000, 6);
    expect(cost.failureToPay).toBe(0);
    // 60 days to June 30 at the federal 6% and two points, then 145 at 9%.
    expect(cost.interest).toBeCloseTo(
      simple(10_000, [
        [0.08, 60],
        [0.09, 145],
      ]),
      6,
    );
  });
  test("filed and paid on October 15, it is 2% for each of six months", () => {
    const cost = returned("VA", { ...MAY, fileBy: "2026-11-02", filedOn: "2026-10-15", paidOn: "2026-10-15" });
    expect(cost).toMatchObject({ failureToFile: 0, failureToPay: 0 });
    expect(cost.extensionPenalty).toBeCloseTo(1_200, 6);
  });
  test("filed on July 15 and paid on August 20, 2% for three months and then 6% for two", () => {
    const cost = returned("VA", { ...MAY, fileBy: "2026-11-02", filedOn: "2026-07-15", paidOn: "2026-08-20" });
    expect(cost.extensionPenalty).toBeCloseTo(600, 6);
    expect(cost.failureToPay).toBeCloseTo(1_200, 6);
  });
  test("filed on time and paid on October 15, it is 6% a month, at most 30%", () => {
    const cost = returned("VA", { ...MAY, fileBy: "2026-11-02", filedOn: "2026-05-01", paidOn: "2026-10-15" });
    expect(cost).toMatchObject({ extensionPenalty: 0, failureToFile: 0 });
    expect(cost.failureToPay).toBeCloseTo(3_000, 6);
  });
});

test("minimums and maximums: California's 135, New York's 100, Illinois's 250, Pennsylvania's 5, Ohio's 50 a month", () => {
  expect(returned("CA", { unpaid: 400 }).failureToFile).toBeCloseTo(135, 6);
  expect(returned("CA", { unpaid: 90 }).failureToFile).toBeCloseTo(90, 6);
  // 25% of 300 is 75, and the reduction for paying late doesn't go below 100.
  expect(returned("NY", { unpaid: 300 }).failureToFile).toBeCloseTo(100, 6);
  expect(returned("IL", { unpaid: 50_000 }).failureToFile).toBeCloseTo(250, 6);
  // What is covered by the penalty on late estimated tax isn't charged again: 10% of 1,000.
  expect(returned("IL", { coveredByEstimates: 9_000 }).failureToPay).toBeCloseTo(100, 6);
  expect(returned("PA", { unpaid: 10 }).failureToFile).toBeCloseTo(5, 6);
  expect(returned("OH", { tax: 600, unpaid: 600 }).failureToFile).toBeCloseTo(400, 6);
  expect(returned("OH", { tax: 600, unpaid: 600, filedOn: "2027-06-15" }).failureToFile).toBeCloseTo(500, 6);
});

test("California filed on time and paid six months late: 5% and 6 x 0.5%", () => {
  const cost = returned("CA", { fileBy: "2026-10-15", filedOn: "2026-04-10", paidOn: "2026-10-15" });
  expect(cost.failureToFile).toBe(0);
  expect(cost.failureToPay).toBeCloseTo(800, 6);
});

// From June 15 to November 23: 15 days to June 30, then 92 and 54. Six months have begun.
test.each([
  ["CA", 1_000 * 0.07 * (161 / 365)],
  ["NY", 1_000 * (0.085 * (15 / 365) + 0.095 * (146 / 365))],
  ["NJ", 50],
  ["IL", 100],
  ["PA", 1_000 * 0.07 * (161 / 365)],
  ["OH", 1_000 * 0.07 * (161 / 365)],
  ["MA", 1_000 * (0.07 * (15 / 365) + 0.08 * (146 / 365))],
  ["NC", 1_000 * 0.07 * (161 / 365)],
  ["GA", 1_000 * 0.09 * (161 / 365)],
  ["VA", 1_000 * (0.08 * (15 / 365) + 0.09 * (146 / 365))],
  // 25% because nothing was paid, and interest.
  ["MI", 250 + 1_000 * 0.0848 * (161 / 365)],
  ["Columbus", 150 + 1_000 * 0.09 * (161 / 365)],
  ["Detroit", 250 + 1_000 * 0.0848 * (161 / 365)],
])("%s adds %d for 1,000 due June 15, 2026 and paid November 23", (who, added) => {
  const late = [{ amount: 1_000, due: "2026-06-15", paidOn: "2026-11-23" }];
  const { total } = lateEstimates(
    late,
    { nothingPaid: true, stops: "2027-04-15" },
    rulesOf(lawOf(who)),
    ratesOf(lawOf(who)),
  );
  expect(total).toBeCloseTo(added, 6);
});

test("late estimated tax: Illinois asks 2% for 30 days, Michigan 10% from those who paid something, at least 10", () => {
  const of = (who: string, amount: number, nothingPaid: boolean, paidOn: string) =>
    lateEstimates(
      [{ amount, due: "2026-09-15", paidOn }],
      { nothingPaid, stops: "2027-04-15" },
      rulesOf(lawOf(who)),
      ratesOf(lawOf(who)),
    ).total;
  expect(of("IL", 1_000, true, "2026-10-15")).toBeCloseTo(20, 6);
  expect(of("IL", 1_000, true, "2026-10-16")).toBeCloseTo(100, 6);
  expect(of("MI", 1_000, false, "2026-09-30")).toBeCloseTo(100 + 1_000 * 0.0848 * (15 / 365), 6);
  expect(of("MI", 40, false, "2026-09-30")).toBeCloseTo(10 + 40 * 0.0848 * (15 / 365), 6);
  expect(of("MI", 40, true, "2026-09-30")).toBeCloseTo(25 + 40 * 0.0848 * (15 / 365), 6);
  // An installment paid in two halves has one minimum: 10 together.
  const halves = ["2026-09-30", "2026-10-15"].map((paidOn) => ({ amount: 20, due: "2026-09-15", paidOn }));
  const { total } = lateEstimates(
    halves,
    { nothingPaid: false, stops: "2027-04-15" },
    rulesOf(lawOf("MI")),
    ratesOf(lawOf("MI")),
  );
  expect(total).toBeCloseTo(10 + 20 * 0.0848 * (15 / 365) + 20 * 0.0848 * (30 / 365), 6);
  // Interest stops on the day the return is due.
  expect(of("CA", 1_000, true, "2027-08-01")).toBeCloseTo(1_000 * 0.07 * (212 / 365), 6);
});

test.each([...Object.keys(lateStates), ...Object.keys(placesByName)])(
  "%s explains each number by its own rule",
  (who) => {
    const law = lawOf(who);
    for (const [filedOn, paidOn] of [
      ["2026-04-15", "2026-04-15"],
      ["2026-04-15", "2026-05-10"],
      ["2026-06-20", "2026-07-01"],
      ["2027-04-15", "2027-04-15"],
    ] as const) {
      const cost = returned(who, { unpaid: 4_321, coveredByEstimates: 1_000, filedOn, paidOn, fileBy: "2026-04-15" });
      const estimates = [true, false].map((nothingPaid) => ({
        day: paidOn,
        cost: lateEstimates(
          [
            { amount: 1_000, due: "2025-06-15", paidOn },
            { amount: 30, due: "2026-04-15", paidOn },
            { amount: 12, due: "2025-06-15", paidOn: "2025-07-01" },
          ],
          { nothingPaid, stops: "2026-04-15" },
          rulesOf(law),
          ratesOf(law),
        ),
      }));
      const other = {
        to: "state" as const,
        name: who,
        overdue: 0,
        unpaid: 4_321,
        cameLate: false,
        tax: 10_000,
        coveredByEstimates: 1_000,
        law,
        estimates,
        ways: [{ filedOn, paidOn, cost }],
      };
      expect(misexplained(lateSteps([], { directDebit: 22, otherwise: 69 }, [other]))).toEqual([]);
    }
  },
);

test("a return filed on time or early is no days late", () => {
  expect(returned("CA", { filedOn: "2026-04-10", paidOn: "2026-04-10" }).daysToFile).toBe(0);
  expect(returned("CA", { filedOn: "2026-04-16", paidOn: "2026-04-16" }).daysToFile).toBe(1);
});

// 35 ILCS 735/3-3(b-20): 2% of what is paid within 30 days of the due date, 10% later. May 15 is the thirtieth.
test("Illinois asks 2% up to the thirtieth day, and 10% from the next", () => {
  expect(returned("IL", { filedOn: "2026-04-15", paidOn: "2026-05-15" }).failureToPay).toBeCloseTo(200, 6);
  expect(returned("IL", { filedOn: "2026-04-15", paidOn: "2026-05-16" }).failureToPay).toBeCloseTo(1_000, 6);
});

test("monthly interest takes each month's rate: three months from January 15 at 6%, the fourth at 12%", () => {
  const [monthly] = Object.values(lateStates).filter(
    (law) => law !== undefined && rulesOf(law).compounds === "by months",
  );
  const paid = (paidOn: `${number}-${number}-${number}`) =>
    lateStateReturn(
      {
        tax: 10_000,
        unpaid: 10_000,
        coveredByEstimates: 0,
        payBy: "2027-01-15",
        fileBy: "2027-01-15",
        filedOn: "2027-01-15",
        paidOn,
      },
      rulesOf(monthly as LateState),
      { "2027Q1": 0.06, "2027Q2": 0.12 },
    ).interest;
  expect(paid("2027-04-10")).toBeCloseTo(150, 6);
  expect(paid("2027-05-10")).toBeCloseTo(250, 6);
});
