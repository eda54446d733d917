/** The days on which a rule changes or something has to be done in a plan. */
import { addMonths, isoDate } from "../../engine/calendar.ts";
import type { PlanPerson } from "../../engine/retirement/plan/terms.ts";
import { distributionsStart } from "../../engine/retirement/taxes/rmd-start.ts";
import { monthInYear, monthNumber, yearOf } from "../../engine/social-security/birth.ts";
import { distributions } from "../../law/retirement/distributions.ts";
import { medicareEnrollment } from "../../law/retirement/medicare.ts";
import { startAges } from "../../law/retirement/start-ages.ts";
import { earlyWithdrawal } from "../../law/retirement/withdrawals.ts";
import type { Due } from "../../ui/take/calculation.ts";
import type { Inputs } from "./inputs.ts";
import { claiming } from "./plan/lives.ts";
import { planned } from "./plan/plan-of.ts";
import { ageInWords } from "./words.ts";

/** Without a day of birth, the first of the month is used. */
const NO_DAY = "We know only your month of birth, so this is on the first of the month.";

/** @param isBornGuessed the month of birth follows from the age, because it wasn't typed */
export const datesOf = (inputs: Inputs, isBornGuessed = false): Due[] =>
  planned(inputs).plan.persons.flatMap((person, i) =>
    person ? datesOfPerson(person, i, i === 0 ? isBornGuessed && GUESSED : GUESSED_OF_SPOUSE) : [],
  );

// Both are what we assume from an age alone: the first in the form's default, the second in the plan.
const GUESSED = "We guessed June as your birth month, so the dates may be off. Enter yours under “Month of birth.”";
const GUESSED_OF_SPOUSE = "We guessed June as your spouse’s birth month, so your spouse’s dates may be off.";

function datesOfPerson({ birth, claimant, claimMonth }: PlanPerson, index: number, guess: string | false): Due[] {
  const whose = index === 0 ? "" : " (your spouse)";
  const born = monthNumber(birth.year, birth.month);
  const firstOf = (month: number) => ({ year: yearOf(month), month: monthInYear(month), day: 1 });
  const due = (id: string, month: number, title: string, notes: string): Due => ({
    id: `retirement-${index + 1}-${id}`,
    day: isoDate(firstOf(month)),
    title: title + whose,
    notes: index === 0 ? notes : `In this entry, “you” means your spouse. ${notes}`,
    ...(guess && { guess }),
  });
  const { eligibleAge, monthsBefore, monthsAfter } = medicareEnrollment;
  const medicare = born + eligibleAge.value;
  const rmd = distributionsStart(birth, startAges);
  const lastDay = (month: number) => {
    const { day } = addMonths({ ...firstOf(month), day: 31 }, 0);
    return isoDate({ ...firstOf(month), day });
  };
  return [
    due(
      "early-withdrawal-ends",
      born + earlyWithdrawal.untilAge.value * 12,
      "Age 59½: withdrawals without the additional 10% tax",
      `From the day you turn 59½, you no longer owe the additional tax on early withdrawals. ${NO_DAY} ${earlyWithdrawal.untilAge.source.cite}.`,
    ),
    due(
      "earliest-claim",
      born + claimant.earliestClaimAge,
      `Social Security: earliest month to claim, at ${ageInWords(claimant.earliestClaimAge)}`,
      `This is the first month in which you are ${ageInWords(claiming.earliestAge)} all month. If you claim now, you get the smallest benefit, for life.`,
    ),
    due(
      "medicare-opens",
      medicare - monthsBefore.value,
      "Medicare: first day to enroll",
      `You can enroll through ${lastDay(medicare + monthsAfter.value)}. If you enroll before the month you turn 65, coverage begins that month. If you were born on the 1st, everything is a month earlier. ${medicareEnrollment.monthsBefore.source.cite}.`,
    ),
    {
      ...due(
        "medicare-closes",
        medicare + monthsAfter.value,
        "Medicare: last day to enroll",
        `If you enroll later, you may pay a higher premium for life, unless you are covered by a plan at work. ${medicareEnrollment.monthsAfter.source.cite}.`,
      ),
      day: lastDay(medicare + monthsAfter.value),
    },
    due(
      "full-age",
      born + claimant.fullRetirementAge,
      `Full retirement age, ${ageInWords(claimant.fullRetirementAge)}`,
      "If you claim Social Security this month or later, you get your full benefit, and work no longer reduces it.",
    ),
    due(
      "claim",
      claimMonth,
      "Social Security begins, as planned",
      `The first month of benefits in your plan, at ${ageInWords(claimMonth - claimant.month)}. Apply at ssa.gov ahead of time.`,
    ),
    due(
      "latest-credit",
      born + claiming.latestCreditAge,
      "Age 70: waiting no longer raises Social Security",
      "Delayed retirement credits stop. If you haven't claimed yet, claim now.",
    ),
    due(
      "distributions-age",
      born + rmd.startAge,
      `Age ${ageInWords(rmd.startAge)}: required distributions begin this year`,
      `For traditional accounts. The first one is for ${rmd.startYear}. ${NO_DAY} ${startAges.source.cite}.`,
    ),
    {
      ...due(
        "first-distribution",
        monthNumber(rmd.deadlineYear, distributions.firstDeadlineMonth.value),
        `Last day for the ${rmd.startYear} required distribution`,
        `You may wait until today, but the one for ${rmd.deadlineYear} is due by the end of the year too, and then both are taxed in one year. ${distributions.firstDeadlineMonth.source.cite}.`,
      ),
    },
  ];
}
