import { PERIODS, type Period, type PeriodicField } from "../../inputs/fields.ts";
import { numberIn, tidy } from "../../inputs/number.ts";
import { NumberLine } from "./Amount.tsx";
import type { ControlProps } from "./control.ts";
import { useTypedBefore } from "./useTypedBefore.ts";

const IN_WORDS: Readonly<Record<Period, string>> = {
  week: "a week",
  "two weeks": "every two weeks",
  month: "a month",
  year: "a year",
  "so far": "so far this year",
};

/** Dollars per week, month or year. Another period converts the amount, so that the same money stays in the blank. */
export function PeriodicControl({ field, ...props }: ControlProps & { readonly field: PeriodicField }) {
  const [amount = "", per = field.start?.per ?? (field.periods[0] as Period)] = props.text.split("/") as [
    string?,
    Period?,
  ];
  const convert = (next: Period) => {
    const value = numberIn(amount);
    const converted =
      value === undefined ? amount : String(Number(tidy((value * PERIODS[per]) / PERIODS[next]).toFixed(2)));
    props.onText(`${converted}/${next}`);
  };
  // What stood there was amount and period together: nothing is to be converted.
  const period = useTypedBefore<HTMLSelectElement>(`${amount}/${per}`, props.onText, (select) => {
    const blank = document.getElementById(props.id) as HTMLInputElement;
    return `${blank.value}/${select.value}`;
  });
  return (
    <NumberLine
      {...props}
      text={amount}
      prefix="$"
      onText={(text) => props.onText(`${text.replaceAll("/", "")}/${per}`)}
    >
      <select
        ref={period}
        className="per"
        aria-label={`${field.label}, period`}
        value={per}
        onChange={(event) => convert(event.target.value as Period)}
      >
        {field.periods.map((period) => (
          <option key={period} value={period}>
            {IN_WORDS[period]}
          </option>
        ))}
      </select>
    </NumberLine>
  );
}
