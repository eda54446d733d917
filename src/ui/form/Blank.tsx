import { memo, type ReactNode, useContext, useId, useState } from "react";
import type {
  AmountOrShareField,
  AnyField,
  ChoiceField,
  MonthField,
  NumberField,
  PeriodicField,
  Provenance,
  YearMonth,
} from "../../inputs/fields.ts";
import { fieldAt } from "../../inputs/typed.ts";
import { Explained } from "../explain/Explained.tsx";
import { ExplainContext, startName } from "../explain/useExplain.ts";
import { monthInWords } from "../format.ts";
import { Amount, NumberLine } from "./Amount.tsx";
import { ChoiceControl } from "./Choice.tsx";
import { asGroup, blankId, type ControlProps } from "./control.ts";
import { ControlsContext } from "./controls.ts";
import { Day } from "./Day.tsx";
import { Hints } from "./hints.ts";
import { PeriodicControl } from "./Periodic.tsx";
import { Tick } from "./Tick.tsx";
import { type Form, useTheForm } from "./useForm.ts";
import { useShownAtOnce } from "./useShownAtOnce.ts";

interface Props {
  readonly name: string;
  /** Shown under the field instead of its own hint: what a share comes to, or what a default is. */
  readonly note?: ReactNode;
  /** What is counted while the field is empty, if that follows from other fields. */
  readonly counted?: string | undefined;
  /** Options that load after the page: the chosen state's counties. */
  readonly options?: ChoiceField["options"] | undefined;
}

/**
 * One field of the surrounding form: label, control, hint, the source of its default value, and what is wrong with the
 * input.
 */
export function Blank({ name, note, counted, options }: Props) {
  const form = useTheForm();
  const own = fieldAt(form.fields, name);
  if (!own) throw new Error(`The form has no field "${name}"`);
  const whole = own.kind === "amountOrShare" ? form.inputs[(own as AmountOrShareField).ofField ?? ""] : undefined;
  return (
    <Written
      name={name}
      own={own}
      options={options}
      note={note}
      typed={form.typed[name]}
      startText={counted ?? form.given[name]?.text ?? own.show(startAt(form, name, own))}
      from={form.given[name]?.from ?? (own.from?.source && own.from)}
      problem={form.problems[name]}
      unusual={form.unusual[name]}
      whole={typeof whole === "number" ? whole : undefined}
      set={form.set}
      settle={form.settle}
    />
  );
}

interface WrittenProps extends Props, Pick<Form, "set" | "settle"> {
  readonly own: AnyField;
  readonly typed: string | undefined;
  readonly startText: string;
  readonly from: Provenance | undefined;
  readonly problem: string | undefined;
  readonly unusual: string | undefined;
  /** Of what a share is taken, in dollars, if known. */
  readonly whole: number | undefined;
}

/** The field with what the form says about it; re-rendered only if some of that has changed. */
const Written = memo(function Written({ name, own, options, typed, startText, set, settle, ...props }: WrittenProps) {
  const field = own && options ? { ...own, options } : own;
  const [left, setLeft] = useState(true);
  const noteId = useId();
  const id = blankId(name);
  const [text, setText] = useShownAtOnce(typed ?? startText, (next) => {
    setLeft(false);
    set(name, next);
  });
  const problem = left ? props.problem : undefined;
  const control: ControlProps = {
    id,
    name,
    text,
    untouched: typed === undefined && text === startText,
    describedBy: noteId,
    labelledBy: `${id}-label`,
    invalid: problem !== undefined,
    onText: setText,
    onLeave: () => {
      afterPress(() => setLeft(true));
      settle(name);
    },
  };
  const isGroup = field.kind === "choice" && !options && asGroup(field as unknown as ChoiceField);
  return (
    <div className="blank" data-problem={problem === undefined ? undefined : ""}>
      {isGroup || field.kind === "month" ? (
        <span className="label" id={`${id}-label`}>
          {field.label}
        </span>
      ) : (
        <label className="label" id={`${id}-label`} htmlFor={id}>
          {field.label}
        </label>
      )}
      <Control field={field} asList={options !== undefined} whole={props.whole} {...control} />
      <Note
        id={noteId}
        field={field}
        name={name}
        typed={typed}
        problem={problem}
        unusual={left ? props.unusual : undefined}
        note={props.note}
        from={props.from}
        startText={startText}
        set={set}
      />
    </div>
  );
});

