/** The index's past, month by month, for a loan whose payments can be followed by hand. */
import { expect, test } from "vitest";
import { adjustableSchedule } from "../../../../engine/mortgage/adjustable/adjustable.ts";
import { replay } from "../../../../engine/mortgage/adjustable/index-paths.ts";
import { at } from "../../../../engine/mortgage/ledger.ts";
import published from "../../../../law/series/market-history-monthly.json" with { type: "json" };
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import * as others from "../../other-loans.ts";
import { fanLabels, fanOf } from "./index-in-the-past.ts";

const typed = { kind: "adjustable", price: "375000", downPayment: "75000", armRate: "6", termMonths: "15" };
const answered = answer(inputsFor(typed, { others }), others);
const terms = others.adjustableTermsOf(answered.given, 300_000, answered.house);
const INDEX = 0.04;
const fan = fanOf(terms, INDEX);
const bill = published.columns.indexOf("tbillYield");
const bills = published.rows.flatMap((row) => (typeof row[bill] === "number" ? [Number(row[bill]) / 100] : []));

test("a start needs ten years on record after the fixed ones, or the whole loan if that is shorter", () => {
  // Five fixed years and ten more are the fifteen of the loan: 180 months.
  expect(fan.starts).toBe(bills.length - 180);
  expect(fan.byYear).toHaveLength(15);
  expect(fanOf({ ...terms, termMonths: 360 }, INDEX).starts).toBe(bills.length - 180);
  expect(fanOf({ ...terms, termMonths: 96 }, INDEX).starts).toBe(bills.length - 96);
});

test("for each year, the lowest, the middle and the highest payment, in order", () => {
  // 300,000 at 6% over 15 years is 2,531.57 until the first change, after five years.
  for (const year of fan.byYear.slice(0, 5)) expect(year).toEqual(fanLabels.map(() => 2_531.57));
  for (const year of fan.byYear) expect(year).toEqual([...year].sort((a, b) => a - b));
  const last = fan.byYear.at(-1) as readonly number[];
  expect(new Set(last).size).toBe(fanLabels.length);
});

test("each start follows the index as it moved then, from today's level", () => {
  const paidFrom = (start: number) =>
    adjustableSchedule(
      terms,
      replay(
        bills.map((rate) => Math.max(0, INDEX + rate - (bills[start] as number))),
        start,
      ),
    );
  const all = Array.from({ length: fan.starts }, (_, start) => paidFrom(start));
  const sixth = all.map((made) => at(made.payment, 61)).sort((a, b) => a - b);
  expect([fan.byYear[5]?.[0], fan.byYear[5]?.[4]]).toEqual([sixth[0], sixth.at(-1)]);
  expect(fan.byYear[5]?.[2]).toBe(sixth[Math.round((sixth.length - 1) / 2)]);
  const most = all.map(({ maxPayment }) => maxPayment).sort((a, b) => a - b);
  expect(fan.highest.payment).toBe(most.at(-1));
  expect(fan.middleOfHighest).toBe(most[Math.round((most.length - 1) / 2)]);
  const worst = all.findIndex(({ maxPayment }) => maxPayment === most.at(-1));
  const months = published.rows.filter((row) => typeof row[bill] === "number").map(([month]) => String(month));
  expect([fan.highest.start, fan.first, fan.last]).toEqual([months[worst], months[0], months[fan.starts - 1]]);
});
