import { useEffect, useState } from "react";
import type { Typed } from "../../inputs/typed.ts";
import { useTheForm } from "../form/useForm.ts";
import { format } from "../format.ts";
import { changeOf, comparedOf, type Taken } from "./calculation.ts";
import type { Moved, Sensitivity } from "./sensitivity.ts";

const PAUSE = 250;

/** The five blanks that move the result most, each at a low and a high end. A press puts an end into the form. */
export function WhatMoves({ taken }: { readonly taken: Taken<never> }) {
  const form = useTheForm();
  const [found, setFound] = useState<Sensitivity>();
  const [before, setBefore] = useState<{ readonly typed: Typed; readonly words: string }>();
  const key = JSON.stringify(form.typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that is typed
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      const { sensitivityOf } = await import("./sensitivity.ts");
      const next = await sensitivityOf({
        fields: form.fields,
        typed: form.typed,
        moves: taken.moves ?? [],
        readAs: form.readAs,
        resultFor: async (typed) =>
          comparedOf({ taken, steps: await taken.stepsFor(form.readAs(typed).inputs as never) }),
      });
      if (wanted) setFound(next);
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  if (!found) return null;
  const load = ({ blank, label }: Moved, text: string, said: string) => {
    setBefore({ typed: form.typed, words: `${label}: ${said}` });
    form.set(blank, text);
  };
  const values = [found.now.value, ...found.moved.flatMap(({ ends }) => ends.map(({ value }) => value))];
  const least = Math.min(...values);
  const width = Math.max(...values) - least || 1;
  const at = (value: number) => ((value - least) / width) * 100;
  return (
    <section aria-label="What moves it most">
      <h3>What moves it most</h3>
      <p>
        {found.now.label} now: <b>{format(found.now)}</b>. One blank changes at a time, to a low and to a high end that
        could well be. Press one to put it into its blank.
      </p>
      <ul className="tornado">
        {found.moved.map((one) => {
          const ends = [found.now.value, ...one.ends.map(({ value }) => value)].map(at);
          const from = Math.min(...ends);
          return (
            <li key={one.blank}>
              <b>{one.label}</b> <span className="soft">now {one.now}</span>
              <svg width="100%" height="14" aria-hidden="true">
                <line x1="0" x2="100%" y1="7" y2="7" className="track" />
                <rect
                  className="area principal"
                  x={`${from}%`}
                  width={`${Math.max(0.6, Math.max(...ends) - from)}%`}
                  y="2"
                  height="10"
                />
                <line x1={`${at(found.now.value)}%`} x2={`${at(found.now.value)}%`} y1="0" y2="14" className="here" />
              </svg>
              <p className="ends">
                {one.ends.map(({ text, said, value }) => (
                  <button type="button" className="plain" key={text} onClick={() => load(one, text, said)}>
                    {said}: {format({ ...found.now, value })}
                    <small className="soft"> ({changeOf(found.now.unit, value - found.now.value)})</small>
                  </button>
                ))}
              </p>
            </li>
          );
        })}
      </ul>
      <div role="status" className="said">
        {before && (
          <p className="acts">
            <span>Put in: {before.words}.</span>
            <button
              type="button"
              onClick={() => {
                form.setAll(before.typed);
                setBefore(undefined);
              }}
            >
              Take it back
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
