import { type PointerEvent, type ReactNode, useState } from "react";
import { HEIGHT } from "./scale.ts";

interface Props {
  readonly children: ReactNode;
  /** The meaning of the bottom axis, for screen readers: "Year". */
  readonly label: string;
  readonly xs: readonly number[];
  /** A place's position, in percent of the width. */
  left(x: number): string;
  /** How it is read: "2038". */
  xLabel(x: number): string;
  /** The values there: "Principal", "$12,400". */
  valuesAt(at: number): readonly (readonly [label: string, value: string])[];
  readonly withAreas: boolean;
}

/**
 * A line over the chart that moves with a finger, a pointer or the arrow keys, and shows the values at its position,
 * the same as in the table. The chart itself isn't redrawn.
 */
export function Scrubber({ children, label, xs, left, xLabel, valuesAt, withAreas }: Props) {
  const [at, setAt] = useState<number>();
  const now = at === undefined ? undefined : Math.min(at, xs.length - 1);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.querySelector("svg")?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const percent = (100 * (event.clientX - box.left)) / box.width;
    const away = (i: number) => Math.abs(Number.parseFloat(left(xs[i] as number)) - percent);
    setAt(xs.reduce((best, _, i) => (away(i) < away(best) ? i : best), 0));
  };
  const values = now === undefined ? [] : valuesAt(now);
  const place = now === undefined ? "" : xLabel(xs[now] as number);
  return (
    <>
      <div className="scrub" onPointerMove={follow} onPointerDown={follow}>
        {children}
        {now !== undefined && (
          <svg className={withAreas ? "cursor with-areas" : "cursor"} width="100%" height={HEIGHT} aria-hidden="true">
            <line x1={left(xs[now] as number)} x2={left(xs[now] as number)} y1="0" y2={HEIGHT} />
          </svg>
        )}
      </div>
      <div className="scrubber">
        <input
          type="range"
          className="reader"
          autoComplete="off"
          aria-label={`${label} to read in the chart`}
          aria-valuetext={[place, ...values.map(([name, value]) => `${name} ${value}`)].join(", ")}
          min={0}
          max={xs.length - 1}
          value={now ?? 0}
          onChange={(event) => setAt(Number(event.target.value))}
        />
        <p className="small">
          {now === undefined ? (
            <span className="soft">Point to or tap the chart, or move the slider, to see its values.</span>
          ) : (
            <>
              <b>{place}</b>
              {values.map(([name, value]) => (
                <span key={name}>
                  {name} <b>{value}</b>
                </span>
              ))}
            </>
          )}
        </p>
      </div>
    </>
  );
}
