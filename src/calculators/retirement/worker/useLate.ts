import { useEffect, useState } from "react";

/** How long an answer is waited for before the page says so. Milliseconds. */
export const SOON = 300;

/**
 * Whether newer numbers have waited that long for their answer, since the last answer that came.
 * @param shown the question whose answer is on the page
 */
export function useLate(isBusy: boolean, shown: string, patience = SOON): boolean {
  const [late, setLate] = useState("");
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLate(shown), patience);
    return () => {
      clearTimeout(timer);
      setLate("");
    };
  }, [isBusy, shown, patience]);
  return isBusy && late === shown;
}
