import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type StepsByName, useExplain } from "./useExplain.ts";

const Known = createContext<StepsByName | null>(null);

interface Props {
  /** Until the first steps have loaded. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Provides the steps for its content. When numbers change, the previous steps stay until the new ones are ready.
 * Nothing here may suspend: React discards the work of a render that waits, and would ask for new steps forever while
 * an answer renders a moment later.
 */
export function Steps({ fallback, children }: Props) {
  const { steps } = useExplain();
  const [come, setCome] = useState<{ readonly known?: StepsByName; readonly fault?: unknown }>({});
  useEffect(() => {
    let wanted = true;
    const ask = async () => steps();
    ask().then(
      (known) => wanted && setCome({ known }),
      (fault) => wanted && setCome({ fault }),
    );
    return () => {
      wanted = false;
    };
  }, [steps]);
  if ("fault" in come) throw come.fault;
  return come.known ? <Known value={come.known}>{children}</Known> : fallback;
}

/** The steps for the numbers on the page. */
export function useSteps(): StepsByName {
  const known = useContext(Known);
  if (!known) throw new Error("This component has to stand inside <Steps>");
  return known;
}
