import { useEffect, useState } from "react";
import type { Step, Unit } from "../../engine/worksheet.ts";
import type { Typed } from "../../inputs/typed.ts";
import { counted, type Texts } from "../form/formState.ts";
import { useTheForm } from "../form/useForm.ts";
import { format } from "../format.ts";
import { Failed } from "../result/Boundary.tsx";
import { changeOf, comparedOf, resultsOf, type Taken } from "./calculation.ts";
import {
  byName,
  type ChangedLine,
  changedLines,
  differingBlanks,
  type Effect,
  effectsBetween,
  type Steps,
} from "./differences.ts";
import { bar, type InBar, setEditing } from "./editing.ts";
import { useWorked } from "./useWorked.ts";

const LETTERS = ["A", "B", "C"] as const;
/** The name the visitor gave it, or its letter. */
const named = (names: readonly string[], i: number) => names[i]?.trim() || `Plan ${LETTERS[i]}`;

interface Worked {
  readonly sets: readonly Typed[];
  readonly steps: readonly Steps[];
  /** What each field does, from A to each other plan. */
  readonly effects: readonly (readonly Effect[])[];
}

interface Props {
  readonly taken: Taken<never>;
}

/** Two or three plans side by side: the difference first, then its causes, then the fields that differ. */
export function Compare({ taken }: Props) {
  const form = useTheForm();
  const [others, setOthers] = useState<readonly Texts[]>([form]);
  const [active, setActive] = useState(0);
  const plans = others.map((plan, i) => (i === active ? form : plan));
  const sets = plans.map((plan) => counted(form.fields, plan));
  const [names, setNames] = useState<readonly string[]>([]);
  const { found, isBusy, failed, again } = usePlans(taken, sets);
  /** What the answer bar showed for each plan when it was left. */
  const [inBar, setInBar] = useState<readonly (InBar | undefined)[]>([]);
  const editing = sets.length > 1 ? named(names, active) : undefined;
  const against = active === 0 ? 1 : 0;
  const beside = inBar[against];
  const other = named(names, against);
  useEffect(() => {
    setEditing(editing === undefined ? undefined : { name: editing, other: beside && { ...beside, name: other } });
    return () => setEditing(undefined);
  }, [editing, beside, other]);

  const keepAll = (next: readonly Texts[], now: number) => {
    const left = bar.shown;
    setInBar(next.length === 1 ? [] : LETTERS.map((_, i) => (i === active ? left : inBar[i])));
    setOthers(next);
    setActive(now);
    const plan = next[now];
    if (plan && plan.typed !== form.typed) form.setAll(plan.typed, plan.good);
  };
  const last = sets.length === LETTERS.length;
  return (
    <section aria-label="Compare">
      <h3>Compare</h3>
      {sets.length === 1 ? (
        <p>Save your numbers as plan A, change anything in a copy, and see the difference and what causes it.</p>
      ) : (
        <p>
          You are editing <b>{editing}</b>. The other plans stay as they are.
        </p>
      )}
      <div className="acts">
        {!last && (
          <button type="button" onClick={() => keepAll([...plans, form], plans.length)}>
            {sets.length === 1 ? "Save as plan A and edit a copy" : `Add plan ${LETTERS[sets.length]}`}
          </button>
        )}
        {sets.length > 1 &&
          sets.map(
            (_, i) =>
              i !== active && (
                <button type="button" key={LETTERS[i]} onClick={() => keepAll(plans, i)}>
                  Edit {named(names, i).replace(/^Plan (?=[ABC]$)/, "plan ")}
                </button>
              ),
          )}
        {sets.length > 1 && (
          <button type="button" onClick={() => keepAll([form], 0)}>
            Stop comparing
          </button>
        )}
      </div>
      {sets.length > 1 && (
        <label className="plan-name">
          Name of this plan{" "}
          <input
            type="text"
            value={names[active] ?? ""}
            placeholder={`Plan ${LETTERS[active]}`}
            maxLength={30}
            onChange={(event) =>
              setNames(LETTERS.map((_, i) => (i === active ? event.target.value : (names[i] ?? ""))))
            }
          />
        </label>
      )}
      {sets.length > 1 && (
        <div className={isBusy ? "sides busy" : "sides"} aria-busy={isBusy}>
          {isBusy && <p className="waiting">Working on your new numbers…</p>}
          {failed && <Failed what="this comparison" how="broken" again={again} />}
          {found && <Side taken={taken} worked={found} names={sets.map((_, i) => named(names, i))} />}
        </div>
      )}
    </section>
  );
}

/** Every plan's steps, and what each field does. */
function usePlans(taken: Taken<never>, sets: readonly Typed[]) {
  const form = useTheForm();
  return useWorked(JSON.stringify(sets), async (next): Promise<Worked | undefined> => {
    if (sets.length < 2) return undefined;
    const stepsFor = async (typed: Typed) => {
      await next();
      return byName(await taken.stepsFor(form.readAs(typed).inputs as never));
    };
    const steps = await Promise.all(sets.map(stepsFor));
    const main = mainResult(taken, steps[0] as Steps);
    const effects = await Promise.all(
      sets.map((typed, i) =>
        i === 0 || !main
          ? []
          : effectsBetween(form.fields, [sets[0] as Typed, typed], form.readAs, main.name, stepsFor),
      ),
    );
    return { sets, steps, effects };
  });
}

