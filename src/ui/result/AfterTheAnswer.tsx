import { type ReactNode, useEffect, useMemo } from "react";
import { ExplainContext, useExplain } from "../explain/useExplain.ts";
import { useNextStage } from "../useNextStage.ts";

/**
 * What follows the answer: breakdowns, charts, panels. It re-renders once the answer is on the page, in short tasks
 * that the next keystroke overtakes. Until then it keeps the previous numbers and their explanations; an explanation
 * opens right away when requested.
 * @param isExample it belongs to the numbers that the page was built with, and others are in the fields
 */
export function AfterTheAnswer({
  children,
  isExample,
}: {
  readonly children: ReactNode;
  readonly isExample?: boolean;
}) {
  const { steps, open, toggle } = useExplain();
  const shown = useNextStage(useMemo(() => ({ children, steps }), [children, steps]));
  const explain = useMemo(() => ({ steps: shown.steps, open, toggle }), [shown, open, toggle]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.opening === "parts" && shown.children === children && !isExample) dataset.opening = "own";
  });
  return <ExplainContext value={explain}>{shown.children}</ExplainContext>;
}
