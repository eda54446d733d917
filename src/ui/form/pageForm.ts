/** A form that several parts of one page share. Each is an island of its own, loaded when it is seen; all fill the same blanks. */
import { useMemo, useSyncExternalStore } from "react";
import type { Fields, InputsOf } from "../../inputs/fields.ts";
import { type LinkFormat, toLink } from "../../inputs/link.ts";
import { type GivenBy, readForm } from "../../inputs/typed.ts";
import { today } from "../today.ts";
import { type Change, changed, type FormState, UNTOUCHED } from "./formState.ts";
import { keep } from "./keep.ts";
import { rememberInTab } from "./thisTab.ts";
import { acts, PAUSE as FOLLOW_PAUSE, type Form, follow, linkOpenedBy, openedBy } from "./useForm.ts";

export interface PageForm<F extends Fields> {
  readonly fields: F;
  readonly format: LinkFormat;
  readonly givenBy: GivenBy<F>;
  state(): FormState;
  change(what: Change): void;
  subscribe(tell: () => void): () => void;
  /** Calls back at every change, without being a part of the page that shows the form. */
  listen(tell: () => void): void;
}

export function pageForm<F extends Fields>(fields: F, format: LinkFormat, givenBy: GivenBy<F>): PageForm<F> {
  let state = UNTOUCHED;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const form: PageForm<F> = {
    fields,
    format,
    givenBy,
    state: () => state,
    change(what) {
      state = changed(fields, state, what);
      rememberInTab(format.version, state);
      clearTimeout(timer);
      timer = setTimeout(() => follow(linkOf(form, state), format, state), FOLLOW_PAUSE);
      for (const tell of listeners) tell();
    },
    subscribe(tell) {
      start();
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    listen: (tell) => void listeners.add(tell),
  };
  let started = false;
  /** With the first part of the page that shows it: the code of a form may be loaded on pages that have another. */
  function start() {
    if (started) return;
    started = true;
    const opened = openedBy(fields, format);
    if (opened) form.change({ do: "open", opened, atStart: true });
    addEventListener("hashchange", () => {
      const link = linkOpenedBy(fields, format);
      if (link) form.change({ do: "open", opened: link, atStart: false });
    });
    keep(() => linkOf(form, state));
  }
  return form;
}

const readingOf = <F extends Fields>({ fields, givenBy }: PageForm<F>, { typed, good }: FormState) =>
  readForm(fields, typed, good, givenBy);

const linkOf = <F extends Fields>(form: PageForm<F>, state: FormState): string =>
  toLink(form.fields, state.typed, form.format, readingOf(form, state).given, today());

/** The form of the page, in one of its parts. */
export function usePageForm<F extends Fields>(form: PageForm<F>): Form<F> {
  const state = useSyncExternalStore(form.subscribe, form.state, () => UNTOUCHED);
  const read = useMemo(() => readingOf(form, state), [form, state]);
  return {
    fields: form.fields,
    ...state,
    ...read,
    link: () => linkOf(form, state),
    readAs: (texts) => readForm(form.fields, texts, texts, form.givenBy),
    ...acts(form.fields, state, form.change),
  };
}

const PAUSE = 120;

/** Calls back with the inputs a moment after each change, and soon if a link has already set some. */
export function followPageForm<F extends Fields>(form: PageForm<F>, tell: (inputs: InputsOf<F>) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(readingOf(form, form.state()).inputs), PAUSE);
  };
  form.listen(soon);
}
