import { type ReactNode, useDeferredValue, useMemo } from "react";
import { ExplainContext, useExplain } from "../explain/useExplain.ts";

/**
 * What follows the answer: breakdowns, charts, panels. It is drawn anew once the answer stands, in short tasks that the
 * next key overtakes. Until then it keeps the numbers of before, and their explanations; one that is asked for opens at once.
 */
export function AfterTheAnswer({ children }: { readonly children: ReactNode }) {
  const { steps: now, open, toggle } = useExplain();
  const steps = useDeferredValue(now);
  const explain = useMemo(() => ({ steps, open, toggle }), [steps, open, toggle]);
  return <ExplainContext value={explain}>{useDeferredValue(children)}</ExplainContext>;
}
