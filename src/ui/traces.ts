/** What a visitor did in a part before its code loaded. It loads with the part, because nothing needs it before. */

const detailsIn = (part: HTMLElement) => [...part.querySelectorAll("details")];
type Control = HTMLInputElement | HTMLSelectElement;

/** Whether its content differs from what the page was built with. */
const isChanged = (control: Control) =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue;

const tabsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>("[role=tab]")];

const pressablesIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>("summary, button")];

const buttonsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>("button:not([role=tab])")];

/**
 * What a visitor did in a part before its code loaded: what is open, what was typed or pressed, and where the caret is.
 */
export const tracesIn = (part: HTMLElement) => ({
  tab: tabsIn(part).findLastIndex((tab) => tab.dataset.typed !== undefined),
  held: pressablesIn(part).findIndex((one) => one.matches(":active")),
  pressed: buttonsIn(part).findLast(({ dataset }) => dataset.typed !== undefined)?.textContent,
  open: detailsIn(part).map((one) => one.open),
  typed: [...part.querySelectorAll<Control>("input[type=text][id], select[id]")]
    .filter(isChanged)
    .map(({ id, value }) => ({ id, value })),
  focus: part.contains(document.activeElement) ? document.activeElement?.id : "",
});

export type Traces = ReturnType<typeof tracesIn>;

/** What was typed goes into the new controls. */
export function typeAgain({ typed }: Traces): void {
  for (const { id, value } of typed) {
    const control = document.getElementById(id) as Control | null;
    if (control) control.value = value;
  }
}

/** Opens, presses and focuses the same in what took its place. */
export function doAgain(root: HTMLElement, { tab, held, pressed, open, focus }: Traces): void {
  const under = pressablesIn(root)[held];
  // A press that began on what is gone ends on what took its place; the browser makes no click of that.
  if (under)
    addEventListener("mouseup", ({ target }) => under.contains(target as Node) && under.click(), { once: true });
  for (const [i, one] of detailsIn(root).entries()) if (open[i]) one.open = true;
  tabsIn(root)[tab]?.click();
  if (focus) document.getElementById(focus)?.focus();
  // By its text, because other numbers may mean more or fewer buttons by now.
  if (pressed)
    buttonsIn(root)
      .find(({ textContent }) => textContent === pressed)
      ?.click();
}
