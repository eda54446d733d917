import type { ChoiceField } from "../../inputs/fields.ts";
import { asGroup, type ControlProps } from "./control.ts";
import { useTypedBefore } from "./useTypedBefore.ts";

/** One of several options: side by side if there are few, otherwise in a list. */
export const ChoiceControl = ({ asList = false, ...props }: Props & { readonly asList?: boolean }) =>
  asGroup(props.field) && !asList ? <Radios {...props} /> : <Choices {...props} />;

type Props = ControlProps & { readonly field: ChoiceField };

function Radios({ field, ...props }: Props) {
  const group = useTypedBefore<HTMLSpanElement>(
    props.text,
    props,
    (group) => {
      const chosen = [...group.querySelectorAll("input")].findIndex(({ checked }) => checked);
      return String(field.options[chosen]?.value ?? props.text);
    },
    (group) => {
      for (const [i, radio] of [...group.querySelectorAll("input")].entries())
        radio.checked = String(field.options[i]?.value) === props.text;
    },
  );
  return (
    <span
      ref={group}
      className="options"
      role="radiogroup"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      id={props.id}
      tabIndex={-1}
    >
      {field.options.map(({ value, label }) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={props.id}
            checked={props.text === String(value)}
            onChange={() => props.onText(String(value))}
            onBlur={props.onLeave}
          />
          <span>{label}</span>
        </label>
      ))}
    </span>
  );
}

function Choices({ field, ...props }: Props) {
  const select = useTypedBefore<HTMLSelectElement>(props.text, props);
  return (
    <span className="line">
      <select
        ref={select}
        id={props.id}
        autoComplete="off"
        className={props.untouched ? "given" : undefined}
        value={props.text}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        onChange={(event) => props.onText(event.target.value)}
        onBlur={props.onLeave}
      >
        {field.options.map(({ value, label }) => (
          <option key={String(value)} value={String(value)}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
