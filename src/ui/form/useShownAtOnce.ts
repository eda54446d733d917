import { startTransition, useOptimistic } from "react";

/**
 * A value of the form as its control shows it. What is set stands there with the next frame; the form, and the answer
 * with it, follows as soon as there is time, and is overtaken by the next key.
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
