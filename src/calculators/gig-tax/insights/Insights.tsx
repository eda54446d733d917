import { Chart } from "../../../ui/chart/Chart.tsx";
import { ChartTable } from "../../../ui/chart/ChartTable.tsx";
import { inCents, inDollars, inPercent, inWholePercent } from "../../../ui/format.ts";
import { onDemand } from "../../../ui/Later.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { Tabs } from "../../../ui/result/Tabs.tsx";
import { MovesPanel } from "../../../ui/take/MovesPanel.tsx";
import type { Answer } from "../answer.ts";
import { lateFields } from "../late/fields.ts";
import { isLate } from "../late/late-ways.ts";
import { owedOf } from "../paying/owed.ts";
import { corporationFields } from "../s-corporation/fields.ts";
import type { Share } from "../state/useStateShare.ts";
import { yearEndFields } from "../year-end/fields.ts";
import { equalWage } from "./equal-wage.ts";
import { carsOf, nextThousand, type OtherTaxes, type RatePoint, rateCurve } from "./next-dollars.ts";

interface Props {
  readonly answered: Answer;
  /** State and local tax, if a state is chosen and its figures are loaded. */
  readonly others: OtherTaxes;
  /** The taxes included, in words. */
  readonly taxes: string;
}

const YearEnd = onDemand<{ readonly answered: Answer; readonly share: Share }>(() => import("../year-end/YearEnd.tsx"));
const Late = onDemand<{ readonly answered: Answer; readonly share: Share }>(() => import("../late/Late.tsx"));
const Plans = onDemand<{ readonly answered: Answer; readonly share: Share }>(
  () => import("../retirement-plans/Plans.tsx"),
);
const SCorporation = onDemand<{ readonly answered: Answer; readonly share: Share }>(
  () => import("../s-corporation/SCorporation.tsx"),
);
const moves = () => import("./moves.ts");

/**
 * Further questions by tab: the next $1,000 and what changes the answer most, the car with both methods, and the
 * equivalent wage.
 */
