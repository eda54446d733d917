/** What several groups of questions use. */

import { useEffect, useRef } from "react";
import type { ListField } from "../../../inputs/fields.ts";
import { countOf, withItem } from "../../../inputs/typed.ts";
import { Blank } from "../../../ui/form/Blank.tsx";
import { blankId } from "../../../ui/form/control.ts";
import { useTheForm } from "../../../ui/form/useForm.ts";
import type { Result } from "../answer/result.ts";
import type { fields, Inputs } from "../inputs.ts";

type Name = keyof typeof fields;

export const Blanks = ({ names }: { readonly names: readonly Name[] }) =>
  names.map((name) => <Blank key={name} name={name} />);

/** Two fields that make one sentence: "Spending slows at 75, to 80%". */
export const Pair = ({ names }: { readonly names: readonly [Name, Name] }) => (
  <div className="two">
    <Blanks names={names} />
  </div>
);

export interface Props {
  readonly inputs: Inputs;
  readonly result: Result;
}

/** Buttons that add a typical entry, filled in as far as possible; focus goes to what is left to type. */
export function Starts({
  list,
  starts,
}: {
  readonly list: "oneOffs" | "streams";
  readonly starts: readonly (readonly [label: string, texts: Readonly<Record<string, string | number>>])[];
}) {
  const form = useTheForm();
  const field = form.fields[list] as ListField;
  const count = countOf(field, list, form.typed);
  const added = useRef<string>(undefined);
  useEffect(() => {
    if (added.current === undefined) return;
    document.getElementById(blankId(added.current))?.focus();
    added.current = undefined;
  });
  if (count >= field.max) return null;
  const add = (texts: Readonly<Record<string, string | number>>) => {
    const own = Object.entries(texts).map(([name, text]) => [`${list}.${count}.${name}`, String(text)] as const);
    form.setAll({ ...withItem(form.fields, form.typed, list), ...Object.fromEntries(own) });
    const first = texts.what === "house" ? "price" : texts.what === "purchase" ? "down" : "amount";
    added.current = `${list}.${count}.${first}`;
  };
  return (
    <p className="controls">
      {starts.map(([label, texts]) => (
        <button type="button" key={label} onClick={() => add(texts)}>
          {label}
        </button>
      ))}
    </p>
  );
}

export const whatIs = (options: readonly { readonly value: string; readonly label: string }[], value?: string) =>
  options.find((option) => option.value === value)?.label ?? "";
