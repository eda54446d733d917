import { numberIn, tidy } from "../number.ts";
import * as say from "../sentences.ts";
import type { Reading } from "./field.ts";
import { judged, type NumberField, type NumberOptions, numberField } from "./number-field.ts";

const YEARS_AND_MONTHS = /^(\d+)\s*y(?:ears?|rs?)?\.?,?\s*(?:and\s+)?(\d+)\s*m(?:o|os|onths?)?\.?$/i;

/** "26 years and 3 months" in months: "315 months". Anything else stays as it is. */
export const inMonths = (text: string): string =>
  text.trim().replace(YEARS_AND_MONTHS, (_, years, months) => `${12 * Number(years) + Number(months)} months`);

/** A length of time in months, typed in years ("30"), months ("18 months") or both ("26 years 3 months"). */
export function duration(options: NumberOptions<number>): NumberField<number> {
  const words = (value: number) =>
    value % 12 === 0 && value > 0
      ? `${value / 12} ${value === 12 ? "year" : "years"}`
      : `${value} ${value === 1 ? "month" : "months"}`;
  const field = numberField("months", options, (typed): Reading<number> => {
    const text = inMonths(typed);
    const isInMonths = /m(o|os|onths?)?\.?\s*$/i.test(text);
    const number = numberIn(text.replace(/\s*(y(r|rs|ears?)?|m(o|os|onths?)?)\.?\s*$/i, ""));
    if (number === undefined) return { problem: say.mustBeNumber(options.label, "30 years or 18 months") };
    // A bare "360" isn't a plausible number of years but is a usual term in months, so it is read that way, with a
    // message.
    const bare = /^[\d,.\s]+$/.test(text) && number * 12 > options.max && number <= options.max;
    const value = tidy(isInMonths || bare ? number : number * 12);
    if (Number.isFinite(value) && !Number.isInteger(value))
      return { problem: `${options.label} must be a whole number of months.` };
    const reading = judged<number>(options.label, value, options, words);
    return bare && "value" in reading ? { ...reading, echo: say.readAs(words(value)) } : reading;
  });
  return { ...field, suffix: "", write: (value) => `${value}mo`, show: words };
}
