import { useEffect } from "react";
import { SpreadBar, sideOf } from "../chart/SpreadBar.tsx";
import { counted } from "../form/formState.ts";
import { useTheForm } from "../form/useForm.ts";
import { format, inDollars } from "../format.ts";
import { Failed } from "../result/Boundary.tsx";
import { changeOf } from "./calculation.ts";
import { type End, sensitivityOf, type Watched, type Watching } from "./sensitivity.ts";
import { usePress } from "./usePress.tsx";
import { useWorked } from "./useWorked.ts";

interface Props {
  /** What may move the result; its code loads when somebody wants to know. The same function every time. */
  of(): Promise<{ readonly watching: Watching<never> }>;
}

const said = (watched: Watched) => watched.said ?? (watched.whole ? inDollars(watched.value) : format(watched));
const changed = ({ unit, whole }: Watched, by: number) =>
  by === 0 ? "no change" : whole ? `${by >= 0 ? "+" : ""}${inDollars(by)}` : changeOf(unit, by);

/** The five fields that move the result most, each at a low and a high end. A press puts that end into the form. */
export default function WhatMoves({ of }: Props) {
  const { found, failed, again } = useSensitivity(of);
  const { put, changed: tried } = usePress();
  if (failed) return <Failed what="this comparison" how="broken" again={again} />;
  const [main, ...beside] = found?.now ?? [];
  if (!found || !main) return <p className="waiting-line">Working it out…</p>;
  const mainOf = ({ watched }: End) => watched[0]?.value ?? main.value;
  const values = [main.value, ...found.moved.flatMap(({ ends }) => ends.map(mainOf))];
  const least = Math.min(...values);
  const width = Math.max(...values) - least || 1;
  const at = (value: number) => (value - least) / width;
  return (
    <>
      <p>
        Now: {main.label.charAt(0).toLowerCase() + main.label.slice(1)}, <b>{said(main)}</b>
        {beside.map((one) => `; ${one.label.charAt(0).toLowerCase() + one.label.slice(1)}, ${said(one)}`)}. Below, we
        change one number at a time to a likely low and a likely high value and work everything out again. Select a
        value to try it.
      </p>
      {found.moved.length === 0 && (
        <p>None of the changes we tried affects your answer. If you've left fields empty, fill them in first.</p>
      )}
      <ul className="tornado">
        {found.moved.map((one) => {
          const places = [main.value, ...one.ends.map(mainOf)].map(at);
          return (
            <li key={one.blank}>
              <b>{one.label}</b> <span className="soft">(now {one.now})</span>
              <SpreadBar from={Math.min(...places)} to={Math.max(...places)} here={at(main.value)} />
              <p className="ends">
                {one.ends
                  .toSorted((a, b) => mainOf(a) - mainOf(b))
                  .map((end) => (
                    <button
                      type="button"
                      className={`plain ${sideOf(mainOf(end), main.value)}`}
                      key={end.said}
                      onClick={() => put(end.texts)}
                    >
                      {end.said}: <Ended of={end} from={found.now} />
                    </button>
                  ))}
              </p>
              {one.note && <p className="soft small">{one.note}</p>}
            </li>
          );
        })}
      </ul>
      {tried}
    </>
  );
}

/** The figures at an end, each with its change. */
const Ended = ({ of: { watched }, from }: { readonly of: End; readonly from: readonly Watched[] }) =>
  watched.map((one, i) => {
    const { label } = one;
    const change = one.value - (from[i]?.value ?? 0);
    if (i === 0)
      return (
        <span key={label}>
          {said(one)} ({changed(one, change)})
        </span>
      );
    return (
      <small className="soft" key={label}>
        {` ${label}: ${said(one)} `}
        <span>({changed(one, change)})</span>
      </small>
    );
  });

/** What moves the current form's result. */
function useSensitivity(of: Props["of"]) {
  const form = useTheForm();
  // Requested as soon as somebody wants to know.
  useEffect(() => void of().catch(() => undefined), [of]);
  return useWorked(JSON.stringify(form.inputs), async (next) => {
    const { watching } = await of();
    const watch = async (inputs: never) => {
      await next();
      return watching.watch(inputs);
    };
    const { fields, readAs } = form;
    return sensitivityOf({ fields, typed: counted(fields, form), watching: { ...watching, watch }, readAs });
  });
}
