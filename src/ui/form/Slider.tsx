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
}

/** A slider for the value of the field above it; values beyond its ends can still be typed. */
export function Slider({ name, value, min, max, step }: Props) {
  const form = useTheForm();
  const field = fieldAt(form.fields, name);
  if (!field) throw new Error(`The form has no field "${name}"`);
  const [shown, show] = useShownAtOnce(value, (next) => form.set(name, field.show(next)));
  return (
    <input
      type="range"
      autoComplete="off"
      className="slider"
      aria-label={`${field.label}, as a slider`}
      aria-valuetext={field.show(shown)}
      min={min}
      max={max}
      step={step}
      value={Math.min(max, Math.max(min, shown))}
      onChange={(event) => show(Number(event.target.value))}
    />
  );
}
