import { monthInYear, monthNumber, yearOf } from "../engine/social-security/birth.ts";
import { type Fields, fieldsOf } from "./mortgage-case.fields.ts";

type Line = Readonly<Record<string, unknown>>;

/** The inputs of a retirement reference case, read by name; the error names what can't be read. */
export function retirementFieldsOf(line: Line, given: unknown = line.inputs, within = ""): RetirementFields {
  const topic = `${line.tag}${within}`;
  if (typeof given !== "object" || given === null) throw new Error(`${topic}: the inputs are missing`);
  const inputs = given as Line;
  const fields = fieldsOf({ topic, inputs });
  const matching = (name: string, pattern: RegExp, kind: string) => {
    const found = pattern.exec(fields.text(name));
    if (!found) throw new Error(`${topic}: "${name}" should be ${kind}, not ${JSON.stringify(inputs[name])}`);
    return found.slice(1).map(Number);
  };
  const between = (name: string, least: number, most: number): number => {
    const value = fields.number(name);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new Error(`${topic}: "${name}" should be a whole number from ${least} to ${most}, not ${value}`);
    return value;
  };
  return {
    ...fields,
    between,
    record: (name: string): RetirementFields => retirementFieldsOf(line, inputs[name] ?? null, `, ${name}`),
    /** "2026-01" as a month number. */
    month: (name: string): number => {
      const [year = 0, month = 0] = matching(name, /^(\d{4})-(\d{2})$/, "a month like 2026-01");
      if (month < 1 || month > 12) throw new Error(`${topic}: "${name}" has no such month`);
      return monthNumber(year, month);
    },
    /** "75y6m" in months. */
    age: (name: string): number => {
      const [years = 0, months = 0] = matching(name, /^(\d+)y(\d+)m$/, "an age like 75y6m");
      return years * 12 + months;
    },
    /** One of a few words. */
    word: <T>(name: string, words: Readonly<Record<string, T>>): T => {
      const text = fields.text(name);
      const known = Object.hasOwn(words, text) ? words[text] : undefined;
      if (known === undefined)
        throw new Error(`${topic}: "${name}" is not known: "${text}"; known: ${Object.keys(words).join(", ")}`);
      return known;
    },
    /** An amount for each year: {"1990": 20000}. */
    byYear: (name: string): readonly { year: number; amount: number }[] => {
      const record = inputs[name];
      if (typeof record !== "object" || record === null || Array.isArray(record))
        throw new Error(`${topic}: "${name}" should give an amount for each year`);
      return Object.entries(record as Line).map(([year, amount]) => {
        if (!/^\d{4}$/.test(year) || typeof amount !== "number" || !(amount >= 0))
          throw new Error(`${topic}: "${name}" should give an amount for each year, not ${amount} for "${year}"`);
        return { year: Number(year), amount };
      });
    },
  };
}
export interface RetirementFields extends Fields {
  between(name: string, least: number, most: number): number;
  record(name: string): RetirementFields;
  month(name: string): number;
  age(name: string): number;
  word<T>(name: string, words: Readonly<Record<string, T>>): T;
  byYear(name: string): readonly { year: number; amount: number }[];
}
export type RetirementRule = (inputs: RetirementFields) => Record<string, unknown>;

/** An adapter: answers a case with the rule that its tag names. */
export const answerByTag =
  (rules: Readonly<Record<string, RetirementRule>>) =>
  (line: Line): Record<string, unknown> => {
    const rule = Object.hasOwn(rules, String(line.tag)) ? rules[String(line.tag)] : undefined;
    if (!rule) throw new Error(`Unknown tag "${line.tag}"; known: ${Object.keys(rules).join(", ")}`);
    return rule(retirementFieldsOf(line));
  };

/** "2027-11" */
export const monthText = (month: number) => `${yearOf(month)}-${String(monthInYear(month)).padStart(2, "0")}`;
