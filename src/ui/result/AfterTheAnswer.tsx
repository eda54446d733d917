import { type ReactNode, useDeferredValue, useMemo } from "react";
import { ExplainContext, useExplain } from "../explain/useExplain.ts";

/**
 * What follows the answer: breakdowns, charts, panels. It re-renders once the answer is ready, in short tasks that the
 * next keystroke overtakes. Until then it keeps the previous numbers and their explanations; an explanation opens right
 * away when requested.
 */
export function AfterTheAnswer({ children }: { readonly children: ReactNode }) {
  const { steps: now, open, toggle } = useExplain();
  const steps = useDeferredValue(now);
  const explain = useMemo(() => ({ steps, open, toggle }), [steps, open, toggle]);
  return <ExplainContext value={explain}>{useDeferredValue(children)}</ExplainContext>;
}
