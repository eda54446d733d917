import { useEffect, useState } from "react";
import { tell } from "../fault/tell.ts";

/** How long typing has to pause, in milliseconds. */
const PAUSE = 250;

/**
 * What takes many calculations, worked out a moment after typing pauses: what was found last, whether that is still the
 * answer, and how to retry if it failed.
 * @param asked stands for everything that the work depends on
 * @param work waits for `next` before each calculation: it yields to the page, and ends the work once something else is
 *   asked
 */
export function useWorked<T>(asked: string, work: (next: () => Promise<void>) => Promise<T>) {
  const [{ key: done, found, failed }, setDone] = useState<{ key: string; found?: T; failed?: true }>({ key: "" });
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${asked}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the attempt and all that is asked
  useEffect(() => {
    let wanted = true;
    const next = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      if (!wanted) throw new Error("Something else is asked by now");
    };
    // Never in the effect itself, because an effect that sets state at each change makes React give up on a burst of
    // changes.
    const timer = setTimeout(
      () =>
        work(next).then(
          (found) => wanted && setDone({ key, found }),
          (fault) => {
            if (!wanted) return;
            tell(fault);
            setDone({ key, failed: true });
          },
        ),
      PAUSE,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { found, isBusy: done !== key, failed: failed && done === key, again: () => setAttempt(attempt + 1) };
}
