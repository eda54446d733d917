import { startTransition, useLayoutEffect, useState } from "react";

/** What changes after the next frame, all of it in one transition; otherwise some parts would be newer than others. */
const waiting = new Set<() => void>();

function showAll(): void {
  const all = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const show of all) show();
  });
}

/**
 * The same value one stage later: it changes once what rendered with the new one has been painted, in short tasks that
 * the next keystroke overtakes. (`useDeferredValue` doesn't wait during a transition, and every keystroke is one.)
 * @param now the same object as long as nothing has changed
 */
export function useNextStage<T extends object>(now: T): T {
  const [shown, show] = useState(now);
  useLayoutEffect(() => {
    const next = () => show(now);
    // Called right before the frame is painted; React renders in a task after it.
    if (waiting.size === 0) requestAnimationFrame(showAll);
    waiting.add(next);
    return () => {
      waiting.delete(next);
    };
  }, [now]);
  return shown;
}
