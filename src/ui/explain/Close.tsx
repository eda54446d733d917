import { useCallback, useEffect } from "react";
import { useExplain } from "./useExplain.ts";

/**
 * Closes the explanation with this id and returns the focus to the label that opened it. Escape does the same anywhere
 * inside the explanation.
 */
export function Close({ id }: { readonly id: string }) {
  const { toggle } = useExplain();
  const close = useCallback(() => {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.focus();
    toggle(undefined);
  }, [id, toggle]);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && document.getElementById(id)?.contains(document.activeElement)) close();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [id, close]);
  return (
    <button type="button" className="plain" onClick={close}>
      Close
    </button>
  );
}
