/** A pension's two options, side by side: the one in the plan and the one it is compared with. */
import { type Measured, measured } from "../compared/analyses.ts";
import type { Inputs } from "../inputs.ts";
import { isOptional } from "../plan/household.ts";

export interface PensionOption {
  /** Its place among the visitor's other income. */
  readonly at: number;
  readonly amount: number;
  readonly survivor: number;
  /** A year, for the other person after the death of the one it belongs to. */
  readonly toSurvivor: number;
  readonly isPlanned: boolean;
  /** The plan with it, for as long as you said. */
  readonly planned: Pick<Measured, "rate" | "poorEnd">;
  /** The plan with it, if both lives are as long as the life tables say. */
  readonly byTables: Pick<Measured, "rate" | "poorEnd">;
}

/** Both options of each pension that has two. */
export const pensionOptions = (inputs: Inputs): PensionOption[] =>
  inputs.streams.flatMap((one, at) =>
    !inputs.couple || !isOptional(one)
      ? []
      : [true, false].map((isPlanned): PensionOption => {
          const amount = isPlanned ? one.amount : one.other;
          const survivor = isPlanned ? one.survivor : one.otherSurvivor;
          const streams = inputs.streams.with(at, { ...one, amount, survivor });
          const result = (lifetimes: Inputs["lifetimes"]) => {
            const { rate, poorEnd } = measured({ ...inputs, streams, lifetimes });
            return { rate, poorEnd };
          };
          return {
            ...{ at, amount, survivor, toSurvivor: amount * survivor, isPlanned },
            planned: result(inputs.lifetimes),
            byTables: result("random"),
          };
        }),
  );

/** The texts that swap a pension's options. */
export const swapped = ({ streams }: Inputs, at: number): Record<string, string> => {
  const one = streams[at];
  if (one === undefined) return {};
  const share = (value: number) => String(Math.round(value * 1000) / 10);
  return {
    [`streams.${at}.amount`]: String(one.other),
    [`streams.${at}.survivor`]: share(one.otherSurvivor),
    [`streams.${at}.other`]: String(one.amount),
    [`streams.${at}.otherSurvivor`]: share(one.survivor),
  };
};
