import { type CalendarDate, dateFromIso } from "../engine/calendar.ts";

/** The inputs of a reference case, read by name. The error names a field that is missing or has the wrong type. */
export function fieldsOf(line: Readonly<Record<string, unknown>>) {
  const inputs = (line.inputs ?? {}) as Readonly<Record<string, unknown>>;
  const wrong = (name: string, kind: string) =>
    new Error(
      inputs[name] === undefined
        ? `${line.topic}: the input "${name}" is missing`
        : `${line.topic}: "${name}" should be ${kind}, not ${JSON.stringify(inputs[name])}`,
    );
  const number = (name: string): number => {
    const value = inputs[name];
    if (typeof value !== "number" || !Number.isFinite(value)) throw wrong(name, "a number");
    return value;
  };
  const has = (name: string) => inputs[name] !== undefined && inputs[name] !== null;
  const list = (name: string): readonly unknown[] => {
    const value = inputs[name];
    if (!Array.isArray(value)) throw wrong(name, "a list");
    return value;
  };
  return {
    has,
    number,
    /** 0, or the given value, if the field is missing or null. */
    numberOr: (name: string, otherwise: number) => (has(name) ? number(name) : otherwise),
    /** A percentage as a fraction. */
    fraction: (name: string) => number(name) / 100,
    fractionOr: (name: string, otherwise: number) => (has(name) ? number(name) / 100 : otherwise),
    amount: (name: string) => {
      const value = number(name);
      if (value < 0) throw wrong(name, "0 or more");
      return value;
    },
    /** A whole number from 1. */
    months: (name: string) => {
      const value = number(name);
      if (!Number.isInteger(value) || value < 1) throw wrong(name, "a whole number from 1");
      return value;
    },
    flag: (name: string) => {
      const value = inputs[name];
      if (typeof value !== "boolean") throw wrong(name, "true or false");
      return value;
    },
    flagOr: (name: string, otherwise: boolean) => (has(name) ? inputs[name] === true : otherwise),
    text: (name: string) => {
      const value = inputs[name];
      if (typeof value !== "string") throw wrong(name, "a text");
      return value;
    },
    numberOrText: (name: string): number | string => {
      const value = inputs[name];
      if (typeof value !== "number" && typeof value !== "string") throw wrong(name, "a number or a text");
      return value;
    },
    date: (name: string): CalendarDate => {
      const value = inputs[name];
      if (typeof value !== "string") throw wrong(name, "a date");
      return dateFromIso(value);
    },
    /** Pairs of numbers: [[24, 10000]]. */
    pairs: (name: string): readonly (readonly [number, number])[] =>
      list(name).map((pair) => {
        const [first, second] = Array.isArray(pair) ? (pair as unknown[]) : [];
        if (typeof first !== "number" || typeof second !== "number") throw wrong(name, "a list of pairs of numbers");
        return [first, second];
      }),
    numbers: (name: string): readonly number[] =>
      list(name).map((one) => {
        if (typeof one !== "number") throw wrong(name, "a list of numbers");
        return one;
      }),
  };
}
export type Fields = ReturnType<typeof fieldsOf>;

export type Rule = (inputs: Fields) => Record<string, unknown>;

/** An adapter: answers a case with the rule that its topic names. */
export const answerBy =
  (rules: Readonly<Record<string, Rule>>) =>
  (line: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const rule = Object.hasOwn(rules, String(line.topic)) ? rules[String(line.topic)] : undefined;
    if (!rule) throw new Error(`Unknown topic "${line.topic}"; known: ${Object.keys(rules).join(", ")}`);
    return rule(fieldsOf(line));
  };

/** Percent as the cases write it, without floating-point noise. */
export const percent = (fraction: number) => Math.round(fraction * 1e14) / 1e12;
