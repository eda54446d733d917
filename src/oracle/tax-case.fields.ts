import { type FilingStatus, filingStatuses } from "../engine/tax/filing-status.ts";
import { knownTaxYear } from "../testing/tax-year.ts";

type Line = Readonly<Record<string, unknown>>;
export type TaxFields = ReturnType<typeof taxFieldsOf>;

/**
 * The inputs of an income tax reference case, read by name. A missing amount is zero; the error names a field with the
 * wrong type.
 */
export function taxFieldsOf(inputs: Line, taxYear: unknown = inputs.tax_year) {
  const wrong = (name: string, kind: string) =>
    new Error(`"${name}" should be ${kind}, not ${JSON.stringify(inputs[name])}`);
  const has = (name: string) => inputs[name] !== undefined && inputs[name] !== null;
  const number = (name: string): number => {
    if (!has(name)) return 0;
    const value = inputs[name];
    if (typeof value !== "number" || !Number.isFinite(value)) throw wrong(name, "a number");
    return value;
  };
  const amount = (name: string): number => {
    const value = number(name);
    if (value < 0) throw wrong(name, "0 or more");
    return value;
  };
  const count = (name: string): number => {
    const value = amount(name);
    if (!Number.isInteger(value)) throw wrong(name, "a whole number");
    return value;
  };
  return {
    has,
    /** May be negative. */
    number,
    amount,
    count,
    flag: (name: string, otherwise = false): boolean => {
      if (!has(name)) return otherwise;
      if (typeof inputs[name] !== "boolean") throw wrong(name, "true or false");
      return inputs[name] as boolean;
    },
    age: (name: string): number => {
      if (!has(name)) throw new Error(`"${name}" is missing`);
      const value = count(name);
      if (value > 130) throw wrong(name, "an age");
      return value;
    },
    ages: (name: string): readonly number[] => {
      const value = inputs[name] ?? [];
      if (!Array.isArray(value) || !value.every((age) => Number.isInteger(age) && age >= 0 && age <= 130))
        throw wrong(name, "a list of ages");
      return value;
    },
    list: (name: string): readonly Line[] => {
      const value = inputs[name] ?? [];
      if (!Array.isArray(value)) throw wrong(name, "a list");
      return value;
    },
    status: (): FilingStatus => {
      const status = filingStatuses.find((known) => known === inputs.filing_status);
      if (status === undefined) throw wrong("filing_status", `one of ${filingStatuses.join(", ")}`);
      return status;
    },
    year: () => knownTaxYear(taxYear),
  };
}
