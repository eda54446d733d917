import { blankId } from "./control.ts";

/** Puts the focus into a field and opens the tab and the group it is in; where its group has yet to be made, as soon as it is. */
export function goTo(name: string): void {
  const id = blankId(name);
  const blank = document.getElementById(id);
  if (blank) {
    for (let at = blank.parentElement; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
    blank.focus();
    return;
  }
  const [first = ""] = name.split(".");
  const tab = document.querySelector<HTMLElement>(`[role="tab"][aria-selected="false"][data-blanks~="${first}"]`);
  if (tab) {
    tab.click();
    // Its panels are drawn by then.
    setTimeout(() => goTo(name));
    return;
  }
  const group = document.querySelector<HTMLDetailsElement>(`details[data-blanks~="${first}"]`);
  if (!group) return;
  new MutationObserver((_, observer) => {
    if (!document.getElementById(id)) return;
    observer.disconnect();
    goTo(name);
  }).observe(group, { childList: true, subtree: true });
  group.open = true;
}
