/**
 * Reference cases on the best month to claim, weighted by survival. They count by calendar year, don't round payments,
 * pay delayed credits right away, and treat a spouse who dies before claiming as having claimed as planned.
 */
import { toCent } from "../engine/rounding.ts";
import {
  aliveByMonth,
  discountByMonth,
  type Months,
  type Survivors,
  survivorsFrom,
} from "../engine/social-security/chances.ts";
import { coupleClaimValues } from "../engine/social-security/claim-couple.ts";
import { bestOf, singleClaimValues } from "../engine/social-security/claim-single.ts";
import { type Claimant, claimant, claimMonths, smoothed } from "../engine/social-security/claimant.ts";
import { valuesOf } from "../law/figure.ts";
import { agesByBirth, claimingAges } from "../law/retirement/social-security.ts";
import lifeTable from "../testing/period-life-table-2022.json" with { type: "json" };
import { monthsToLastAge } from "../testing/social-security.ts";
import { answerByTag, monthText, type RetirementFields } from "./retirement-case.fields.ts";

const law = valuesOf(claimingAges);
const PARTS_PER_MILLION = 1e6;
/** Whole survivors of 100,000, as the table is printed. */
const printed = (millionths: readonly number[]): Survivors =>
  survivorsFrom(millionths.map((q) => q / PARTS_PER_MILLION)).map(Math.round);
const lifeTables = { male: printed(lifeTable.male), female: printed(lifeTable.female) };
const TABLE = "SSA period life table 2022";

interface Person extends Claimant {
  readonly lives: Survivors;
}
const person = (inputs: RetirementFields): Person => ({
  ...claimant(inputs.date("birthDate"), inputs.amount("pia"), agesByBirth, law),
  lives: inputs.word("sex", lifeTables),
});

const januaryAfter = (month: number) => (Math.floor(month / 12) + 1) * 12;

/** For all months of a year, the chance of living to its end for someone who was alive at the last birthday. */
function aliveByCalendarYear(birthMonth: number, now: number, lives: Survivors, { from, count }: Months): Float64Array {
  const lastBirthday = now - ((now - birthMonth) % 12);
  const byMonth = aliveByMonth(birthMonth, lastBirthday, lives, { from, count: count + 12 });
  return Float64Array.from({ length: count }, (_, i) => byMonth[januaryAfter(from + i) - from] as number);
}

/** A dollar in any month of a year counts the same; this year's and earlier ones count in full. */
function discountByCalendarYear(rate: number, now: number, { from, count }: Months): Float64Array {
  const byMonth = discountByMonth(rate, now, 0, { from, count: count + 12 });
  const yearsAhead = (month: number) => Math.max(0, Math.floor(month / 12) - Math.floor(now / 12));
  return Float64Array.from({ length: count }, (_, i) => byMonth[now + 12 * yearsAhead(from + i) - from] as number);
}

/** A claim month as "65 years and 7 months". */
const ageAt = ({ month }: Claimant, claimMonth: number) =>
  [Math.floor((claimMonth - month) / 12), (claimMonth - month) % 12] as const;

function best(inputs: RetirementFields) {
  inputs.word("mortality", { [TABLE]: TABLE });
  const now = inputs.month("evaluatedFrom");
  const rate = inputs.fraction("annualRealDiscountRatePercent");
  return inputs.word("status", { single: bestForOne, married: bestForTwo })(inputs, now, rate);
}

function bestForOne(inputs: RetirementFields, now: number, rate: number) {
  const one = person(inputs);
  const [from] = claimMonths(one, now, law);
  const start = Math.min(from, now);
  const months = monthsToLastAge(start, one.month);
  const outlook = {
    now,
    from: start,
    alive: aliveByCalendarYear(one.month, now, one.lives, months),
    discount: discountByCalendarYear(rate, now, months),
  };
  const { claimMonth, value } = bestOf(singleClaimValues(one, outlook, smoothed, law));
  const [optimalClaimAgeYears, optimalClaimAgeMonths] = ageAt(one, claimMonth);
  return {
    optimalClaimMonth: monthText(claimMonth),
    optimalClaimAgeYears,
    optimalClaimAgeMonths,
    expectedPresentValue: toCent(value),
  };
}

function bestForTwo(inputs: RetirementFields, now: number, rate: number) {
  const couple = [person(inputs.record("a")), person(inputs.record("b"))] as const;
  const start = Math.min(now, ...couple.map((one) => claimMonths(one, now, law)[0]));
  const months = monthsToLastAge(start, Math.max(couple[0].month, couple[1].month));
  const alive = (one: Person) => aliveByCalendarYear(one.month, now, one.lives, months);
  const plan = bestOf(
    coupleClaimValues(
      couple,
      {
        now,
        from: start,
        alive: [alive(couple[0]), alive(couple[1])],
        discount: discountByCalendarYear(rate, now, months),
        survivors: "as planned",
      },
      smoothed,
      law,
    ),
  );
  const claim = (who: 0 | 1, benefit: string, month: number | null) => {
    if (month === null) return [];
    const [ageYears, ageMonths] = ageAt(couple[who], month);
    return [{ who: who === 0 ? "A" : "B", benefit, month: monthText(month), ageYears, ageMonths }];
  };
  const own = (who: 0 | 1) => (couple[who].primaryInsuranceAmount > 0 ? plan.claimMonths[who] : null);
  const claims = [
    ...claim(0, "retirement", own(0)),
    ...claim(1, "retirement", own(1)),
    ...claim(0, "spousal", plan.spouseMonths[0]),
    ...claim(1, "spousal", plan.spouseMonths[1]),
  ];
  return {
    claims: claims.sort((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0)),
    expectedPresentValue: toCent(plan.value),
  };
}

export const answer = answerByTag({ "optimal-claim-mortality": best });
