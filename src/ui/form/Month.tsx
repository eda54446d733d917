import type { MonthField } from "../../inputs/fields.ts";
import { monthNames } from "../format.ts";
import type { ControlProps } from "./control.ts";
import { useTypedBefore } from "./useTypedBefore.ts";

/** A month and a year, each chosen from a list. */
export function MonthControl({ field, ...props }: ControlProps & { readonly field: MonthField }) {
  const reading = field.read(props.text);
  const { year, month } = "value" in reading ? reading.value : field.start;
  const years = Array.from({ length: field.lastYear - field.firstYear + 1 }, (_, i) => field.firstYear + i);
  const given = props.untouched ? "given" : undefined;
  const both = useTypedBefore<HTMLSpanElement>(
    field.write({ year, month }),
    props,
    (both) => {
      const [month, year] = [...both.querySelectorAll("select")].map(({ value }) => Number(value));
      return field.write({ year: year as number, month: month as number });
    },
    (both) => {
      const [ofMonth, ofYear] = both.querySelectorAll("select");
      if (ofMonth) ofMonth.value = String(month);
      if (ofYear) ofYear.value = String(year);
    },
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand beside its label in this row
    <span
      ref={both}
      className="line month"
      role="group"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
    >
      <select
        id={props.id}
        className={given}
        autoComplete="off"
        aria-label="Month"
        value={month}
        onChange={(event) => props.onText(field.write({ year, month: Number(event.target.value) }))}
      >
        {monthNames.map((name, i) => (
          <option key={name} value={i + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={given}
        autoComplete="off"
        aria-label="Year"
        value={year}
        onChange={(event) => props.onText(field.write({ year: Number(event.target.value), month }))}
      >
        {years.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </span>
  );
}
