import { useEffect, useState } from "react";
import type { Step, Unit } from "../../engine/worksheet.ts";
import type { Typed } from "../../inputs/typed.ts";
import { useTheForm } from "../form/useForm.ts";
import { format } from "../format.ts";
import { changeOf, comparedOf, resultsOf, type Taken } from "./calculation.ts";
import {
  byName,
  type ChangedLine,
  changedLines,
  differingBlanks,
  type Effect,
  effectsBetween,
  type Steps,
} from "./compare.ts";

const NAMES = ["A", "B", "C"] as const;
const PAUSE = 250;

interface Worked {
  readonly sets: readonly Typed[];
  readonly steps: readonly Steps[];
  /** What each blank does, from A to the set; by set. */
  readonly effects: readonly (readonly Effect[])[];
}

interface Props {
  readonly taken: Taken<never>;
}

/** Two or three sets of numbers side by side: the difference first, then what makes it, then the blanks that differ. */
export function Compare({ taken }: Props) {
  const form = useTheForm();
  const [others, setOthers] = useState<readonly Typed[]>([form.typed]);
  const [active, setActive] = useState(0);
  const sets = others.map((typed, i) => (i === active ? form.typed : typed));
  const worked = useWorked(taken, sets);

  const keepAll = (next: readonly Typed[], now: number) => {
    setOthers(next);
    setActive(now);
    const typed = next[now];
    if (typed && typed !== form.typed) form.setAll(typed);
  };
  const last = sets.length === NAMES.length;
  return (
    <section aria-label="Compare">
      <h3>Compare</h3>
      {sets.length === 1 ? (
        <p>Save your numbers as plan A, change anything in a copy, and see the difference and what causes it.</p>
      ) : (
        <p>
          You are editing plan <b>{NAMES[active]}</b>. The other plans stay the same.
        </p>
      )}
      <div className="acts">
        {!last && (
          <button type="button" onClick={() => keepAll([...sets, form.typed], sets.length)}>
            {sets.length === 1 ? "Save as plan A and edit a copy" : `Add plan ${NAMES[sets.length]}`}
          </button>
        )}
        {sets.length > 1 &&
          sets.map((_, i) => (
            <button
              type="button"
              key={NAMES[i]}
              aria-pressed={i === active}
              disabled={i === active}
              onClick={() => keepAll(sets, i)}
            >
              Edit plan {NAMES[i]}
            </button>
          ))}
        {sets.length > 1 && (
          <button type="button" onClick={() => keepAll([form.typed], 0)}>
            Stop comparing
          </button>
        )}
      </div>
      {worked && sets.length > 1 && <Side taken={taken} worked={worked} />}
    </section>
  );
}

/** The steps of every set, worked out a moment after typing pauses. */
function useWorked(taken: Taken<never>, sets: readonly Typed[]): Worked | undefined {
  const form = useTheForm();
  const [worked, setWorked] = useState<Worked>();
  const key = JSON.stringify(sets);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that is typed in the sets
  useEffect(() => {
    let wanted = true;
    const stepsFor = async (typed: Typed) => byName(await taken.stepsFor(form.readAs(typed).inputs as never));
    // Never in the effect itself: an effect that sets state at each change makes React give up on a burst of changes.
    const timer = setTimeout(async () => {
      if (sets.length < 2) return setWorked(undefined);
      const steps = await Promise.all(sets.map(stepsFor));
      const main = mainResult(taken, steps[0] as Steps);
      const effects = await Promise.all(
        sets.map((typed, i) =>
          i === 0 || !main
            ? []
            : effectsBetween(form.fields, [sets[0] as Typed, typed], form.readAs, main.name, stepsFor),
        ),
      );
      if (wanted) setWorked({ sets, steps, effects });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return worked;
}

/** The one whose difference is explained. */
const mainResult = (taken: Taken<never>, steps: Steps): Step | undefined =>
  comparedOf({ taken, steps: [...steps.values()] });

function Side({ taken, worked: { sets, steps, effects } }: Props & { readonly worked: Worked }) {
  const form = useTheForm();
  const [first] = steps as [Steps];
  const main = mainResult(taken, first);
  const results = resultsOf({ taken, steps: [...first.values()] });
  const differences = differingBlanks(form.fields, sets, form.readAs);
  const columns = NAMES.slice(0, sets.length);
  return (
    <>
      {main &&
        steps.slice(1).map((other, i) => {
          const after = other.get(main.name);
          if (typeof after?.value !== "number" || typeof main.value !== "number") return null;
          const name = columns[i + 1] as string;
          return (
            <Explained
              key={name}
              title={`${main.label}: plan ${name} is ${after.value === main.value ? "the same as plan A" : `${changeOf(main.unit, after.value - main.value)} compared with plan A`}`}
              unit={main.unit}
              effects={effects[i + 1] ?? []}
              lines={changedLines(first, other, main.name)}
            />
          );
        })}
      <section className="scroll" tabIndex={0} aria-label="Side by side">
        <table className="figures comparison">
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
            {results.map((result) => (
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

/** The difference, blank by blank, and then line by line from the two worksheets. */
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
