import { useId, useState } from "react";
import { Chart } from "../../ui/chart/Chart.tsx";
import { inDollars, inPercent } from "../../ui/format.ts";
import { Ledger } from "../../ui/result/Ledger.tsx";
import { asides, useAsked } from "./desk.ts";
import type { Inputs } from "./inputs.ts";
import type { PictureProps } from "./Pictures.tsx";
import type { Result, YearOfPath } from "./result.ts";
import { Waiting } from "./Waiting.tsx";
import { dollarsWords, shownIn } from "./words.ts";

/** One future, opened: where the money of each year comes from, the tax on it, and each number of a chosen year explained. */
export default function YearByYear({ inputs, stamp, result, open }: PictureProps) {
  const [path, setPath] = useState<number | null>(null);
  const [t, setT] = useState<number | null>(null);
  const asked = useAsked(
    asides,
    `${stamp} ${path}`,
    (api) => api.resultOf(inputs, inputs.model, path ?? undefined),
    path === null ? { stamp: `${result.stamp} null`, value: result } : undefined,
  );
  const choose = (next: number | null, year: number | null) => {
    setPath(next);
    setT(year);
    open({ path: next, t: year ?? 0 });
  };
  return (
    <Waiting asked={asked}>
      {(shown) => {
        const firstRetired = Math.min(shown.stopAge - shown.firstAge, shown.years1.length - 1);
        const at = Math.min(t ?? firstRetired, shown.years1.length - 1);
        return (
          <>
            <Choose result={shown} path={path} choose={(next) => choose(next, null)} />
            <Sources inputs={inputs} years={shown.years1.slice(firstRetired)} />
            <Taxes inputs={inputs} years={shown.years1.slice(firstRetired)} />
            <YearTable years={shown.years1} inputs={inputs} at={at} choose={(year) => choose(path, year)} />
            <OneYear result={shown} at={at} open={() => open({ path: shown.path, t: at })} />
          </>
        );
      }}
    </Waiting>
  );
}

