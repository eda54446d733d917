import type { AnyField } from "../../inputs/fields.ts";
import { Chart } from "../../ui/chart/Chart.tsx";
import { ChartTable } from "../../ui/chart/ChartTable.tsx";
import { SpreadBar, sideOf } from "../../ui/chart/SpreadBar.tsx";
import { useTheForm } from "../../ui/form/useForm.ts";
import { inDollars } from "../../ui/format.ts";
import { later } from "../../ui/Later.tsx";
import { saidOf } from "../../ui/take/calculation.ts";
import { type Answer, comparedWithRent } from "./answer.ts";
import { fields, type Inputs } from "./inputs.ts";
import { type Mover, movers } from "./sensitivity.ts";

interface Props {
  readonly inputs: Inputs;
  readonly answered: Answer;
}

/** Drawn only in the browser, because prebuilt charts would be most of the page's bytes. */
const Range = later<Props>({ what: "the past", atBuild: null, load: () => import("./Range.tsx") });

/** What loads after the answer: cash by year, wealth compared with a renter's, what matters most, and the range. */
const Pictures = (props: Props) => (
  <>
    <CashByYear {...props} />
    <Beside {...props} />
    <Movers {...props} />
    <Range {...props} />
  </>
);
export default Pictures;

function CashByYear({ answered: { cost } }: Props) {
  const { years } = cost;
  if (years.length < 2) return null;
  const parts = [
    { label: "Principal", color: "green" as const, values: years.map((year) => year.principal) },
    { label: "Interest", color: "amber" as const, values: years.map((year) => year.interest) },
    { label: "Property tax", color: "blue" as const, values: years.map((year) => year.propertyTax) },
    {
      label: "Insurance",
      color: "plum" as const,
      values: years.map((year) => year.insurance + year.mortgageInsurance),
    },
    {
      label: "Upkeep and dues",
      color: "olive" as const,
      values: years.map((year) => year.maintenance + year.dues + year.special),
    },
  ];
  const out = years.map((_, i) => parts.reduce((sum, { values }) => sum + (values[i] ?? 0), 0));
  const [first, last] = [out[0] ?? 0, out.at(-1) ?? 0];
  const title = `What you pay ${last < first ? "falls" : "rises"} from ${inDollars(first)} in the first year to ${inDollars(last)} in the last`;
  return (
    <Chart
      title={title}
      summary={`What you pay in each year of ${years.length}. ${title}. Only the part called principal stays yours.`}
      xs={years.map(({ year }) => year)}
      xLabel={(year) => `year ${year}`}
      series={parts}
      table={() => (
        <ChartTable
          label="What you pay by year"
          first="Year"
          rows={years.map(({ year }) => year)}
          columns={[...parts, { label: "Total", values: out }]}
          show={inDollars}
          tall={false}
        />
      )}
    />
  );
}

function Beside({ inputs, answered }: Props) {
  const { stay, breakEvenYear } = comparedWithRent(inputs, answered);
  const buyer = [...stay.buyerByYear];
  const renter = [...stay.renterByYear];
  if (buyer.length < 2 || Math.min(...buyer, ...renter) < 0) return null;
  const ahead = inDollars(Math.abs(stay.advantageBuy));
  const title =
    stay.advantageBuy >= 0
      ? `After ${buyer.length} years, the buyer is ${ahead} ahead of a renter`
      : `After ${buyer.length} years, a renter is ${ahead} ahead of the buyer`;
  const cross = breakEvenYear !== null && breakEvenYear <= buyer.length ? breakEvenYear : null;
  return (
    <Chart
      title={title}
      summary={`What each would own after selling, at the end of each year. ${title}.`}
      xs={buyer.map((_, i) => i + 1)}
      xLabel={(year) => `year ${year}`}
      series={[
        { label: "Buyer", color: "green", values: buyer, as: "line" },
        { label: "Renter", color: "blue", values: renter, as: "dashed" },
      ]}
      marks={cross === null ? [] : [{ x: cross, label: `year ${cross}: buying is ahead` }]}
      table={() => (
        <ChartTable
          label="Wealth by year"
          first="Year"
          rows={buyer.map((_, i) => i + 1)}
          columns={[
            { label: "Buyer", values: buyer },
            { label: "Renter", values: renter },
          ]}
          show={inDollars}
          tall={false}
        />
      )}
    />
  );
}

/** A field's content, with its unit. */
const saidIn = (name: Mover["name"], text: string) =>
  saidOf(fields[name] as AnyField, text) + (name === "yearsStaying" ? " years" : "");

function Movers({ inputs, answered }: Props) {
  const form = useTheForm();
  const all = movers(inputs);
  const now = answered.cost.unrecoverablePerMonth;
  const costs = [now, ...all.flatMap(({ low, high }) => [low.perMonth, high.perMonth])];
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  const place = (perMonth: number) => (most > least ? (perMonth - least) / (most - least) : 0);
  return (
    <div>
      <h2>What matters most</h2>
      <p className="soft small">
        We change one number at a time by a likely amount. The line across each bar marks your cost now,{" "}
        {inDollars(now)} a month. Select a value to try it.
      </p>
      <ul className="tornado">
        {all.map(({ name, label, low, high }) => {
          const places = [place(low.perMonth), place(high.perMonth)];
          return (
            <li key={name}>
              <b>{label}</b>
              <SpreadBar from={Math.min(...places)} to={Math.max(...places)} here={place(now)} />
              <p className="ends">
                {[low, high]
                  .toSorted((a, b) => a.perMonth - b.perMonth)
                  .map((end) => (
                    <button
                      type="button"
                      className={`plain ${sideOf(end.perMonth, now)}`}
                      key={end.text}
                      onClick={() => form.set(name, end.text)}
                    >
                      {saidIn(name, end.text)}: {inDollars(end.perMonth)}
                    </button>
                  ))}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
