import { useEffect, useRef } from "react";

/**
 * Takes over what was typed or chosen before the script arrived: the page can be used from the first paint on.
 * @param read the text that stands in the control
 */
export function useTypedBefore<E extends HTMLElement>(
  text: string,
  onText: (text: string) => void,
  read: (control: E) => string = (control) => (control as unknown as HTMLInputElement).value,
) {
  const control = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    if (!control.current) return;
    const before = read(control.current);
    if (before !== text) onText(before);
  }, []);
  return control;
}
