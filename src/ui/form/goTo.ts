import { blankId } from "./control.ts";

/**
 * Puts the focus into a field and opens the tab and the group it is in; where its group has yet to be made, as soon as it is.
 *
 * @param toItsPart to the top of the part that holds it, with what it says already, instead of the field
 */
export function goTo(name: string, toItsPart = false): void {
  const id = blankId(name);
  const blank = document.getElementById(id);
  if (blank) {
    for (let at = blank.parentElement; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
    const part = toItsPart ? blank.closest("section") : null;
    if (part) {
      part.tabIndex = -1;
      part.focus({ preventScroll: true });
      part.scrollIntoView();
    } else blank.focus();
    return;
  }
  const [first = ""] = name.split(".");
  const tab = document.querySelector<HTMLElement>(`[role="tab"][aria-selected="false"][data-blanks~="${first}"]`);
  if (tab) {
    tab.click();
    // Its panels are drawn by then.
    setTimeout(() => goTo(name, toItsPart));
    return;
  }
  const group = document.querySelector<HTMLDetailsElement>(`details[data-blanks~="${first}"]`);
  if (!group) return;
  new MutationObserver((_, observer) => {
    if (!document.getElementById(id)) return;
    observer.disconnect();
    goTo(name, toItsPart);
  }).observe(group, { childList: true, subtree: true });
  group.open = true;
}
