import { createContext, useContext, useEffect, useMemo, useReducer, useRef } from "react";
import type { Fields } from "../../inputs/fields.ts";
import { fromLink, type LinkFormat, toLink } from "../../inputs/link.ts";
import {
  fieldAt,
  type GivenBy,
  type ReadForm,
  readForm,
  type Typed,
  withItem,
  withoutItem,
} from "../../inputs/typed.ts";
import { keep } from "./keep.ts";
import { keepLink, keptLink } from "./saved.ts";

export interface FormState {
  /** What stands in the blanks, kept as typed even where it cannot be read. */
  readonly typed: Typed;
  /** The last text of each blank that could be read. */
  readonly good: Typed;
  /** What a link could not bring, in words. */
  readonly reports: readonly string[];
}
export type Change = { readonly to: Partial<FormState> } | { readonly name: string; readonly text: string | undefined };

export const UNTOUCHED: FormState = { typed: {}, good: {}, reports: [] };

/** The state after a blank was typed into, or all of them were set. */
export function changed(fields: Fields, state: FormState, what: Change): FormState {
  if ("to" in what) return { ...state, ...what.to };
  const { [what.name]: _before, ...typed } = state.typed;
  if (what.text === undefined) return { ...state, typed };
  const reading = fieldAt(fields, what.name)?.read(what.text);
  const good = reading && "value" in reading ? { ...state.good, [what.name]: what.text } : state.good;
  return { ...state, typed: { ...typed, [what.name]: what.text }, good };
}

/** A form: its blanks, and what they come to. */
export interface Form<F extends Fields = Fields> extends ReadForm<F> {
  readonly fields: F;
  readonly typed: Typed;
  readonly good: Typed;
  readonly reports: readonly string[];
  /** Puts a text into a blank; `undefined` gives it back its start value. */
  set(name: string, text: string | undefined): void;
  setAll(texts: Typed): void;
  addItem(list: string, like?: number): void;
  removeItem(list: string, index: number): void;
  dismissReports(): void;
  /** The fragment that restores this form. */
  link(): string;
  /** What the form would come to with other texts in it. */
  readAs(typed: Typed): ReadForm<F>;
}

/** The state of a calculator's form. It lives in this component and, when the visitor asks for a link, in the fragment of the address; on the device only where they switched that on. */
export function useForm<F extends Fields>(fields: F, format: LinkFormat, givenBy?: GivenBy<F>): Form<F> {
  const [state, change] = useReducer((state: FormState, what: Change) => changed(fields, state, what), UNTOUCHED);
  const { typed, good, reports } = state;

  useEffect(() => {
    const open = () => {
      const opened = openedBy(fields, format);
      if (opened) change({ to: opened });
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [fields, format]);

  const form = useMemo(
    () => ({ fields, typed, good, reports, ...readForm(fields, typed, good, givenBy) }),
    [fields, typed, good, reports, givenBy],
  );
  const link = () => toLink(fields, typed, format, form.given);
  useEffect(() => keep(link));

  // An address that already holds a link of ours, and what is kept on the device, follow what is typed once typing pauses.
  const opened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what is typed counts
  useEffect(() => {
    if (!opened.current) {
      opened.current = true;
      return;
    }
    const timer = setTimeout(() => {
      if (/^#v\d/.test(location.hash)) history.replaceState(null, "", link());
      keepLink(link());
    }, 600);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    ...form,
    link,
    readAs: (texts) => readForm(fields, texts, texts, givenBy),
    ...acts(fields, state, change),
  };
}

/** What can be done with a form. */
export const acts = (fields: Fields, { typed, good }: FormState, change: (what: Change) => void) => ({
  set: (name: string, text: string | undefined) => change({ name, text }),
  setAll: (texts: Typed) => change({ to: { typed: texts, good: texts } }),
  addItem: (list: string, like?: number) =>
    change({ to: { typed: withItem(fields, typed, list, like), good: withItem(fields, good, list, like) } }),
  removeItem: (list: string, index: number) =>
    change({ to: { typed: withoutItem(fields, typed, list, index), good: withoutItem(fields, good, list, index) } }),
  dismissReports: () => change({ to: { reports: [] } }),
});

/** The link in the address, or else what is kept on the device. */
const linkToOpen = () => (/^#v\d/.test(location.hash) ? location.hash : keptLink());

/** Whether the page opens with other numbers than it was built with. */
export const hasNumbersToOpen = () => !import.meta.env.SSR && linkToOpen() !== "";

/** What the address asks for, if it holds a link of ours. */
export function openedBy(fields: Fields, format: LinkFormat): FormState | undefined {
  const { typed, reports } = fromLink(fields, linkToOpen(), format);
  if (Object.keys(typed).length === 0 && reports.length === 0) return undefined;
  return { typed: neat(fields, typed), good: typed, reports };
}

/** Texts of a link as a visitor would like to see them in the blanks. */
const neat = (fields: Fields, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => {
      const field = fieldAt(fields, name);
      const reading = field?.read(text);
      return [name, field && reading && "value" in reading ? field.show(reading.value) : text];
    }),
  );

export const FormContext = createContext<Form | null>(null);

/** The form that stands around this component. */
export function useTheForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("This component has to stand inside a <FormContext>");
  return form;
}

/** A form of particular fields, where only `Form` in general is asked for. */
export const anyForm = <F extends Fields>(form: Form<F>): Form => form as unknown as Form;

export type { Fields };
