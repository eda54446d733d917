import { readFileSync } from "node:fs";

/** A reference case: inputs, and the figures that an official source or an independent program gives for them. */
export interface ReferenceCase extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  /** Absolute, by expected field; `default` for the rest. */
  readonly tolerance?: Readonly<Record<string, number>>;
}

/** The cases in a JSON-lines file, whatever the file calls their name and figures. */
export const referenceCases = (file: URL): ReferenceCase[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line))
    .map((one) => ({ ...one, id: one.id ?? one.case_id, expected: one.expected ?? one.outputs }));

/**
 * Allowed difference for a field: absolute, from the case, plus a relative part for very large amounts if the case file
 * says so.
 */
export type Allowed = (field: string, expected: number) => number;

/** Each expected figure that `outputs` doesn't match, in words; texts, yes/no and null must be equal. */
export function differences(outputs: unknown, expected: unknown, allowed: Allowed, field = ""): string[] {
  const name = field.split(".")[0] as string;
  if (typeof expected === "number")
    return typeof outputs === "number" && Math.abs(outputs - expected) <= allowed(name, expected)
      ? []
      : [`${field}: expected ${expected}, got ${outputs}`];
  if (Array.isArray(expected)) {
    if (!Array.isArray(outputs) || outputs.length !== expected.length)
      return [`${field}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(outputs)}`];
    return expected.flatMap((one, i) => differences(outputs[i], one, allowed, `${field}.${i}`));
  }
  if (typeof expected === "object" && expected !== null)
    return Object.entries(expected).flatMap(([key, one]) =>
      differences((outputs as Record<string, unknown> | null)?.[key], one, allowed, field ? `${field}.${key}` : key),
    );
  return outputs === expected ? [] : [`${field}: expected ${expected}, got ${outputs}`];
}

/** The case's own tolerance: by field, then its `default`, then `otherwise`. */
export const ownTolerance =
  ({ tolerance = {} }: ReferenceCase, otherwise: number): Allowed =>
  (field) =>
    tolerance[field] ?? tolerance.default ?? otherwise;
