import type { AmountOrShareField } from "../../inputs/fields.ts";
import { numberIn } from "../../inputs/number.ts";
import { NumberLine } from "./Amount.tsx";
import type { ControlProps } from "./control.ts";

/**
 * Dollars or percent, as the visitor likes: the sign in the text decides, and the two buttons change it. A number too
 * large for a percentage is read as dollars.
 */
export function ShareControl({ field, ...props }: ControlProps & { readonly field: AmountOrShareField }) {
  const isShare = props.text.includes("%");
  const bare = props.text.replaceAll("%", "");
  const typed = (text: string) => {
    if (text.includes("%") || text.includes("$")) props.onText(text);
    else props.onText(isShare && !((numberIn(text) ?? 0) > 100) ? `${text}%` : text);
  };
  const unit = (share: boolean, sign: string, words: string) => (
    <button
      type="button"
      aria-pressed={isShare === share}
      aria-label={`${field.label} in ${words}`}
      onClick={() => props.onText(share ? `${bare}%` : bare)}
    >
      {sign}
    </button>
  );
  return (
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
  );
}
