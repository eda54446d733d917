import { useRef } from "react";
import { useTheForm } from "../form/useForm.ts";
import { begun, type Shown, watched } from "./sinceLastEdit.ts";

/** Which numbers a figure is the answer to, and which stand in the fields, where answers come from a worker. */
export type AnsweredFor = Pick<Shown, "answers" | "asked">;
const AT_ONCE: AnsweredFor = { answers: "", asked: "" };

/**
 * How far a figure is from where it stood when the visitor began the last edit: of any field, so that a figure which that
 * edit left alone shows no change.
 */
export function useSinceLastEdit(value: number, answered: AnsweredFor = AT_ONCE): number {
  const { edits } = useTheForm();
  const shown = { value, edits, ...answered };
  const was = useRef(begun(shown));
  was.current = watched(was.current, shown);
  return value - was.current.from || 0;
}
