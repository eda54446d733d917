import { useId, useState } from "react";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import type { PlanYear } from "../../../engine/retirement/plan/year.ts";
import type { SavingSplit } from "../../../engine/retirement/saving-split.ts";
import type { LineName } from "../../../engine/worksheet.ts";
import { Chart } from "../../../ui/chart/Chart.tsx";
import { inDollars, inPercent } from "../../../ui/format.ts";
import { type Entry, Ledger } from "../../../ui/result/Ledger.tsx";
import type { Result, YearOfPath } from "../answer/result.ts";
import type { Inputs } from "../inputs.ts";
import { dollarsWords, shownIn } from "../words.ts";
import { sideWorker, useAsked } from "../worker/client.ts";
import { Waiting } from "../worker/Waiting.tsx";
import { ListTable } from "./ListTable.tsx";
import type { PanelProps } from "./panel-props.ts";

/** One future in detail: where each year's money comes from, its tax, and each number of a chosen year explained. */
export default function YearByYear({ inputs, stamp, result, open }: PanelProps) {
  const [path, setPath] = useState<number | null>(null);
  const [t, setT] = useState<number | null>(null);
  const asked = useAsked(
    sideWorker,
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
        const retired = shown.years1.filter(({ onPay }) => !onPay);
        return (
          <>
            <Choose result={shown} path={path} choose={(next) => choose(next, null)} />
            {retired.length === 0 ? (
              <p>Your pay covers every year of this plan, so there are no retirement years to show.</p>
            ) : (
              <>
                <Sources inputs={inputs} years={retired} />
                <Taxes inputs={inputs} years={retired} />
              </>
            )}
            <YearTable years={shown.years1} inputs={inputs} at={at} choose={(year) => choose(path, year)} />
            <OneYear result={shown} at={at} open={() => open({ path: shown.path, t: at })} />
          </>
        );
      }}
    </Waiting>
  );
}

/** The table alone, for the printed sheet. */
export const YearsOnPaper = ({ inputs, result }: Pick<PanelProps, "inputs" | "result">) => (
  <YearTable years={result.years1} inputs={inputs} />
);

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
        {isHistory ? "Market history starting in" : "Future number"}
      </label>
      <span className="line">
        <select
          id={id}
          value={path ?? ""}
          onChange={(event) => choose(event.target.value === "" ? null : Number(event.target.value))}
        >
          <option value="">{`the typical one${path === null ? ` (${result.path})` : ""}`}</option>
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

const sumOf = (years: readonly YearOfPath[], amount: (year: YearOfPath) => number) =>
  years.reduce((sum, year) => sum + amount(year), 0);
const incomeOf = (year: YearOfPath) => year.socialSecurity + year.otherIncome;
const fromSavings = (year: YearOfPath) =>
  year.fromTraditional + year.fromTaxable + year.fromRoth + year.fromCash + year.fromHealth;
const savedIn = (year: YearOfPath) => year.toTraditional + year.toRoth + year.toTaxable + year.toHealth;

/** Who pays for retirement, in a sentence. Leaves out withdrawals that weren't needed. */
function whoPays(years: readonly YearOfPath[]): string {
  const income = sumOf(years, incomeOf);
  const missing = sumOf(years, (year) => year.missing);
  const whole = income + sumOf(years, (year) => fromSavings(year) - year.surplus) + missing;
  const share = (part: number) => {
    const rounded = Math.round((part / whole) * 100);
    return rounded === 0 && part > 0 ? "less than 1%" : inPercent(Math.min(100, rounded) / 100);
  };
  if (whole <= 0) return "This plan has no costs to cover";
  const brings =
    income > 0
      ? `Social Security and other income cover ${share(Math.min(income, whole))} of what you need`
      : missing > 0
        ? `Savings cover ${share(whole - missing)} of what you need`
        : "Savings pay for everything";
  const saved = whole - income - missing;
  const also = income > 0 && saved > 0 ? `, savings cover ${share(saved)}` : "";
  return missing > 0
    ? `${brings}${also}, and ${share(missing)} goes unpaid`
    : income === 0
      ? brings
      : `${brings}; savings cover the rest`;
}

function Sources({ inputs, years }: { readonly inputs: Inputs; readonly years: readonly YearOfPath[] }) {
  const of = (amount: (year: YearOfPath) => number) =>
    years.map((year) => shownIn(inputs.dollars, Math.max(0, amount(year)), year.prices));
  const parts = [
    {
      label: "Social Security and other income",
      head: "Income besides savings",
      color: "plum" as const,
      values: of(incomeOf),
    },
    { label: "Traditional", color: "amber" as const, values: of((year) => year.fromTraditional) },
    { label: "Taxable", color: "green" as const, values: of((year) => year.fromTaxable) },
    {
      label: "Roth, cash, health savings",
      color: "olive" as const,
      values: of((year) => year.fromRoth + year.fromCash + year.fromHealth),
    },
  ];
  const short = years.some(({ missing }) => missing > 0);
  const needed = {
    label: "needed",
    color: "blue" as const,
    values: of((year) => incomeOf(year) + fromSavings(year) + year.missing),
    as: "dashed" as const,
  };
  const missing = { label: "Shortfall", values: of((year) => year.missing) };
  return (
    <Chart
      title={whoPays(years)}
      summary={`Money in each year by source, ${dollarsWords(inputs.dollars)}${short ? ", and what is needed" : ""}. ${whoPays(years)}.`}
      xs={ages(years)}
      series={short ? [...parts, needed] : parts}
      xLabel={inAge}
      table={() => (
        <Twin
          label={`Money by source and age, ${dollarsWords(inputs.dollars)}`}
          years={years}
          columns={short ? [...parts, missing] : parts}
        />
      )}
    />
  );
}

