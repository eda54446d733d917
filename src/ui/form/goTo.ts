import { blankId } from "./control.ts";

/** How long a field may take to appear on a slow phone, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Moves focus to a field and opens its tab and group; if the group isn't rendered yet, as soon as it is.
 *
 * @param toItsPart to the top of the part that contains it, with what it already says, instead of the field
 * @param choseTab its tab was chosen on the way, which opened the tab's first panel
 */
export function goTo(name: string, toItsPart = false, choseTab = false): void {
  const id = blankId(name);
  const blank = document.getElementById(id);
  if (blank) {
    for (let at = blank.parentElement; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
    if (choseTab)
      for (const other of document.querySelectorAll<HTMLDetailsElement>("[role=tabpanel] > details"))
        other.open = other.contains(blank);
    const part = toItsPart ? blank.closest<HTMLElement>("details.panel, section") : null;
    if (part) {
      // A panel's own heading is read out with whether it is open.
      const head = part.querySelector<HTMLElement>(":scope > summary") ?? part;
      if (head === part) part.tabIndex = -1;
      head.focus({ preventScroll: true });
      part.scrollIntoView();
    } else blank.focus();
    return;
  }
  const [first = ""] = name.split(".");
  const tab = document.querySelector<HTMLElement>(`[role="tab"][aria-selected="false"][data-blanks~="${first}"]`);
  if (tab) {
    tab.click();
    // Its panels are rendered by then.
    setTimeout(() => goTo(name, toItsPart, true));
    return;
  }
  const group = document.querySelector<HTMLDetailsElement>(`details[data-blanks~="${first}"]`);
  if (!group) return;
  const observer = new MutationObserver(() => {
    if (!document.getElementById(id)) return;
    observer.disconnect();
    goTo(name, toItsPart, choseTab);
  });
  observer.observe(group, { childList: true, subtree: true });
  // By then, the visitor does something else.
  setTimeout(() => observer.disconnect(), PATIENCE);
  group.open = true;
}