/**
 * Waits until no mouse button is down, because a message under a field moves the rest of the page away from the
 * pointer.
 */
const afterPress = (then: () => void) =>
  document.querySelector(":active") ? addEventListener("mouseup", () => setTimeout(then), { once: true }) : then();

function startAt(form: Form, name: string, field: AnyField): unknown {
  const [list = "", index, own] = name.split(".");
  const outer = form.fields[list];
  if (outer?.kind !== "list" || index === undefined || own === undefined) return field.start;
  return (outer.start[Number(index)] as Record<string, unknown> | undefined)?.[own] ?? field.start;
}

interface ControlOf extends ControlProps, Pick<WrittenProps, "whole"> {
  readonly field: AnyField;
  readonly asList: boolean;
}

function Control({ field, asList, whole, ...props }: ControlOf) {
  const own = useContext(ControlsContext);
  switch (field.kind) {
    case "number":
      return <Amount field={field as NumberField} {...props} />;
    case "choice":
      return <ChoiceControl field={field as unknown as ChoiceField} asList={asList} {...props} />;
    case "amountOrShare":
      return (
        own.amountOrShare && (
          <own.amountOrShare field={field as unknown as AmountOrShareField} whole={whole} {...props} />
        )
      );
    case "periodic":
      return <PeriodicControl field={field as unknown as PeriodicField} {...props} />;
    case "month":
      return own.month && <own.month field={field as MonthField} {...props} />;
    case "day":
      return <Day {...props} />;
    case "flag":
      return <Tick {...props} />;
    case "text":
      return <NumberLine {...props} letters />;
  }
}

interface NoteProps
  extends Pick<WrittenProps, "name" | "typed" | "problem" | "unusual" | "note" | "from" | "startText"> {
  readonly id: string;
  readonly field: AnyField;
  readonly set: Form["set"];
}

/**
 * Under the field: the problem if there is one; otherwise what to check, how it was read, and what it comes to;
 * otherwise the hint. Then the source of the default value.
 */
function Note({ id, name, field, typed, problem, unusual, note, from, startText, set }: NoteProps) {
  const hint = useContext(Hints)[name.replace(/\.\d+\./, ".")] ?? field.help;
  if (problem !== undefined)
    return (
      <p className="note problem" id={id}>
        <span className="visually-hidden">Error: </span>
        {problem}
      </p>
    );
  const reading = typed === undefined ? undefined : field.read(typed);
  const echo = reading && "value" in reading ? reading.echo : undefined;
  const said = unusual ?? echo ?? note;
  return (
    <div className="note">
      <span id={id}>{said ? <span className={unusual === undefined ? undefined : "check"}>{said}</span> : hint}</span>{" "}
      {from && (
        <>
          {typed !== undefined && typed !== startText && (
            <Reset field={field} to={startText} reset={() => set(name, undefined)} />
          )}{" "}
          <From name={name} from={from} />
        </>
      )}
    </div>
  );
}

/** The source of the default value; it opens that figure's explanation. */
const From = ({ name, from: { text, source } }: { readonly name: string; readonly from: Provenance }) => {
  if (useContext(ExplainContext)) return <Explained<string> name={startName(name)}>{text}</Explained>;
  return source ? (
    <a href={source.url} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    text
  );
};

interface ResetProps {
  readonly field: AnyField;
  readonly to: string;
  reset(): void;
}

/** Writes "1981-06" as "June 1981". */
const inWords = (text: string) => {
  const [year, month] = text.split("-").map(Number);
  return monthInWords({ year, month } as YearMonth);
};

const Reset = ({ field, to, reset }: ResetProps) => {
  const percent = "unit" in field && field.unit === "rate" && !to.includes("%") ? "%" : "";
  const options = field.kind === "choice" ? (field as unknown as ChoiceField).options : [];
  const option = options.find(({ value }) => String(value) === to)?.label;
  return (
    <button type="button" className="plain" onClick={reset}>
      Reset to {option ?? (field.kind === "month" ? inWords(to) : to.replace("/", " per "))}
      {percent}
    </button>
  );
};
