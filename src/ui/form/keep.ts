/** Keeps what was typed over a page that is loaded again after a fault or for a newer version: in the address, behind the `#`. */
let latest: (() => string) | undefined;

/** @param link the fragment for what stands in the form now */
export const keep = (link: () => string): void => {
  latest = link;
};

if (typeof document !== "undefined")
  addEventListener("plainsum:keep", () => {
    if (latest) history.replaceState(null, "", latest());
  });
