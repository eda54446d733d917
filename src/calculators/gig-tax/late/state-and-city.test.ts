/** Who says what being late costs: a state, and of its cities those whose rules we have. */
import { expect, test } from "vitest";
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
