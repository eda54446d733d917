import type { Known, Scope, Unit, Value } from "../engine/worksheet.ts";

/** A given value, for a formula's scope. */
export const known = (value: Value, unit: Unit = "usd"): Known => ({
  kind: "input",
  name: "given",
  label: "Given",
  value,
  unit,
});
/** Everything in a record of inputs, under its own names; in a nested record, its name and a dot come first. */
export const scopeOfInputs = (inputs: object, prefix = ""): Scope =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(scopeOfInputs(value, `${prefix}${name}.`))
        : typeof value === "number" || typeof value === "boolean"
          ? [[`${prefix}${name}`, known(value)]]
          : [],
    ),
  );
