/**
 * The content of a form, whichever parts of the page show it. It is kept here; in the tab's own storage, so that a
 * reload restores it; in the address if that already holds one of our links; and on the device only if the visitor
 * switched that on.
 */
import type { Fields } from "../../inputs/fields.ts";
import { fromLink, type LinkFormat, toLink } from "../../inputs/link.ts";
import { fieldAt, type GivenBy, readForm, type Typed } from "../../inputs/typed.ts";
import { today } from "../today.ts";
import { type Change, changed, type FormState, neat, type Opened, type Texts, UNTOUCHED } from "./formState.ts";
import { keep } from "./keep.ts";
import { keepLink, keptLink } from "./saved.ts";
import { type InTab, linkInAddress, rememberedInTab, rememberInTab, replaceAddress } from "./thisTab.ts";

export interface PageForm<F extends Fields> {
  readonly fields: F;
  /** Its current content; the rendered page may be a moment behind. */
  state(): FormState;
  change(what: Change): void;
  /**
   * Saves what the page was rendered with. A text that crashes the page isn't saved, or the page would crash again
   * forever.
   */
  remember(drawn: InTab): void;
  /** Calls back at every change. The first call also restores what the page opens with. */
  subscribe(tell: () => void): () => void;
  /** Calls back at every change, for code that isn't part of the page showing the form. */
  listen(tell: () => void): void;
  givenBy: GivenBy<F> | undefined;
  /** The fragment that restores it. */
  link(): string;
}

/**
 * How long after the last keystroke the link in the address and the copy on the device are updated, in milliseconds.
 */
const PAUSE = 600;

export function pageForm<F extends Fields>(fields: F, format: LinkFormat, givenBy?: GivenBy<F>): PageForm<F> {
  let state = UNTOUCHED;
  let drawn: InTab = UNTOUCHED;
  /** The parts of the page that show it, and everyone else who is told. */
  const parts = new Set<() => void>();
  const others = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const form: PageForm<F> = {
    fields,
    givenBy,
    state: () => state,
    change(what) {
      state = changed(fields, state, what);
      for (const tell of [...others, ...parts]) tell();
    },
    remember(texts) {
      drawn = texts;
      rememberInTab(format.version, drawn);
      clearTimeout(timer);
      const address = linkInAddress();
      timer = setTimeout(() => follow(linkOf(drawn), format, drawn, address), PAUSE);
    },
    subscribe(tell) {
      parts.add(tell);
      start();
      return () => void parts.delete(tell);
    },
    listen: (tell) => void others.add(tell),
    link: () => linkOf(state),
  };
  function linkOf({ typed, good }: Texts) {
    const { given } = readForm(fields, typed, good, form.givenBy);
    return toLink(fields, typed, format, given, today());
  }
  let started = false;
  /**
   * With the first part of the page that shows it, because the code of a form may load on pages that have a different
   * one.
   */
  function start() {
    if (started) return;
    started = true;
    const opened = openedBy(form, format);
    if (opened) form.change({ do: "open", opened, atStart: true });
    addEventListener("hashchange", () => {
      const link = read(form, format, linkInAddress());
      if (link) form.change({ do: "open", opened: link, atStart: false });
    });
    keep(() => linkOf(drawn));
    // Someone who leaves right after a keystroke leaves before it is rendered. A crashed page no longer shows the form.
    addEventListener("pagehide", () => {
      if (state !== drawn && parts.size > 0) rememberInTab(format.version, state);
    });
  }
  return form;
}

/**
 * Updates the link in the address, and the one kept on the device, to what is typed. A link that somebody has opened
 * since, and that this page is about to show, stays.
 */
function follow(link: string, { version }: LinkFormat, texts: InTab, before: string): void {
  if (before !== "" && linkInAddress() === before) {
    const isEmpty = Object.keys(texts.typed).length === 0;
    replaceAddress(isEmpty ? location.pathname : link);
    rememberInTab(version, texts);
  }
  keepLink(link);
}

type Reader<F extends Fields> = Pick<PageForm<F>, "fields" | "givenBy">;

/** What the page opens with: this tab's memory, the link in the address, or what is kept on the device. */
function openedBy<F extends Fields>(form: Reader<F>, format: LinkFormat): Opened | undefined {
  const tab = rememberedInTab(format.version);
  if (tab && !tab.isReplaced) return { ...tab, typed: allNeat(form.fields, tab.typed), reports: [] };
  const link = read(form, format, linkInAddress());
  if (link && tab) return { ...link, past: [...tab.past, tab], reports: [...link.reports, REPLACED] };
  return link ?? read(form, format, keptLink());
}

const REPLACED = "These are a link's numbers. Undo brings your numbers back.";

function read<F extends Fields>(form: Reader<F>, format: LinkFormat, link: string): Opened | undefined {
  const { typed, reports, madeOn } = fromLink(form.fields, link, format);
  if (Object.keys(typed).length === 0 && reports.length === 0) return undefined;
  const own = withoutCurrent(form, typed);
  return { typed: allNeat(form.fields, own), good: own, reports, madeOn };
}

/** Without the published figures that a link names and that are still the newest: those, nobody typed. */
function withoutCurrent<F extends Fields>({ fields, givenBy }: Reader<F>, typed: Typed): Typed {
  const { given } = readForm(fields, typed, typed, givenBy);
  return Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => {
      const field = fieldAt(fields, name);
      const { from, text: start } = given[name] ?? { from: field?.from, text: field?.write(field.start) };
      return !from?.dated || start !== text;
    }),
  );
}

/** Texts the way a visitor would like to see them in the fields. */
const allNeat = (fields: Fields, typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, neat(fields, name, text)]));
