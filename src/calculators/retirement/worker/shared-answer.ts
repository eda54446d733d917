/**
 * The answer from several workers: each follows some of the futures, and the first one combines all parts into the
 * answer.
 */
import type { PlanOutcome } from "../../../engine/retirement/plan/follow.ts";
import type { Result } from "../answer/result.ts";
import type { Inputs } from "../inputs.ts";

/** What each worker is asked. */
export interface PartWorker {
  resultOf(inputs: Inputs): Promise<Result>;
  outcomeOf(inputs: Inputs, from: number, to: number): Promise<PlanOutcome>;
  resultFrom(inputs: Inputs, parts: readonly PlanOutcome[]): Promise<Result>;
}

/** The number of futures in a first answer, shown while the rest is computed. */
export const FIRST_FUTURES = 200;

/** Divides the numbers from one up to another into parts of about the same size. */
function parts(from: number, to: number, many: number): (readonly [from: number, to: number])[] {
  const edge = (i: number) => from + Math.round(((to - from) * i) / many);
  return Array.from({ length: many }, (_, i) => [edge(i), edge(i + 1)] as const).filter(([start, end]) => end > start);
}

/**
 * The same answer that one worker gives: futures are drawn by seed and number, so it doesn't matter who follows which.
 * History has too few starting years to divide.
 */
export async function sharedAnswer(
  inputs: Inputs,
  workers: readonly PartWorker[],
  show: (first: Result) => void,
): Promise<Result> {
  const [one] = workers as readonly [PartWorker];
  if (inputs.model === "history" || inputs.paths <= FIRST_FUTURES) return one.resultOf(inputs);
  const followed = (from: number, to: number) =>
    Promise.all(
      parts(from, to, workers.length).map(([start, end], i) =>
        (workers[i] as PartWorker).outcomeOf(inputs, start, end),
      ),
    );
  const first = await followed(0, FIRST_FUTURES);
  // Requested in this order, so that the first answer doesn't wait for the rest.
  const [, rest] = await Promise.all([one.resultFrom(inputs, first).then(show), followed(FIRST_FUTURES, inputs.paths)]);
  return one.resultFrom(inputs, [...first, ...rest]);
}
