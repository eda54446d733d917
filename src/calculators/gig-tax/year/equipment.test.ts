/** Equipment: all of it right away, section 179 with its income limit, or bought too early for that. Worked by hand. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { misexplained } from "../../../testing/rework.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { stepsOf } from "../steps.ts";

const inputsFor = (typed: Typed) => readForm(fields, typed, {}, givenOn("2026-11-21")).inputs;

describe("equipment under section 179, 2026", () => {
  const typed = { "gigs.0.pay": "6000/year", "gigs.0.work": "freelance", "gigs.0.equipment": "9000" };
  const profit = (more: Typed) => answer(inputsFor({ ...typed, ...more })).profit;
  test("bonus depreciation can create a loss; section 179 stops at the business income", () => {
    expect(profit({})).toBe(-3_000);
    expect(profit({ "gigs.0.equipmentMethod": "section179" })).toBe(0);
  });
  test("wages from a job count as business income too", () =>
    // 26 CFR 1.179-2(c)(6)(iv): 6,000 of profit and 2,000 of wages deduct 8,000; 1,000 carries over.
    expect(profit({ "gigs.0.equipmentMethod": "section179", jobs: "1", "jobs.0.pay": "2000/year" })).toBe(-2_000));
  test("only the part for work counts, and only if it is more than half", () => {
    // 60% of 9,000 is 5,400.
    expect(profit({ "gigs.0.equipmentMethod": "section179", "gigs.0.equipment_share": "60" })).toBeCloseTo(600, 6);
    // Half isn't more than half: bonus depreciation of 4,500.
    expect(profit({ "gigs.0.equipmentMethod": "section179", "gigs.0.equipment_share": "50" })).toBe(1_500);
  });
  test("last year's carryover is deducted as far as income allows", () => {
    expect(profit({ "gigs.0.equipment": "0", section179Before: "3500" })).toBe(2_500);
    expect(
      profit({ "gigs.0.equipmentMethod": "section179", "gigs.0.equipment": "4000", section179Before: "3500" }),
    ).toBe(0);
  });
  test("equipment from before January 20, 2025, gets the bonus that applied then", () => {
    // In 2026, 20% and a fifth of the other 80%: 36% of 9,000 is 3,240. In 2025, 40% and a fifth of 60%: 52%, 4,680.
    expect(profit({ "gigs.0.equipmentMethod": "early" })).toBeCloseTo(2_760, 6);
    expect(profit({ "gigs.0.equipmentMethod": "early", taxYear: "2025" })).toBeCloseTo(1_320, 6);
  });
  test("each of its numbers works out from its line", () => {
    for (const more of [
      { "gigs.0.equipmentMethod": "section179", section179Before: "700" },
      { "gigs.0.equipmentMethod": "early" },
      {
        "gigs.0.equipmentMethod": "section179",
        gigs: "2",
        "gigs.1.pay": "900/year",
        "gigs.1.equipment": "2000",
        "gigs.1.equipmentMethod": "section179",
      },
    ]) {
      const steps = stepsOf(answer(inputsFor({ ...typed, ...more } as Typed)));
      expect(misexplained(steps)).toEqual([]);
      expect(steps.some(({ name }) => /section179|equipment\.firstYear/.test(name))).toBe(true);
    }
  });
});
