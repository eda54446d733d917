import { useEffect, useReducer, useRef } from "react";

/**
 * How far a figure is from where it stood when the visitor began the last edit: of any field, so that a figure which that
 * edit left alone shows no change. Zero before the first edit, whatever a link or a later part of the answer brought.
 */
export function useSinceLastEdit(value: number): number {
  const edit = useRef({ begun: false, from: value, last: value, edited: false }).current;
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const enter = () => {
      edit.begun = true;
    };
    const input = () => {
      if (!edit.begun) return;
      Object.assign(edit, { begun: false, from: edit.last, edited: true });
      draw();
    };
    addEventListener("focusin", enter);
    addEventListener("input", input, true);
    return () => {
      removeEventListener("focusin", enter);
      removeEventListener("input", input, true);
    };
  }, [edit]);
  if (value !== edit.last) {
    // A button changes numbers without any typing.
    if (edit.begun) {
      edit.from = edit.last;
      edit.edited = true;
    } else if (!edit.edited) edit.from = value;
    edit.begun = false;
    edit.last = value;
  }
  return edit.edited ? value - edit.from || 0 : 0;
}
