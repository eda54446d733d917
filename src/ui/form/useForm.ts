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
import { today } from "../today.ts";
import { type Change, changed, type FormState, type Texts, UNTOUCHED } from "./formState.ts";
import { keep } from "./keep.ts";
import { keepLink, keptLink } from "./saved.ts";
import { linkInAddress, rememberedInTab, rememberInTab } from "./thisTab.ts";

/** A form: its blanks, and what they come to. */
export interface Form<F extends Fields = Fields> extends ReadForm<F> {
  readonly fields: F;
  readonly typed: Typed;
  readonly good: Typed;
  readonly reports: readonly string[];
  readonly madeOn?: string | undefined;
  /** Puts a text into a field; `undefined` gives it back its start value. */
  set(name: string, text: string | undefined): void;
  /** The field was left. Its text is written neatly, where it can be read. */
  settle(name: string, text?: string): void;
  setAll(texts: Typed): void;
  /** Takes back the last change; nothing where there was none. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Every field back to its start value. */
  startOver(): void;
  addItem(list: string, like?: number): void;
  removeItem(list: string, index: number): void;
  dismissReports(): void;
  /** The fragment that restores this form. */
  link(): string;
  /** What the form would come to with other texts in it. */
  readAs(typed: Typed): ReadForm<F>;
}

/**
 * The state of a calculator's form. It lives in this component, in the tab's own storage so that a reload finds it again,
 * in the address once that holds a link of ours, and on the device only where the visitor switched that on.
 */
export function useForm<F extends Fields>(fields: F, format: LinkFormat, givenBy?: GivenBy<F>): Form<F> {
  const [state, change] = useReducer((state: FormState, what: Change) => changed(fields, state, what), UNTOUCHED);
  const { typed, good, reports, madeOn } = state;

  useEffect(() => {
    const opened = openedBy(fields, format);
    if (opened) change({ do: "open", opened, atStart: true });
    const openLink = () => {
      const link = linkOpenedBy(fields, format);
      if (link) change({ do: "open", opened: link, atStart: false });
    };
    addEventListener("hashchange", openLink);
    return () => removeEventListener("hashchange", openLink);
  }, [fields, format]);

  const form = useMemo(
    () => ({ fields, typed, good, reports, madeOn, ...readForm(fields, typed, good, givenBy) }),
    [fields, typed, good, reports, madeOn, givenBy],
  );
  const link = () => toLink(fields, typed, format, form.given, today());
  useEffect(() => keep(link));

  // The tab remembers every keystroke. A link in the address, and what is kept on the device, follow once typing pauses.
  const opened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what is typed counts
  useEffect(() => {
    if (!opened.current) {
      opened.current = true;
      return;
    }
    rememberInTab(format.version, { typed, good });
    const timer = setTimeout(() => follow(link(), format, { typed, good }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    ...form,
    link,
    readAs: (texts) => readForm(fields, texts, texts, givenBy),
    ...acts(fields, state, change),
  };
}

/** How long after the last keystroke a link in the address follows, in milliseconds. */
export const PAUSE = 600;

/** Brings the link in the address, and the one kept on the device, up to what is typed. */
export function follow(link: string, { version }: LinkFormat, texts: Texts): void {
  if (linkInAddress() !== "") {
    const isEmpty = Object.keys(texts.typed).length === 0;
    history.replaceState(null, "", isEmpty ? location.pathname : link);
    rememberInTab(version, texts);
  }
  keepLink(link);
}

/** What can be done with a form. */
export const acts = (fields: Fields, { typed, good, past, future }: FormState, change: (what: Change) => void) => ({
  set: (name: string, text: string | undefined) => change({ do: "type", name, text }),
  settle: (name: string, text?: string) => change({ do: "settle", name, ...(text === undefined ? {} : { text }) }),
  setAll: (texts: Typed) => change({ do: "replace", typed: texts }),
  addItem: (list: string, like?: number) =>
    change({ do: "replace", typed: withItem(fields, typed, list, like), good: withItem(fields, good, list, like) }),
  removeItem: (list: string, index: number) =>
    change({
      do: "replace",
      typed: withoutItem(fields, typed, list, index),
      good: withoutItem(fields, good, list, index),
    }),
  undo: past.length > 0 ? () => change({ do: "undo" }) : undefined,
  redo: future.length > 0 ? () => change({ do: "redo" }) : undefined,
  startOver: () => change({ do: "replace", typed: {} }),
  dismissReports: () => change({ do: "dismiss reports" }),
});

type Opened = Texts & Pick<FormState, "reports" | "madeOn">;

/** What the page opens with: what this tab remembers, or the link in the address, or what is kept on the device. */
export function openedBy(fields: Fields, format: LinkFormat): Opened | undefined {
  const remembered = rememberedInTab(format.version);
  if (remembered) return { typed: neat(fields, remembered.typed), good: remembered.good, reports: [] };
  return linkOpenedBy(fields, format) ?? read(fields, format, keptLink());
}

/** What the link in the address brings. */
export const linkOpenedBy = (fields: Fields, format: LinkFormat) => read(fields, format, linkInAddress());

function read(fields: Fields, format: LinkFormat, link: string): Opened | undefined {
  const { typed, reports, madeOn } = fromLink(fields, link, format);
  if (Object.keys(typed).length === 0 && reports.length === 0) return undefined;
  return { typed: neat(fields, typed), good: typed, reports, madeOn };
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
