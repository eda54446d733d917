/** What a visitor did in a part before its code loaded. It loads with the part, because nothing needs it before. */

const detailsIn = (part: HTMLElement) => [...part.querySelectorAll("details")];

const tabsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>("[role=tab]")];

const pressablesIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>("summary, button")];

const buttonsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>("button:not([role=tab])")];

/** The controls of the field with this label: an amount and its period, or each of several options. */
const controlsOf = (label: Element | null) => [
  ...(label?.parentElement?.querySelectorAll<HTMLInputElement>("input, select") ?? []),
];

/**
 * What a visitor did in a part before its code loaded: what is open, what was typed, chosen or pressed, and where the
 * focus is.
 */
export const tracesIn = (part: HTMLElement) => ({
  tab: tabsIn(part).findLastIndex((tab) => tab.dataset.typed !== undefined),
  held: pressablesIn(part).findIndex((one) => one.matches(":active")),
  pressed: buttonsIn(part).findLast(({ dataset }) => dataset.typed !== undefined)?.textContent,
  open: detailsIn(part).map((one) => one.open),
  // Fields only, because no other control takes over what it finds (useTypedBefore.ts).
  typed: [...part.querySelectorAll(".blank > .label[id]")].flatMap((label) =>
    controlsOf(label).flatMap(({ dataset, value, checked }, at) =>
      dataset.typed === undefined ? [] : [{ label: label.id, at, value, checked }],
    ),
  ),
  focus: part.contains(document.activeElement) ? document.activeElement?.id : "",
});

export type Traces = ReturnType<typeof tracesIn>;

/** What was typed or chosen goes into the new controls, marked like them (markTyped.ts). */
export function typeAgain({ typed }: Traces): void {
  for (const { label, at, ...content } of typed) {
    const control = controlsOf(document.getElementById(label))[at];
    if (control) Object.assign(control, content).dataset.typed = "";
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
