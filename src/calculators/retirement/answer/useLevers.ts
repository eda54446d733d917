/**
 * What it would take to reach the target. Searched once the answer is stable, so that dragging a number never waits for
 * it.
 */
import { useEffect, useState } from "react";
import type { Inputs } from "../inputs.ts";
import { type Asked, sideWorker, useAsked } from "../worker/client.ts";
import type { Levers } from "./levers.ts";

/** How long an answer has to be stable before the search begins, in milliseconds. */
const CALM = 250;

/** For the answer on the page; they are stale if they belong to another one. */
export function useLevers(
  inputs: Inputs,
  answer: Pick<Asked<unknown>, "stamp" | "stale" | "first">,
  first: Levers,
): Asked<Levers> & { value: Levers } {
  const answered = answer.stale || answer.first ? null : answer.stamp;
  const [calm, setCalm] = useState({ stamp: first.stamp, inputs });
  useEffect(() => {
    if (answered === null || answered === calm.stamp) return;
    const timer = setTimeout(() => setCalm({ stamp: answered, inputs }), CALM);
    return () => clearTimeout(timer);
  }, [answered, calm.stamp, inputs]);
  const asked = useAsked<Levers>(
    sideWorker,
    calm.stamp,
    async (one, all) => {
      const other = all[1] ?? one;
      const [spending, retireAge, cut] = await Promise.all([
        one.mostSpending(calm.inputs),
        other.earliestStop(calm.inputs),
        other.withBenefitsCut(calm.inputs),
      ]);
      return { stamp: calm.stamp, spending, retireAge, cut };
    },
    { stamp: first.stamp, value: first },
  );
  const value = asked.value ?? first;
  return { ...asked, value, stale: value.stamp !== answer.stamp };
}
