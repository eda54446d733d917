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

/**
 * Dollars per week, month or year. With a different period, what was typed is reinterpreted: "38,000", then "a year",
 * means 38,000 a year. Only an untouched default value is converted, so that it stays the same money.
 */
export function PeriodicControl({ field, ...props }: ControlProps & { readonly field: PeriodicField }) {
  const [amount = "", per = field.start?.per ?? (field.periods[0] as Period)] = props.text.split("/") as [
    string?,
    Period?,
  ];
  const shown = props.untouched && amount === "0" ? "" : amount;
  const blank = () => document.getElementById(props.id) as HTMLInputElement;
  // The two controls' current content counts, even if the page became interactive between them and hasn't re-rendered.
  const withPeriod = (next: Period) => {
    const stands = blank().value;
    const value = props.untouched && stands === shown ? numberIn(amount) : undefined;
    const converted =
      value === undefined ? stands : String(Number(tidy((value * PERIODS[per]) / PERIODS[next]).toFixed(2)));
    props.onText(`${converted}/${next}`);
  };
  // The text was amount and period together, so nothing needs converting.
  const period = useTypedBefore<HTMLSelectElement>(
    `${shown}/${per}`,
    props,
    (select) => `${blank().value}/${select.value}`,
    (select) => {
      select.value = per;
    },
  );
  return (
    <NumberLine
      {...props}
      text={amount}
      prefix="$"
      onText={(text) => props.onText(`${text.replaceAll("/", "")}/${period.current?.value ?? per}`)}
    >
      <select
        ref={period}
        className="per"
        autoComplete="off"
        aria-label={`${field.label}, period`}
        value={per}
        onChange={(event) => withPeriod(event.target.value as Period)}
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
