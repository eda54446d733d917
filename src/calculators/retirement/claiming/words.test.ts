import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { misexplained } from "../../../testing/rework.ts";
import { runs } from "../../../testing/runs.ts";
import { givenBy } from "../given.ts";
import { fields, type Inputs } from "../inputs.ts";
import { type ClaimingValue, claimingValue } from "./claiming.ts";
import { type Rated, type Recommendation, recommendation } from "./recommend.ts";
import {
  aboutAsGood,
  adviceOf,
  breakEvenOf,
  claimedHow,
  claimingSteps,
  lastsWith,
  measureOf,
  otherMeasure,
  shortBefore,
} from "./words.ts";

const of = (typed: Typed) => readForm(fields, typed, {}, givenBy).inputs;
const one = of({ age: "60" });
const two = of({ age: "60", couple: "yes", spouseAge: "58", spouseClaimAge: "62" });
const same = (age: number) => ({ from: age, through: age });

const VALUE: ClaimingValue = {
  ...{ best: [840], bestValue: 200_000, planned: [804], plannedValue: 190_000, advised: [70], advisedValue: 200_000 },
  ...{ about: [{ from: 68, through: 70 }], breakEven: 964, soonest: 745, nothing: false },
};
/** An age or a pair, with what is expected, how often of 100 the plan lasts, and how often it runs short before it. */
const rated = (ages: number | readonly [number, number], value: number, lasts: number, shortBefore = 0): Rated => {
  const [own, spouse] = typeof ages === "number" ? [ages, 67] : ages;
  return { own, spouse, value, rate: lasts / 100, shortBefore, paths: 100 };
};
const advice = (inputs: Inputs, value: ClaimingValue, all: readonly Rated[]) =>
  recommendation(inputs, value, all) as Recommendation;

