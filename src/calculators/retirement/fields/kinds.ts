/** Kinds of fields that several groups of questions use. */

import { choice, count, list, money, percent } from "../../../inputs/fields.ts";
import { FIRST_YEAR } from "../years.ts";

export const MOST = 1_000_000_000;
/** In a plan. Plans begin next year, so the maximum age now is one less. */
export const OLDEST = 120;
/** A label that is half a sentence has a separate name for messages and lists. */
type Label = string | readonly [label: string, called: string];
export const told = (label: Label, help?: string) => ({
  ...(typeof label === "string" ? { label } : { label: label[0], called: label[1] }),
  ...(help === undefined ? {} : { help }),
});
export const amount = (label: Label, start = 0, help?: string, min = 0) =>
  money({ ...told(label, help), start, min, max: MOST });
export const age = (label: Label, start: number, help?: string, min = 1, max = OLDEST) =>
  count({ ...told(label, help), start, min, max });
/** An age to claim at, in years and months: "67", or "66 and 10 months". */
export const claimAge = (label: Label) => {
  const years = count({
    ...told(label, "A whole age, or with months: 66 and 10 months."),
    start: 67,
    min: 62,
    max: 70,
    parts: true,
  });
  const WITH_MONTHS = /^\s*(\d{2})\s*(?:years?|y|yrs?)?[\s,]*(?:and\s*)?(\d{1,2})\s*(?:months?|m|mo)\.?\s*$/i;
  const inMonths = (value: number) => Math.round(value * 12);
  const parts = (value: number) => [Math.floor(inMonths(value) / 12), inMonths(value) % 12] as const;
  return {
    ...years,
    read(text: string) {
      const [, whole, months] = WITH_MONTHS.exec(text) ?? [];
      const reading = years.read(whole === undefined ? text : String(Number(whole) + Number(months) / 12));
      // Benefits are paid monthly, so 66.5 is 66 and 6 months.
      return "value" in reading ? { ...reading, value: inMonths(reading.value) / 12 } : reading;
    },
    write(value: number) {
      const [whole, months] = parts(value);
      return months === 0 ? String(whole) : `${whole}y ${months}m`;
    },
    show(value: number) {
      const [whole, months] = parts(value);
      return months === 0 ? String(whole) : `${whole} and ${months} ${months === 1 ? "month" : "months"}`;
    },
  };
};
export const share = (label: Label, start: number, help?: string, max = 1) =>
  percent({ ...told(label, help), start, max });
export const real = (label: Label, start: number, min: number, max: number, help?: string) =>
  percent({ ...told(label, help), start, min, max });

export const owner = choice({
  label: "Whose is it?",
  start: "you",
  options: [
    { value: "you", label: "Yours" },
    { value: "spouse", label: "Your spouse's" },
  ],
});

export const earningsRecord = (label: string) =>
  list({
    label,
    one: "year",
    max: 80,
    start: [],
    of: {
      year: count({ label: "Year", start: FIRST_YEAR - 2, min: 1937, max: 2100 }),
      earned: amount("Earnings taxed for Social Security"),
    },
  });

export const fromPay = { value: "pay", label: "Estimate it from pay" } as const;
export const known = { value: "known", label: "I know the amount" } as const;
