import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../testing/runs.ts";
import {
  aliveThrough,
  anyPerson,
  asPaid,
  certain,
  claimantBorn,
  law,
  monthsToLastAge,
  NOW,
} from "../../testing/social-security.ts";
import { monthNumber } from "./birth.ts";
import { discountByMonth } from "./chances.ts";
import { type CoupleOutlook, coupleClaimValues } from "./claim-couple.ts";
import { bestOf, singleClaimValues } from "./claim-single.ts";
import { type Claimant, ownPayments, smoothed, spousePayment, survivorPayment } from "./claimant.ts";

describe("a couple", () => {
  const outlook = (
    couple: readonly [ReturnType<typeof claimantBorn>, ReturnType<typeof claimantBorn>],
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
    couple: readonly [ReturnType<typeof claimantBorn>, ReturnType<typeof claimantBorn>],
    given: CoupleOutlook,
    claims: readonly [number, number],
  ) =>
    coupleClaimValues(couple, given, asPaid, law).find(({ claimMonths: [a, b] }) => a === claims[0] && b === claims[1]);

  // Both claimantBorn in January 1964: full retirement age January 2031. Amounts 3,000 and 800.
  const couple = [claimantBorn(1964, 1, 3000), claimantBorn(1964, 1, 800)] as const;
  const FULL = monthNumber(2031, 1);

  test("claims at full retirement age: own benefits, the spouse's part, then the survivor's benefit, added up by hand", () => {
    // The first person dies at the end of December 2043 (156 months paid), the second at the end of December 2053 (276
    // months).
    const given = outlook(couple, [80 * 12 - 1, 90 * 12 - 1]);
    const plan = valueAt(couple, given, [FULL, FULL]);
    expect(plan?.spouseMonths).toEqual([null, FULL]);
    expect(plan?.value).toBe(3000 * 156 + 1500 * 156 + 3000 * 120);
  });
  test("a death before the claim: by law the full amount with credits until then, otherwise as planned", () => {
    // Dies at the end of December 2032, 24 months after full retirement age, with a plan to claim at 70.
    const given = outlook(couple, [69 * 12 - 1, 90 * 12 - 1]);
    const planned: readonly [number, number] = [monthNumber(2034, 1), FULL];
    const months = 21 * 12; // of survivor's benefit, January 2033 to December 2053
    const byLaw = valueAt(couple, given, planned)?.value;
    expect(byLaw).toBe(800 * 24 + Math.floor(3000 * (1 + (23 * 2) / 300)) * months);
    const asPlanned = valueAt(couple, { ...given, survivors: "as planned" }, planned)?.value;
    expect(asPlanned).toBe(800 * 24 + 3720 * months);
  });
  test("a death in the last month before 70 leaves the credits of 35 months, and one in the next month 36", () => {
    // December 2033: 3,000 with 70%/3 of credits, 3,700, for 20 years, and the second person's own 800 for three.
    const at70: readonly [number, number] = [monthNumber(2034, 1), FULL];
    const before = valueAt(couple, outlook(couple, [70 * 12 - 1, 90 * 12 - 1]), at70);
    expect(before?.value).toBe(800 * 36 + 3700 * 240);
    // In January 2034, the first person's 3,720 is paid once, and the second's part of it: 700.
    const after = valueAt(couple, outlook(couple, [70 * 12, 90 * 12 - 1]), at70);
    expect(after?.value).toBe(800 * 37 + 3720 + 700 + 3720 * 239);
  });
  test("a death before full retirement age leaves the full amount, claimed in the month that is worth the most", () => {
    // The first person dies at the end of December 2027; the second lives to the end of December 2053, 276 months from
    // full retirement age. If claimed that many months early, the survivor gets 3,000 * (1 - 0.285 * early / 84),
    // rounded down to a dollar, for 276 + early months: 2,898 * 286 = 828,828 at 10 months, 2,888 * 287 = 828,856 at
    // 11, 2,877 * 288 = 828,576 at 12; 828,000 at 0.
    const given = outlook(couple, [64 * 12 - 1, 90 * 12 - 1]);
    const claims: readonly [number, number] = [monthNumber(2034, 1), FULL];
    expect(valueAt(couple, given, claims)?.value).toBe(828_856);
    // As published comparisons count it: as if claimed at 70, with 24% of credits, from full retirement age on.
    expect(valueAt(couple, { ...given, survivors: "as planned" }, claims)?.value).toBe(3720 * 276);
  });
  test("a survivor whose own benefit is larger from 70 on takes the survivor's benefit from 60 until then", () => {
    // Born in January 1967 (60 in January 2027), full retirement age January 2034; own amount 2,500, the deceased's
    // 2,000.
    const pair = [claimantBorn(1964, 1, 2000), claimantBorn(1967, 1, 2500)] as const;
    const given = outlook(pair, [monthNumber(2026, 12) - monthNumber(1964, 1), 90 * 12 - 1]);
    const value = valueAt(pair, given, [monthNumber(2034, 1), monthNumber(2037, 1)])?.value;
    expect(value).toBe(1430 * 120 + 3100 * 240); // 71.5% of 2,000 for ten years, then 124% of 2,500 for twenty
  });
  test("a claim while still working is raised each January", () => {
    const later = { beforeYear: 2032, amount: 2900 };
    const worked = [
      { ...claimantBorn(1964, 1, 3000), earlierAmounts: [{ ...later }] },
      claimantBorn(1964, 1, 800),
    ] as const;
    const given = outlook(worked, [80 * 12 - 1, 80 * 12 - 1]); // both to the end of December 2043
    // From January 2031: 2,900 and a spouse's part of 650 for a year, then 3,000 and 700; the second person's own 800
    // throughout.
    expect(valueAt(worked, given, [FULL, FULL])?.value).toBe((2900 + 650) * 12 + (3000 + 700) * 144 + 800 * 156);
    const alone = singleClaimValues(worked[0], certain(worked[0], 80 * 12 - 1), asPaid, law);
    expect(alone.find(({ claimMonth }) => claimMonth === FULL)?.value).toBe(2900 * 12 + 3000 * 144);
  });
  test("a couple is worth as much as two singles if neither gets a spouse's part or outlives the other", () =>
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 20 }), fc.integer({ min: 11, max: 20 }), (one, other) => {
        const pair = [claimantBorn(1964, 1, one * 100), claimantBorn(1964, 1, other * 100)] as const;
        const given = outlook(pair, [84 * 12, 84 * 12]);
        const best = bestOf(coupleClaimValues(pair, given, smoothed, law));
        const alone = pair.map(
          (person) => bestOf(singleClaimValues(person, certain(person, 84 * 12), smoothed, law)).value,
        );
        expect(best.value).toBeCloseTo((alone[0] ?? 0) + (alone[1] ?? 0), 4);
      }),
      { numRuns: runs(4) },
    ));
  test("for any deaths, the value by law is what is paid month by month, with the best start", () =>
    fc.assert(
      fc.property(
        fc.tuple(anyPerson, anyPerson),
        fc.tuple(fc.integer({ min: 50 * 12, max: 95 * 12 }), fc.integer({ min: 50 * 12, max: 95 * 12 })),
        fc.nat(),
        fc.boolean(),
        (people, drawn, chosen, recordEnds) => {
          // Any amounts by year of death will do; other tests check what they are by law.
          const ended = (person: Claimant): Claimant => ({
            ...person,
            ...(recordEnds && { amountIfDiedIn: (year) => person.primaryInsuranceAmount * (0.6 + (year % 7) / 20) }),
          });
          const pair = [ended(people[0]), ended(people[1])] as const;
          // A death in January or later counts the record of its year.
          const sooner = ({ month }: Claimant, age: number) => (recordEnds ? age - ((month + age) % 12) : age);
          const ages: [number, number] = [sooner(pair[0], drawn[0]), sooner(pair[1], drawn[1])];
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
            const unclaimed = theirs < Math.min(theirClaim, at70);
            const amount = them.amountIfDiedIn?.(Math.floor(theirs / 12));
            const died = unclaimed && amount !== undefined ? { ...them, primaryInsuranceAmount: amount } : them;
            const deceased = unclaimed
              ? ownPayments(died, Math.max(theirs, them.month + them.fullRetirementAge), smoothed, law).lasting
              : (own[1 - i]?.(Number.POSITIVE_INFINITY) as number);
            const soonest = Math.max(theirs + 1, me.month + law.survivorEarliestAge);
            let best = 0;
            for (let from = soonest; from <= Math.max(soonest, full); from++) {
              const survivors = survivorPayment(me, died, deceased, from, smoothed, law);
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
      { numRuns: runs(10) },
    ));
});
