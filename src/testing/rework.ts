import { calls, NAME, type Step } from "../engine/worksheet.ts";

const plain = (text: string) => text.replace(NAME, (name) => name.replaceAll(".", "$")); // se.tax -> se$tax

/**
 * Works the formula of a step out anew, from the values it names. It has to give the value the engine gave.
 * For a number that was found by search, works out its check, which has to be true.
 */
function rework(step: Step): unknown {
  const own = step.name.slice(step.name.lastIndexOf(".") + 1);
  const known: Record<string, unknown> = { ...calls };
  if (step.check !== undefined) known[own] = step.value;
  for (const [name, { value }] of Object.entries(step.uses)) known[plain(name)] = value;
  const text = step.formula ?? step.check;
  if (text === undefined) return step.value;
  return Function(...Object.keys(known), `return ${plain(text)}`)(...Object.values(known));
}

/** The steps whose formula, worked out anew, does not give the value computed. Empty when the explanation is true. */
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