function Taxes({ inputs, years }: { readonly inputs: Inputs; readonly years: readonly YearOfPath[] }) {
  const of = (amount: (year: YearOfPath) => number) =>
    years.map((year) => shownIn(inputs.dollars, Math.max(0, amount(year)), year.prices));
  const parts = [
    { label: "Income tax", color: "blue" as const, values: of((year) => year.tax) },
    { label: "Medicare premiums", color: "plum" as const, values: of((year) => year.premiums) },
  ];
  const most = years.reduce((best, year) => (year.tax > best.tax ? year : best), years[0] as YearOfPath);
  return (
    <Chart
      title={
        most.tax > 0
          ? `Tax is highest at ${most.age}: ${inDollars(shownIn(inputs.dollars, most.tax, most.prices))}`
          : "You owe no income tax in this plan"
      }
      summary={`Federal and state income tax and Medicare premiums in each year of retirement, ${dollarsWords(inputs.dollars)}.`}
      xs={ages(years)}
      series={parts}
      xLabel={inAge}
      table={() => (
        <Twin label={`Tax and premiums by age, ${dollarsWords(inputs.dollars)}`} years={years} columns={parts} />
      )}
    />
  );
}

interface TwinProps {
  readonly label: string;
  readonly years: readonly YearOfPath[];
  readonly columns: readonly { readonly label: string; readonly head?: string; readonly values: readonly number[] }[];
}

const Twin = ({ label, years, columns }: TwinProps) => (
  <ListTable<number>
    label={label}
    first="Age"
    before="Age"
    name={(i) => years[i]?.age}
    keyOf={(i) => i}
    rows={[...years.keys()]}
    columns={columns.map((column) => ({
      head: column.head ?? column.label,
      of: (i) => inDollars(column.values[i] ?? 0),
      spare: (i) => !column.values[i],
    }))}
    tall
  />
);

interface TableProps {
  readonly inputs: Inputs;
  readonly years: readonly YearOfPath[];
  readonly at?: number;
  /** Undefined on paper, where no year can be selected. */
  readonly choose?: (t: number) => void;
}

const inTenths = (share: number) => inPercent(Math.round(share * 1000) / 1000);

function YearTable({ inputs, years, at, choose }: TableProps) {
  const money = (head: string, amount: (year: YearOfPath) => number) => ({
    head,
    of: (t: number) => {
      const year = years[t] as YearOfPath;
      return inDollars(shownIn(inputs.dollars, amount(year), year.prices));
    },
    spare: (t: number) => amount(years[t] as YearOfPath) === 0,
  });
  const words = dollarsWords(inputs.dollars);
  const { one } = triedIn(inputs.model);
  const survivorFrom = years.find(({ isAlone }) => isAlone)?.age;
  return (
    <div>
      <h3>Every year of this {one}</h3>
      <p className="soft small">
        Amounts are {words}. {choose && "Select an age to see its year line by line."} While you work, your pay covers
        your spending, so “Income” shows only the part of it that goes to tax.
        {survivorFrom !== undefined &&
          ` From age ${survivorFrom} on, only one of you is alive and spends ${inPercent(inputs.survivorShare)} of what you both would.`}
      </p>
      <ListTable<number>
        label={`Every year of this ${one}, ${words}`}
        first="Age"
        before="Age"
        name={(t) =>
          choose ? (
            <button type="button" className="plain year" aria-pressed={t === at} onClick={() => choose(t)}>
              {years[t]?.age}
            </button>
          ) : (
            years[t]?.age
          )
        }
        keyOf={(t) => t}
        rows={[...years.keys()]}
        columns={[
          // On a phone, the row before says it.
          { ...money("At start", (year) => year.savings), spare: (t) => t > 0 },
          money("Saved", savedIn),
          money("Spent", (year) => year.spent),
          money("Income", incomeOf),
          money("Withdrawn", fromSavings),
          money("Tax", (year) => year.tax),
          ...(years.some(({ earlyTax }) => earlyTax > 0)
            ? [money("10% tax", (year: YearOfPath) => year.earlyTax)]
            : []),
          ...(years.some(({ missing }) => missing > 0) ? [money("Shortfall", (year: YearOfPath) => year.missing)] : []),
          {
            head: "At end",
            of: (t) => {
              const year = years[t] as YearOfPath;
              return inDollars(shownIn(inputs.dollars, year.end, year.prices * (1 + year.rise)));
            },
            main: true,
          },
          { head: "Stocks", of: (t) => inTenths(years[t]?.stockReturn ?? 0) },
          { head: "Inflation", of: (t) => inTenths(years[t]?.rise ?? 0) },
        ]}
        tall
      />
    </div>
  );
}

