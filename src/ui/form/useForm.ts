import { createContext, startTransition, useContext, useEffect, useMemo, useState } from "react";
import type { Fields } from "../../inputs/fields.ts";
import type { LinkFormat } from "../../inputs/link.ts";
import { type GivenBy, type ReadForm, readForm, type Typed } from "../../inputs/typed.ts";
import { UNTOUCHED } from "./formState.ts";
import { type PageForm, pageForm } from "./pageForm.ts";

/** A form: its fields, and their values. */
export interface Form<F extends Fields = Fields> extends ReadForm<F> {
  readonly fields: F;
  readonly typed: Typed;
  readonly good: Typed;
  readonly reports: readonly string[];
  readonly madeOn?: string | undefined;
  /** How many changes the visitor has made. Continued typing in one field is one change. */
  readonly edits: number;
  /** Sets a field's text; `undefined` restores its default value. */
  set(name: string, text: string | undefined): void;
  /** The field was left. If its text is valid, it is neatly formatted. */
  settle(name: string): void;
  /** Sets several texts at once and leaves the rest. */
  put(texts: Typed): void;
  /** Replaces everything with these texts. Those that can't be read count as in `good`, or as before. */
  setAll(texts: Typed, good?: Typed): void;
  /** Undoes the last change; does nothing if there is none. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Resets every field to its default value. */
  startOver(): void;
  addItem(list: string, like?: number): void;
  removeItem(list: string, index: number): void;
  dismissReports(): void;
  /** The fragment that restores this form. */
  link(): string;
  /** What the form would contain with different texts. Those that can't be read count as in the form. */
  readAs(typed: Typed): ReadForm<F>;
}

/**
 * The form of a calculator.
 * @param ahead is told of each change at once, before anything is rendered
 */
export function useForm<F extends Fields>(
  fields: F,
  format: LinkFormat,
  givenBy?: GivenBy<F>,
  ahead?: (read: ReadForm<F>) => void,
): Form<F> {
  const [form] = useState(() => {
    const form = pageForm(fields, format, givenBy);
    if (ahead)
      form.listen(() => {
        const { typed, good } = form.state();
        try {
          ahead(readForm(fields, typed, good, givenBy));
        } catch {
          // What fails here fails again when it is rendered, where the page says so.
        }
      });
    return form;
  });
  useEffect(() => {
    form.givenBy = givenBy;
  }, [form, givenBy]);
  return usePageForm(form, givenBy);
}

/**
 * The page's form, in one of its parts: several may share the same fields, each loaded when it is seen. What is typed
 * appears in its field right away (`Blank` takes care of that); the answer follows without delaying the next keystroke.
 */
export function usePageForm<F extends Fields>(form: PageForm<F>, givenBy = form.givenBy): Form<F> {
  const [state, draw] = useState(UNTOUCHED);
  useEffect(() => {
    const follow = () => draw(form.state());
    let leave: (() => void) | undefined;
    // What the page opens with is rendered in short tasks, like everything that is typed.
    startTransition(() => {
      leave = form.subscribe(follow);
      follow();
    });
    return leave;
  }, [form]);
  useEffect(() => {
    if (state !== UNTOUCHED) form.remember(state);
    if (form.state() === state) ownFrom(state !== UNTOUCHED);
  }, [form, state]);
  const { typed, good } = state;
  const read = useMemo(() => readForm(form.fields, typed, good, givenBy), [form, typed, good, givenBy]);
  const acts = useMemo(() => actsOf(form), [form]);
  return useMemo(
    () => ({
      fields: form.fields,
      ...state,
      ...read,
      ...acts,
      readAs: (texts: Typed) => readForm(form.fields, texts, state.good, givenBy),
      undo: state.past.length > 0 ? acts.undo : undefined,
      redo: state.future.length > 0 ? acts.redo : undefined,
    }),
    [form, state, read, acts, givenBy],
  );
}

/**
 * The answer is the visitor's own from here on; the parts after it show the example until they have caught up
 * (opening.ts).
 */
function ownFrom(isOwn: boolean): void {
  const { dataset } = document.documentElement;
  if (dataset.opening === "all") dataset.opening = isOwn ? "parts" : "";
  else if (isOwn) dataset.opening ||= "own";
}

/** What can be done with a form, always with its current content, whatever the page shows. */
const actsOf = <F extends Fields>(form: PageForm<F>) => ({
  link: form.link,
  set: (name: string, text: string | undefined) => form.change({ do: "type", name, text }),
  settle: (name: string) => form.change({ do: "settle", name }),
  put: (texts: Typed) => form.change({ do: "replace", typed: { ...form.state().typed, ...texts } }),
  setAll: (typed: Typed, good?: Typed) => form.change({ do: "replace", typed, good }),
  addItem: (list: string, like?: number) => form.change({ do: "add item", list, like }),
  removeItem: (list: string, index: number) => form.change({ do: "remove item", list, index }),
  undo: () => form.change({ do: "undo" }),
  redo: () => form.change({ do: "redo" }),
  startOver: () => form.change({ do: "start over" }),
  dismissReports: () => form.change({ do: "dismiss reports" }),
});

export const FormContext = createContext<Form | null>(null);

/** The form surrounding this component. */
export function useTheForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("This component has to stand inside a <FormContext>");
  return form;
}

/** Whether a field's text can't be read, so that its last good text counts. */
export const isUnread = ({ good, typed }: Form, name: string) => good[name] !== typed[name];

/** A form with particular fields, where only `Form` in general is required. */
export const anyForm = <F extends Fields>(form: Form<F>): Form => form as unknown as Form;

export type { Fields };
