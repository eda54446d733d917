/** When and in what parts states, counties and cities want their payments during the year, all of them at once. */
import { expect, test } from "vitest";
import { figuresOfLaw } from "../second-reading/figures-of-law.ts";

type ByPlace = readonly (readonly [place: RegExp, value: readonly number[]])[];

const asked = [...figuresOfLaw()].flatMap(([path, value]) => {
  const [, where, figure] = /^(.+?\/20\d\d\/(?:.+\.)?)estimatedPayments\.(\w+)/.exec(path) ?? [];
  return where === undefined || figure === undefined ? [] : [{ path, where, figure, value }];
});
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const all = (figure: string) => asked.filter((one) => one.figure === figure);

/**
 * The federal dates of 26 USC 6654(c), unless another law names its own (from memory: 30 Del. C. 1170, HRS 235-97, Iowa
 * Code 422.16, Va. Code 58.1-491; Form CF-1040ES of the cities of Michigan, but Detroit follows the state). Washington
 * wants no payments during the year.
 */
const federal = [415, 615, 915, 115];
const own: ByPlace = [
  [/^states\/DE\//, [430, 615, 915, 115]],
  [/^states\/HI\//, [420, 620, 920, 120]],
  [/^states\/IA\//, [430, 630, 930, 131]],
  [/^states\/VA\//, [501, 615, 915, 115]],
  [/^states\/WA\//, []],
  [/^places\/MI\/\d+\/(?!Detroit)/, [430, 630, 930, 131]],
];
const expectedFor = (where: string, exceptions: ByPlace, usual: readonly number[]) =>
  exceptions.find(([pattern]) => pattern.test(where))?.[1] ?? usual;

test("every state and place has the federal dates, or those of its own law", () => {
  const dates = all("dates");
  expect(new Set(dates.map(({ where }) => where)).size).toBeGreaterThan(700);
  expect(dates.filter(({ where, value }) => !same(value, expectedFor(where, own, federal)))).toEqual([]);
});

// R&TC 19136.1: 30%, 40%, nothing and 30%. Pennsylvania's local tax: all by January 15 (53 P.S. 6924.502).
test("the parts are equal, except in California and for Pennsylvania's local tax", () => {
  const parts = [
    [/^states\/CA\//, [0.3, 0.4, 0, 0.3]],
    [/^states\/WA\//, []],
    [/^places\/PA\//, [0, 0, 0, 1]],
  ] as const;
  const quarters = [0.25, 0.25, 0.25, 0.25];
  expect(all("shares").filter(({ where, value }) => !same(value, expectedFor(where, parts, quarters)))).toEqual([]);
});

// R.C. 718.08(B), (C) and (E), the same for all municipalities: from 200 of tax, 90% of this year's or all of last
// year's, at every income.
test("every Ohio municipality asks for the same", () => {
  const expected: Readonly<Record<string, number>> = {
    threshold: 200,
    currentYearShare: 0.9,
    priorYearShare: 1,
    priorYearShareHighIncome: 1,
  };
  const ohio = asked.filter(({ where }) => where.startsWith("places/OH/"));
  const answers = ohio.filter(({ figure }) => figure in expected);
  expect(answers.length).toBeGreaterThan(4 * 600);
  expect(answers.filter(({ figure, value }) => value !== expected[figure])).toEqual([]);
});
