/** Who says what being late costs: a state, and of its cities those whose rules we have. */
import { describe, expect, test } from "vitest";
import { readForm } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { shareOf } from "../state/share.ts";
import { lateOthers } from "./state-and-city.ts";

async function late(typed: Record<string, string>, today = "2026-11-23") {
  const answered = answer(readForm(fields, typed, {}, givenOn(today)).inputs);
  const share = await shareOf(answered);
  if (!share) throw new Error(`no law of ${typed.state}`);
  return { share, others: lateOthers(answered, share) };
}
const lateTo = async (state: string, place: string) =>
  (await late({ "gigs.0.pay": "60000/year", paidSoFar: "none", state, place })).others.find(({ to }) => to === "place");

/** Payments to a state or a city, as the form has them. */
const paid = (to: "state" | "place", made: readonly (readonly [on: string, amount: number])[]) => ({
  paidSoFar: "some",
  payments: `${made.length}`,
  ...Object.fromEntries(
    made.flatMap(([paidOn, amount], i) => [
      [`payments.${i}.to`, to],
      [`payments.${i}.paidOn`, paidOn],
      [`payments.${i}.amount`, `${amount}`],
    ]),
  ),
});

test("Detroit's charges are known, those of other cities in Michigan aren't, and Ohio's cities share theirs", async () => {
  expect(await lateTo("MI", "Detroit")).toMatchObject({ name: "Detroit", law: { only: "Detroit" } });
  expect(await lateTo("MI", "Grand Rapids")).toMatchObject({ name: "Grand Rapids", law: null });
  expect((await lateTo("OH", "Columbus"))?.law?.rules.filing).toMatchObject({ how: "dollars" });
});

// 60,000 of profit: 55,761.14 of income after half of self-employment tax, less 12,750 (G.S. 105-153.5), at 3.99%:
// 1,716.14. 90% of it in four parts: 386.13 each. North Carolina's interest is 7% (G.S. 105-241.21).
test("what a state was paid after its date bears interest from then until it was paid", async () => {
  const typed = { "gigs.0.pay": "60000/year", state: "NC" };
  const inTime = await late({
    ...typed,
    ...paid("state", [
      ["2026-04-15", 386.13],
      ["2026-06-15", 386.13],
      ["2026-09-15", 386.14],
    ]),
  });
  expect(inTime.others).toEqual([]);
  expect(inTime.share.plan?.wasLate).toBe(false);
  // Whole dollars are in time too, and January asks for the cents: 1,544.53 less 1,158.
  const rounded = await late({
    ...typed,
    ...paid("state", [
      ["2026-04-15", 386],
      ["2026-06-15", 386],
      ["2026-09-15", 386],
    ]),
  });
  expect(rounded.others).toEqual([]);
  expect(rounded.share.plan).toMatchObject({ wasLate: false, left: { overdue: 0 } });
  expect(rounded.share.plan?.left.ahead[0]?.amount).toBeCloseTo(1_544.53 - 1_158, 2);
  // April's part in time; June's 122 days late and September's 30.
  const behind = await late({
    ...typed,
    ...paid("state", [
      ["2026-10-15", 772.26],
      ["2026-04-15", 386.14],
    ]),
  });
  expect(behind.share.plan).toMatchObject({ wasLate: true, left: { overdue: 0 } });
  expect(behind.others).toMatchObject([{ to: "state", name: "North Carolina", overdue: 0, cameLate: true, ways: [] }]);
  expect(behind.others[0]?.estimates[0]?.cost.total).toBeCloseTo(386.13 * 0.07 * ((122 + 30) / 365), 2);
  // Nothing but June's part, in July: 16 days. April's stays open and takes the money first, so June's is open too.
  const less = await late({ ...typed, ...paid("state", [["2026-07-01", 386.13]]) });
  expect(less.others[0]).toMatchObject({ cameLate: false });
  const today = less.others[0]?.estimates[0];
  // April 15 to July 1 are 77 days, June 15 to November 23 161, and September 15 to November 23 69.
  expect(today).toMatchObject({ day: "2026-11-23" });
  expect(today?.cost.total).toBeCloseTo(386.13 * 0.07 * ((77 + 161 + 69) / 365), 2);
});

