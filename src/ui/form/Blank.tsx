import { type ReactNode, useContext, useId, useState } from "react";
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
import { Day } from "./Day.tsx";
import { Hints } from "./hints.ts";
import { MonthControl } from "./Month.tsx";
import { PeriodicControl } from "./Periodic.tsx";
import { ShareControl } from "./Share.tsx";
import { Tick } from "./Tick.tsx";
import { type Form, useTheForm } from "./useForm.ts";

interface Props {
  readonly name: string;
  /** Said under the blank in place of the field's own hint: what a share comes to, what a default is. */
  readonly note?: ReactNode;
  /** Options that arrive after the page: the counties of the state chosen. */
  readonly options?: ChoiceField["options"];
}

/** One blank of the form around it: label, control, hint, where its start value is from, and what is wrong with what was typed. */
export function Blank({ name, note, options }: Props) {
  const form = useTheForm();
  const own = fieldAt(form.fields, name);
  const field = own && options ? { ...own, options } : own;
  const [left, setLeft] = useState(true);
  const given = form.given[name];
  const noteId = useId();
  if (!field) throw new Error(`The form has no field "${name}"`);
  const typed = form.typed[name];
  const id = blankId(name);
  const text = typed ?? given?.text ?? field.show(startAt(form, name, field));
  const problem = left ? form.problems[name] : undefined;
  const control: ControlProps = {
    id,
    name,
    text,
    untouched: typed === undefined,
    describedBy: noteId,
    labelledBy: `${id}-label`,
    invalid: problem !== undefined,
    onText: (next) => {
      setLeft(false);
      form.set(name, next);
    },
    onLeave: () => {
      if (!left) afterPress(() => setLeft(true));
      if (typed === undefined) return;
      const reading = field.read(typed);
      form.settle(name, "value" in reading && typed.trim() !== "" ? field.show(reading.value) : undefined);
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
      <Control field={field} asList={options !== undefined} {...control} />
      <Note
        id={noteId}
        field={field}
        name={name}
        problem={problem}
        note={note}
        settled={left}
        startText={given?.text ?? field.show(startAt(form, name, field))}
      />
    </div>
  );
}

/** Once no button of the mouse is down: what is said of a blank moves the rest of the page, away from under the press. */
const afterPress = (then: () => void) =>
  document.querySelector(":active") ? addEventListener("mouseup", () => setTimeout(then), { once: true }) : then();

function startAt(form: Form, name: string, field: AnyField): unknown {
  const [list = "", index, own] = name.split(".");
  const outer = form.fields[list];
  if (outer?.kind !== "list" || index === undefined || own === undefined) return field.start;
  return (outer.start[Number(index)] as Record<string, unknown> | undefined)?.[own] ?? field.start;
}

function Control({ field, asList, ...props }: ControlProps & { readonly field: AnyField; readonly asList: boolean }) {
  switch (field.kind) {
    case "number":
      return <Amount field={field as NumberField} {...props} />;
    case "choice":
      return <ChoiceControl field={field as unknown as ChoiceField} asList={asList} {...props} />;
    case "amountOrShare":
      return <ShareControl field={field as unknown as AmountOrShareField} {...props} />;
    case "periodic":
      return <PeriodicControl field={field as unknown as PeriodicField} {...props} />;
    case "month":
      return <MonthControl field={field as MonthField} {...props} />;
    case "day":
      return <Day {...props} />;
    case "flag":
      return <Tick {...props} />;
    case "text":
      return <NumberLine {...props} letters />;
  }
}

interface NoteProps {
  readonly id: string;
  readonly name: string;
  readonly field: AnyField;
  readonly problem: string | undefined;
  readonly note: ReactNode;
  readonly settled: boolean;
  readonly startText: string;
}

/** Under the blank: the problem if there is one; else what to check, how it was read, what it comes to; else the hint; and where the start value is from. */
function Note({ id, name, field, problem, note, settled, startText }: NoteProps) {
  const form = useTheForm();
  const hint = useContext(Hints)[name.replace(/\.\d+\./, ".")] ?? field.help;
  if (problem !== undefined)
    return (
      <p className="note problem" id={id}>
        <span className="visually-hidden">Error: </span>
        {problem}
      </p>
    );
  const typed = form.typed[name];
  const reading = typed === undefined ? undefined : field.read(typed);
  const echo = reading && "value" in reading ? reading.echo : undefined;
  const unusual = settled ? form.unusual[name] : undefined;
  const said = unusual ?? echo ?? note;
  const from = form.given[name]?.from ?? (field.from?.source && field.from);
  return (
    <div className="note">
      <span id={id}>{said ? <span className={unusual === undefined ? undefined : "check"}>{said}</span> : hint}</span>{" "}
      {from && (
        <>
          {typed !== undefined && <Reset name={name} field={field} to={startText} />} <From name={name} from={from} />
        </>
      )}
    </div>
  );
}

/** Where the start value is from; it opens the explanation of that figure. */
const From = ({ name, from: { text, source } }: { readonly name: string; readonly from: Provenance }) => {
  if (useContext(ExplainContext)) return <Explained name={startName(name)}>{text}</Explained>;
  return source ? (
    <a href={source.url} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    text
  );
};

interface ResetProps {
  readonly name: string;
  readonly field: AnyField;
  readonly to: string;
}

/** "1981-06" as "June 1981" */
const inWords = (text: string) => {
  const [year, month] = text.split("-").map(Number);
  return monthInWords({ year, month } as YearMonth);
};

const Reset = ({ name, field, to }: ResetProps) => {
  const form = useTheForm();
  const percent = "unit" in field && field.unit === "rate" && !to.includes("%") ? "%" : "";
  return (
    <button type="button" className="plain" onClick={() => form.set(name, undefined)}>
      Back to {field.kind === "month" ? inWords(to) : to.replace(/\/.*/, "")}
      {percent}
    </button>
  );
};