/**
 * Includes the two lines that `steps.ts` adds: what a rule wants, and what goes into traditional accounts with the
 * employer's part.
 */
type YearLine = LineName<PlanYear> | `saving.${LineName<SavingSplit>}` | "wanted" | "saving.traditional";

/** The part of spending that goes to the home. */
const homeNote = ({ mortgage, homeCosts }: YearOfPath): { readonly note?: string } => {
  const parts = [
    mortgage > 0 && `${inDollars(mortgage)} of this is for the mortgage`,
    homeCosts > 0 && `${inDollars(homeCosts)} for the home you bought, less rent`,
    homeCosts < 0 && `the home you bought saves you ${inDollars(-homeCosts)} in rent, after its costs`,
  ].filter(Boolean);
  return parts.length === 0 ? {} : { note: parts.join(", and ") };
};

/** The chosen year, line by line; each line opens its arithmetic. Money in and money out add up. */
function OneYear({ result, at, open }: { readonly result: Result; readonly at: number; open(): void }) {
  const year = result.years1[at];
  if (!year) return null;
  const line = (
    name: YearLine,
    label: string,
    amount: number,
    more: Partial<Entry<YearLine>> = {},
  ): Entry<YearLine> => ({
    name,
    label,
    amount: inDollars(amount),
    ...more,
  });
  /** What most years don't have. */
  const ifAny = (name: YearLine, label: string, amount: number) => (amount === 0 ? [] : [line(name, label, amount)]);
  const once = [year.oneOff > 0 && "large costs", year.savedFromIncome !== 0 && "savings from income"]
    .filter(Boolean)
    .join(" and ");
  const beside = year.oneOff + year.savedFromIncome;
  return (
    <section aria-label={`The year you are ${year.age}`} onFocus={open} onPointerEnter={open}>
      <h3>
        Age {year.age}, the year {year.year}, in today's dollars
      </h3>
      {year.isAlone && <p className="soft small">One of you has died by then. The survivor files alone.</p>}
      <Ledger
        label={`The year you are ${year.age}`}
        entries={[
          line("savings", "Savings at the start", year.savings),
          ...(year.wanted === null ? [] : [line("wanted", "What your rule takes from savings", year.wanted)]),
          line(
            "received",
            "Income",
            incomeOf(year),
            year.onPay ? { note: "only the part of your pay that goes to tax" } : {},
          ),
          line(
            "traditionalWithdrawal",
            "From traditional accounts",
            year.fromTraditional,
            year.required > 0 ? { note: `${inDollars(year.required)} of this is required` } : {},
          ),
          line("fromTaxable", "From the taxable account", year.fromTaxable),
          line("fromRoth", "From Roth accounts", year.fromRoth),
          line("fromCash", "From cash", year.fromCash),
          ...ifAny("fromHealth", "From health savings", year.fromHealth),
          line(
            "tax.total",
            "Minus tax",
            year.tax,
            year.earlyTax > 0 ? { note: `${inDollars(year.earlyTax)} of this is for taking money out before 59½` } : {},
          ),
          ...ifAny("premiumCredit", "Premium tax credit", year.credit),
          line("health", "Minus health costs, including insurance and Medicare", year.health),
          ...ifAny("need", beside < 0 ? "One-time untaxed money" : `Minus ${once}`, Math.abs(beside)),
          ...ifAny("surplus", "Minus what you don't need, which goes into the taxable account", year.surplus),
          line("spent", "Spent on living expenses", year.spent, {
            kind: "subtotal",
            ...homeNote(year),
          }),
          line("missing", "Shortfall", year.missing),
          ...ifAny("ladderBought", "Paid for a TIPS ladder from traditional accounts", year.ladderBought),
          ...ifAny("annuityBought", "Paid for an income annuity", year.annuityBought),
          ...ifAny("charity", "Given to charity straight from IRAs", year.charity),
          ...ifAny(
            "saving.traditional",
            "Saved into traditional accounts, including your employer's part",
            year.toTraditional,
          ),
          ...ifAny("saving.toRoth", "Saved into Roth accounts", year.toRoth),
          ...ifAny("saving.toTaxable", "Saved into the taxable account", year.toTaxable),
          ...ifAny("saving.toHealth", "Saved into health savings", year.toHealth),
          ...ifAny("rothConversion", "Converted to Roth", year.converted),
          line("growth", "Investment growth, above inflation", 0, { amount: inTenths(year.growth - 1) }),
          line("savingsEnd", "Savings at the end", year.end, { kind: "total" }),
        ]}
      />
    </section>
  );
}
