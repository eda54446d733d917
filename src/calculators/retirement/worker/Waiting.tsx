import type { ReactNode } from "react";
import type { Asked } from "./client.ts";
import { useLate } from "./useLate.ts";

/**
 * What was asked in addition to the answer: a message while it is computed, and the last figures marked while newer
 * ones come.
 */
export function Waiting<T>({ asked, children }: { readonly asked: Asked<T>; children(value: T): ReactNode }) {
  const { value, stale, failed, again } = asked;
  const isWaiting = useLate(stale, asked.stamp);
  if (failed)
    return (
      <div className="failed" role="alert">
        <p>Something went wrong on our side. What you typed is still here.</p>
        <button type="button" onClick={again}>
          Try again
        </button>
      </div>
    );
  return (
    <div className="asked" aria-busy={stale}>
      <p className="waiting-line" role="status">
        {value === undefined
          ? "Working it out…"
          : isWaiting
            ? "Working on your new numbers. These are the previous ones."
            : ""}
      </p>
      {value !== undefined && <div className={isWaiting ? "later stale" : "later"}>{children(value)}</div>}
    </div>
  );
}
