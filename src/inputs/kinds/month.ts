import * as say from "../sentences.ts";
import type { FieldOf, Told } from "./field.ts";

/** A month of a year. */
export interface YearMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}
export interface MonthField extends FieldOf<YearMonth> {
  readonly kind: "month";
  readonly firstYear: number;
  readonly lastYear: number;
}
export function month(
  options: Told & { readonly start: YearMonth; readonly firstYear: number; readonly lastYear: number },
): MonthField {
  const { label, firstYear, lastYear } = options;
  const written = ({ year, month: m }: YearMonth) => `${year}-${String(m).padStart(2, "0")}`;
  return {
    kind: "month",
    ...options,
    read(text) {
      const match = /^(\d{4})-(\d{1,2})$/.exec(text.trim());
      const value = { year: Number(match?.[1]), month: Number(match?.[2]) };
      if (!match || value.month < 1 || value.month > 12)
        return { problem: `${label} must be a month, like ${written(options.start)}.` };
      if (value.year < firstYear || value.year > lastYear)
        return {
          problem: say.mustBeBetween(label, String(firstYear), String(lastYear)),
          nearest: { ...value, year: value.year < firstYear ? firstYear : lastYear },
        };
      return { value };
    },
    write: written,
    show: written,
  };
}
