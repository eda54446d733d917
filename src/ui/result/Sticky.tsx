import { useEffect, useRef, useState } from "react";
import { inDollars } from "../format.ts";

interface Props {
  readonly label: string;
  readonly figure: string;
  /** The same as a number, as far as it is shown: dollars, or a share. */
  readonly value: number;
  readonly unit: "usd" | "rate";
  /** The id of the result it leads to. */
  readonly target: string;
}

/**
 * On phones, a line at the bottom with the answer, and what the blank in use has changed in it. It leads to the result, and makes way at large
 * zoom and low height. It comes once the visitor scrolls or enters a blank: until then nothing would move what it covers out from under it.
 */
export function Sticky({ label, figure, value, unit, target }: Props) {
  // `from` is what stood before the last edit; before a blank was entered there was none, whatever a link brought.
  const edit = useRef({ begun: false, from: Number.NaN, last: value }).current;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const show = () => setShown(true);
    const begin = () => {
      edit.begun = true;
      show();
    };
    const until = new AbortController();
    addEventListener("scroll", show, until);
    addEventListener("focusin", begin, until);
    return () => until.abort();
  }, [edit]);
  if (value !== edit.last) {
    if (edit.begun) edit.from = edit.last;
    edit.begun = false;
    edit.last = value;
  }
  const change = value - edit.from || 0;
  const by = unit === "usd" ? inDollars(Math.abs(change)) : `${Math.round(Math.abs(change) * 100)} points`;
  return (
    <button
      type="button"
      className={shown ? "sticky shown" : "sticky"}
      onClick={() => document.getElementById(target)?.scrollIntoView()}
    >
      <span>{label}</span>{" "}
      <b>
        {figure}
        {/[1-9]/.test(by) && (
          <small>
            {" "}
            {change > 0 ? "+" : "−"}
            {by}
            <span className="visually-hidden"> since the last edit</span>
          </small>
        )}
      </b>
    </button>
  );
}
