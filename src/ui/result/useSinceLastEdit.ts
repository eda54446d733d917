import { useRef } from "react";
import { useTheForm } from "../form/useForm.ts";
import { begun, changeOf, type Shown, watched } from "./sinceLastEdit.ts";

/** Which numbers a figure answers and which are in the fields, if answers come from a worker, and what it means. */
export type AnsweredFor = Pick<Shown, "answers" | "asked" | "about">;
const AT_ONCE: AnsweredFor = { answers: "", asked: "" };

/**
 * The difference between a figure and its value when the visitor's last edit began, in any field, so that a figure the
 * edit didn't affect shows no change. A figure with another label isn't the same figure.
 */
export function useSinceLastEdit(label: string, value: number, answered: AnsweredFor = AT_ONCE): number {
  const { edits } = useTheForm();
  const shown = { label, value, edits, ...answered };
  const was = useRef(begun(shown));
  was.current = watched(was.current, shown);
  return changeOf(shown, was.current);
}
