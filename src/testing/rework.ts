import { calls, NAME, type Step } from "../engine/worksheet.ts";

const plain = (text: string) => text.replace(NAME, (name) => name.replaceAll(".", "$")); // se.tax -> se$tax

type Formula = (...values: unknown[]) => unknown;
const formulas = new Map<string, Formula>();
/** The function that works out a formula from values with these names. Built once, because that takes longest. */
function compiled(names: string, formula: string): Formula {
  const key = `${names} ${formula}`;
  const known = formulas.get(key);
  if (known) return known;
  const made = Function(
    ...Object.keys(calls),
    `return (${plain(names)}) => ${plain(formula)}`,
  )(...Object.values(calls)) as Formula;
  formulas.set(key, made);
  return made;
}

/**
 * Recomputes a step's formula from the values it names. The result has to equal the engine's value. For a number found
 * by search, computes its check, which has to be true.
 */
function rework(step: Step): unknown {
  const text = step.formula ?? step.check;
  if (text === undefined) return step.value;
  const names = Object.keys(step.uses);
  const values: unknown[] = names.map((name) => step.uses[name]?.value);
  if (step.check !== undefined) {
    names.push(step.name.slice(step.name.lastIndexOf(".") + 1));
    values.push(step.value);
  }
  return compiled(names.join(), text)(...values);
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
