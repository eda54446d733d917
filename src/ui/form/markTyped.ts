/**
 * Marks the controls that the visitor types into, so that the form can tell typing from values the browser restores.
 */
addEventListener("input", ({ target }) => {
  if (target instanceof HTMLElement) target.dataset.typed = "";
});
/** The same for a tab or button that is pressed: a part of the page that loads later then does what was asked. */
addEventListener("click", ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("[role=tab], .later button") : null;
  if (pressed) pressed.dataset.typed = "";
});

export {};
