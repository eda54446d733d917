import { useEffect, useRef } from "react";

/**
 * How far a figure is from where it stood when the visitor entered the field they last edited. Zero before the first
 * edit, whatever a link or a later part of the answer brought.
 */
export function useSinceLastEdit(value: number): number {
  const edit = useRef({ begun: false, from: value, last: value, edited: false }).current;
  useEffect(() => {
    const begin = () => {
      edit.begun = true;
    };
    addEventListener("focusin", begin);
    return () => removeEventListener("focusin", begin);
  }, [edit]);
  if (value !== edit.last) {
    if (edit.begun) {
      edit.from = edit.last;
      edit.edited = true;
    } else if (!edit.edited) edit.from = value;
    edit.begun = false;
    edit.last = value;
  }
  return edit.edited ? value - edit.from || 0 : 0;
}
