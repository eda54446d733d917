/**
 * The content of each page's form, kept only for this tab: a reload, Back, Forward or a restored tab finds it again. It
 * uses the browser's session storage, which never leaves the device and ends with the tab. If storage is denied, only a
 * link in the address keeps the numbers.
 */
import type { Texts } from "./formState.ts";
import { isTexts } from "./texts.ts";

const key = () => `typed:${location.pathname}`;

/** The fragment of the address, if it is a link of ours. */
export const linkInAddress = () => (/^#v\d/.test(location.hash) ? location.hash : "");

let replaced = "";
/** Replaces the page's own link with a newer one. */
export function replaceAddress(link: string): void {
  replaced = linkInAddress();
  history.replaceState(null, "", link);
}

/** What a tab remembers: the form, and the newest of its earlier states. */
export interface InTab extends Texts {
  readonly past: readonly Texts[];
}
const REMEMBERED_CHANGES = 10;

/** @param version of the calculator's links */
export function rememberInTab(version: number, { typed, good, past }: InTab): void {
  try {
    if (Object.keys(typed).length === 0) sessionStorage.removeItem(key());
    else {
      // With the address fragment at that time, because a different link opened since takes precedence.
      const kept = { version: String(version), at: linkInAddress(), before: replaced };
      const undo = past.slice(-REMEMBERED_CHANGES).map((before) => [before.typed, before.good]);
      sessionStorage.setItem(key(), JSON.stringify([kept, typed, good, undo]));
    }
  } catch {
    // storage is denied or full: the page works without it
  }
}

/** A reload may still go to the address before the newest one, right after the page has replaced it. */
const isReload = () =>
  performance.getEntriesByType("navigation").some((visit) => (visit as PerformanceNavigationTiming).type === "reload");

/** What this tab remembers for this page, and whether the address has a different link, which takes precedence. */
export function rememberedInTab(version: number): (InTab & { readonly isReplaced: boolean }) | undefined {
  try {
    const [kept, typed, good, undo] = JSON.parse(sessionStorage.getItem(key()) ?? "[]") as readonly unknown[];
    if (!isTexts(kept) || !isTexts(typed) || !isTexts(good)) return undefined;
    const link = linkInAddress();
    if (kept.version !== String(version)) return undefined;
    const isOwn = link === "" || link === kept.at || (link === kept.before && isReload());
    return { typed, good, past: earlierIn(undo), isReplaced: !isOwn };
  } catch {
    return undefined;
  }
}

const earlierIn = (undo: unknown): readonly Texts[] =>
  Array.isArray(undo)
    ? undo.flatMap(([typed, good]) => (isTexts(typed) && isTexts(good) ? [{ typed, good }] : []))
    : [];

/** Forgets everything this tab remembers, for every page. */
export function forgetTab(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith("typed:")) sessionStorage.removeItem(name);
  } catch {
    // nothing was kept
  }
}
