import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valuesOf } from "../../law/figure.ts";
import { agesByBirthYear, claimingAges } from "../../law/retirement/social-security.ts";
import lifeTable from "../../law/series/period-life-table-2022.json" with { type: "json" };
import { monthNumber } from "./birth.ts";
import { breakEvenAge } from "./break-even.ts";
import {
  aliveByCalendarYear,
  aliveByMonth,
  aliveThrough,
  discountByCalendarYear,
  discountByMonth,
  monthsToLastAge,
  survivorsFrom,
  totals,
  withPayableShare,
} from "./chances.ts";
import { type CoupleOutlook, coupleClaimValues } from "./claim-couple.ts";
import { bestOf, singleClaimValues } from "./claim-single.ts";
import { asPaid, claimant, claimMonths, ownPayments, smoothed, spousePayment, survivorPayment } from "./claimant.ts";

const law = valuesOf(claimingAges);
const ages = {
  fullRetirement: agesByBirthYear.fullRetirement.values,
  survivorFullRetirement: agesByBirthYear.survivorFullRetirement.values,
  delayedCredit: agesByBirthYear.delayedCredit.values,
};
const lives = survivorsFrom(lifeTable.female.map((q) => q / 1e6));
const NOW = monthNumber(2026, 1);
const born = (year: number, month: number, amount: number) => claimant({ year, month, day: 15 }, amount, ages, law);

/** Somebody of whom we know the last month of life. */
const certain = (person: ReturnType<typeof born>, lastAge: number, rate = 0) => {
  const months = monthsToLastAge(NOW, person.month);
  return {
    now: NOW,
    from: NOW,
    alive: aliveThrough(person.month + lastAge, months),
    discount: discountByMonth(rate, NOW, 0, months),
  };
};
const anyPerson = fc
  .record({
    year: fc.integer({ min: 1957, max: 1975 }),
    month: fc.integer({ min: 1, max: 12 }),
    amount: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ year, month, amount }) => born(year, month, amount * 100));
const anyRate = fc.integer({ min: 0, max: 40 }).map((tenths) => tenths / 1000);

