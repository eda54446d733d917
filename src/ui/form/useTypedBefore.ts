import { useLayoutEffect, useRef } from "react";
import type { ControlProps } from "./control.ts";

/**
 * Takes over what the visitor typed or chose before the script loaded, so that the page can be used from the first
 * paint. What the browser restores into a control after Back, Forward or a reload wasn't typed and may belong to
 * another control, so it is corrected instead. The form has its own memory for that (thisTab.ts). It reads the control
 * while the page becomes interactive, not later, because React may re-render the form in between and would overwrite
 * the text.
 * @param read the control's text
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
      // It was left before anything here could notice.
      if (!control.current.contains(document.activeElement)) onLeave();
    }
  }, []);
  return control;
}

/** A page that wasn't opened before has nothing to restore, so its content was typed. */
const isFresh = () =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type === "navigate";

/** `markTyped.ts` marks what is typed into before this code runs. */
const wasTyped = (control: HTMLElement) =>
  isFresh() || control.matches("[data-typed]") || control.querySelector("[data-typed]") !== null;
