import { useState } from "react";
import { nameOf } from "../../inputs/fields.ts";
import { fieldAt, type Typed } from "../../inputs/typed.ts";
import { type Form, useTheForm } from "../form/useForm.ts";
import { differingBlanks } from "./differences.ts";

/** A field by its name for lists and messages: its label may be half a sentence. */
function calledIn(form: Form, name: string) {
  const field = fieldAt(form.fields, name);
  return field && nameOf(field);
}

/**
 * Puts texts into the form at the press of a button far from their fields. `changed` says what it changed, with a way
 * back.
 */
export function usePress() {
  const form = useTheForm();
  const [pressed, setPressed] = useState<{ readonly before: Typed; readonly edits: number }>();
  const put = (texts: Typed) => {
    setPressed({ before: form.typed, edits: Math.abs(form.edits) + 1 });
    form.put(texts);
  };
  const isLast = pressed?.edits === form.edits;
  const changes = isLast ? differingBlanks(form.fields, [pressed.before, form.typed], form.readAs) : [];
  const changed = (
    <div role="status" className="said">
      {changes.length > 0 && (
        <p className="acts">
          <span>
            Changed:{" "}
            {changes
              .map(
                ({ name, label, texts: [before, after] }) =>
                  `${calledIn(form, name) ?? label}, from ${before} to ${after}`,
              )
              .join("; ")}
            .
          </span>
          <button type="button" onClick={() => form.undo?.()}>
            Undo
          </button>
        </p>
      )}
    </div>
  );
  return { put, changed };
}
