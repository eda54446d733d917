import { startTransition, useLayoutEffect, useState } from "react";

/**
 * The same value one stage later: it changes once what rendered with the new one has been painted, in short tasks that
 * the next keystroke overtakes. (`useDeferredValue` doesn't wait during a transition, and every keystroke is one.)
 * @param now the same object as long as nothing has changed
 */
export function useNextStage<T extends object>(now: T): T {
  const [shown, show] = useState(now);
  useLayoutEffect(() => {
    // Called right before the frame is painted; React renders in a task after it.
    const frame = requestAnimationFrame(() => startTransition(() => show(now)));
    return () => cancelAnimationFrame(frame);
  }, [now]);
  return shown;
}
