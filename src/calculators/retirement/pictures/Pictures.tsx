import { memo, Suspense, useEffect } from "react";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { Chart } from "../../../ui/chart/Chart.tsx";
import { inDollars } from "../../../ui/format.ts";
import { Lazy } from "../../../ui/Lazy.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { Boundary } from "../../../ui/result/Boundary.tsx";
import { Tabs } from "../../../ui/result/Tabs.tsx";
import { MovesPanel } from "../../../ui/take/MovesPanel.tsx";
import { whenWanted } from "../../../ui/whenWanted.ts";
import { AssumptionsAndSources } from "../answer/AssumptionsAndSources.tsx";
import type { Result } from "../answer/result.ts";
import { roundly } from "../answer/verdict.ts";
import { ruleCalled } from "../compared/rule-words.ts";
import type { Inputs } from "../inputs.ts";
import { AGES_ARE_YOURS, dollarsWords, endAge, shownIn, wholeShare } from "../words.ts";
import { ListTable } from "./ListTable.tsx";
import type { PanelProps } from "./panel-props.ts";

const useYears = whenWanted(() => import("./YearByYear.tsx"));
const useFutures = whenWanted(() => import("../compared/Futures.tsx"));
const useStress = whenWanted(() => import("../stress/Stress.tsx"));
const useSearches = whenWanted(() => import("./Searches.tsx"));
const useLowerTax = whenWanted(() => import("../lower-tax/LowerTax.tsx"));
const moves = () => import("../moves.ts");
const useSocialSecurity = whenWanted(() => import("../claiming/SocialSecurity.tsx"));
const useRules = whenWanted(() => import("../compared/Rules.tsx"));

/** When what only the printed sheet needs is loaded, after everything else. Milliseconds. */
const SOON = 2_000;

/** The fields inside panels. */
const SEARCHES = { target: true };
const CLAIMING = { claimDiscount: true };
/** No field, but a name by which the note beside the answer opens this panel. */
const STRESS = { stress: true };
const LOWER_TAX = { heirsRate: true, elsewhere: true };

