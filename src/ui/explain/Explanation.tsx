import { type ReactNode, useContext, useState } from "react";
import type { Known, Source, Step } from "../../engine/worksheet.ts";
import { fieldAt } from "../../inputs/typed.ts";
import { ToBlank } from "../form/ToBlank.tsx";
import { type Fields, FormContext } from "../form/useForm.ts";
import { format } from "../format.ts";
import { figureInWords } from "../rows.ts";
import { Cited } from "./Cited.tsx";
import { Close } from "./Close.tsx";
import { foundIn, inValues, type Piece, piecesOf } from "./formula.ts";
import { Quotation } from "./Quotation.tsx";
import { StartValue } from "./StartValue.tsx";
import { Steps, useSteps } from "./Steps.tsx";
import { inputsBehind, linesFor, workedIn } from "./trace.ts";
import { startName } from "./useExplain.ts";
import { whyOf } from "./why.ts";

interface Props {
  readonly name: string;
  readonly id: string;
}

/** Where a number comes from: a line of the worksheet, or a field's default value. */
export default function Explanation({ name, id }: Props) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const shown = trail.at(-1) ?? name;
  const go = (to: string) => setTrail([...trail, to]);
  if (shown.startsWith(startName(""))) return <StartValue blank={shown.slice(1)} id={id} go={go} />;
  return (
    <Steps fallback={<section className="explanation" id={id} aria-busy="true" />}>
      <OneLine name={shown} id={id} go={go}>
        {trail.length > 0 && <Back to={trail.at(-2) ?? name} back={() => setTrail(trail.slice(0, -1))} />}
      </OneLine>
    </Steps>
  );
}

function Back({ to, back }: { readonly to: string; back(): void }) {
  const steps = useSteps();
  return (
    <button type="button" className="plain" onClick={back}>
      ← {steps.get(to)?.label ?? "Where it starts"}
    </button>
  );
}

interface LineProps extends Props {
  go(name: string): void;
  readonly children: ReactNode;
}

/** A line: sentence, formula in words and with the visitor's values, legal figures, inputs, form and source. */
function OneLine({ name, id, go, children }: LineProps) {
  const steps = useSteps();
  const { typed } = useContext(FormContext) ?? {};
  const asked = steps.get(name);
  if (!asked) return null;
  const step = workedIn(asked, steps);
  const used = Object.values(step.uses);
  const figures = used.filter((one) => one.kind === "figure");
  return (
    <section className="explanation" id={id} aria-label={`How ${asked.label} was worked out`}>
      {children}
      <p className="name">
        {asked.label} <b>{format(asked)}</b>
      </p>
      {(asked.meaning ?? step.meaning) && <p>{asked.meaning ?? step.meaning}</p>}
      {step.found && <p>{foundIn(step)}</p>}
      {step.formula !== undefined && <Formula step={step} go={go} />}
      <Why step={step} />
      {step.formula !== undefined && <WholeRule step={step} go={go} />}
      {figures.length > 0 && <Figures of={figures} />}
      <Inputs of={inputsBehind(step, steps, typed)} />
      <SourceLine
        form={[...new Set([step.form, asked.form])].filter(Boolean).join(", then ")}
        source={step.source ?? asked.source}
      />
      <Close id={id} />
    </section>
  );
}

/** Above this number, fields aren't listed one by one. */
const MOST = 10;

/**
 * Whether an input is a field as the visitor knows it. What the law makes of an answer, like "Separate return (no)",
 * says little to someone who chose a filing status.
 */
const isAsked = (input: Known, fields: Fields | undefined) => {
  const field = fields && fieldAt(fields, input.name);
  return field !== undefined && (typeof input.value !== "boolean" || input.label === field.label);
};

/** The fields that the number depends on, nearest first; each links to where it is filled in. */
function Inputs({ of }: { readonly of: readonly Known[] }) {
  const form = useContext(FormContext);
  const asked = of.filter((input) => isAsked(input, form?.fields));
  const shown = asked.length > 0 ? asked : of;
  if (shown.length === 0) return null;
  return (
    <p>
      Based on:{" "}
      {shown.slice(0, MOST).map((input, i) => (
        <span key={input.name || input.label}>
          {i > 0 && ", "}
          {form && !fieldAt(form.fields, input.name) ? input.label : <ToBlank name={input.name}>{input.label}</ToBlank>}{" "}
          <span className="soft">({format(input)})</span>
        </span>
      ))}
      {shown.length > MOST && ` and ${shown.length - MOST} more`}
    </p>
  );
}

/** Why it is zero, or why it isn't higher. */
const Why = ({ step }: { readonly step: Step }) => {
  const reason = whyOf(step);
  return reason && <p className="reason">{reason}</p>;
};

const inOneText = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

/** What applies to this visitor, in words and with values. */
const Formula = ({ step, go }: { readonly step: Step; go(name: string): void }) => {
  const values = inValues(step);
  const taken = piecesOf(step, true);
  return (
    <dl className="formula">
      <dt>In words</dt>
      <dd>
        <Words pieces={taken} go={go} />
      </dd>
      {values !== "" && (
        <>
          <dt>With your numbers</dt>
          <dd className="sum">
            {values} = <b>{format(step)}</b>
          </dd>
        </>
      )}
    </dl>
  );
};

/** A sum of named parts, rounded or not: those that are left out are zero, so nothing is missing without them. */
const SUM = /^(?:\w+\()?[a-zA-Z][\w.]*(?: \+ [a-zA-Z][\w.]*)*\)?$/;

/** The whole formula, if part of it doesn't apply to this visitor. */
const WholeRule = ({ step, go }: { readonly step: Step; go(name: string): void }) => {
  if (SUM.test(step.formula ?? "")) return null;
  const whole = piecesOf(step);
  if (inOneText(whole) === inOneText(piecesOf(step, true))) return null;
  return (
    <details className="whole-rule">
      <summary>The whole formula</summary>
      <p>
        <Words pieces={whole} go={go} />
      </p>
    </details>
  );
};

/** A formula's pieces; those that are lines lead to their own explanation. */
const Words = ({ pieces, go }: { readonly pieces: readonly Piece[]; go(name: string): void }) => {
  const steps = useSteps();
  const link = (target: Step, text: string) => (
    <a
      key={target.name}
      href={`#${target.name}`}
      onClick={(event) => {
        event.preventDefault();
        go(target.name);
      }}
    >
      {text}
    </a>
  );
  return pieces.map(({ at, text, known }) => {
    const [target, ...others] = linesFor(known, steps);
    if (!target) return <span key={at}>{text}</span>;
    if (others.length === 0) return link(target, text);
    return (
      <span key={at}>
        {text} (
        {[target, ...others].map((member, i) => (
          <span key={member.name}>
            {i > 0 && ", "}
            {link(member, String(i + 1))}
          </span>
        ))}
        )
      </span>
    );
  });
};

const Figures = ({ of }: { readonly of: readonly Known[] }) => (
  <ul className="figures">
    {of.map((figure, i) => (
      <li key={figure.name}>
        {figure.label}: <b>{figureInWords(figure)}</b> <Cited source={figure.source} />
        {figure.doubt && <em> ({figure.doubt})</em>}
        <Quotation of={figure} after={of.slice(0, i)} />
      </li>
    ))}
  </ul>
);

const SourceLine = ({ form, source }: { readonly form: string | undefined; readonly source: Source | undefined }) =>
  (form || source) && (
    <p className="soft">
      {form && `${form}. `}
      <Cited source={source} />
    </p>
  );
