import { useRef } from "react";
import { fieldAt } from "../../inputs/typed.ts";
import { useTheForm } from "./useForm.ts";
import { useShownAtOnce } from "./useShownAtOnce.ts";

interface Props {
  /** The field it belongs to. */
  readonly name: string;
  /** The field's current content. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Ends at about twice the value, so that a touch moves it by an amount that makes sense for it. */
  readonly around?: true;
}

/** The end of a range in which a value is about in the middle, in tenths of the widest range. */
function endAround(value: number, max: number): number {
  const tenth = max / 10;
  return Math.min(max, Math.max(1, Math.ceil((2 * value) / tenth)) * tenth);
}

/** A slider for the value of the field above it; values beyond its ends can still be typed. */
export function Slider({ name, value, min, max, step, around }: Props) {
  const form = useTheForm();
  const field = fieldAt(form.fields, name);
  if (!field) throw new Error(`The form has no field "${name}"`);
  const [shown, show] = useShownAtOnce(value, (next) => form.set(name, field.show(next)));
  // It stays while the slider itself is moved.
  const moved = useRef<number>(undefined);
  const end = useRef(max);
  if (around && shown !== moved.current) end.current = endAround(shown, max);
  return (
    <input
      type="range"
      autoComplete="off"
      className="slider"
      aria-label={`${field.label}, as a slider`}
      aria-valuetext={field.show(shown)}
      min={min}
      max={end.current}
      step={step}
      value={Math.min(end.current, Math.max(min, shown))}
      onChange={(event) => {
        moved.current = Number(event.target.value);
        show(moved.current);
      }}
    />
  );
}