describe("one person", () => {
  test("without discounting, the value of a claim is what is paid in all", () => {
    const person = born(1964, 6, 1000); // full retirement age 67, in June 2031
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
  test("of equal plans the later is best, unless the first is asked for", () => {
    const plans = [
      { claimMonth: 1, value: 5 },
      { claimMonth: 2, value: 5 },
    ];
    expect(bestOf(plans).claimMonth).toBe(2);
    expect(bestOf(plans, "first").claimMonth).toBe(1);
  });
  test("a cut of all benefits changes the value in proportion, and not the best month", () => {
    const person = born(1964, 6, 2000);
    const plain = certain(person, 85 * 12);
    const cut = { ...plain, discount: withPayableShare(plain.discount, NOW, 2000, 0.78) };
    const [all, less] = [plain, cut].map((outlook) => bestOf(singleClaimValues(person, outlook, smoothed, law)));
    expect(less?.value).toBeCloseTo(0.78 * (all?.value ?? 0), 6);
    expect(less?.claimMonth).toBe(all?.claimMonth);
  });
  test("a cut to come never makes the best month later", () =>
    fc.assert(
      fc.property(anyPerson, fc.integer({ min: 2027, max: 2045 }), (person, year) => {
        const months = monthsToLastAge(NOW, person.month);
        const alive = aliveByMonth(person.month, lives, months);
        const discount = discountByMonth(0.02, NOW, 0, months);
        const best = (worth: Float64Array) =>
          bestOf(singleClaimValues(person, { now: NOW, from: NOW, alive, discount: worth }, smoothed, law)).claimMonth;
        expect(best(withPayableShare(discount, NOW, year, 0.78))).toBeLessThanOrEqual(best(discount));
      }),
      { numRuns: 30 },
    ));
  test("waiting from 62 to 70 has paid as much by 80 and five months", () => {
    // 700 a month from 62 years 1 month (704.16 paid) against 1,240 from 70: 95 months of 704 are made up at 536 a month.
    const person = born(1964, 6, 1000);
    const age = breakEvenAge(person, person.month + 745, person.month + 840, asPaid, law);
    expect(age).toBe(840 + Math.ceil((95 * 704) / (1240 - 704)) - 1);
    expect(breakEvenAge(born(1964, 6, 0), 23_000, 23_100, asPaid, law)).toBe(23_100 - born(1964, 6, 0).month);
  });
});

describe("chances", () => {
  test("the chance of being alive falls from 1 to 0, by month and by year alike", () => {
    const months = monthsToLastAge(NOW, monthNumber(1964, 6));
    const byMonth = aliveByMonth(monthNumber(1964, 6), lives, months);
    const byYear = aliveByCalendarYear(monthNumber(1964, 6), NOW, lives, months);
    expect(byMonth[0]).toBe(1);
    for (const chances of [byMonth, byYear]) {
      for (let i = 1; i < chances.length; i++) expect(chances[i]).toBeLessThanOrEqual(chances[i - 1] as number);
      expect(chances.at(-1)).toBeCloseTo(0, 9);
    }
    // Born in June: on a birthday the chance is that of the table.
    expect(byMonth[monthNumber(2044, 6) - NOW]).toBeCloseTo(
      (lives[80] as number) / ((lives[61] as number) * (5 / 12) + (lives[62] as number) * (7 / 12)),
      12,
    );
  });
  test("a dollar of next year counts less by the rate", () => {
    const months = { from: NOW, count: 24 };
    expect(discountByMonth(0.03, NOW, 0, months)[12]).toBeCloseTo(1 / 1.03, 12);
    expect(discountByCalendarYear(0.03, NOW, months)[23]).toBeCloseTo(1 / 1.03, 12);
    expect(discountByCalendarYear(0.03, NOW, months)[11]).toBe(1);
  });
  test("differences of totals are sums", () => {
    const total = totals(10, Float64Array.of(1, 2, 4));
    expect([total(0), total(10), total(11), total(13), total(99)]).toEqual([7, 7, 6, 0, 0]);
    expect(total(10) - total(12)).toBe(3);
  });
});

describe("a couple", () => {
  const outlook = (
    couple: readonly [ReturnType<typeof born>, ReturnType<typeof born>],
    lastAges: readonly [number, number],
  ): CoupleOutlook => {
    const months = monthsToLastAge(NOW, Math.max(couple[0].month, couple[1].month));
    return {
      now: NOW,
      from: NOW,
      alive: [aliveThrough(couple[0].month + lastAges[0], months), aliveThrough(couple[1].month + lastAges[1], months)],
      discount: discountByMonth(0, NOW, 0, months),
      survivors: "by law",
    };
  };
  const valueAt = (
    couple: readonly [ReturnType<typeof born>, ReturnType<typeof born>],
    given: CoupleOutlook,
    claims: readonly [number, number],
  ) =>
    coupleClaimValues(couple, given, asPaid, law).find(({ claimMonths: [a, b] }) => a === claims[0] && b === claims[1]);

  // Both born in January 1964: full retirement age January 2031. Amounts 3,000 and 800.
  const couple = [born(1964, 1, 3000), born(1964, 1, 800)] as const;
  const FULL = monthNumber(2031, 1);

  test("claims at full retirement age: own benefits, the spouse's part, then the survivor's benefit, added up by hand", () => {
    // The first dies at the end of December 2043 (156 months paid), the second at the end of December 2053 (276 months).
    const given = outlook(couple, [80 * 12 - 1, 90 * 12 - 1]);
    const plan = valueAt(couple, given, [FULL, FULL]);
    expect(plan?.spouseMonths).toEqual([null, FULL]);
    expect(plan?.value).toBe(3000 * 156 + 1500 * 156 + 3000 * 120);
  });
  test("a death before the claim: by law the full amount with credits to the death, otherwise as planned", () => {
    // Dies at the end of December 2032, 24 months after full retirement age, having planned to claim at 70.
    const given = outlook(couple, [69 * 12 - 1, 90 * 12 - 1]);
    const planned: readonly [number, number] = [monthNumber(2034, 1), FULL];
    const months = 21 * 12; // of survivor's benefit, January 2033 to December 2053
    const byLaw = valueAt(couple, given, planned)?.value;
    expect(byLaw).toBe(800 * 24 + Math.floor(3000 * (1 + (23 * 2) / 300)) * months);
    const asPlanned = valueAt(couple, { ...given, survivors: "as planned" }, planned)?.value;
    expect(asPlanned).toBe(800 * 24 + 3720 * months);
  });
  test("a death before full retirement age leaves the full amount, taken in the month that is worth the most", () => {
    // The first dies at the end of December 2027; the second lives to the end of December 2053, 276 months from full retirement age on.
    // So many months early, the survivor gets 3,000 * (1 - 0.285 * early / 84), down to a dollar, in 276 + early months:
    // 2,898 * 286 = 828,828 at 10 months, 2,888 * 287 = 828,856 at 11, 2,877 * 288 = 828,576 at 12; 828,000 without waiting less.
    const given = outlook(couple, [64 * 12 - 1, 90 * 12 - 1]);
    const claims: readonly [number, number] = [monthNumber(2034, 1), FULL];
    expect(valueAt(couple, given, claims)?.value).toBe(828_856);
    // As published comparisons count it: as if claimed at 70, with 24% of credits, from full retirement age on.
    expect(valueAt(couple, { ...given, survivors: "as planned" }, claims)?.value).toBe(3720 * 276);
  });
  test("whose own benefit is larger from 70 on takes the survivor's at 60 until then", () => {
    // Born in January 1967 (60 in January 2027), full retirement age January 2034; own amount 2,500, the other's 2,000.
    const pair = [born(1964, 1, 2000), born(1967, 1, 2500)] as const;
    const given = outlook(pair, [monthNumber(2026, 12) - monthNumber(1964, 1), 90 * 12 - 1]);
    const value = valueAt(pair, given, [monthNumber(2034, 1), monthNumber(2037, 1)])?.value;
    expect(value).toBe(1430 * 120 + 3100 * 240); // 71.5% of 2,000 for ten years, then 124% of 2,500 for twenty
  });
  test("a claim while still at work is raised each January", () => {
    const later = { beforeYear: 2032, amount: 2900 };
    const worked = [{ ...born(1964, 1, 3000), earlierAmounts: [{ ...later }] }, born(1964, 1, 800)] as const;
    const given = outlook(worked, [80 * 12 - 1, 80 * 12 - 1]); // both to the end of December 2043
    // From January 2031 on: 2,900 and a spouse's part of 650 for a year, then 3,000 and 700; the second's own 800 all along.
    expect(valueAt(worked, given, [FULL, FULL])?.value).toBe((2900 + 650) * 12 + (3000 + 700) * 144 + 800 * 156);
    const alone = singleClaimValues(worked[0], certain(worked[0], 80 * 12 - 1), asPaid, law);
    expect(alone.find(({ claimMonth }) => claimMonth === FULL)?.value).toBe(2900 * 12 + 3000 * 144);
  });
  test("two people who claim alone are worth what two single people are, if neither has half of the other's amount or outlives the other", () =>
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 20 }), fc.integer({ min: 11, max: 20 }), (one, other) => {
        const pair = [born(1964, 1, one * 100), born(1964, 1, other * 100)] as const;
        const given = outlook(pair, [84 * 12, 84 * 12]);
        const best = bestOf(coupleClaimValues(pair, given, smoothed, law));
        const alone = pair.map(
          (person) => bestOf(singleClaimValues(person, certain(person, 84 * 12), smoothed, law)).value,
        );
        expect(best.value).toBeCloseTo((alone[0] ?? 0) + (alone[1] ?? 0), 4);
      }),
      { numRuns: 10 },
    ));
  test("for any deaths the value by law is what is paid month by month, with the best start", () =>
    fc.assert(
      fc.property(
        fc.tuple(anyPerson, anyPerson),
        fc.tuple(fc.integer({ min: 50 * 12, max: 95 * 12 }), fc.integer({ min: 50 * 12, max: 95 * 12 })),
        fc.nat(),
        (pair, ages, chosen) => {
          const deaths = pair.map((person, i) => person.month + (ages[i] as number));
          fc.pre(deaths.every((month) => month > NOW + 12));
          const given = outlook(pair, ages);
          const plans = coupleClaimValues(pair, given, smoothed, law);
          const plan = plans[chosen % plans.length] as (typeof plans)[number];
          const own = pair.map((person, i) => {
            const claim = plan.claimMonths[i] as number;
            const paid = ownPayments(person, claim, smoothed, law).lasting;
            return (month: number) => (month >= claim ? paid : 0);
          });
          const start = Math.max(...plan.claimMonths);
          let sum = 0;
          for (const i of [0, 1] as const) {
            const [me, them] = i === 0 ? pair : ([pair[1], pair[0]] as const);
            const [mine, theirs] = [deaths[i] as number, deaths[1 - i] as number];
            for (let month = NOW; month <= mine; month++) sum += own[i]?.(month) as number;
            const part = spousePayment(me, them, own[i]?.(start) as number, start, smoothed, law);
            sum += part * Math.max(0, Math.min(mine, theirs) - start + 1);
            const full = me.month + me.survivorFullRetirementAge;
            const theirClaim = plan.claimMonths[1 - i] as number;
            const at70 = Math.max(NOW, them.month + law.latestCreditAge);
            const deceased =
              theirs < Math.min(theirClaim, at70)
                ? ownPayments(them, Math.max(theirs, them.month + them.fullRetirementAge), smoothed, law).lasting
                : (own[1 - i]?.(Number.POSITIVE_INFINITY) as number);
            const soonest = Math.max(theirs + 1, me.month + law.survivorEarliestAge);
            let best = 0;
            for (let from = soonest; from <= Math.max(soonest, full); from++) {
              const survivors = survivorPayment(me, them, deceased, from, smoothed, law);
              let more = 0;
              for (let month = from; month <= mine; month++)
                more += Math.max(0, survivors - (own[i]?.(month) as number));
              best = Math.max(best, more);
            }
            sum += best;
          }
          expect(plan.value).toBeCloseTo(sum, 3);
        },
      ),
      { numRuns: 25 },
    ));
});