export default function Insights({ answered, share }: { readonly answered: Answer; readonly share: Share }) {
  const others = typeof share === "string" ? undefined : share.taxesOf;
  const taxes =
    typeof share === "string" || (share.year.untaxed && !share.placeLaw)
      ? "federal tax"
      : share.placeLaw
        ? "federal, state and local tax"
        : "federal and state tax";
  const props = { answered, others, taxes };
  return (
    <section aria-label="Look closer">
      <h2>Look closer</h2>
      <Tabs
        label="Look closer"
        tabs={[
          {
            name: `Lower your ${answered.inputs.taxYear} taxes`,
            blanks: yearEndFields,
            children: () => (
              <>
                <Panel
                  title={`What can still lower your ${answered.inputs.taxYear} taxes`}
                  summary="each step with its deadline and what it saves you"
                  blanks={yearEndFields}
                >
                  {() => <YearEnd answered={answered} share={share} />}
                </Panel>
                <MovesPanel of={moves} />
              </>
            ),
          },
          {
            name: `Your next ${inDollars(1000)}`,
            children: () => (
              <>
                <NextThousand {...props} />
                <RateChart {...props} />
              </>
            ),
          },
          ...(answered.year.businesses.some(({ form }) => form === "C")
            ? [
                {
                  name: "Retirement plans",
                  children: () => (
                    <Panel title="Retirement plans side by side" summary="what each one allows and saves">
                      {() => <Plans answered={answered} share={share} />}
                    </Panel>
                  ),
                },
                {
                  name: "S corporation",
                  blanks: corporationFields,
                  children: () => (
                    <Panel
                      title="Would an S corporation save you money?"
                      summary="both ways side by side, and the profit where it starts to save"
                      blanks={corporationFields}
                    >
                      {() => <SCorporation answered={answered} share={share} />}
                    </Panel>
                  ),
                },
              ]
            : []),
          ...(carsOf(answered.year).length > 0
            ? [{ name: "Miles or actual costs", children: () => <Cars answered={answered} /> }]
            : []),
          { name: "1099 or W-2", children: () => <EqualWage {...props} share={share} /> },
          ...(isLate(answered) || isLateElsewhere(share)
            ? [
                {
                  name: "If you're late",
                  blanks: lateFields,
                  children: () => (
                    <Panel
                      title="What it costs to act now or later"
                      summary="penalties and interest, side by side"
                      blanks={lateFields}
                    >
                      {() => <Late answered={answered} share={share} />}
                    </Panel>
                  ),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

/** Something is overdue to the state or to a city with its own return, or was paid late. */
const isLateElsewhere = (share: Share) =>
  typeof share !== "string" &&
  (share.plan?.wasLate || share.placePlan?.wasLate || share.dues.some(({ late, amount }) => late && amount >= 0.5));

function Cars({ answered: { year } }: { readonly answered: Answer }) {
  const cars = carsOf(year);
  if (cars.length === 0) return null;
  return (
    <section aria-label="Miles or actual costs">
      <h2>Miles or actual costs</h2>
      {cars.map(({ gig, standard, actual }) => (
        <p key={gig}>
          Car for gig {gig + 1}: you'd deduct {inDollars(standard)} at the mileage rate
          {actual > 0
            ? `, or ${inDollars(actual)} with actual costs.`
            : ". Enter what you paid for fuel, insurance, repairs and so on to compare that with actual costs."}
        </p>
      ))}
    </section>
  );
}

function NextThousand({ answered: { inputs, year, grossReceipts }, others, taxes }: Props) {
  const next = nextThousand(inputs, year, grossReceipts, others);
  return (
    <section aria-label="The next $1,000">
      <h2>
        {next.costs > 1000
          ? `The next ${inDollars(1000)} you earn costs you ${inDollars(next.costs)} in tax and lost credits`
          : next.costs >= 0
            ? `${inDollars(next.costs)} of your next ${inDollars(1000)} goes to ${taxes}`
            : `The next ${inDollars(1000)} you earn lowers your ${taxes} by ${inDollars(-next.costs)}`}
      </h2>
      <ul className="ledger">
        {next.parts.map(({ label, amount }) => (
          <li key={label} className="row">
            <span>{label}</span>
            <span className="amount">{inCents(amount)}</span>
          </li>
        ))}
      </ul>
      {next.cliffs.map((cliff) => (
        <p key={cliff}>{cliff}</p>
      ))}
    </section>
  );
}

/** Where a credit starts or ends at once, the share is off the usual scale, so the chart says it. */
function steepest(curve: readonly RatePoint[]) {
  const points = [...curve].sort((a, b) => a.rate - b.rate);
  return [points[0], points.at(-1)].flatMap((point) =>
    point && Math.abs(point.rate) > 1
      ? [{ x: point.profit, label: inPercent(Math.round(point.rate * 100) / 100) }]
      : [],
  );
}

function RateChart({ answered, others, taxes }: Props) {
  const { inputs, year, profit } = answered;
  if (year.businesses.length === 0) return null;
  const curve = rateCurve(inputs, year, answered, others);
  const next = nextThousand(inputs, year, answered.grossReceipts, others).costs;
  const inK = (value: number) => `$${Math.round(value / 1000)}K`;
  return (
    <Chart
      title={
        next >= 0
          ? `At your profit, ${inWholePercent(next / 1000)} of the next ${inDollars(1000)} goes to ${taxes}`
          : `Share of each extra dollar that goes to ${taxes}`
      }
      summary={`Share of the next dollar that goes to ${taxes}, for profits from nothing to ${inDollars(curve.at(-1)?.profit ?? 0)}.`}
      xs={curve.map((point) => point.profit)}
      series={[{ label: "", color: "blue", values: curve.map((point) => point.rate), as: "line" }]}
      marks={[...(profit > 0 ? [{ x: profit, label: "you" }] : []), ...steepest(curve)]}
      yLabel={(value) => inPercent(Math.round(value * 100) / 100)}
      xLabel={inK}
      table={() => (
        <ChartTable
          label="Rate on the next dollar by profit"
          first="Profit"
          rows={curve.map((point) => inDollars(point.profit))}
          columns={[{ label: "Rate on the next dollar", values: curve.map((point) => point.rate) }]}
          show={(rate) => inPercent(Math.round(rate * 1000) / 1000)}
        />
      )}
    />
  );
}

function EqualWage({ answered, share, others, taxes }: Props & { readonly share: Share }) {
  const { year, profit } = answered;
  if (!year.businesses.some(({ form }) => form === "C"))
    return <p>There's no salary to compare with rent, because rent isn't pay for work.</p>;
  if (profit <= 0) return <p>Your work has no profit to compare with a paycheck yet.</p>;
  const { amount } = equalWage(answered, others);
  if (amount === null) return <p>No salary would leave you with exactly as much as this profit does.</p>;
  return (
    <section aria-label="1099 or W-2">
      <h2>1099 or W-2</h2>
      <p>
        A job that pays {inDollars(amount)} a year would leave you with as much as this {inDollars(profit)} of profit:{" "}
        {inDollars(owedOf(answered, share).kept)} after {taxes}. Any paid leave, health insurance or retirement plan
        from the job would be extra.
      </p>
    </section>
  );
}
