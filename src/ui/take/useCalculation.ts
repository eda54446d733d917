import type { Step } from "../../engine/worksheet.ts";
import { useExplain } from "../explain/useExplain.ts";
import { useTheForm } from "../form/useForm.ts";
import { notesOf } from "../result/notes.ts";
import { today } from "../today.ts";
import { blanksOf, type Calculation, type Taken } from "./calculation.ts";

/** The current calculation, put together when requested. */
export function useCalculation(taken: Taken<never>): () => Promise<Calculation> {
  const form = useTheForm();
  const explain = useExplain();
  return async () => ({
    taken,
    notes: notesOf(typeof taken.assumed === "function" ? await taken.assumed() : taken.assumed, form),
    made: today(),
    link: linkTo(form.link()),
    blanks: blanksOf(form.fields, form.typed, form.given),
    steps: await stepsTaken(taken, form.inputs, explain.steps),
  });
}

/** The steps for a file, a text or paper. */
export const stepsTaken = async (
  { takesStepsFor, stepsFor }: Partial<Pick<Taken<never>, "takesStepsFor" | "stepsFor">>,
  inputs: unknown,
  open: ReturnType<typeof useExplain>["steps"],
): Promise<readonly Step[]> => (takesStepsFor && stepsFor ? stepsFor(inputs as never) : [...(await open()).values()]);

/** The address of this page that opens with these numbers. */
export const linkTo = (fragment: string) => location.origin + location.pathname + fragment;
