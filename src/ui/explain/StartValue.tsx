import { fieldAt } from "../../inputs/typed.ts";
import { useTheForm } from "../form/useForm.ts";
import { blanksOf } from "../take/calculation.ts";
import { Cited } from "./Cited.tsx";
import { Close } from "./Close.tsx";
import { Steps, useSteps } from "./Steps.tsx";
import { usesOf } from "./trace.ts";

interface Props {
  readonly blank: string;
  readonly id: string;
  go(line: string): void;
}

/**
 * A field's default value, from the declaration of the inputs: the figure, its source with its date, and what follows
 * from it.
 */
export function StartValue({ blank, id, go }: Props) {
  const { fields, typed, given } = useTheForm();
  const { [blank]: text, ...others } = typed;
  const start = blanksOf(fields, others, given).find(({ name }) => name === blank);
  const from = given[blank]?.from ?? fieldAt(fields, blank)?.from;
  if (!start) return null;
  const { label } = start;
  return (
    <section className="explanation" id={id} aria-label={`Where ${start.text} for ${label} comes from`}>
      <p className="name">
        {label} <b>{start.text}</b>
      </p>
      <p>
        {from?.source
          ? `From a published figure: ${from.text}.`
          : `Not a published figure (${from?.text ?? "an example to start with"}).`}{" "}
        {text === undefined ? "We use it until you type your own." : "You typed your own, so we don't use it."}
      </p>
      {from?.source && (
        <dl>
          <dt>Source</dt>
          <dd>
            <Cited source={from.source} />
          </dd>
        </dl>
      )}
      <Steps fallback={null}>
        <GoesInto blank={blank} go={go} />
      </Steps>
      <Close id={id} />
    </section>
  );
}

/** Above this number, lines aren't listed. */
const MOST = 5;

function GoesInto({ blank, go }: Pick<Props, "blank" | "go">) {
  const lines = usesOf(blank, useSteps());
  if (lines.length === 0) return null;
  return (
    <p>
      It is used in:{" "}
      {lines.slice(0, MOST).map(({ name, label }, i) => (
        <span key={name}>
          {i > 0 && ", "}
          <button type="button" className="plain" onClick={() => go(name)}>
            {label}
          </button>
        </span>
      ))}
      {lines.length > MOST && ` and ${lines.length - MOST} more lines`}
    </p>
  );
}
