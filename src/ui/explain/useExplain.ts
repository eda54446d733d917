import { createContext, useCallback, useContext, useMemo, useState } from "react";
import type { Step } from "../../engine/worksheet.ts";

export type StepsByName = ReadonlyMap<string, Step>;

/** Which number is being explained, where on the page, and the steps that explain it. */
export interface Explain {
  /** All steps by name, computed when the first explanation is requested. */
  steps(): StepsByName | Promise<StepsByName>;
  /** The place whose explanation is open; only one at a time. */
  readonly open: string | undefined;
  toggle(place: string | undefined): void;
}

/**
 * @param makeSteps the steps for the numbers now on the page; a promise while the lines that explain them are loading
 */
export function useExplainer(makeSteps: () => readonly Step[] | Promise<readonly Step[]>): Explain {
  const [open, setOpen] = useState<string>();
  const steps = useMemo(() => {
    let made: StepsByName | Promise<StepsByName> | undefined;
    return () => {
      if (made === undefined) {
        const list = makeSteps();
        made = list instanceof Promise ? list.then(byName) : byName(list);
        // A failed load is retried the next time.
        if (made instanceof Promise)
          made.catch(() => {
            made = undefined;
          });
      }
      return made;
    };
  }, [makeSteps]);
  const toggle = useCallback(
    (place: string | undefined) => setOpen((before) => (before === place ? undefined : place)),
    [],
  );
  return useMemo(() => ({ steps, open, toggle }), [steps, open, toggle]);
}

/** The name for explaining a field's default value; worksheet lines never start this way. */
export const startName = (blank: string) => `=${blank}`;

const byName = (steps: readonly Step[]): StepsByName => new Map(steps.map((step) => [step.name, step]));

export const ExplainContext = createContext<Explain | null>(null);

export function useExplain(): Explain {
  const explain = useContext(ExplainContext);
  if (!explain) throw new Error("This component has to stand inside an <ExplainContext>");
  return explain;
}
