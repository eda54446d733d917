import { useState } from "react";
import type { AmountOrShareField } from "../../inputs/fields.ts";
import { numberIn } from "../../inputs/number.ts";
import { NumberLine } from "./Amount.tsx";
import type { ControlProps } from "./control.ts";
import { inOtherUnit, MOST_PERCENT } from "./otherUnit.ts";

interface Props extends ControlProps {
  readonly field: AmountOrShareField;
  /** Of what a share is taken, in dollars, if known. */
  readonly whole: number | undefined;
}

/**
 * Dollars or percent, as the visitor likes: the sign in the text decides, and the two buttons change it. A number too
 * large for a percentage is read as dollars, and the field says so.
 */
export function ShareControl({ field, whole, ...props }: Props) {
  const isShare = props.text.includes("%");
  const bare = props.text.replaceAll("%", "");
  const [isReread, setReread] = useState(false);
  const typed = (text: string) => {
    const signed = /[%$]/.test(text);
    const tooLarge = !signed && isShare && (numberIn(text) ?? 0) > MOST_PERCENT;
    setReread(tooLarge || (isReread && !signed && text !== ""));
    props.onText(!signed && isShare && !tooLarge ? `${text}%` : text);
  };
  const unit = (share: boolean, sign: string, words: string) => (
    <button
      type="button"
      aria-pressed={isShare === share}
      aria-label={`${field.label} in ${words}`}
      onClick={() => {
        setReread(false);
        if (share !== isShare) props.onText(inOtherUnit(bare, share, whole, props.untouched));
      }}
    >
      {sign}
    </button>
  );
  return (
    <>
      <NumberLine
        {...props}
        text={bare}
        prefix={isShare ? undefined : "$"}
        suffix={isShare ? "%" : undefined}
        onText={typed}
      >
        <span className="units">
          {unit(false, "$", "dollars")}
          {unit(true, "%", `percent ${field.of}`)}
        </span>
      </NumberLine>
      {isReread && !isShare && (
        <span className="note" role="status">
          Over 100, so we read it as dollars.
        </span>
      )}
    </>
  );
}
