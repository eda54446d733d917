import { useLayoutEffect, useRef } from "react";
import type { ControlProps } from "./control.ts";

/**
 * Takes over what the visitor typed or chose before the script arrived: the page can be used from the first paint on.
 * What the browser itself puts back into a control after Back, Forward or a reload is not typed, and may belong to
 * another control: it is set right instead. The form has a memory of its own for that (thisTab.ts).
 * It reads as the page comes to life, not a moment later: React may draw the form again in between, and would write its
 * own text over what stands there.
 * @param read the text that stands in the control
 * @param write sets the control to the form's text
 */
export function useTypedBefore<E extends HTMLElement>(
  text: string,
  { onText, onLeave }: Pick<ControlProps, "onText" | "onLeave">,
  read: (control: E) => string = (control) => (control as unknown as HTMLInputElement).value,
  write: (control: E) => void = (control) => {
    (control as unknown as HTMLInputElement).value = text;
  },
) {
  const control = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useLayoutEffect(() => {
    if (!control.current) return;
    const before = read(control.current);
    if (before === text) return;
    if (!wasTyped(control.current)) write(control.current);
    else {
      onText(before);
      // It was left before anything here could hear of it.
      if (!control.current.contains(document.activeElement)) onLeave();
    }
  }, []);
  return control;
}

/** A page that was not opened before has nothing to put back, so what stands in it was typed. */
const isFresh = () =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type === "navigate";

/** `start.ts` marks what is typed into before this code runs. */
const wasTyped = (control: HTMLElement) =>
  isFresh() || control.matches("[data-typed]") || control.querySelector("[data-typed]") !== null;