describe("one answer", () => {
  test("by expected benefits, if the plan lasts as often as it should with those ages", () => {
    // 95 of 100 is more than the 90% wanted.
    const it = advice(one, VALUE, [rated(67, 190_000, 92), rated(70, 200_000, 95)]);
    expect(it).toMatchObject({ measure: "benefits", chosen: { own: 70 }, other: null });
    expect(adviceOf(one, it)).toBe("Claim at 70 instead of 67.");
    expect(measureOf(one, it)).toBe(
      "We go by expected benefits over your life, because no other age makes your money last more often.",
    );
    expect(otherMeasure(one, it)).toBe("");
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
  test("it says what the other measure would say, and why", () => {
    const it = advice(one, VALUE, [rated(64, 180_000, 97), rated(67, 190_000, 96), rated(70, 200_000, 91)]);
    expect(it).toMatchObject({ measure: "benefits", chosen: { own: 70 }, other: { own: 64 } });
    expect(measureOf(one, it)).toBe(
      "We go by expected benefits over your life, because your plan reaches the 90% you want.",
    );
    expect(otherMeasure(one, it)).toBe(
      "Your money would last most often if you claim at 64 (97% of histories instead of 91%), because you don't use up as much of your savings while you wait.",
    );
  });
  test("by how likely the money lasts, if the plan falls short with the highest benefits", () => {
    const it = advice(one, VALUE, [rated(64, 180_000, 81), rated(67, 190_000, 79), rated(70, 200_000, 77)]);
    expect(it).toMatchObject({ measure: "lasting", chosen: { own: 64 }, other: { own: 70 } });
    expect(adviceOf(one, it)).toBe("Claim at 64 instead of 67.");
    expect(measureOf(one, it)).toBe(
      "We go by how often your money lasts, because your plan falls short of the 90% you want: it would last in 81% of histories instead of 79%.",
    );
    expect(otherMeasure(one, it)).toBe(
      "Expected benefits would be $20,000 higher if you claim at 70, but at 64 your money lasts longer, because you don't use up as much of your savings while you wait.",
    );
    const waiting = advice(one, { ...VALUE, advised: [64] }, [rated(64, 200_000, 77), rated(67, 190_000, 81)]);
    expect(adviceOf(one, waiting)).toBe("Claim at 67, as planned.");
    expect(measureOf(one, waiting)).toBe(
      "We go by how often your money lasts, because your plan falls short of the 90% you want: it lasts in 81% of histories, and no other age does better.",
    );
    expect(otherMeasure(one, waiting)).toContain("because larger benefits leave less for your savings to pay");
  });
  test("the highest benefits among the ages that reach the target, if the highest of all don't", () => {
    const it = advice(one, VALUE, [rated(67, 190_000, 98), rated(69, 197_000, 91), rated(70, 200_000, 86)]);
    expect(it).toMatchObject({ measure: "benefits", chosen: { own: 69 }, other: { own: 70 } });
    expect(measureOf(one, it)).toBe(
      "We go by expected benefits over your life, among the ages at which your plan reaches the 90% you want.",
    );
    expect(otherMeasure(one, it)).toBe(
      "Expected benefits would be $3,000 higher if you claim at 70, but your plan would last in only 86% of histories then.",
    );
    // 196,100 is within half a percent of 197,000.
    const close = advice(one, VALUE, [rated(67, 196_100, 98), rated(69, 197_000, 91), rated(70, 200_000, 86)]);
    expect(adviceOf(one, close)).toBe("Claiming at 67, as planned, is about as good as any age.");
  });
  test("a plan that falls short doesn't wait for benefits if it runs short more often before them", () => {
    const it = advice(one, VALUE, [rated(67, 190_000, 75, 10), rated(70, 200_000, 75, 18)]);
    expect(it).toMatchObject({ measure: "lasting", chosen: { own: 67 }, other: { own: 70 } });
    expect(adviceOf(one, it)).toBe("Claim at 67, as planned.");
    expect(otherMeasure(one, it)).toBe(
      "Expected benefits would be $10,000 higher if you claim at 70, but in 18 of 100 histories your money would run short before they begin, instead of 10 of 100.",
    );
  });
  test("a plan that never lasts isn't said to last as often as with any other age", () => {
    const it = advice(one, VALUE, [rated(67, 190_000, 0), rated(70, 200_000, 0, 100)]);
    expect(adviceOf(one, it)).toBe("Claim at 67, as planned.");
    expect(measureOf(one, it)).toBe(
      "Your plan falls short at any age, so we avoid a wait for benefits without money to live on.",
    );
  });
  test("a plan that falls short at every age alike goes by expected benefits", () => {
    const it = advice(one, VALUE, [rated(67, 190_000, 50), rated(70, 200_000, 50)]);
    expect(it).toMatchObject({ measure: "benefits", chosen: { own: 70 }, other: null });
  });
  test("money that runs short while waiting for the benefit is said", () => {
    const it = advice(one, VALUE, [rated(67, 190_000, 92, 1), rated(70, 200_000, 92, 3)]);
    expect(shortBefore(one, it)).toBe(
      "In 3 of 100 histories, your money runs short before your benefit starts at 70. With the age in your plan, that happens in 1 of 100. If that happens, you can claim sooner, from age 62 on.",
    );
    expect(shortBefore(one, advice(one, VALUE, [rated(67, 190_000, 92, 1), rated(70, 200_000, 95)]))).toBe("");
  });
  test("for two, each with what changes", () => {
    const both = { ...VALUE, advised: [70, 62], about: [same(70), { from: 62, through: 66 }] };
    const it = advice(two, both, [rated([67, 62], 190_000, 90), rated([70, 62], 200_000, 95, 2)]);
    expect(adviceOf(two, it)).toBe("Claim at 70 instead of 67, and have your spouse claim at 62 as planned.");
    expect(measureOf(two, it)).toBe(
      "We go by expected benefits over your lives, because no other ages make your money last more often.",
    );
    expect(shortBefore(two, it)).toBe(
      "In 2 of 100 histories, your money runs short before you both get benefits. With the ages in your plan, that happens in 0 of 100. If that happens, you can claim sooner, from age 62 on.",
    );
    expect(aboutAsGood(both)).toBe("For your spouse, any age from 62 to 66 is about as good.");
    expect(aboutAsGood({ ...both, about: [same(70), { from: 62, through: 63 }] })).toBe(
      "For your spouse, 63 is about as good.",
    );
    const months = advice(two, { ...VALUE, advised: [67, 62.5] }, [
      rated([67, 62], 190_000, 90),
      rated([67, 62.5], 200_000, 95),
    ]);
    expect(adviceOf(two, months)).toBe(
      "Claim at 67 as planned, and have your spouse claim at 62 and 6 months instead of 62.",
    );
    // The spouse's 65 is among the ages that are about as good, so it stays.
    const keeps = of({ age: "60", couple: "yes", spouseAge: "58", spouseClaimAge: "65" });
    const kept = advice(keeps, both, [
      rated([67, 65], 190_000, 95),
      rated([70, 65], 199_500, 95),
      rated([70, 62], 200_000, 95),
    ]);
    expect(adviceOf(keeps, kept)).toBe("Claim at 70 instead of 67, and have your spouse claim at 65 as planned.");
    // One would claim earlier and the other later.
    const crossed = advice(two, both, [
      rated([67, 62], 190_000, 80),
      rated([65, 70], 185_000, 85),
      rated([70, 62], 200_000, 70),
    ]);
    expect(otherMeasure(two, crossed)).toBe(
      "Expected benefits would be $15,000 higher if you claim at 70 and 62, but at 65 and 70 your money lasts longer, because bad markets and long lives count there, not just the average.",
    );
  });
  test("half a percent is no reason to change: 199,000 of 200,000 is about as good, 198,999 isn't", () => {
    const own = (plannedValue: number) =>
      advice(one, { ...VALUE, plannedValue }, [rated(67, plannedValue, 95), rated(70, 200_000, 95)]).chosen.own;
    expect([own(199_000), own(198_999)]).toEqual([67, 70]);
    const kept = (inputs: Inputs, all: readonly Rated[]) =>
      adviceOf(inputs, advice(inputs, { ...VALUE, plannedValue: 200_000 }, all));
    expect(kept(one, [rated(67, 200_000, 95)])).toBe("Claiming at 67, as planned, is about as good as any age.");
    expect(kept(two, [rated([67, 62], 200_000, 95)])).toBe(
      "Claiming at 67 and 62, as planned, is about as good as any pair of ages.",
    );
  });
  test("nothing to claim, or nothing left to choose", () => {
    expect(claimedHow({ ...VALUE, nothing: true }, [61])).toBe("nothing");
    expect(claimedHow(VALUE, [61])).toBe("choose");
    // Claimed at 67; the plan begins at 70.
    expect(claimedHow({ ...VALUE, plannedValue: null }, [70])).toBe("claimed");
    expect(claimedHow({ ...VALUE, plannedValue: null, planned: [804, 804] }, [70, 61])).toBe("one claimed");
  });
  test("every figure of it works out", () => {
    const steps = claimingSteps(one, advice(one, VALUE, [rated(67, 190_000, 92), rated(70, 200_000, 95)]));
    expect(misexplained(steps)).toEqual([]);
    // 200,000 - 190,000.
    expect(steps.at(-1)).toMatchObject({ name: "claiming.gain", value: 10_000 });
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
      { numRuns: runs(3) },
    );
  }, 60_000);
});
