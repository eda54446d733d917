/** Marks the controls that the visitor types into, so that the form can tell typing from what the browser puts back. */
addEventListener("input", ({ target }) => {
  if (target instanceof HTMLElement) target.dataset.typed = "";
});

export {};
