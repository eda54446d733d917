/**
 * Keeps what was typed when a page is reloaded after an error or for a newer version: in the address, after the `#`.
 */
let latest: (() => string) | undefined;

/** @param link the fragment for the form's current content */
export const keep = (link: () => string): void => {
  latest = link;
};

export const keepNow = (): void => {
  if (latest) history.replaceState(null, "", latest());
};

// What isn't part of the form asks for it by this event.
if (typeof document !== "undefined") addEventListener("plainsum:keep", keepNow);
