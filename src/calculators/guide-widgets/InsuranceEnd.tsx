import { capital } from "../../engine/capital.ts";
import type { PrivateInsurance } from "../../engine/mortgage/insurance/private-insurance.ts";
import type { LineName } from "../../engine/worksheet.ts";
import { homeownersProtection } from "../../law/mortgage/homeowners-protection.ts";
import { Chart } from "../../ui/chart/Chart.tsx";
import { ChartTable } from "../../ui/chart/ChartTable.tsx";
import { Blank } from "../../ui/form/Blank.tsx";
import { inCents, inDollars, inPercent, inWholePercent, monthsInWords } from "../../ui/format.ts";
import { type Entry, Ledger } from "../../ui/result/Ledger.tsx";
import { insuranceCourse } from "./drawn.ts";
import { insuranceEnd } from "./house.ts";
import type { House } from "./house-inputs.ts";
import { endInWords } from "./insurance-end-words.ts";
import { Drawing, monthsOf, Tool } from "./Tool.tsx";

/** When private mortgage insurance ends, and what requesting its end saves. */
export const InsuranceEnd = () => (
  <Tool
    title="When does your mortgage insurance end?"
    steps="insuranceSteps"
    says={(house) => {
      const words = endInWords(house);
      return { words, spoken: words };
    }}
    shows={(house) => (
      <>
        <Drawing>
          <Course house={house} />
        </Drawing>
        <Ledger label="When does your mortgage insurance end?" entries={entries(house)} />
      </>
    )}
  >
    <Blank name="extraPerMonth" />
  </Tool>
);

const { requestShare, automaticShare } = homeownersProtection;
/** The chart ends a little below the line it is about. */
const LOWEST = automaticShare.value - 0.03;

/**
 * The balance falls to the law's two lines: at one you may request the end of insurance; at the other it ends
 * automatically.
 */
function Course({ house }: { readonly house: House }) {
  const course = insuranceCourse(house);
  if (!course) return null;
  const { ends, isOwn, numbers, planned, actual } = course;
  const { lastIfRequested, lastIfAutomatic, savedByRequest } = ends;
  const sooner = lastIfAutomatic - lastIfRequested;
  const given = [
    ...(isOwn ? [] : [`${inPercent(1 - (planned[0] ?? 0))} down`]),
    ...(house.extraPerMonth > 0 ? [`${inDollars(house.extraPerMonth)} extra each month`] : []),
  ];
  const found =
    sooner > 0
      ? `ask at ${inWholePercent(requestShare.value)}: you stop paying ${monthsInWords(sooner)} sooner and save ${inDollars(savedByRequest)}`
      : "the insurance ends on its own as soon as you could ask";
  const title = given.length > 0 ? `With ${given.join(" and ")}, ${found}` : capital(found);
  // Each of the two days belongs to one of the two lines.
  const [withExtra, onSchedule] = house.extraPerMonth > 0 ? [" with extra", " as scheduled"] : ["", ""];
  const series = [
    ...(house.extraPerMonth > 0
      ? ([
          { label: `With ${inDollars(house.extraPerMonth)} extra`, color: "green", values: actual, as: "line" },
          { label: "As scheduled", color: "olive", values: planned, as: "dashed" },
        ] as const)
      : ([{ label: "What you owe", color: "green", values: planned, as: "line" }] as const)),
  ];
  return (
    <Chart
      title={title}
      summary={`What you owe as a share of the price, month by month. ${title}. It can end after ${monthsInWords(lastIfRequested)} if you ask, and ends on its own after ${monthsInWords(lastIfAutomatic)}.`}
      xs={numbers}
      xLabel={monthsOf}
      yLabel={inWholePercent}
      lowest={Math.min(LOWEST, ...actual)}
      series={series}
      marks={[
        ...(sooner > 0
          ? [{ x: lastIfRequested, label: `${inWholePercent(requestShare.value)}${withExtra}: you can ask` }]
          : []),
        { x: lastIfAutomatic, label: `${inWholePercent(automaticShare.value)}${onSchedule}: it ends` },
      ]}
      table={() => (
        <ChartTable
          label="What you owe, as a share of the price"
          first="After"
          rows={numbers.map(monthsOf)}
          columns={series}
          show={inPercent}
          tall={false}
        />
      )}
    />
  );
}

function entries(house: House): Entry<LineName<PrivateInsurance>>[] {
  const ends = insuranceEnd(house);
  if (!ends) return [];
  return [
    { name: "perMonth", label: "Monthly mortgage insurance", amount: inCents(ends.perMonth) },
    { name: "requestBalance", label: "You may ask when you owe", amount: inDollars(ends.requestBalance) },
    {
      name: "automaticBalance",
      label: "It ends on its own once you’re scheduled to owe",
      amount: inDollars(ends.automaticBalance),
    },
    { name: "scheduledRequest", label: "You may ask after", amount: monthsInWords(ends.scheduledRequest) },
    ...(house.extraPerMonth > 0
      ? ([
          {
            name: "actualRequest",
            label: `With ${inDollars(house.extraPerMonth)} extra each month, after`,
            amount: monthsInWords(ends.lastIfRequested),
          },
        ] as const)
      : []),
    { name: "scheduledAutomatic", label: "It ends on its own after", amount: monthsInWords(ends.lastIfAutomatic) },
    {
      name: "savedByRequest",
      label: "Saved by asking as soon as you may",
      amount: inDollars(ends.savedByRequest),
      kind: "total",
    },
  ];
}
