/** What is behind a number: the lines in its formula, and through them the form's fields. */
import type { Known, Step } from "../../engine/worksheet.ts";
import { inValues } from "./formula.ts";

export type Steps = ReadonlyMap<string, Step>;

/**
 * The steps that a name in a formula stands for: itself, or each member of the list it represents (`people.tax`:
 * `people.1.tax`, …).
 */
export function linesFor(known: Known | undefined, steps: Steps): Step[] {
  if (known?.kind !== "line") return [];
  const own = steps.get(known.name);
  if (own) return [own];
  if (known.unit !== "list") return [];
  const collapsed = (name: string) => name.replace(/\.\d+(?=\.)/g, "");
  return [...steps.values()].filter((step) => collapsed(step.name) === collapsed(known.name));
}

/**
 * The line in which a number was computed. If a number is another line's, carried over unchanged, that line explains
 * it: "self-employment tax is the sum of self-employment tax" tells nobody anything.
 */
export function workedIn(step: Step, steps: Steps): Step {
  const seen = new Set([step]);
  let at = step;
  while (at.formula !== undefined && inValues(at) === "") {
    const [before, ...others] = Object.values(at.uses).flatMap((used) => linesFor(used, steps));
    if (before === undefined || others.length > 0 || seen.has(before) || before.value !== step.value) break;
    seen.add(before);
    at = before;
  }
  return at;
}

const isNothing = ({ value }: Known): boolean =>
  value === 0 ||
  value === false ||
  value === null ||
  (Array.isArray(value) && (value as readonly unknown[]).every((one) => one === 0));

/**
 * The inputs that a step depends on: its own first, then those of the lines it uses, if they have a field. Zeros are
 * left out, because they weren't asked or answered, unless somebody typed them.
 */
export function inputsBehind(step: Step, steps: Steps, typed: Readonly<Record<string, unknown>> = {}): Known[] {
  const inputs = new Map<string, Known>();
  const seen = new Set([step]);
  const queue = [step];
  for (let at = queue.shift(); at; at = queue.shift())
    for (const used of Object.values(at.uses)) {
      const key = used.name || used.label;
      const known = inputs.get(key);
      // One field may become several inputs: those that came to something say more.
      if (
        used.kind === "input" &&
        (known === undefined || (isNothing(known) && !isNothing(used))) &&
        (at === step || used.name !== "") &&
        (!isNothing(used) || used.name in typed)
      )
        inputs.set(key, used);
      for (const before of linesFor(used, steps))
        if (!seen.has(before)) {
          seen.add(before);
          queue.push(before);
        }
    }
  return [...inputs.values()];
}

/** The lines with this field in their formula, in the order of the worksheet. */
export const usesOf = (blank: string, steps: Steps): Step[] =>
  [...steps.values()].filter(({ uses }) =>
    Object.values(uses).some(({ kind, name }) => kind === "input" && name === blank),
  );
