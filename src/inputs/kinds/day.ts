import type { FieldOf, Told } from "./field.ts";

/** A day, written YYYY-MM-DD. */
export interface DayField extends FieldOf<string> {
  readonly kind: "day";
  readonly first: string;
  readonly last: string;
}
export function day(
  options: Told & { readonly start: string; readonly first: string; readonly last: string },
): DayField {
  const { label, first, last } = options;
  return {
    kind: "day",
    ...options,
    read(text) {
      const value = text.trim();
      const [year = 0, month = 0, date = 0] = value.split("-").map(Number);
      const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
      if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || month < 1 || month > 12 || date < 1 || date > lastOfMonth)
        return { problem: `${label} must be a date, like ${first}.` };
      if (value < first) return { problem: `${label} must be on or after ${first}.`, nearest: first };
      if (value > last) return { problem: `${label} must be on or before ${last}.`, nearest: last };
      return { value };
    },
    write: String,
    show: String,
  };
}
