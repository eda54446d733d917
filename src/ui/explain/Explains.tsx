import { type ReactNode, useCallback } from "react";
import type { Step } from "../../engine/worksheet.ts";
import { ExplainContext, useExplainer } from "./useExplain.ts";

interface Props<W> {
  /** What was computed: a new object whenever an input has changed. */
  readonly of: W;
  /** The steps behind it, computed when the first explanation is opened. The same function every time. */
  steps(of: W): readonly Step[];
  readonly children: ReactNode;
}

/** A part of the page whose numbers are explained by its own worksheet. */
export function Explains<W>({ of, steps, children }: Props<W>) {
  const explainer = useExplainer(useCallback(() => steps(of), [of, steps]));
  return <ExplainContext value={explainer}>{children}</ExplainContext>;
}
