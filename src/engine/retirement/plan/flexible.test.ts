/** What a spending rule keeps and cuts, counted by hand over a few futures. */
import { expect, test } from "vitest";
import { flexibleFigures } from "./flexible.ts";
import type { PlanOutcome } from "./follow.ts";

/**
 * Futures side by side: spending and savings at the end of each of four years, of which the first is a year of work.
 */
const of = (futures: readonly { spent: number[]; left: number[]; short?: number; lived?: number }[]) => {
  const paths = futures.length;
  const column = (pick: (one: (typeof futures)[number]) => number[]) =>
    Float64Array.from(
      { length: 4 * paths },
      (_, i) => pick(futures[i % paths] as never)[Math.floor(i / paths)] as number,
    );
  return flexibleFigures(
    {
      paths,
      ...{ spent: column(({ spent }) => spent), balances: column(({ left }) => left) },
      yearsShort: futures.map(({ short = 0 }) => short),
      yearsLived: futures.map(({ lived = 4 }) => lived),
    } as unknown as PlanOutcome,
    1,
  );
};
const steady = { spent: [0, 100, 100, 100], left: [900, 800, 700, 600] };

test("nothing is cut, and nothing runs out", () =>
  expect(of([steady, steady])).toEqual({
    ...{ followed: 2, ranOut: 0, firstSpent: 100, leanest: 100, leanestPoor: 100, belowFloor: 0, yearsBelow: 0 },
    ...{ withCuts: 0, middleCut: 0, deepestCut: 0 },
  }));

test("the deepest cut is measured from the first year of retirement", () => {
  const found = of([steady, { ...steady, spent: [500, 100, 60, 80] }, { ...steady, spent: [0, 100, 150, 90] }]);
  expect(found).toMatchObject({ followed: 3, withCuts: 2, leanest: 60, firstSpent: 100 });
  expect(found.deepestCut).toBeCloseTo(0.4, 12);
  // The middle one of cuts by 40% and 10%.
  expect(found.middleCut).toBeCloseTo(0.25, 12);
});

test("savings that are gone before the last year have run out; at its end they may be", () => {
  const ran = (left: number[]) => of([{ ...steady, left }]).ranOut;
  expect([ran([900, 800, 0, 0]), ran([900, 800, 700, 0]), ran([0, 800, 700, 600])]).toEqual([1, 0, 0]);
  // A dollar is left, or not quite.
  expect([ran([900, 800, 1, 0]), ran([900, 800, 0.99, 0])]).toEqual([0, 1]);
});

test("years below the floor, and lives that end before retirement", () => {
  const found = of([steady, { ...steady, short: 2 }, { ...steady, short: 3 }, { ...steady, lived: 1 }]);
  expect(found).toMatchObject({ followed: 3, belowFloor: 2, yearsBelow: 2.5 });
  expect(of([{ ...steady, lived: 1 }])).toMatchObject({ followed: 0, leanest: 0, leanestPoor: 0, firstSpent: 0 });
  expect(of([{ ...steady, spent: [0, 0, 0, 0] }])).toMatchObject({ withCuts: 0, deepestCut: 0 });
});