function Choose({
  result,
  path,
  choose,
}: {
  readonly result: Result;
  readonly path: number | null;
  choose(path: number | null): void;
}) {
  const id = useId();
  const isHistory = result.model === "history";
  const first = isHistory ? 1871 : 0;
  const all = Array.from({ length: result.paths }, (_, i) => first + i);
  const worst = new Set(result.worst.slice(0, 5).map(({ startYear }) => startYear));
  return (
    <div className="blank">
      <label className="label" htmlFor={id}>
        {isHistory ? "The markets as they were from" : "Future number"}
      </label>
      <span className="line">
        <select
          id={id}
          value={path ?? ""}
          onChange={(event) => choose(event.target.value === "" ? null : Number(event.target.value))}
        >
          <option value="">{`the one in the middle${path === null ? ` (${result.path})` : ""}`}</option>
          {all.slice(0, 200).map((one) => (
            <option key={one} value={one}>
              {worst.has(one) ? `${one}, among the worst` : one}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

const ages = (years: readonly YearOfPath[]) => years.map(({ age }) => age);
const inAge = (age: number) => `age ${age}`;

function Sources({ inputs, years }: { readonly inputs: Inputs; readonly years: readonly YearOfPath[] }) {
  const of = (amount: (year: YearOfPath) => number) =>
    years.map((year) => shownIn(inputs.dollars, Math.max(0, amount(year)), year.prices));
  const parts = [
    {
      label: "Social Security and other income",
      colour: "insurance" as const,
      values: of((year) => year.socialSecurity + year.otherIncome),
    },
    { label: "Traditional", colour: "interest" as const, values: of((year) => year.fromTraditional) },
    { label: "Taxable", colour: "principal" as const, values: of((year) => year.fromTaxable) },
    { label: "Roth and cash", colour: "other" as const, values: of((year) => year.fromRoth + year.fromCash) },
  ];
  const retired = years.filter((year) => year.spent > 0 || year.missing > 0);
  const total = retired.reduce((sum, year) => sum + year.spent + year.tax, 0);
  const fixed = retired.reduce((sum, year) => sum + year.socialSecurity + year.otherIncome, 0);
  const share = total > 0 ? Math.min(1, fixed / total) : 0;
  return (
    <Chart
      title={`Social Security and other income bring ${inPercent(Math.round(share * 100) / 100)} of what this life takes; savings the rest`}
      summary={`Money of each year by source, ${dollarsWords(inputs.dollars)}. The same figures are in the table of years.`}
      xs={ages(years)}
      series={parts}
      xLabel={inAge}
      table={() => <Twin label="Money by source and age" years={years} columns={parts} />}
    />
  );
}

function Taxes({ inputs, years }: { readonly inputs: Inputs; readonly years: readonly YearOfPath[] }) {
  const of = (amount: (year: YearOfPath) => number) =>
    years.map((year) => shownIn(inputs.dollars, Math.max(0, amount(year)), year.prices));
  const parts = [
    { label: "Income tax", colour: "tax" as const, values: of((year) => year.tax) },
    { label: "Medicare premiums", colour: "insurance" as const, values: of((year) => year.premiums) },
  ];
  const most = years.reduce((best, year) => (year.tax > best.tax ? year : best), years[0] as YearOfPath);
  return (
    <Chart
      title={
        most.tax > 0
          ? `Tax is highest at ${most.age}: ${inDollars(shownIn(inputs.dollars, most.tax, most.prices))}`
          : "No income tax is due in this life"
      }
      summary={`Federal and state income tax and Medicare premiums of each year of retirement, ${dollarsWords(inputs.dollars)}.`}
      xs={ages(years)}
      series={parts}
      xLabel={inAge}
      table={() => <Twin label="Tax and premiums by age" years={years} columns={parts} />}
    />
  );
}

function Twin({
  label,
  years,
  columns,
}: {
  readonly label: string;
  readonly years: readonly YearOfPath[];
  readonly columns: readonly { readonly label: string; readonly values: readonly number[] }[];
}) {
  return (
    <section className="scroll tall" tabIndex={0} aria-label={label}>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Age</th>
            {columns.map((column) => (
              <th scope="col" key={column.label}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year, i) => (
            <tr key={year.year}>
              <th scope="row">{year.age}</th>
              {columns.map((column) => (
                <td key={column.label}>{inDollars(column.values[i] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TableProps {
  readonly inputs: Inputs;
  readonly years: readonly YearOfPath[];
  readonly at: number;
  choose(t: number): void;
}

const COLUMNS: readonly (readonly [label: string, of: (year: YearOfPath) => number])[] = [
  ["Savings", (year) => year.savings],
  ["Saved", (year) => year.saved],
  ["Spent", (year) => year.spent],
  ["Income", (year) => year.socialSecurity + year.otherIncome],
  ["Withdrawn", (year) => year.fromTraditional + year.fromTaxable + year.fromRoth + year.fromCash],
  ["Tax", (year) => year.tax],
  ["Missing", (year) => year.missing],
  ["Left", (year) => year.end],
];

function YearTable({ inputs, years, at, choose }: TableProps) {
  return (
    <section className="scroll tall" tabIndex={0} aria-label="Every year of this future">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Age</th>
            {COLUMNS.map(([label]) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
            <th scope="col">Stocks</th>
            <th scope="col">Prices</th>
          </tr>
        </thead>
        <tbody>
          {years.map((year, t) => (
            <tr key={year.year}>
              <th scope="row">
                <button type="button" className="plain" aria-pressed={t === at} onClick={() => choose(t)}>
                  {year.age}
                </button>
              </th>
              {COLUMNS.map(([label, of]) => (
                <td key={label}>{inDollars(shownIn(inputs.dollars, of(year), year.prices))}</td>
              ))}
              <td>{inPercent(Math.round(year.stockReturn * 1000) / 1000)}</td>
              <td>{inPercent(Math.round(year.rise * 1000) / 1000)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The year chosen, line by line; each line opens its arithmetic. */
function OneYear({ result, at, open }: { readonly result: Result; readonly at: number; open(): void }) {
  const year = result.years1[at];
  if (!year) return null;
  const line = (name: string, label: string, amount: number, kind?: "subtotal" | "total") => ({
    name,
    label,
    amount: inDollars(amount),
    ...(kind ? { kind } : {}),
  });
  return (
    <section aria-label={`The year of age ${year.age}`} onFocus={open} onPointerEnter={open}>
      <h3>
        Age {year.age}, the year {year.year}, in today's dollars
      </h3>
      <Ledger
        label={`The year of age ${year.age}`}
        entries={[
          line("savings", "Savings at the start", year.savings),
          ...(year.wanted === null ? [] : [line("wanted", "Wanted from savings by your rule", year.wanted)]),
          line("received", "Income", year.socialSecurity + year.otherIncome),
          line("traditionalWithdrawal", "From traditional accounts", year.fromTraditional),
          line("fromTaxable", "From the taxable account", year.fromTaxable),
          line("fromRoth", "From Roth accounts", year.fromRoth),
          line("fromCash", "From cash", year.fromCash),
          line("rothConversion", "Converted to Roth", year.converted),
          line("tax.total", "Tax", year.tax),
          line("premiums", "Medicare premiums", year.premiums),
          line("spent", "Spent on living", year.spent, "subtotal"),
          line("missing", "Missing", year.missing),
          line("growth", "Growth of what is invested, above prices", 0),
          line("savingsEnd", "Savings at the end", year.end, "total"),
        ].map((entry) =>
          entry.name === "growth"
            ? { ...entry, amount: inPercent(Math.round((year.growth - 1) * 1000) / 1000) }
            : entry,
        )}
      />
    </section>
  );
}
