import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { misexplained } from "../../../testing/rework.ts";
import type { Compared } from "../compared/analyses.ts";
import { fields, givenBy } from "../inputs.ts";
import { type ClaimingValue, claimingValue } from "./claiming.ts";
import {
  aboutAsGood,
  adviceOf,
  asGoodAs,
  breakEvenOf,
  claimedHow,
  claimingSteps,
  lastsMostOften,
  lastsWith,
  pairLastsMostOften,
} from "./words.ts";

const of = (typed: Typed) => readForm(fields, typed, {}, givenBy).inputs;
const one = of({ age: "60" });
const two = of({ age: "60", couple: "yes", spouseAge: "58", spouseClaimAge: "62" });
const same = (age: number) => ({ from: age, through: age });

const VALUE: ClaimingValue = {
  ...{ best: [840], bestValue: 200_000, planned: [804], plannedValue: 190_000, advised: [70], advisedValue: 200_000 },
  ...{ about: [{ from: 68, through: 70 }], breakEven: 964, soonest: 745, nothing: false },
};

describe("one answer", () => {
  test("for one person, in place of the planned age", () => {
    expect(adviceOf(one, VALUE)).toBe("Claim at 70 instead of 67.");
    expect(aboutAsGood(VALUE)).toBe("Any age from 68 to 70 is about as good.");
    expect(aboutAsGood({ ...VALUE, about: [{ from: 69, through: 70 }] })).toBe("Claiming at 69 is about as good.");
    expect(lastsWith(0.92, 0.95, { one: "history", many: "histories" })).toBe(
      "Your plan would last in 95% of histories instead of 92%.",
    );
    expect(lastsWith(0.95, 0.951, { one: "history", many: "histories" })).toBe(
      "Your plan lasts in 95% of histories either way.",
    );
    expect(breakEvenOf(one, 745, 964)).toBe(
      "Waiting until 70 instead of claiming at 62 and 1 month pays off if you live past 80 and 4 months.",
    );
  });
  test("for two, each with what changes", () => {
    const both = { ...VALUE, advised: [70, 62], about: [same(70), { from: 62, through: 66 }] };
    expect(adviceOf(two, both)).toBe("Claim at 70 instead of 67, and have your spouse claim at 62 as planned.");
    expect(aboutAsGood(both)).toBe("For your spouse, any age from 62 to 66 is about as good.");
    expect(aboutAsGood({ ...both, about: [same(70), { from: 62, through: 63 }] })).toBe(
      "For your spouse, 63 is about as good.",
    );
    expect(adviceOf(two, { ...both, advised: [67, 62.5] })).toBe(
      "Claim at 67 as planned, and have your spouse claim at 62 and 6 months instead of 62.",
    );
  });
  test("half a percent is no reason to change: 199,000 of 200,000 is about as good, 198,999 isn't", () => {
    const how = (plannedValue: number) => claimedHow({ ...VALUE, plannedValue }, [61]);
    expect([how(199_000), how(198_999)]).toEqual(["as good", "better"]);
    expect(asGoodAs(one)).toBe("Claiming at 67, as planned, is about as good as any age");
    expect(asGoodAs(two)).toBe("Claiming at 67 and 62, as planned, is about as good as any pair of ages");
  });
  test("nothing to claim, or nothing left to choose", () => {
    expect(claimedHow({ ...VALUE, nothing: true }, [61])).toBe("nothing");
    // Claimed at 67; the plan begins at 70.
    expect(claimedHow({ ...VALUE, plannedValue: null }, [70])).toBe("claimed");
    expect(claimedHow({ ...VALUE, plannedValue: null, planned: [804, 804] }, [70, 61])).toBe("one claimed");
  });
  test("every figure of it works out", () => {
    expect(misexplained(claimingSteps(VALUE))).toEqual([]);
    // 200,000 - 190,000.
    expect(claimingSteps(VALUE).at(-1)).toMatchObject({ name: "claiming.gain", value: 10_000 });
    expect(claimingSteps({ ...VALUE, plannedValue: null })).toHaveLength(1);
  });
});

