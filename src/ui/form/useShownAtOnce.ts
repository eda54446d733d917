import { startTransition, useOptimistic } from "react";

/**
 * A form value as its control shows it. A new value appears with the next frame; the form and the answer follow when
 * there is time, and the next keystroke overtakes them.
 */
export function useShownAtOnce<T>(value: T, set: (next: T) => void) {
  const [shown, show] = useOptimistic(value);
  const setAtOnce = (next: T) =>
    startTransition(() => {
      show(next);
      set(next);
    });
  return [shown, setAtOnce] as const;
}