test("before the return is due, filing on time is compared with filing late; after it, the days to come", async () => {
  const days = async (today: string) => {
    const { others } = await late({ "gigs.0.pay": "60000/year", state: "NC", paidSoFar: "none" }, today);
    return others.find(({ to }) => to === "state")?.ways.map(({ filedOn, paidOn }) => [filedOn, paidOn]);
  };
  // Paid on October 15 in both cases, six months late.
  expect(await days("2026-11-23")).toEqual([
    ["2027-04-15", "2027-10-15"],
    ["2027-10-15", "2027-10-15"],
  ]);
  // The payment of January 15, 2028 falls on a Saturday, and Monday is a holiday; April 15, 2028 is a Saturday, and
  // Monday is Emancipation Day.
  expect(await days("2027-06-01")).toEqual(["2027-06-01", "2028-01-18", "2028-04-18"].map((day) => [day, day]));
});

// Columbus: 2.5% of 60,000, 90% of it in four parts: 337.50 each. Late parts cost 15% and 9% interest (R.C. 718.27).
test("a city's late payments are charged from their dates too", async () => {
  const typed = { "gigs.0.pay": "60000/year", state: "OH", place: "Columbus" };
  const { others } = await late({
    ...typed,
    ...paid("place", [
      ["2026-04-15", 675],
      ["2026-09-25", 337.5],
    ]),
  });
  // Only September's part came late, by 10 days.
  expect(others).toMatchObject([{ to: "place", name: "Columbus", cameLate: true }]);
  expect(others[0]?.estimates[0]?.cost.total).toBeCloseTo(337.5 * (0.15 + 0.09 * (10 / 365)), 6);
});

test("payments to others don't count as paid to the IRS, and a city's don't count for the state", async () => {
  const typed = { "gigs.0.pay": "60000/year", state: "MI", place: "Detroit" };
  const { share } = await late({ ...typed, ...paid("place", [["2026-04-15", 500]]) });
  expect(share.placePlan?.paid).toBe(500);
  expect(share.plan?.paid).toBe(0);
});

describe("after the return was due, with nothing paid of North Carolina's 1,716.14", () => {
  const stateOn = async (today: string, typed: Record<string, string> = {}) => {
    const given = { "gigs.0.pay": "60000/year", state: "NC", paidSoFar: "none", ...typed };
    return (await late(given, today)).others.find(({ to }) => to === "state");
  };
  const TAX = 43_011.135 * 0.0399;
  test("5% for each of two months, 5% for paying late, and 7% of interest for 47 days", async () => {
    const found = await stateOn("2027-06-01");
    expect(found).toMatchObject({ overdue: 0, cameLate: false });
    expect([found?.unpaid, found?.tax, found?.coveredByEstimates].map((one) => one?.toFixed(2))).toEqual([
      ...[TAX, TAX, 0.9 * TAX].map((one) => one.toFixed(2)),
    ]);
    const cost = found?.ways[0]?.cost;
    expect(cost?.failureToFile).toBeCloseTo(0.1 * TAX, 2);
    expect(cost?.failureToPay).toBeCloseTo(0.05 * TAX, 2);
    expect(cost?.interest).toBeCloseTo((TAX * 0.07 * 47) / 365, 2);
    // Each quarter of 90% bears interest until April 15, 2027: for 365, 304, 212 and 90 days.
    expect(found?.estimates.map(({ day }) => day)).toEqual(["2027-06-01"]);
    expect(found?.estimates[0]?.cost.total).toBeCloseTo((0.225 * TAX * 0.07 * (365 + 304 + 212 + 90)) / 365, 2);
  });
  test("the IRS extension counts from October 15; without it, ten months are 25%, the most there is", async () => {
    const filing = async (extended: string) =>
      (await stateOn("2027-06-01", { extended }))?.ways.slice(0, 2).map(({ cost }) => cost.failureToFile / TAX);
    expect(await filing("yes")).toEqual([0, expect.closeTo(0.2, 4)]);
    expect(await filing("no")).toEqual([expect.closeTo(0.1, 4), expect.closeTo(0.25, 4)]);
  });
  test("what was withheld and paid in time isn't owed; less than half a dollar is nothing", async () => {
    const paidToo = { ...paid("state", [["2026-04-15", 200]]), stateWithheld: "300" };
    expect((await stateOn("2027-06-01", paidToo))?.unpaid).toBeCloseTo(TAX - 500, 2);
    expect(await stateOn("2027-06-01", { stateWithheld: "1715.74" })).toBeUndefined();
    expect((await stateOn("2027-06-01", { stateWithheld: "1715.14" }))?.unpaid).toBeCloseTo(1, 2);
    expect(await stateOn("2027-06-01", { stateWithheld: "5000" })).toBeUndefined();
    // Before it was due: three quarters of 90% are 1,158.40.
    const early = (amount: number) => stateOn("2026-11-23", paid("state", [["2026-04-15", amount]]));
    expect(await early(1_158)).toBeUndefined();
    expect(await early(1_150)).toMatchObject({ cameLate: false, overdue: expect.closeTo(8.4, 2) });
  });
  test("all of it paid, but in October: nothing is open, and what came late is charged", async () => {
    const october = (amount: number) => stateOn("2027-06-01", paid("state", [["2026-10-15", amount]]));
    expect(await october(1_716.14)).toMatchObject({ cameLate: true, ways: [], coveredByEstimates: 0 });
    // A dollar is open.
    const open = await october(1_715.14);
    expect([open?.cameLate, open?.ways.length]).toEqual([false, 3]);
  });
  test("before it is due: today, the next payment's day, and the return's", async () => {
    const days = async (today: string) => (await stateOn(today))?.estimates.map(({ day }) => day);
    expect(await days("2026-11-23")).toEqual(["2026-11-23", "2027-01-15", "2027-04-15"]);
    expect(await days("2027-01-15")).toEqual(["2027-01-15", "2027-04-15"]);
    expect(await days("2027-02-01")).toEqual(["2027-02-01", "2027-04-15"]);
    // What is due on January 15 and paid on that day isn't late.
    expect((await stateOn("2027-01-15"))?.estimates[0]?.cost.installments).toHaveLength(3);
    // On its last day the return isn't late.
    expect((await stateOn("2027-04-15"))?.ways.map(({ filedOn }) => filedOn)).toEqual(["2027-04-15", "2027-10-15"]);
  });
});