/** The plan whose difference is explained. */
const mainResult = (taken: Taken<never>, steps: Steps): Step | undefined =>
  comparedOf({ taken, steps: [...steps.values()] });

/** Steps that print the same in every plan say nothing in a comparison. */
const differs = (name: string, steps: readonly Steps[]) =>
  new Set(
    steps.map((of) => {
      const step = of.get(name);
      return step && format(step);
    }),
  ).size > 1;

/** "“Interest” is $37 higher". What a label says in parentheses stands in the table. */
function differenceIn({ label, unit, value }: Step, other: Step | undefined): string | undefined {
  if (typeof value !== "number" || typeof other?.value !== "number") return undefined;
  const by = other.value - value;
  const called = label.replace(/ \(.*\)$/, "");
  return by === 0
    ? `“${called}” is the same`
    : `“${called}” is ${changeOf(unit, Math.abs(by)).replace(/^\+/, "")} ${by > 0 ? "higher" : "lower"}`;
}

/** "Plan B: “Monthly payment” is $37 higher than in Plan A, and “Total interest” is $10,221 higher." */
function sentence(names: readonly [string, string], main: string, too?: string | false): string {
  const [first, other] = names;
  return `${other}: ${main} ${main.endsWith("the same") ? "as" : "than"} in ${first}${too ? `, and ${too}` : ""}.`;
}

function Side({
  taken,
  worked: { sets, steps, effects },
  names,
}: Props & { readonly worked: Worked; readonly names: readonly string[] }) {
  const form = useTheForm();
  const [first] = steps as [Steps];
  const main = mainResult(taken, first);
  const results = resultsOf({ taken, steps: [...first.values()] });
  const differences = differingBlanks(form.fields, sets, form.readAs);
  const columns = names.slice(0, sets.length);
  const rows = results.filter(({ name }) => differs(name, steps));
  return (
    <>
      {main &&
        steps.slice(1).map((other, i) => {
          const difference = differenceIn(main, other.get(main.name));
          if (!difference) return null;
          const second = first.get(taken.comparedToo);
          // A second result that is the same says nothing.
          const too = second && differs(second.name, [first, other]) && differenceIn(second, other.get(second.name));
          const name = columns[i + 1] as string;
          return (
            <Explained
              key={name}
              title={sentence([columns[0] as string, name], difference, too)}
              unit={main.unit}
              effects={effects[i + 1] ?? []}
              lines={changedLines(first, other, main.name)}
            />
          );
        })}
      <section className="scroll" tabIndex={0} aria-label="Side by side">
        <table className="figures comparison stacked">
          <thead>
            <tr>
              <td />
              {columns.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((result) => (
              <tr key={result.name}>
                <th scope="row">{result.label}</th>
                {steps.map((of, i) => {
                  const step = of.get(result.name);
                  return <td key={columns[i]}>{step ? format(step) : "—"}</td>;
                })}
              </tr>
            ))}
            {differences.map(({ name, label, texts, typed }) => (
              <tr key={name} className="differs">
                <th scope="row">
                  {typed ? "You typed" : "As a result"}: {label}
                </th>
                {texts.map((text, i) => (
                  <td key={columns[i]}>{text === undefined ? "—" : text === texts[0] ? text : <mark>{text}</mark>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {differences.length === 0 && <p>The plans are still the same. Change a number.</p>}
    </>
  );
}

interface ExplainedProps {
  readonly title: string;
  readonly unit: Unit;
  readonly effects: readonly Effect[];
  readonly lines: readonly ChangedLine[];
}

/** The difference, field by field, and then line by line from the two worksheets. */
const Explained = ({ title, unit, effects, lines }: ExplainedProps) => (
  <div>
    <h4>{title}</h4>
    {effects.length > 0 && (
      <ul className="plain-list">
        {effects.map(({ label, from, to, amount }) => (
          <li key={label}>
            <b>{changeOf(unit, amount)}</b> {label}: {from || "nothing"} → {to || "nothing"}
          </li>
        ))}
      </ul>
    )}
    {lines.length > 0 && (
      <details className="twin">
        <summary>Line by line</summary>
        <ol className="plain-list">
          {lines.map(({ step, before, because }) => (
            <li key={step.name}>
              {step.label}: {format(before)} → {format(step)}
              {typeof step.value === "number" && typeof before.value === "number" && step.unit === "usd" && (
                <b> ({changeOf("usd", step.value - before.value)})</b>
              )}
              {because.length > 0 && <small className="arithmetic">because of {because.join(", ")}</small>}
            </li>
          ))}
        </ol>
      </details>
    )}
  </div>
);
