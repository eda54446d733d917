import { type ReactNode, useDeferredValue, useEffect, useMemo } from "react";
import { ExplainContext, useExplain } from "../explain/useExplain.ts";

/**
 * What follows the answer: breakdowns, charts, panels. It re-renders once the answer is ready, in short tasks that the
 * next keystroke overtakes. Until then it keeps the previous numbers and their explanations; an explanation opens right
 * away when requested.
 * @param isExample it belongs to the numbers that the page was built with, and others are in the fields
 */
export function AfterTheAnswer({
  children,
  isExample,
}: {
  readonly children: ReactNode;
  readonly isExample?: boolean;
}) {
  const { steps: now, open, toggle } = useExplain();
  const steps = useDeferredValue(now);
  const explain = useMemo(() => ({ steps, open, toggle }), [steps, open, toggle]);
  const shown = useDeferredValue(children);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.opening === "parts" && shown === children && !isExample) dataset.opening = "own";
  });
  return <ExplainContext value={explain}>{shown}</ExplainContext>;
}
