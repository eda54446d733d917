import type { NumberField } from "../../inputs/fields.ts";
import type { ControlProps } from "./control.ts";
import { useTypedBefore } from "./useTypedBefore.ts";

interface LineProps extends Omit<ControlProps, "labelledBy"> {
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /** Accepts more than digits: a minus sign, or words. */
  readonly letters?: boolean;
  readonly children?: React.ReactNode;
}

/**
 * The primitive behind all fields for numbers and short texts. It accepts any text and never changes it while the caret
 * is in it.
 */
export function NumberLine(props: LineProps) {
  // An untouched zero is shown as an empty field, so that nobody has to delete it first.
  const isEmpty = props.untouched && props.text === "0";
  const text = isEmpty ? "" : props.text;
  const blank = useTypedBefore<HTMLInputElement>(text, props);
  return (
    <span className="line">
      <Unit text={props.prefix} />
      <input
        ref={blank}
        id={props.id}
        type="text"
        inputMode={props.letters ? "text" : "decimal"}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className={props.untouched ? "given" : undefined}
        value={text}
        placeholder={isEmpty ? "0" : undefined}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        onChange={(event) => props.onText(event.target.value)}
        onBlur={props.onLeave}
      />
      <Unit text={props.suffix} />
      {props.children}
    </span>
  );
}

const Unit = ({ text }: { readonly text: string | undefined }) =>
  text && (
    <span className="unit" aria-hidden="true">
      {text}
    </span>
  );

const SUFFIX: Partial<Record<NumberField["unit"], string>> = {
  rate: "%",
  years: "years",
  months: "months",
  miles: "miles",
};

/** Dollars, percentages and counts. */
export const Amount = ({ field, ...props }: ControlProps & { readonly field: NumberField }) => (
  <NumberLine
    {...props}
    prefix={field.unit === "usd" ? "$" : undefined}
    suffix={field.suffix ?? SUFFIX[field.unit]}
    letters={field.min < 0}
  />
);
