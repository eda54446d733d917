/**
 * The contents of a form's fields, with every earlier state of this visit, so that any change can be undone. Several
 * keystrokes in one field are one change.
 */
import type { Fields } from "../../inputs/fields.ts";
import { fieldAt, type Typed, withItem, withoutItem } from "../../inputs/typed.ts";

/** What was typed, and each field's last valid text. */
export interface Texts {
  readonly typed: Typed;
  readonly good: Typed;
}

export interface FormState extends Texts {
  /** What a link couldn't restore, in words. */
  readonly reports: readonly string[];
  /** The day the opened link was made. */
  readonly madeOn?: string | undefined;
  /** The state before each change, newest last. */
  readonly past: readonly Texts[];
  /** What was undone, with the next redo last. */
  readonly future: readonly Texts[];
  /** The field that is being typed in. */
  readonly editing?: string | undefined;
  /** The field that was typed in last, until anything else changes. */
  readonly last?: string | undefined;
  /**
   * How many changes the visitor has made; an undo is a change too. Negative after one that isn't an edit to compare
   * with what was there before: an undo, or a fresh start.
   */
  readonly edits: number;
}

/** What a page opens with. */
export interface Opened extends Texts, Pick<FormState, "reports" | "madeOn"> {
  /** Earlier states that this tab remembers, so that a change can be undone after a reload too. */
  readonly past?: readonly Texts[];
}

export type Change =
  /** Typing; `undefined` restores the field's default value. */
  | { readonly do: "type"; readonly name: string; readonly text: string | undefined }
  /** The field is left: the same value, neatly formatted. */
  | { readonly do: "settle"; readonly name: string }
  /** Other texts in every field; a text that can't be read counts as in `good`, or as before. */
  | { readonly do: "replace"; readonly typed: Typed; readonly good?: Typed | undefined }
  /** Another list item at the end; a copy of item `like`, if given. */
  | { readonly do: "add item"; readonly list: string; readonly like?: number | undefined }
  | { readonly do: "remove item"; readonly list: string; readonly index: number }
  | { readonly do: "open"; readonly opened: Opened; readonly atStart: boolean }
  | { readonly do: "start over" | "undo" | "redo" | "dismiss reports" };

export const UNTOUCHED: FormState = { typed: {}, good: {}, reports: [], past: [], future: [], edits: 0 };

const REMEMBERED_CHANGES = 100;

/** The state after a change. */
export function changed(fields: Fields, state: FormState, change: Change): FormState {
  switch (change.do) {
    case "type": {
      if (change.text === state.typed[change.name]) return state;
      // A choice is complete at once, so another one in the same field is another edit.
      const goesOn = state.editing === change.name && fieldAt(fields, change.name)?.kind !== "choice";
      const before = goesOn ? state : stepped(state);
      // "38,000 a month", then "a year": still the same edit, so what it changes isn't compared with the half-done one.
      const digits = digitsOf(change.text);
      const isSame = state.last === change.name && digits !== "" && digits === digitsOf(state.typed[change.name]);
      return {
        ...before,
        ...withText(fields, state, change.name, change.text),
        editing: change.name,
        last: change.name,
        edits: isSame ? state.edits : before.edits,
      };
    }
    case "settle": {
      const typed = state.typed[change.name];
      const text = typed === undefined ? typed : neat(fields, change.name, typed);
      const same = text === typed;
      if (same && state.editing === undefined) return state;
      const texts = same ? {} : withText(fields, state, change.name, text);
      return { ...state, ...texts, editing: undefined };
    }
    case "replace":
      return { ...stepped(state), ...textsIn(fields, change.typed, change.good ?? state.good) };
    case "start over":
      // Not compared with what was there before: it was someone else's situation, or an earlier one.
      return { ...stepped(state), typed: {}, good: {}, edits: quiet(state) };
    case "add item": {
      const more = (texts: Typed) => withItem(fields, texts, change.list, change.like);
      return { ...stepped(state), typed: more(state.typed), good: more(state.good) };
    }
    case "remove item": {
      const fewer = (texts: Typed) => withoutItem(fields, texts, change.list, change.index);
      return { ...stepped(state), typed: fewer(state.typed), good: fewer(state.good) };
    }
    case "open": {
      const { typed, good, reports, madeOn, past = [] } = change.opened;
      // What was typed before the page became interactive is newer than what it remembers.
      if (change.atStart)
        return {
          ...state,
          typed: { ...typed, ...state.typed },
          good: { ...good, ...state.good },
          past: [...past, ...state.past],
          reports,
          madeOn,
        };
      return { ...stepped(state), typed, good, reports, madeOn, edits: 0 };
    }
    case "undo":
      return moved(state, "past", "future");
    case "redo":
      return moved(state, "future", "past");
    case "dismiss reports":
      return { ...state, reports: [], madeOn: undefined };
  }
}

const stepped = (state: FormState): FormState => ({
  ...state,
  past: [...state.past, textsOf(state)].slice(-REMEMBERED_CHANGES),
  future: [],
  editing: undefined,
  last: undefined,
  edits: Math.abs(state.edits) + 1,
});

const quiet = ({ edits }: FormState) => -Math.abs(edits) - 1;

const digitsOf = (text = "") => text.replace(/[^\d.]/g, "");

const textsOf = ({ typed, good }: Texts): Texts => ({ typed, good });

function moved(state: FormState, from: "past" | "future", to: "past" | "future"): FormState {
  const texts = state[from].at(-1);
  if (!texts) return state;
  return {
    ...state,
    ...texts,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], textsOf(state)],
    editing: undefined,
    last: undefined,
    edits: quiet(state),
  };
}

/** A field's text the way we write its value; invalid or empty text stays as typed. */
export function neat(fields: Fields, name: string, text: string): string {
  const field = fieldAt(fields, name);
  if (text.trim() === "" || !field) return text;
  const reading = field.read(text);
  return "value" in reading ? field.show(reading.value) : text;
}

function withText(fields: Fields, { typed, good }: Texts, name: string, text: string | undefined): Texts {
  const { [name]: _before, ...others } = typed;
  return textsIn(fields, text === undefined ? others : { ...others, [name]: text }, good);
}

const textsIn = (fields: Fields, typed: Typed, before: Typed): Texts => ({
  typed,
  good: counted(fields, { typed, good: before }),
});

/** The texts that count: what is typed, except where it can't be read. There it is the last valid text, if any. */
export const counted = (fields: Fields, { typed, good }: Texts): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const isUnread = "problem" in (fieldAt(fields, name)?.read(text) ?? {});
      const counts = isUnread ? good[name] : text;
      return counts === undefined ? [] : [[name, counts]];
    }),
  );
