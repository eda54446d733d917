/** Marks the controls that the visitor types into, so that the form can tell typing from what the browser puts back. */
addEventListener("input", ({ target }) => {
  if (target instanceof HTMLElement) target.dataset.typed = "";
});
/** The same for a tab that is pressed: a part of the page that comes later then opens at it. */
addEventListener("click", ({ target }) => {
  const tab = target instanceof Element ? target.closest<HTMLElement>("[role=tab]") : null;
  if (tab) tab.dataset.typed = "";
});

export {};
