import { numberIn, tidy } from "../number.ts";
import * as say from "../sentences.ts";
import { nameOf } from "./field.ts";
import { inWords, judged, type NumberField, type NumberOptions, numberField, type Wide } from "./number-field.ts";

/** Months per unit typed after a number, and per unit of the field. */
const MONTHS: Readonly<Record<string, number>> = { m: 1, y: 12 };
const UNIT = /\s*\b(y(?:ears?|rs?)?|m(?:onths?|os?|i(?:les?)?))\.?\s*$/i;

/** A whole number of people, years, months or miles; `unit` says which. In a field for months, "26 years" is 312. */
export function count<const T extends number | null>(
  options: NumberOptions<T> & { readonly unit?: "count" | "months" | "years" | "miles"; readonly parts?: boolean },
): NumberField<Wide<T>> {
  return numberField(options.unit ?? "count", options as NumberOptions<Wide<T>>, (text) => {
    const typed = UNIT.exec(text)?.[1]?.toLowerCase() ?? "";
    const number = numberIn(text.replace(UNIT, ""));
    if (number === undefined || Number.isNaN(number))
      return { problem: say.mustBeNumber(nameOf(options), String(options.start || 30)) };
    const isTime = options.unit === "months" || options.unit === "years";
    const from = isTime && !typed.startsWith("mi") ? MONTHS[typed.charAt(0)] : undefined;
    const value = from === undefined ? number : tidy((number * from) / (options.unit === "months" ? 1 : 12));
    if (!options.parts && !Number.isInteger(value) && Number.isFinite(value))
      return { problem: say.mustBeWhole(nameOf(options)) };
    return judged(nameOf(options), value, options, inWords.count);
  });
}
