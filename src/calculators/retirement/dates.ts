/** The days of a plan on which a rule changes or something has to be done. */
import { addMonths, isoDate } from "../../engine/calendar.ts";
import type { PlanPerson } from "../../engine/retirement/plan/terms.ts";
import { distributionsStart } from "../../engine/retirement/taxes/rmd-start.ts";
import { monthInYear, monthNumber, yearOf } from "../../engine/social-security/birth.ts";
import { distributions, startAges } from "../../law/retirement/distributions.ts";
import { medicareEnrollment } from "../../law/retirement/medicare.ts";
import { earlyWithdrawal } from "../../law/retirement/withdrawals.ts";
import type { Due } from "../../ui/take/calculation.ts";
import type { Inputs } from "./inputs.ts";
import { claiming, planned } from "./plan-of.ts";

/** 67, or "66 and 10 months". */
function years(months: number): string {
  const rest = months % 12;
  const whole = String((months - rest) / 12);
  return rest === 0 ? whole : `${whole} and ${rest} ${rest === 1 ? "month" : "months"}`;
}

/** Without a day of birth a day stands at the start of its month. */
const NO_DAY = "Only the month of birth is known here, so this stands on the first of the month.";

export const datesOf = (inputs: Inputs): Due[] =>
  planned(inputs).plan.persons.flatMap((person, i) => (person ? datesOfPerson(person, i) : []));

function datesOfPerson({ birth, claimant, claimMonth }: PlanPerson, index: number): Due[] {
  const whose = index === 0 ? "" : "Your spouse: ";
  const born = monthNumber(birth.year, birth.month);
  const firstOf = (month: number) => ({ year: yearOf(month), month: monthInYear(month), day: 1 });
  const due = (id: string, month: number, title: string, notes: string): Due => ({
    id: `retirement-${index + 1}-${id}`,
    day: isoDate(firstOf(month)),
    title: whose + title,
    notes,
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
      "59½: withdrawals without the additional 10% tax",
      `From the day you are 59½, the additional tax on early withdrawals is not due any more. ${NO_DAY} ${earlyWithdrawal.untilAge.source.cite}.`,
    ),
    due(
      "earliest-claim",
      born + claimant.earliestClaimAge,
      `Social Security may be claimed from now on, at ${years(claimant.earliestClaimAge)}`,
      `The first month throughout which you are ${years(claiming.earliestAge)}. A claim now is paid at the lowest share for life.`,
    ),
    due(
      "medicare-opens",
      medicare - monthsBefore.value,
      "Medicare: the months to enroll begin",
      `They run through ${lastDay(medicare + monthsAfter.value)}. Enroll before the month of 65, and coverage begins with it. Born on the 1st of a month, all is a month earlier. ${medicareEnrollment.monthsBefore.source.cite}.`,
    ),
    {
      ...due(
        "medicare-closes",
        medicare + monthsAfter.value,
        "Medicare: last day to enroll",
        `Later enrollment may cost a higher premium for life, unless you have a plan from work. ${medicareEnrollment.monthsAfter.source.cite}.`,
      ),
      day: lastDay(medicare + monthsAfter.value),
    },
    due(
      "full-age",
      born + claimant.fullRetirementAge,
      `Full retirement age, ${years(claimant.fullRetirementAge)}`,
      "Social Security claimed from this month on is paid in full, and work holds nothing back any more.",
    ),
    due(
      "claim",
      claimMonth,
      "Social Security begins, as you planned",
      `The first month of benefits in your plan, at ${years(claimMonth - claimant.month)}. Apply at ssa.gov before it.`,
    ),
    due(
      "latest-credit",
      born + claiming.latestCreditAge,
      "70: Social Security does not grow by waiting any more",
      "Delayed retirement credits stop. Claim now if you have not.",
    ),
    due(
      "distributions-age",
      born + rmd.startAge,
      `${years(rmd.startAge)}: required distributions begin with this year`,
      `For traditional accounts. The first one is that of ${rmd.startYear}. ${NO_DAY} ${startAges.source.cite}.`,
    ),
    {
      ...due(
        "first-distribution",
        monthNumber(rmd.deadlineYear, distributions.firstDeadlineMonth.value),
        `Last day for the required distribution of ${rmd.startYear}`,
        `It may wait until today, but that of ${rmd.deadlineYear} is due by its end as well, and both are taxed in one year. ${distributions.firstDeadlineMonth.source.cite}.`,
      ),
    },
  ];
}
