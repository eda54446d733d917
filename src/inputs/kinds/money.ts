import { amountIn } from "../number.ts";
import * as say from "../sentences.ts";
import { nameOf } from "./field.ts";
import {
  inWords,
  judgedDollars,
  type NumberField,
  type NumberOptions,
  numberField,
  type Wide,
} from "./number-field.ts";

/** Dollars. */
export function money<const T extends number | null>(options: NumberOptions<T>): NumberField<Wide<T>> {
  return numberField("usd", options as NumberOptions<Wide<T>>, (text) => {
    const value = amountIn(text);
    if (value === undefined || Number.isNaN(value)) return { problem: say.mustBeNumber(nameOf(options), "1,250") };
    const reading = judgedDollars<Wide<T>>(nameOf(options), text, value, options);
    return "value" in reading && /[km]\s*\)?\s*$|\d.*[+*×]/i.test(text)
      ? { ...reading, echo: say.readAs(inWords.usd(value)) }
      : reading;
  });
}
