import { useEffect, useRef, useState } from "react";
import { useTheForm } from "./useForm.ts";

/**
 * Undo, redo and start over, available from the first change. Ctrl+Z (⌘Z) works anywhere except in a field being typed
 * in, where the browser's own undo comes first.
 */
export default function Changes() {
  const form = useTheForm();
  const [said, setSaid] = useState("");
  const { undo, redo } = form;
  const take = (back: (() => void) | undefined, words: string) => {
    if (!back) return;
    back();
    setSaid(words);
  };
  const act = useRef({ undo: () => {}, redo: () => {} });
  act.current = {
    undo: () => take(undo, "Last change undone."),
    redo: () => take(redo, "Change made again."),
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
      if (event.target instanceof HTMLElement && event.target.matches("textarea, input[type=text]")) return;
      event.preventDefault();
      act.current[event.shiftKey ? "redo" : "undo"]();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const isTouched = Object.keys(form.typed).length > 0;
  const startOver = () => {
    if (!isTouched) return;
    form.startOver();
    setSaid("Every field starts over. Undo brings your numbers back.");
  };
  return (
    <div className="changes">
      <p className="legend">
        Numbers in <span className="given">this color</span> are our assumptions. Replace them with yours.
      </p>
      {(undo || redo || isTouched) && (
        <p className="controls">
          {/* Not `disabled`, which would drop the focus of whoever just pressed it. */}
          <button type="button" aria-disabled={!undo} onClick={act.current.undo}>
            Undo
          </button>
          {redo && (
            <button type="button" onClick={act.current.redo}>
              Redo
            </button>
          )}
          <button type="button" aria-disabled={!isTouched} onClick={startOver}>
            Start over
          </button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
