import type { ControlProps } from "./control.ts";
import { useTypedBefore } from "./useTypedBefore.ts";

export function Day(props: ControlProps) {
  const day = useTypedBefore<HTMLInputElement>(props.text, props);
  return (
    <span className="line">
      <input
        ref={day}
        type="date"
        autoComplete="off"
        id={props.id}
        className={props.untouched ? "given" : undefined}
        value={props.text}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        onChange={(event) => props.onText(event.target.value)}
        onBlur={props.onLeave}
      />
    </span>
  );
}
