import type { LineName } from "../../engine/worksheet.ts";
import { Chart } from "../../ui/chart/Chart.tsx";
import { ChartTable } from "../../ui/chart/ChartTable.tsx";
import { Blank } from "../../ui/form/Blank.tsx";
import { inCents, inDollars, inPercent, monthsInWords } from "../../ui/format.ts";
import { type Entry, Ledger } from "../../ui/result/Ledger.tsx";
import { pointsCourse } from "./drawn.ts";
import { pointsOf } from "./house.ts";
import type { House } from "./house-inputs.ts";
import { Drawing, monthsOf, Tool } from "./Tool.tsx";

const when = (months: number | null) => (months === null ? "never" : monthsInWords(months));

/** Points for a lower rate: what they cost, and when they pay for themselves. */
export const PointsBreakEven = () => (
  <Tool
    title="Do points pay?"
    steps="pointsSteps"
    says={(house) => {
      const { cost, monthlySaving, simpleBreakEven, equityBreakEvenMonth } = pointsOf(house);
      const words =
        equityBreakEvenMonth === null
          ? `These points cost ${inDollars(cost)} and never pay for themselves.`
          : `${inDollars(cost)} now saves ${inCents(monthlySaving)} a month. It pays for itself after ${when(simpleBreakEven)}, or ${when(equityBreakEvenMonth)} if you count the lower balance. You plan to stay ${monthsInWords(house.yearsStaying * 12)}.`;
      return { words, spoken: words };
    }}
    shows={(house) => (
      <>
        <Drawing>
          <Course house={house} />
        </Drawing>
        <Ledger label="Do points pay?" entries={entries(house)} />
      </>
    )}
  >
    <Blank name="pointsShare" />
    <Blank name="rateWithPoints" />
  </Tool>
);

/** Behind at first by the cost of the points, and ahead after the break-even. */
function Course({ house }: { readonly house: House }) {
  const course = pointsCourse(house);
  if (!course) return null;
  const { found, stay, aheadAtStay, numbers, ahead, byPayments } = course;
  const even = found.equityBreakEvenMonth;
  const title = `After ${monthsInWords(stay)}, these points put you ${inDollars(Math.abs(aheadAtStay))} ${aheadAtStay < 0 ? "behind" : "ahead"}`;
  const series = [
    { label: "Counting the lower balance", color: "green", values: ahead, as: "line" },
    { label: "Payments alone", color: "olive", values: byPayments, as: "dashed" },
  ] as const;
  return (
    <Chart
      title={title}
      summary={`How far ahead the points put you, month by month: ${inDollars(-found.cost)} at the start, even after ${when(even)}. ${title}.`}
      xs={numbers}
      xLabel={monthsOf}
      series={series}
      marks={even === null || even > (numbers.at(-1) ?? 0) ? [] : [{ x: even, label: `even after ${when(even)}` }]}
      table={() => (
        <ChartTable
          label="Ahead or behind"
          first="Keep the loan"
          rows={numbers.map(monthsOf)}
          columns={series}
          show={inDollars}
          tall={false}
        />
      )}
    />
  );
}

function entries(house: House): Entry<LineName<ReturnType<typeof pointsOf>>>[] {
  const found = pointsOf(house);
  return [
    {
      name: "paymentWithout",
      label: `Payment at ${inPercent(house.annualRate)}`,
      amount: inCents(found.paymentWithout),
    },
    { name: "paymentWith", label: `Payment at ${inPercent(house.rateWithPoints)}`, amount: inCents(found.paymentWith) },
    { name: "simpleBreakEven", label: "Break-even, counting payments alone", amount: when(found.simpleBreakEven) },
    {
      name: "equityBreakEvenMonth",
      label: "Break-even, counting the lower balance",
      amount: when(found.equityBreakEvenMonth),
    },
    {
      name: "discountedBreakEvenMonth",
      label: "Break-even, counting lost returns",
      amount: when(found.discountedBreakEvenMonth),
    },
    {
      name: "savedInTheEnd",
      label: "Saved if you keep the loan to the end",
      amount: inDollars(found.savedInTheEnd),
      kind: "total",
    },
  ];
}
