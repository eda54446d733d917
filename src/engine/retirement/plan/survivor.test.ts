import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agesByBirth } from "../../../law/retirement/social-security.ts";
import { claiming, law, plain } from "../../../testing/plans.ts";
import { claimant } from "../../social-security/claimant.ts";
import { scheduleOf } from "./schedule.ts";

describe("a survivor's benefit", () => {
  const claims = (born: { year: number; month: number }, amount: number) =>
    claimant({ ...born, day: 15 }, amount, agesByBirth, claiming);
  const at = (year: number, month: number) => year * 12 + month - 1;
  /** The first month after the death. */
  const death = at(2028, 1);
  interface Widow {
    readonly born?: number;
    readonly own?: number;
    readonly claims?: number;
    readonly pay?: number;
    readonly stopYear?: number;
  }
  /**
   * The first person, with 2,000 at full retirement age, dies at the end of 2027; the second was born in June and is
   * planned for to 95.
   */
  const left = (bornFirst: number, claimedFirst: number, widow: Widow = {}) => {
    const { born = 1964, own = 0, claims: claimed = at(born + 70, 6), pay = 0, stopYear = 2027 } = widow;
    const [first, second] = [
      { year: bornFirst, month: 6 },
      { year: born, month: 6 },
    ] as const;
    const one = { ...plain.persons[0], birth: first, lastYear: 2027, claimMonth: claimedFirst };
    const two = { ...plain.persons[0], birth: second, lastYear: born + 95, claimMonth: claimed, pay, stopYear };
    const schedule = scheduleOf(
      {
        ...plain,
        persons: [
          { ...one, claimant: claims(first, 2000) },
          { ...two, claimant: claims(second, own) },
        ],
      },
      law,
    );
    const paid = new Map(schedule.alone(1, 1).map(({ year, socialSecurity }) => [year, socialSecurity]));
    const claim = schedule.survivor(1, 1);
    return { ...claim, monthly: claim.asClaimed.monthly, paid: (year: number) => paid.get(year) as number };
  };

  // Born in June 1964: 60 in June 2024, full retirement age for survivors 67 in June 2031; 28.5% over the 84 months
  // between them (42 USC 402(q)(1); SSA, "Survivors Benefits", table by year of birth).
  test("planning to 95, the survivor waits for full retirement age: 343 months at 2,000 beat 384 at 1,721.79", () => {
    const { startMonth, paid } = left(1960, at(2027, 6));
    expect(startMonth).toBe(at(2031, 6));
    expect(paid(2030)).toBe(0);
    expect(paid(2031)).toBeCloseTo(7 * 2000, 6);
    expect(paid(2032)).toBeCloseTo(12 * 2000, 6);
  });

  test("with a larger own benefit later, the survivor claims at once, 41 months early, and switches at 70", () => {
    const { monthly, paid } = left(1960, at(2027, 6), { own: 2200 });
    const reduced = 2000 * (1 - (0.285 * 41) / 84);
    expect(monthly).toBeCloseTo(reduced, 6);
    expect(paid(2028)).toBeCloseTo(12 * reduced, 6);
    expect(paid(2034)).toBeCloseTo(5 * reduced + 7 * 2200 * 1.24, 6);
  });

  test("after a claim at 62 it is at most 82.5% of the full amount, so waiting longer gains nothing", () => {
    // The deceased was paid 1,408.33; 82.5% of 2,000 is 1,650. At 41 months early the share would be 86.1%.
    expect(left(1960, at(2022, 7))).toMatchObject({ startMonth: at(2028, 1), monthly: 1650 });
    // Born in June 1966: 65 months early it would be 1,558.93. At 51 it is 1,650, at 52 1,647.14: one more month is
    // worth more than 2.86 for life.
    const younger = left(1960, at(2022, 7), { born: 1966 });
    expect(younger.startMonth).toBe(at(2029, 2));
    expect(younger.monthly).toBeCloseTo(2000 * (1 - (0.285 * 52) / 84), 6);
  });

  test("work would withhold it before full retirement age, so it starts when work ends", () => {
    const { startMonth, monthly, paid } = left(1960, at(2027, 6), { own: 2200, pay: 100_000, stopYear: 2031 });
    expect(startMonth).toBe(at(2031, 1));
    expect(monthly).toBeCloseTo(2000 * (1 - (0.285 * 5) / 84), 6);
    expect(paid(2030)).toBe(0);
  });

  // Pay of 30,000 is 5,520 above the limit of 24,480: 2,760 is withheld each year, in two months of more than 1,380.
  const atWork = { pay: 30_000, stopYear: 2040, own: 2200 };

  test("withheld months are credited back at full retirement age: six of 41 (42 USC 402(q)(7))", () => {
    const claim = left(1960, at(2027, 6), atWork);
    const [reduced, later] = [2000 * (1 - (0.285 * 41) / 84), 2000 * (1 - (0.285 * 35) / 84)];
    expect(claim.startMonth).toBe(at(2028, 1));
    expect(claim.fromFullAge.monthsGivenBack).toBe(6);
    expect(claim.paid(2028)).toBeCloseTo(12 * reduced - 2760, 6);
    expect(claim.paid(2030)).toBeCloseTo(12 * reduced - 2760, 6);
    // 12,500 of pay before June 2031 is below that year's limit
    expect(claim.paid(2031)).toBeCloseTo(5 * reduced + 7 * later, 6);
    expect(claim.paid(2033)).toBeCloseTo(12 * later, 6);
    expect(claim.paid(2034)).toBeCloseTo(5 * later + 7 * 2200 * 1.24, 6);
  });

  test("the months before 62 are credited back at 62", () => {
    // Born in June 1967: 60 and seven months in January 2028, 77 months early. Two months of 2028 and two of 2029
    // before 62 in June; two in each of the years 2030 to 2033; none in the five months of 2034.
    const claim = left(1960, at(2027, 6), { ...atWork, born: 1967 });
    const reduced = (early: number) => 2000 * (1 - (0.285 * early) / 84);
    expect(claim.startMonth).toBe(at(2028, 1));
    expect([claim.from62.monthsGivenBack, claim.fromFullAge.monthsGivenBack]).toEqual([4, 12]);
    expect(claim.paid(2029)).toBeCloseTo(5 * reduced(77) + 7 * reduced(73) - 2760, 6);
    expect(claim.paid(2033)).toBeCloseTo(12 * reduced(73) - 2760, 6);
    expect(claim.paid(2034)).toBeCloseTo(5 * reduced(73) + 7 * reduced(65), 6);
  });

  test("months of the own benefit withheld before and after the death are credited back in it", () => {
    // Her own 3,000 claimed at 62 and one month, in July 2026, 59 months early: 2,112.50. Pay of 60,000 until the end
    // of 2029 withholds 17,760 a year: all six months of 2026 and nine in each of 2027 to 2029, which leaves 26 months
    // early.
    const early = 3000 * (1 - 36 * (5 / 900) - 23 * (5 / 1200));
    const later = 3000 * (1 - 26 * (5 / 900));
    const claim = left(1960, at(2027, 6), { own: 3000, claims: at(2026, 7), pay: 60_000, stopYear: 2030 });
    expect(claim.ownClaimAge).toBe(745 + 33);
    expect(claim.paid(2029)).toBeCloseTo(12 * early - 17_760, 6);
    expect(claim.paid(2030)).toBeCloseTo(12 * early, 6);
    expect(claim.paid(2031)).toBeCloseTo(5 * early + 7 * later, 6);
    expect(claim.paid(2032)).toBeCloseTo(12 * later, 6);
  });

  test("there is none before 60", () => {
    const { startMonth, paid } = left(1960, at(2027, 6), { born: 1975, own: 2200 });
    expect(startMonth).toBe(at(2035, 6));
    expect(paid(2034)).toBe(0);
    expect(paid(2036)).toBeCloseTo(12 * 2000 * 0.715, 6);
  });

  /**
   * 42 USC 402(a), (e), (q), (w) and 416(l) month by month, written out for these birth years, by the start of the
   * survivor's benefit.
   */
  const statute = ({
    bornFirst,
    first,
    bornWidow,
    own: full,
    claimed,
  }: Record<"bornFirst" | "first" | "bornWidow" | "own" | "claimed", number>) => {
    const fullAge = (born: number) => 792 + 2 * Math.max(0, Math.min(6, born - 1954));
    const survivorsFullAge = 792 + 2 * Math.max(0, Math.min(6, bornWidow - 1956));
    const worker = (amount: number, born: number, claim: number) => {
      const months = claim - at(born, 6) - fullAge(born);
      if (months >= 0) return amount * (1 + (Math.min(months, 840 - fullAge(born)) * 2) / 300);
      return amount * (1 - (Math.min(36, -months) * 5) / 900 - (Math.max(0, -months - 36) * 5) / 1200);
    };
    const end = at(bornWidow + 96, 1);
    const before = first < death ? worker(2000, bornFirst, first) : null;
    const deceased =
      before ?? Math.max(2000, worker(2000, bornFirst, Math.max(death, at(bornFirst, 6) + fullAge(bornFirst))));
    const own = worker(full, bornWidow, claimed);
    const paidIn = (start: number) => {
      const early = Math.max(0, at(bornWidow, 6) + survivorsFullAge - start);
      const reduced = Math.max(2000, deceased) * (1 - (0.285 * early) / (survivorsFullAge - 720));
      const survivors = Math.min(reduced, Math.max(deceased, 1650));
      const byYear = new Map<number, number>();
      for (let month = death; month < end; month++) {
        const amount = Math.max(month >= claimed ? own : 0, month >= start ? survivors : 0);
        byYear.set(Math.floor(month / 12), (byYear.get(Math.floor(month / 12)) ?? 0) + amount);
      }
      return byYear;
    };
    return { paidIn, survivorsFullAge };
  };

  /**
   * The same for someone born in 1960 or later who works: what the earnings test of 42 USC 403(b), (f) leaves, with
   * months credited back.
   */
  const statuteAtWork = ({
    born,
    own: full,
    claimed,
    pay,
    stopYear,
  }: Record<"born" | "own" | "claimed" | "pay" | "stopYear", number>) => {
    const end = at(born + 96, 1);
    const fullAge = at(born + 67, 6); // born in 1960 or later
    const survivorsFullAge = born === 1961 ? fullAge - 2 : fullAge;
    const worker = (months: number) =>
      full * (months >= 0 ? 1 + (months * 2) / 300 : 1 - Math.min(36, -months) / 180 - Math.max(0, -months - 36) / 240);
    const survivors = (early: number) =>
      2000 * (1 - (0.285 * Math.max(0, early)) / (survivorsFullAge - at(born + 60, 6)));
    const paidIn = (start: number) => {
      let own = worker(claimed - fullAge);
      let survivor = survivors(survivorsFullAge - start);
      let [ownHeldBack, heldBack, excess, sum] = [0, 0, 0, 0];
      for (let month = death; month < end; month++) {
        const year = Math.floor(month / 12);
        if (month % 12 === 0) {
          const lastYear = Math.floor(fullAge / 12) === year;
          const earned = year >= stopYear || month >= fullAge ? 0 : lastYear ? (pay * (fullAge - month)) / 12 : pay;
          excess = lastYear ? Math.max(0, earned - 65_160) / 3 : Math.max(0, earned - 24_480) / 2;
        }
        if (month === at(born + 62, 6) || month === survivorsFullAge)
          survivor = survivors(survivorsFullAge - start - heldBack);
        if (month === fullAge && claimed < fullAge) own = worker(Math.min(0, claimed - fullAge + ownHeldBack));
        const due = Math.max(month >= claimed ? own : 0, month >= start ? survivor : 0);
        const held = month < fullAge ? Math.min(due, excess) : 0;
        if (held > 0 && month >= claimed) ownHeldBack++;
        if (held > 0 && month >= start && month < survivorsFullAge) heldBack++;
        excess -= held;
        sum += due - held;
      }
      return sum;
    };
    return { paidIn, survivorsFullAge };
  };

  test("for any couple it is what 42 USC 402 pays month by month, with the best start", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1957, max: 1964 }),
        fc.integer({ min: 0, max: 96 }),
        fc.integer({ min: 1957, max: 1975 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 96 }),
        (bornFirst, firstWaits, bornWidow, hundreds, widowWaits) => {
          const claimOf = (born: number, waits: number) => at(born + 62, 6) + Math.max(1, waits);
          const first = claimOf(bornFirst, firstWaits);
          const claimed = claimOf(bornWidow, widowWaits);
          const given = { born: bornWidow, own: hundreds * 100, claims: claimed };
          const { paid } = left(bornFirst, first, given);
          const { paidIn, survivorsFullAge } = statute({ bornFirst, first, bornWidow, own: hundreds * 100, claimed });
          const total = (byYear: ReadonlyMap<number, number>) =>
            [...byYear.values()].reduce((sum, one) => sum + one, 0);
          const soonest = Math.max(death, at(bornWidow + 60, 6));
          const latest = Math.max(soonest, at(bornWidow, 6) + survivorsFullAge);
          let best = paidIn(soonest);
          for (let start = soonest + 1; start <= latest; start++)
            if (total(paidIn(start)) > total(best) + 1e-6) best = paidIn(start);
          const ours = [...best.keys()].reduce((sum, year) => sum + paid(year), 0);
          expect(ours).toBeCloseTo(total(best), 4);
        },
      ),
      { numRuns: 40 },
    ));

  test("for any worker it is what 42 USC 402 and 403 leave month by month, with the best start", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1961, max: 1972 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 96 }),
        fc.integer({ min: 20, max: 90 }),
        fc.integer({ min: 2028, max: 2042 }),
        (born, hundreds, waits, thousands, stopYear) => {
          const end = at(born + 96, 1);
          const claimed = Math.max(death, at(born + 62, 6) + Math.max(1, waits));
          const pay = thousands * 1000;
          const { paid } = left(1960, at(2027, 6), { born, own: hundreds * 100, claims: claimed, pay, stopYear });
          const { paidIn, survivorsFullAge } = statuteAtWork({ born, own: hundreds * 100, claimed, pay, stopYear });
          const soonest = Math.max(death, at(born + 60, 6));
          let best = 0;
          for (let start = soonest; start <= Math.max(soonest, survivorsFullAge); start++)
            best = Math.max(best, paidIn(start));
          let ours = 0;
          for (let year = 2028; year * 12 < end; year++) ours += paid(year);
          expect(ours).toBeCloseTo(best, 4);
        },
      ),
      { numRuns: 60 },
    ));

  test("a death before the claim leaves the full amount, with credits earned until then", () => {
    // Born in June 1960: full retirement age in June 2027, and seven months of credits through the end of the year.
    expect(left(1960, at(2030, 6)).deceasedBenefit).toBeCloseTo(2000 * (1 + (7 * 2) / 300), 6);
    expect(left(1962, at(2032, 6)).deceasedBenefit).toBe(2000);
  });
});
