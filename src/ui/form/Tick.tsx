import type { ControlProps } from "./control.ts";
import { useTypedBefore } from "./useTypedBefore.ts";

const written = (ticked: boolean) => (ticked ? "yes" : "no");

/** Yes or no. */
export function Tick(props: ControlProps) {
  const ticked = props.text === "yes";
  const box = useTypedBefore<HTMLInputElement>(
    written(ticked),
    props,
    ({ checked }) => written(checked),
    (box) => {
      box.checked = ticked;
    },
  );
  return (
    <input
      ref={box}
      type="checkbox"
      className="tick"
      id={props.id}
      checked={ticked}
      aria-describedby={props.describedBy}
      onChange={(event) => props.onText(written(event.target.checked))}
      onBlur={props.onLeave}
    />
  );
}
