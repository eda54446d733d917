import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyPerson, asPaid, certain, claimantBorn, law, NOW } from "../../testing/social-security.ts";
import { monthNumber } from "./birth.ts";
import { breakEvenAge } from "./break-even.ts";
import { bestOf, singleClaimValues } from "./claim-single.ts";
import { claimMonths, smoothed } from "./claimant.ts";

const anyRate = fc.integer({ min: 0, max: 40 }).map((tenths) => tenths / 1000);

describe("one person", () => {
  test("without discounting, the value of a claim is the total paid", () => {
    const person = claimantBorn(1964, 6, 1000); // full retirement age 67, in June 2031
    const values = singleClaimValues(person, certain(person, 80 * 12 - 1), asPaid, law);
    const at = (age: number) => values.find(({ claimMonth }) => claimMonth === person.month + age)?.value;
    expect(at(804)).toBe(1000 * 13 * 12);
    expect(at(840)).toBe(1240 * 10 * 12);
    // Claimed at 67 years 6 months, in December 2031: one month without credits, then 104% of the amount.
    expect(at(810)).toBe(1000 + 1040 * (12.5 * 12 - 1));
  });
  test("the longer the life, the later the best month", () =>
    fc.assert(
      fc.property(
        anyPerson,
        fc.integer({ min: 70 * 12, max: 100 * 12 }),
        fc.integer({ min: 1, max: 240 }),
        anyRate,
        (person, lastAge, longer, rate) => {
          fc.pre(person.primaryInsuranceAmount > 0 && person.month + lastAge > NOW);
          const best = (age: number) =>
            bestOf(singleClaimValues(person, certain(person, age, rate), smoothed, law)).claimMonth;
          expect(best(lastAge + longer)).toBeGreaterThanOrEqual(best(lastAge));
        },
      ),
    ));
  test("no claim may start before 62, in the past, or after 70", () =>
    fc.assert(
      fc.property(anyPerson, fc.integer({ min: monthNumber(2020, 1), max: monthNumber(2050, 1) }), (person, now) => {
        const [first, last] = claimMonths(person, now, law);
        expect(first - person.month).toBeGreaterThanOrEqual(745);
        expect(first).toBeGreaterThanOrEqual(now - 6);
        if (first < now) expect(first - person.month).toBeGreaterThanOrEqual(person.fullRetirementAge);
        expect(last).toBe(Math.max(first, person.month + 840));
      }),
    ));
  test("of equal plans the later is best, unless the first is requested", () => {
    const plans = [
      { claimMonth: 1, value: 5 },
      { claimMonth: 2, value: 5 },
    ];
    expect(bestOf(plans).claimMonth).toBe(2);
    expect(bestOf(plans, "first").claimMonth).toBe(1);
  });
  test("waiting from 62 to 70 pays as much by age 80 and five months", () => {
    // 700 a month from 62 years 1 month (704.16 paid) versus 1,240 from 70: 95 months of 704 are made up at 536 a
    // month.
    const person = claimantBorn(1964, 6, 1000);
    const age = breakEvenAge(person, person.month + 745, person.month + 840, asPaid, law);
    expect(age).toBe(840 + Math.ceil((95 * 704) / (1240 - 704)) - 1);
    expect(breakEvenAge(claimantBorn(1964, 6, 0), 23_000, 23_100, asPaid, law)).toBe(
      23_100 - claimantBorn(1964, 6, 0).month,
    );
  });
});
