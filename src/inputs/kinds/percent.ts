import { numberIn, tidy } from "../number.ts";
import * as say from "../sentences.ts";
import { nameOf, type Reading } from "./field.ts";
import {
  grouped,
  inWords,
  judged,
  type NumberField,
  type NumberOptions,
  numberField,
  type Wide,
} from "./number-field.ts";

/**
 * A fraction in code (0.065), a percentage in the form and in links (6.5). `7`, `7%` and `0.07` all mean 7%: a bare
 * number below one is read as a fraction if the percentage would be unusual, and the reading is echoed. If both are
 * plausible, it is a percentage, and the echo says how to get the other.
 */
export function percent<const T extends number | null>(options: NumberOptions<T>): NumberField<Wide<T>> {
  const { min = 0, max, usual = [min, max] } = options;
  const label = nameOf(options);
  const fits = (value: number) => value >= usual[0] && value <= usual[1];
  const read = (text: string): Reading<Wide<T>> => {
    const signed = /%|percent\s*$/i.test(text);
    const number = numberIn(text.replace(/%|percent\s*$/i, ""));
    if (number === undefined || Number.isNaN(number)) return { problem: say.mustBeNumber(label, "6.5") };
    const asPercent = tidy(number / 100);
    const bare = !signed && number !== 0 && Math.abs(number) < 1;
    const value = bare && !fits(asPercent) && fits(number) ? number : asPercent;
    const reading = judged<Wide<T>>(label, value, options, inWords.rate);
    if (!("value" in reading) || !bare) return reading;
    const other =
      value === asPercent && fits(number) ? ` For ${inWords.rate(number)}, type ${grouped(tidy(number * 100))}.` : "";
    return { ...reading, echo: say.readAs(inWords.rate(value)) + other };
  };
  const field = numberField("rate", options as NumberOptions<Wide<T>>, read);
  /** A small percentage keeps its % sign if the bare number would be read as a fraction. */
  const safe = (text: string, value: Wide<T>) => {
    const reading = text === "" ? undefined : read(text);
    return reading && "value" in reading && reading.value !== tidy(value as number) ? `${text}%` : text;
  };
  return {
    ...field,
    write: (value) => safe(field.write(value), value),
    show: (value) => safe(field.show(value), value),
  };
}
