import { Chart } from "../../ui/chart/Chart.tsx";
import { useTheForm } from "../../ui/form/useForm.ts";
import { inCents, inDollars, inPercent } from "../../ui/format.ts";
import type { Answer } from "./answer.ts";
import { equalWage } from "./equal-wage.ts";
import { carsOf, leversOf, nextThousand, rateCurve } from "./levers.ts";

/** What moves the result: levers with their effect, the next 1,000 dollars, the rate over profit, and the wage that leaves as much. */
export default function Insights({ answered }: { readonly answered: Answer }) {
  return (
    <>
      <Levers answered={answered} />
      <NextThousand answered={answered} />
      <RateChart answered={answered} />
      <EqualWage answered={answered} />
    </>
  );
}

function Levers({ answered: { inputs, year } }: { readonly answered: Answer }) {
  const form = useTheForm();
  const levers = leversOf(inputs, year);
  const cars = carsOf(year);
  return (
    <section aria-label="What lowers your tax">
      <h2>What lowers your tax</h2>
      <ul className="levers">
        {levers.map(({ name, label, saves, note, texts }) => (
          <li key={name} className="row">
            <span>
              {label}
              <small className="arithmetic">{note}</small>
              <button type="button" className="plain" onClick={() => form.setAll({ ...form.typed, ...texts })}>
                Put it in
              </button>
            </span>
            <b>{saves >= 0 ? `−${inDollars(saves)}` : `+${inDollars(-saves)}`}</b>
          </li>
        ))}
      </ul>
      {cars.map(({ gig, standard, actual }) => (
        <p key={gig}>
          Car of gig {gig + 1}: by the mile you deduct {inDollars(standard)}, by actual costs {inDollars(actual)}.
        </p>
      ))}
    </section>
  );
}

function NextThousand({ answered: { inputs, year } }: { readonly answered: Answer }) {
  const next = nextThousand(inputs, year);
  return (
    <section aria-label="The next $1,000">
      <h2>
        The next {inDollars(1000)} you earn{" "}
        {next.costs >= 0 ? `cost you ${inDollars(next.costs)}` : `bring you ${inDollars(-next.costs)} more`}
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

function RateChart({ answered: { inputs, year, profit } }: { readonly answered: Answer }) {
  if (year.businesses.length === 0) return null;
  const curve = rateCurve(inputs, year, profit);
  const here = curve.find((point) => point.profit >= profit)?.rate ?? 0;
  const inK = (value: number) => `$${Math.round(value / 1000)}K`;
  return (
    <Chart
      title={`At your profit, ${inPercent(Math.round(here * 1000) / 1000)} of each further dollar goes to federal tax`}
      summary={`Share of the next dollar that goes to federal tax, for profits from nothing to ${inDollars(curve.at(-1)?.profit ?? 0)}.`}
      xs={curve.map((point) => point.profit)}
      series={[{ label: "", colour: "tax", values: curve.map((point) => point.rate), as: "line" }]}
      marks={profit > 0 ? [{ x: profit, label: "you" }] : []}
      yLabel={(value) => inPercent(Math.round(value * 100) / 100)}
      xLabel={inK}
      table={() => (
        <section className="scroll tall" tabIndex={0} aria-label="Rate on the next dollar by profit">
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">Profit</th>
                <th scope="col">Rate on the next dollar</th>
              </tr>
            </thead>
            <tbody>
              {curve.map((point) => (
                <tr key={point.profit}>
                  <th scope="row">{inDollars(point.profit)}</th>
                  <td>{inPercent(Math.round(point.rate * 1000) / 1000)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    />
  );
}

function EqualWage({ answered: { inputs, year, profit } }: { readonly answered: Answer }) {
  if (profit <= 0) return null;
  const { amount, kept } = equalWage(inputs, year, profit);
  if (amount === null) return null;
  return (
    <section aria-label="1099 or W-2">
      <h2>1099 or W-2</h2>
      <p>
        A job that pays {inDollars(amount)} a year would leave you as much as this {inDollars(profit)} of profit:{" "}
        {inDollars(kept)} for the household after federal tax. Paid leave, health insurance and a plan at work would
        come on top of the job.
      </p>
    </section>
  );
}