describe("ages to claim at", () => {
  test("whoever counts later dollars for nothing claims at 62, and no later age is about as good", () => {
    // Nobody born in mid-June is 62 all month before July, so 62 means 62 and 1 month.
    const soon = claimingValue(of({ age: "61", claimDiscount: "20" }));
    expect(soon).toMatchObject({ advised: [62], about: [same(62)], best: [745] });
    expect(soon.advisedValue).toBe(soon.bestValue);
  });
  test("ages about as good end at 62, though nobody can claim before some month of it", () => {
    const typed = { ...{ age: "62", retireAge: "63", couple: "yes", spouseAge: "58", spousePay: "0" } };
    const known = { benefit: "known", pia: "2800", spouseBenefit: "known", spousePia: "1200" };
    const { about, advised } = claimingValue(of({ ...typed, ...known }));
    expect(advised).toEqual([70, 62]);
    expect(about[1]?.from).toBe(62);
  });
  test("they are worth at least 99.9% of the best months, and ages about as good at least 99.5% of them", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 60 }),
        fc.integer({ min: 30, max: 60 }),
        fc.constantFrom("yes", "no"),
        (age, spouseAge, couple) => {
          const inputs = of({ age: String(age), spouseAge: String(spouseAge), couple });
          const value = claimingValue(inputs);
          expect(value.advisedValue).toBeGreaterThanOrEqual(0.999 * value.bestValue);
          for (const [i, { from, through }] of value.about.entries())
            for (const other of [from, through]) {
              const [own, spouse] = value.advised.with(i, other) as [number, number | undefined];
              const changed = { ...inputs, claimAge: own, spouseClaimAge: spouse ?? 67 };
              expect(claimingValue(changed).plannedValue).toBeGreaterThanOrEqual(0.995 * value.advisedValue);
            }
        },
      ),
      { numRuns: 6 },
    );
  }, 60_000);
});

describe("by how often the plan lasts", () => {
  const rates = (...all: number[]) =>
    all.map((rate, i) => ({ of: 66 + i, result: { rate } }) as unknown as Compared<number>);
  test("for one", () => {
    expect(lastsMostOften(one, rates(0.9, 0.9))).toBe(
      "Your plan lasts just as often at any claiming age: in 90% of histories.",
    );
    expect(lastsMostOften(one, rates(0.9, 0.951, 0.952))).toBe(
      "Your plan lasts as often if you claim at 67 as at any other age: in 95% of histories.",
    );
    expect(lastsMostOften(one, rates(0.97, 0.95))).toBe(
      "Your plan lasts most often if you claim at 66: in 97% of histories.",
    );
  });
  test("for two", () => {
    const pair = (own: number, spouse: number, rate: number, value = 0) => ({
      ...{ own, spouse, rate, value, survivor: 0, spouseWaits: false },
    });
    // Of two that look alike, the one with the higher benefits.
    const alike = [pair(67, 62, 0.9), pair(70, 65, 0.952, 700_000), pair(70, 62, 0.951, 800_000)];
    expect(pairLastsMostOften(two, alike)).toBe(
      "Your plan lasts most often if you two claim at 70 and 62: in 95% of histories.",
    );
    expect(pairLastsMostOften(two, [pair(67, 62, 0.9), pair(70, 62, 0.95)])).toBe(
      "Your plan lasts most often if you two claim at 70 and 62: in 95% of histories.",
    );
    expect(pairLastsMostOften(two, [pair(67, 62, 0.95), pair(70, 62, 0.9)])).toBe(
      "Your plan lasts as often if you two claim at 67 and 62 as at any other ages: in 95% of histories.",
    );
    expect(pairLastsMostOften(two, [pair(67, 62, 0.9), pair(70, 62, 0.9)])).toBe(
      "Your plan lasts just as often at any of these ages: in 90% of histories.",
    );
  });
});
