import { useMemo } from "react";
import { Chart } from "../../../../ui/chart/Chart.tsx";
import { ChartTable } from "../../../../ui/chart/ChartTable.tsx";
import { inCents, monthInWords } from "../../../../ui/format.ts";
import { billSource, fanLabels, fanOf } from "./index-in-the-past.ts";
import type { Adjustable } from "./paths.ts";

const inWords = (month: string) => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthInWords({ year, month: number });
};

/** The payment by year for all past starts: a fan from the lowest to the highest. */
export default function IndexInThePast({ found }: { readonly found: Adjustable }) {
  const { terms, answered } = found;
  const fan = useMemo(() => fanOf(terms, answered.given.armIndex), [terms, answered.given.armIndex]);
  const first = answered.house.firstPayment.year;
  const xs = fan.byYear.map((_, i) => first + i);
  if (xs.length < 2) return <p>The loan is too short for its rate to change.</p>;
  const line = (at: number) => fan.byYear.map((shares) => shares[at] ?? 0);
  const title = `For half of the loans that could have started since ${fan.first.slice(0, 4)}, the payment never rose above ${inCents(fan.middleOfHighest)}`;
  return (
    <>
      <Chart
        title={title}
        summary={`The monthly payment by year of ${fan.starts} loans that start from ${inWords(fan.first)} to ${inWords(fan.last)}: the median, the range of eight in ten, and the range of all.`}
        xs={xs}
        bands={[
          { label: "all loans", low: line(0), high: line(4) },
          { label: "8 in 10 loans", low: line(1), high: line(3) },
        ]}
        series={[{ label: "", color: "green", values: line(2), as: "line" }]}
        table={() => (
          <ChartTable
            label="Payment by year over all starts in the past"
            first="Year"
            rows={xs}
            columns={fanLabels.map((label, at) => ({ label, values: line(at) }))}
            show={inCents}
          />
        )}
      />
      <p className="soft small">
        The index begins at today's level and then moves as three-month Treasury bills did, starting in each of{" "}
        {fan.starts} months. We use them because the index itself has a short history. The highest payment,{" "}
        {inCents(fan.highest.payment)}, came from a start in {inWords(fan.highest.start)}.{" "}
        <a href={billSource.url} target="_blank" rel="noreferrer">
          {billSource.cite}
        </a>
        .
      </p>
    </>
  );
}
