import type { Known, Scope, Unit, Value } from "../engine/worksheet.ts";

/** Something given, for the scope of a formula. */
export const known = (value: Value, unit: Unit = "usd"): Known => ({
  kind: "input",
  name: "given",
  label: "Given",
  value,
  unit,
});
/** Everything in a record of inputs, under its own names; those of a nested record carry its name and a dot. */
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
