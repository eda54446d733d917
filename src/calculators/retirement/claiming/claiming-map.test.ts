import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { rateOf } from "../answer/result.ts";
import { givenBy } from "../given.ts";
import { fields } from "../inputs.ts";
import { claimingValue } from "./claiming.ts";
import { claimOptions, claimOutcomes, claimPairs } from "./claiming-map.ts";

const of = (typed: Typed) => readForm(fields, { ...COUPLE, ...typed }, {}, givenBy).inputs;
// Both born in June 1966, so full retirement age is 67 for each, for their own and the survivor's benefit.
const COUPLE: Typed = {
  ...{
    age: "60",
    born: "1966-06",
    retireAge: "60",
    couple: "yes",
    spouseAge: "60",
    spouseRetireAge: "60",
    savings: "900,000",
  },
  ...{
    benefit: "known",
    pia: "2,000",
    spouseBenefit: "known",
    spousePia: "800",
    piaCounts: "plan",
    spending: "60,000",
  },
};

test("81 pairs; the survivor has the larger benefit, by the share for the age at which it was claimed", () => {
  const pairs = claimPairs(of({}));
  const ages = [62, 63, 64, 65, 66, 67, 68, 69, 70];
  expect(pairs.map(({ own, spouse }) => [spouse, own])).toEqual(ages.flatMap((two) => ages.map((one) => [two, one])));
  const survivor = (own: number, spouse: number) =>
    pairs.find((one) => one.own === own && one.spouse === spouse)?.survivor;
  // At 67: 2,000 a month. At 70: 36 months at 8% a year, 124%. At 62: 70% is paid, but a survivor gets at least 82.5%
  // (42 USC 402(e)(2)(D)).
  expect(survivor(67, 67)).toBe(12 * 2000);
  expect(survivor(70, 67)).toBe(12 * 2480);
  expect(survivor(62, 67)).toBe(12 * 1650);
  // The lower earner's claiming age doesn't affect it.
  expect(survivor(70, 62)).toBe(survivor(70, 70));
});

test("by month: nine months around each planned age, and four months before full age cost 4 x 5/9 percent", () => {
  const pairs = claimPairs(of({ claimAge: "66y 10m", spouseClaimAge: "67" }), true);
  expect(pairs).toHaveLength(81);
  expect([...new Set(pairs.map(({ own }) => Math.round(own * 12)))]).toEqual([
    ...[798, 799, 800, 801, 802, 803, 804, 805, 806],
  ]);
  const at = (own: number) => pairs.find((one) => one.own === own && one.spouse === 67)?.survivor;
  // The survivor gets what the other one got: 2,000 less 2.2222% (42 USC 402(q)(1)), and two months late 4/3% more.
  expect(at(800 / 12)).toBe(Math.round(24_000 * (1 - (4 * 5) / 900)));
  expect(at(804 / 12)).toBe(24_000);
  expect(at(806 / 12)).toBe(Math.round(24_000 * (1 + (2 * 2) / 300)));
  // The plan's own square is the same on both maps; near 62 the months end there.
  const inWhole = claimPairs(of({ claimAge: "67", spouseClaimAge: "67" }));
  const value = (of: readonly { own: number; spouse: number; value: number }[]) =>
    of.find(({ own, spouse }) => own === 67 && spouse === 67)?.value;
  expect(value(pairs)).toBe(value(inWhole));
  expect(new Set(claimPairs(of({ claimAge: "62" }), true).map(({ own }) => own)).size).toBe(5);
});

test("what to choose from: the same ages, the plan's own, and those that pay the most", () => {
  const whole = [62, 63, 64, 65, 66, 67, 68, 69, 70];
  const alone = of({ couple: "no", claimAge: "66y 6m" });
  const one = claimOptions(alone);
  const best = one.best.advised[0] as number;
  expect(one.options.map(({ own }) => own)).toEqual([...whole, 66.5, ...(whole.includes(best) ? [] : [best])]);
});

test("the map's best is at most the best month for each, and the plan's own square has the plan's value", () => {
  const inputs = of({});
  const pairs = claimPairs(inputs);
  const { bestValue, plannedValue } = claimingValue(inputs);
  expect(Math.max(...pairs.map(({ value }) => value))).toBeLessThanOrEqual(bestValue);
  expect(pairs.find(({ own, spouse }) => own === 67 && spouse === 67)?.value).toBe(plannedValue);
});

test("how likely the plan is to last is that of the plan with these ages", () => {
  const inputs = of({});
  expect(claimOutcomes(inputs, [{ own: 70, spouse: 62 }]).map(({ rate }) => rate)).toEqual([
    rateOf({ ...inputs, claimAge: 70, spouseClaimAge: 62 }),
  ]);
});

test("ages that have passed aren't on it, and a single person has no map", () => {
  const ages = claimPairs(of({ age: "66", born: "1960-06", spouseAge: "66" })).map(({ own }) => own);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(66);
  expect(claimPairs(of({ couple: "no" }))).toEqual([]);
});

test("a spouse without a record draws nothing before the worker claims, so an earlier age of theirs changes nothing", () => {
  // 42 USC 402(b)(1)(A), (c)(1)(A): a spouse's benefit needs a worker who is entitled. Both are 67 in June 2033.
  const pairs = claimPairs(of({ spousePia: "0" }));
  const at = (own: number, spouse: number) => pairs.find((one) => one.own === own && one.spouse === spouse);
  expect(pairs.every(({ spouseWaits }) => spouseWaits)).toBe(true);
  for (const spouse of [62, 63, 66]) expect(at(67, spouse)?.value).toBe(at(67, 67)?.value);
  expect(at(62, 62)?.value).not.toBe(at(62, 67)?.value);
  expect(claimPairs(of({})).some(({ spouseWaits }) => spouseWaits)).toBe(false);
});
