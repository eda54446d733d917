import { calls, NAME, type Step } from "../engine/worksheet.ts";

const plain = (text: string) => text.replace(NAME, (name) => name.replaceAll(".", "$")); // se.tax -> se$tax

const functions = new Map<string, (...values: unknown[]) => unknown>();
/** The function that works out a formula from values with these names; built once, which takes most of the time. */
function compiled(names: readonly string[], formula: string) {
  const key = `${names.join()} ${formula}`;
  const known = functions.get(key) ?? (Function(...names, `return ${formula}`) as (...values: unknown[]) => unknown);
  functions.set(key, known);
  return known;
}

/**
 * Recomputes a step's formula from the values it names. The result has to equal the engine's value. For a number found
 * by search, computes its check, which has to be true.
 */
function rework(step: Step): unknown {
  const own = step.name.slice(step.name.lastIndexOf(".") + 1);
  const known: Record<string, unknown> = { ...calls };
  if (step.check !== undefined) known[own] = step.value;
  for (const [name, { value }] of Object.entries(step.uses)) known[plain(name)] = value;
  const text = step.formula ?? step.check;
  if (text === undefined) return step.value;
  return compiled(Object.keys(known), plain(text))(...Object.values(known));
}

/** The steps whose recomputed formula doesn't give the engine's value. Empty if the explanation is true. */
export function misexplained(steps: readonly Step[], tolerance = 1e-6): string[] {
  return steps.flatMap((step) => {
    const again = rework(step);
    const right =
      step.check !== undefined
        ? again === true
        : typeof again === "number" && typeof step.value === "number"
          ? Math.abs(again - step.value) <= tolerance * Math.max(1, Math.abs(step.value))
          : again === step.value;
    return right ? [] : [`${step.name}: computed ${step.value}, but ${step.formula ?? step.check} gives ${again}`];
  });
}
