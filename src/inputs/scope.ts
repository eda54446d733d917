import { asInput, type Known, type Scope, type Unit, type Value } from "../engine/worksheet.ts";
import type { AnyField, Fields, InputsOf } from "./fields.ts";

/** The inputs by the names that formulas use: numbers, yes or no, and list items as `jobs.1.pay`. */
export function inputScope<F extends Fields>(fields: F, inputs: InputsOf<F>): Scope {
  const scope: Record<string, Known> = {};
  const add = (name: string, path: string, { label, kind, ...field }: AnyField, value: unknown) => {
    if (typeof value !== "number" && typeof value !== "boolean" && value !== null) return;
    const unit = "unit" in field ? (field.unit as Known["unit"]) : typeof value === "boolean" ? "flag" : "count";
    scope[name] = asInput(path, label, value, unit);
  };
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = inputs[name as keyof F];
    if (field.kind !== "list") add(name, name, field, value);
    else
      for (const [i, item] of (value as readonly Record<string, unknown>[]).entries())
        for (const [own, inner] of Object.entries(field.of))
          add(`${name}.${i + 1}.${own}`, `${name}.${i}.${own}`, inner, item[own]);
  }
  return scope;
}

/** A name for formulas that follows from an input with another name or form: `input` is the field it links to. */
export const inputNamed = (name: string, label: string, value: Value, unit?: Unit, input: string = name): Scope => ({
  [name]: asInput(input, label, value, unit),
});
