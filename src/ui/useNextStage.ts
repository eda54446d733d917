import { startTransition, useEffect, useState } from "react";

/**
 * The same value one stage later: it changes once what rendered with the new one is on the page, in short tasks that
 * the next keystroke overtakes. (`useDeferredValue` doesn't wait during a transition, and every keystroke is one.)
 * @param now the same object as long as nothing has changed
 */
export function useNextStage<T extends object>(now: T): T {
  const [shown, show] = useState(now);
  useEffect(() => startTransition(() => show(now)), [now]);
  return shown;
}
