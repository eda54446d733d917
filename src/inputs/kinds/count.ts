import { numberIn } from "../number.ts";
import * as say from "../sentences.ts";
import { nameOf } from "./field.ts";
import { inWords, judged, type NumberField, type NumberOptions, numberField, type Wide } from "./number-field.ts";

/** A whole number of people, years, months or miles; `unit` says of what. */
export function count<const T extends number | null>(
  options: NumberOptions<T> & { readonly unit?: "count" | "months" | "years" | "miles"; readonly parts?: boolean },
): NumberField<Wide<T>> {
  return numberField(options.unit ?? "count", options as NumberOptions<Wide<T>>, (text) => {
    const value = numberIn(text.replace(/\b(years?|months?|miles?)\s*$/i, ""));
    if (value === undefined || Number.isNaN(value)) return { problem: say.mustBeNumber(nameOf(options), "30") };
    if (!options.parts && !Number.isInteger(value) && Number.isFinite(value))
      return { problem: say.mustBeWhole(nameOf(options)) };
    return judged(nameOf(options), value, options, inWords.count);
  });
}