describe("other states' ways", () => {
  const stateOn = async (state: string, today: string, typed: Record<string, string> = {}) =>
    (await late({ "gigs.0.pay": "60000/year", state, paidSoFar: "none", ...typed }, today)).others.find(
      ({ to }) => to === "state",
    );
  const filing = async (state: string, today: string, typed?: Record<string, string>) =>
    (await stateOn(state, today, typed))?.ways.map(({ cost }) => cost.failureToFile > 0);
  test("California gives six more months to file without asking, the IRS extension or not", async () => {
    expect(await filing("CA", "2026-11-23")).toEqual([false, false]);
    expect(await filing("CA", "2027-06-01")).toEqual([false, true, true]);
    expect(await filing("CA", "2027-10-15")).toEqual([false, true, true]);
    expect(await filing("CA", "2027-10-16")).toEqual([true, true, true]);
  });
  test("New York goes by its own extension, so the IRS one doesn't help there", async () =>
    expect(await filing("NY", "2027-06-01", { extended: "yes" })).toEqual([true, true, true]));
  test("before the return is due, not filing is compared even for those who could get an extension", async () =>
    expect(await filing("NC", "2026-11-23", { extended: "yes" })).toEqual([false, true]));
  test("Virginia's six months begin in May: October 20 is within them, December 1 isn't", async () => {
    const cost = async (today: string) => (await stateOn("VA", today))?.ways[0]?.cost;
    // 2% for each of the six months since May 3 that have begun (Va. Code 58.1-347).
    expect(await cost("2027-10-20")).toMatchObject({ monthsExtended: 6, failureToFile: 0 });
    expect(await cost("2027-12-01")).toMatchObject({ monthsExtended: 0, extensionPenalty: 0 });
    expect((await cost("2027-12-01"))?.failureToFile).toBeGreaterThan(0);
  });
  test("in Illinois, the penalty for late estimates already covers 90% of the tax", async () => {
    const found = await stateOn("IL", "2027-06-01");
    expect((found?.ways[0]?.cost.chargedForPaying ?? 0) / (found?.tax ?? 1)).toBeCloseTo(0.1, 6);
  });
  test("Michigan asks for more if nothing at all was paid", async () => {
    const nothingPaid = async (typed?: Record<string, string>) =>
      (await stateOn("MI", "2026-11-23", typed))?.estimates[0]?.cost.installments.map((one) => one.nothingPaid);
    expect(await nothingPaid()).toEqual([true, true, true]);
    expect(new Set(await nothingPaid(paid("state", [["2026-04-15", 1]])))).toEqual(new Set([false]));
  });
  test("New York City's tax is on the state's return, so only the state is late", async () => {
    const given = { "gigs.0.pay": "60000/year", state: "NY", place: "New York City", paidSoFar: "none" };
    expect((await late(given)).others.map(({ to }) => to)).toEqual(["state"]);
  });
});