/** The fan of all futures, the worst of them by name, and the panels. */
export default function Pictures(props: PanelProps) {
  const { inputs, result, facts, stale } = props;
  // The browser's own "Print" waits for nothing, so the table on paper is here before.
  useEffect(() => {
    const timer = setTimeout(() => useYears.load().catch(() => undefined), SOON);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className={stale ? "stale" : undefined}>
        <Boundary what="the picture">
          <Fan inputs={inputs} result={result} />
          {result.flexible !== null && <SpendingFan inputs={inputs} result={result} />}
        </Boundary>
      </div>
      {result.worst.length > 0 && <Worst couple={inputs.couple} lifetimes={inputs.lifetimes} result={result} />}
      <Lazy title="Year by year" className="worksheet years-on-paper">
        {() => (
          <Boundary what="the year table">
            <Suspense fallback={<p className="waiting">One moment…</p>}>
              <PrintedYears inputs={inputs} result={result} />
            </Suspense>
          </Boundary>
        )}
      </Lazy>
      <section aria-label="Look closer">
        <h2>Look closer</h2>
        <Tabs
          label="Look closer"
          tabs={[
            {
              name: "What would it take?",
              blanks: SEARCHES,
              children: () => (
                <>
                  <Panel
                    title="What would it take?"
                    summary="the spending, age or saving that gets you there"
                    blanks={SEARCHES}
                  >
                    {() => <SearchesPanel {...props} />}
                  </Panel>
                  <MovesPanel of={moves} />
                </>
              ),
            },
            {
              name: "Social Security",
              blanks: CLAIMING,
              children: () => (
                <Panel
                  title="When to claim Social Security"
                  summary="the best age, and what it changes"
                  blanks={CLAIMING}
                >
                  {() => <SocialSecurityPanel {...props} />}
                </Panel>
              ),
            },
            {
              name: "Keep more after tax",
              blanks: LOWER_TAX,
              children: () => (
                <Panel
                  title="Keep more after tax"
                  summary="conversions, accounts, claiming and another state, tried together"
                  blanks={LOWER_TAX}
                >
                  {() => <LowerTaxPanel {...props} />}
                </Panel>
              ),
            },
            {
              name: "Year by year",
              children: () => (
                <Panel
                  title={`One ${triedIn(inputs.model).one}, year by year`}
                  summary="income and tax, each number explained"
                >
                  {() => <Years {...props} />}
                </Panel>
              ),
            },
            {
              name: "Stress tests",
              blanks: STRESS,
              children: () => (
                <Panel
                  title="Stress tests"
                  summary="a crash, 1929 to 2008, inflation, smaller benefits, long life, care"
                  blanks={STRESS}
                >
                  {() => <StressPanel {...props} />}
                </Panel>
              ),
            },
            {
              name: "How sure can you be?",
              children: () => (
                <Panel title="Three ways to test it" summary="history, pieces of it, random draws">
                  {() => <FuturesPanel {...props} />}
                </Panel>
              ),
            },
            {
              name: "Spending rules",
              children: () => (
                <Panel title="Spending rules" summary="guardrails, the 4% rule and others; which accounts first">
                  {() => <RulesPanel {...props} />}
                </Panel>
              ),
            },
          ]}
        />
      </section>
      <AssumptionsAndSources place={result.place} facts={facts} />
    </>
  );
}

function Years(props: PanelProps) {
  const { default: YearByYear } = useYears();
  return <YearByYear {...props} />;
}
function PrintedYears(props: Pick<PanelProps, "inputs" | "result">) {
  const { YearsOnPaper } = useYears();
  return <YearsOnPaper {...props} />;
}
function SearchesPanel(props: PanelProps) {
  const { default: Searches } = useSearches();
  return <Searches {...props} />;
}
function LowerTaxPanel(props: PanelProps) {
  const { default: LowerTax } = useLowerTax();
  return <LowerTax {...props} />;
}
function StressPanel(props: PanelProps) {
  const { default: Stress } = useStress();
  return <Stress {...props} />;
}
function FuturesPanel(props: PanelProps) {
  const { default: Futures } = useFutures();
  return <Futures {...props} />;
}
function SocialSecurityPanel(props: PanelProps) {
  const { default: SocialSecurity } = useSocialSecurity();
  return <SocialSecurity {...props} />;
}
function RulesPanel(props: PanelProps) {
  const { default: Rules } = useRules();
  return <Rules {...props} />;
}

/** What can be said about the plan's last year. */
function finding(ends: readonly number[], { couple, lifetimes, dollars, model }: Inputs, last: number): string {
  const { one, many } = triedIn(model);
  const [, poor = 0, , middle = 0, , good = 0, best = 0] = ends;
  const when = lifetimes === "random" ? "At the end of life" : couple ? "At the end of the plan" : `At ${last}`;
  const then = dollars === "then" ? ", in that year's dollars" : "";
  if (best === 0) return `${when}, nothing is left in at least 95% of ${many}`;
  if (middle === 0)
    return `${when}, the typical ${one} leaves nothing; one in ten leaves about ${roundly(good)} or more${then}`;
  return `${when}, the typical ${one} leaves about ${roundly(middle)}; one in ten leaves ${poor > 0 ? `about ${roundly(poor)} or less` : "nothing"}${then}`;
}

const AT = ["5%", "10%", "25%", "Median", "75%", "90%", "95%"] as const;

/** Redrawn only for a new answer, not for every step of a slider. */
const Fan = memo(
  function Fan({ inputs, result }: { readonly inputs: Inputs; readonly result: Result }) {
    const { fan, firstAge, years, priceLevel, stopAge } = result;
    const { one, many } = triedIn(result.model);
    // The chart begins with the balance when the plan starts, at the end of the year before.
    const begin = result.years1[0]?.savings ?? 0;
    const bands = fan.map((values) => [
      begin,
      ...values.map((value, t) => shownIn(inputs.dollars, value, priceLevel[t] ?? 1)),
    ]);
    const of = (i: number) => bands[i] ?? [];
    const xs = Array.from({ length: years + 1 }, (_, t) => firstAge - 1 + t);
    const last = endAge(result);
    const words = dollarsWords(inputs.dollars);
    const title = finding(
      bands.map((band) => band.at(-1) ?? 0),
      inputs,
      last,
    );
    return (
      <Chart
        title={title}
        summary={`Savings at the end of each year by age, ${words}: the median of all ${many} and the ranges around it. ${title}. One in ten has ${inDollars(of(5).at(-1) ?? 0)} or more.`}
        xs={xs}
        bands={[
          { label: `8 in 10 ${many}`, low: of(1), high: of(5) },
          { label: "half of all", low: of(2), high: of(4) },
        ]}
        series={[{ label: "", color: "green", values: of(3), as: "line" }]}
        marks={stopAge > firstAge && stopAge < last ? [{ x: stopAge, label: "work ends" }] : []}
        xLabel={(age) => `age ${age}`}
        table={() => (
          <>
            <p>
              Savings at the end of each year, {words}. At 10%, one {one} in ten has this much or less; at 90%, nine in
              ten do. We sort each year separately, so no column is a single {one}.
            </p>
            <ListTable<number>
              label={`Savings by age and percentile, ${words}`}
              first="Age"
              before="Age"
              name={(t) => xs[t]}
              keyOf={(t) => t}
              rows={[...xs.keys()]}
              columns={AT.map((head, i) => ({
                head,
                of: (t) => inDollars(of(i)[t] ?? 0),
                main: head === "Median",
              }))}
              tall
            />
          </>
        )}
      />
    );
  },
  (one, other) =>
    one.result === other.result &&
    one.inputs.dollars === other.inputs.dollars &&
    one.inputs.couple === other.inputs.couple &&
    one.inputs.lifetimes === other.inputs.lifetimes,
);

/** What a spending rule pays in each year of retirement, in all futures. */
const SpendingFan = memo(
  function SpendingFan({ inputs, result }: { readonly inputs: Inputs; readonly result: Result }) {
    const { spending, firstAge, stopAge, years, priceLevel } = result;
    const { many } = triedIn(result.model);
    const from = Math.max(0, stopAge - firstAge);
    // With life tables, futures in which nobody is alive would appear as years of zero spending.
    if (from >= years || inputs.strategy === "plan" || inputs.lifetimes === "random") return null;
    const xs = Array.from({ length: years - from }, (_, t) => firstAge + from + t);
    const bands = spending.map((values) =>
      values.slice(from).map((value, t) => shownIn(inputs.dollars, value, priceLevel[from + t] ?? 1)),
    );
    const of = (i: number) => bands[i] ?? [];
    const words = dollarsWords(inputs.dollars);
    const lean = Math.min(...of(1));
    const title = `In each year of retirement, you spend ${inDollars(lean)} to ${inDollars(Math.max(...of(5)))} in at least 8 of 10 ${many}`;
    return (
      <Chart
        title={title}
        summary={`Spending in each year of retirement with ${ruleCalled(inputs)}, ${words}: the median of all ${many} and the ranges around it. ${title}.`}
        xs={xs}
        bands={[
          { label: `8 in 10 ${many}`, low: of(1), high: of(5) },
          { label: "half of all", low: of(2), high: of(4) },
        ]}
        series={[{ label: "", color: "green", values: of(3), as: "line" }]}
        marks={[]}
        xLabel={(age) => `age ${age}`}
        table={() => (
          <ListTable<number>
            label={`Spending by age and percentile, ${words}`}
            first="Age"
            before="Age"
            name={(t) => xs[t]}
            keyOf={(t) => t}
            rows={[...xs.keys()]}
            columns={AT.map((head, i) => ({ head, of: (t) => inDollars(of(i)[t] ?? 0), main: head === "Median" }))}
            tall
          />
        )}
      />
    );
  },
  (one, other) => one.result === other.result && one.inputs.dollars === other.inputs.dollars,
);

/** What people remember about the years in which a bad retirement began. */
const REMEMBERED: Readonly<Record<number, string>> = {
  1906: "just before the Panic of 1907",
  1907: "the Panic of 1907",
  1916: "the inflation of the First World War",
  1929: "the 1929 crash and the Great Depression",
  1930: "the Great Depression",
  1937: "the second slump of the Depression, then war",
  1965: "just before the long inflation",
  1966: "a decade of falling stocks and rising prices",
  1968: "the inflation of the 1970s",
  1969: "the inflation of the 1970s",
  1972: "just before the oil shock",
  1973: "the oil shock",
  1977: "high inflation and high interest rates",
  1978: "high inflation and high interest rates",
  2000: "the dot-com bust, then the 2008 crash",
};

interface WorstProps {
  readonly couple: boolean;
  readonly lifetimes: Inputs["lifetimes"];
  readonly result: Result;
}

const Worst = memo(function Worst({ couple, lifetimes, result }: WorstProps) {
  const { worst, asked, startYears, stopAge, firstAge, failed, paths, flexible } = result;
  const failures = startYears.length;
  const work = stopAge - firstAge;
  /**
   * Money that runs short before work ends, because of a death, has nothing to do with the year in which work would
   * have ended.
   */
  const retired = (failedAge: number | null) => work < result.years && (failedAge === null || failedAge >= stopAge);
  const began = (startYear: number, failedAge: number | null) => {
    if (work === 0) return `Retired in ${startYear}`;
    return retired(failedAge) ? `Started in ${startYear}, retired in ${startYear + work}` : `Started in ${startYear}`;
  };
  const row = ({ startYear, failedAge, end }: Result["worst"][number]) => (
    <li key={startYear} className="row">
      <span>{began(startYear, failedAge)}</span>{" "}
      <b>
        {failedAge === null
          ? `${inDollars(end)} left`
          : `${flexible === null ? "short" : "below your floor"} at ${failedAge}`}
      </b>{" "}
      {retired(failedAge) && REMEMBERED[startYear + work] && (
        <span className="note">{REMEMBERED[startYear + work]}</span>
      )}
    </li>
  );
  if (failures === paths && failed?.latestAge === worst[0]?.failedAge)
    return (
      <section aria-label="The worst histories">
        <h2>Every history falls short</h2>
        <p>
          In each of the {paths} histories, from {runs(startYears)}, the money runs short by age {failed?.latestAge}.
        </p>
      </section>
    );
  return (
    <section aria-label="The worst histories">
      <h2>
        {failures > 0 ? "The histories that would have hurt the most" : "The histories that came closest to failing"}
      </h2>
      <ul className="ledger">{worst.map(row)}</ul>
      {asked.length > 0 && (
        <>
          <p>These are the years people often ask about:</p>
          <ul className="ledger">{asked.map(row)}</ul>
        </>
      )}
      <p className="soft small">
        What is left at the end is in today's dollars.
        {couple && ` ${AGES_ARE_YOURS}`}
        {lifetimes === "random" &&
          " In each history, how long you live is also drawn at random, so an early death can matter more than the markets."}
      </p>
      {failures > worst.length && (
        <p>
          {failures === paths
            ? `Your money falls short in each of the ${failures} starting years, ${runs(startYears)}.`
            : `Your money falls short in ${failures} starting years (${wholeShare(failures / paths)}): ${runs(startYears)}.`}
        </p>
      )}
    </section>
  );
});

/** Writes 1965, 1966, 1967, 1972 as "1965 to 1967, 1972". */
export function runs(years: readonly number[]): string {
  const parts: string[] = [];
  let from = years[0];
  for (const [i, year] of years.entries()) {
    if (years[i + 1] === year + 1) continue;
    parts.push(from === year ? String(year) : `${from} to ${year}`);
    from = years[i + 1];
  }
  return parts.join(", ");
}
