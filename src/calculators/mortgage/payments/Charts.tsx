import { paymentDate } from "../../../engine/mortgage/schedule.ts";
import { Chart } from "../../../ui/chart/Chart.tsx";
import { inDollars, monthInWords, monthsInWords } from "../../../ui/format.ts";
import type { Answer } from "../answer.ts";
import { moneyOf } from "./money.ts";
import { YearTable } from "./YearTable.tsx";
import { turningPoint, yearsOf } from "./years.ts";

interface Props {
  readonly answered: Answer;
}

/** The two charts of a loan. */
export default function Charts(props: Props) {
  return (
    <>
      <PaidChart {...props} />
      <OwedChart {...props} />
    </>
  );
}

/** Where each year's payments go. */
function PaidChart({ answered }: Props) {
  const { schedule } = answered.payments;
  const { worth, words } = moneyOf(answered);
  const years = yearsOf(schedule, worth);
  if (years.length < 2) return null;
  const turn = turningPoint(schedule);
  const when = turn === undefined ? undefined : paymentDate(schedule, turn);
  const hasExtra = years.some((year) => year.extra > 0);
  const title =
    answered.worksheet.totalInterest === 0
      ? "Every payment pays back the loan"
      : when
        ? `Until ${monthInWords(when)}, most of each payment is interest`
        : years[0] && years[0].principal > years[0].interest
          ? "From the start, most of each payment pays back the loan"
          : "Most of each payment is interest";
  return (
    <Chart
      title={title + words}
      summary={`Interest and principal paid each year from ${years[0]?.year} to ${years.at(-1)?.year}${words}. ${title}.`}
      xs={years.map((year) => year.year)}
      series={[
        { label: "Interest", color: "amber", values: years.map((year) => year.interest) },
        { label: "Principal", color: "green", values: years.map((year) => year.principal) },
        ...(hasExtra ? [{ label: "Extra", color: "teal" as const, values: years.map((year) => year.extra) }] : []),
      ]}
      marks={when ? [{ x: when.year, label: `${when.year}: half and half` }] : []}
      table={() => <YearTable years={years} />}
    />
  );
}

/** The balance at the end of each year, with and without extra payments. */
function OwedChart({ answered }: Props) {
  const { schedule } = answered.payments;
  const { worth, words } = moneyOf(answered);
  const plain = answered.withoutExtra();
  const years = yearsOf(plain, worth);
  if (years.length < 2) return null;
  const own = yearsOf(schedule, worth);
  const byYear = new Map(own.map((year) => [year.year, year.balance]));
  const saved = plain.paymentsMade - schedule.paymentsMade;
  const half = plain.balance.findIndex((owed) => owed <= plain.loan / 2) + 1;
  const halfWhen = paymentDate(plain, half);
  const title =
    saved > 0
      ? `Your extra payments pay off the loan ${monthsInWords(saved)} earlier`
      : `Half of the loan is paid off by ${monthInWords(halfWhen)}`;
  const owed = years.map((year) => byYear.get(year.year) ?? 0);
  return (
    <Chart
      title={title + words}
      summary={`What you still owe at the end of each year${words}, from ${inDollars(plain.loan)} down to nothing. ${title}.`}
      xs={years.map((year) => year.year)}
      series={[
        { label: "Still owed", color: "green", values: owed },
        ...(saved > 0
          ? [
              {
                label: "Without extra",
                color: "amber" as const,
                values: years.map((year) => year.balance),
                as: "dashed" as const,
              },
            ]
          : []),
      ]}
      marks={saved > 0 ? [] : [{ x: halfWhen.year, label: `${halfWhen.year}: half` }]}
      table={() => <YearTable years={own} />}
    />
  );
}
