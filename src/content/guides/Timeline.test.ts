import { expect, test } from "vitest";
import { milestones, placeOf } from "./Timeline.tsx";

test("the example's dates, by a 2027 calendar: an offer on Tuesday, March 2, and closing on Friday, April 16", () => {
  expect(milestones.map(({ day }) => day)).toEqual([
    "2027-03-02",
    // Wednesday, Thursday, Friday: three business days (12 CFR 1026.19(e)(1)(iii)).
    "2027-03-05",
    "2027-03-10",
    "2027-03-15",
    "2027-03-22",
    "2027-03-29",
    // Thursday, Wednesday, Tuesday: three business days before closing (12 CFR 1026.19(f)(1)(ii)).
    "2027-04-13",
    "2027-04-16",
  ]);
  // March 6, 8, 9, 10, 11, 12 and 13: seven business days, including a Saturday (12 CFR 1026.19(e)(1)(iii)(B)).
  expect(milestones[1]?.tells).toContain("before March 13");
  // The first day of the second month after April.
  expect(milestones.at(-1)?.tells).toContain("June 1");
});

test("the days are to scale: 45 days on 94% of the width, starting at 3%", () => {
  expect(placeOf("2027-03-02")).toBe(3);
  expect(placeOf("2027-04-16")).toBe(97);
  // Nine of the 45 days are a fifth of the way: 3 + 94 / 5.
  expect(placeOf("2027-03-11")).toBeCloseTo(21.8, 10);
});
