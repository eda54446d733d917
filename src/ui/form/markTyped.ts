/** Marks the controls that the visitor types into, so that the form can tell typing from what the browser puts back. */
addEventListener("input", ({ target }) => {
  if (target instanceof HTMLElement) target.dataset.typed = "";
});
/** The same for a tab or a button that is pressed: a part of the page that comes later then does what was asked. */
addEventListener("click", ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("[role=tab], .later button") : null;
  if (pressed) pressed.dataset.typed = "";
});

export {};
