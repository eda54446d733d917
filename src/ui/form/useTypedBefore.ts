import { useEffect, useRef } from "react";

/** Takes over what was typed or chosen before the script arrived: the page can be used from the first paint on. */
export function useTypedBefore<E extends HTMLInputElement | HTMLSelectElement>(
  text: string,
  onText: (text: string) => void,
) {
  const control = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    if (control.current && control.current.value !== text) onText(control.current.value);
  }, []);
  return control;
}
