/**
 * `client:seen` makes a part of a page interactive once the page has been painted and the part is visible. Its content
 * can be read, and typed into, from the first paint; until then, scripts use neither bandwidth nor processor.
 *
 * `client:seen="first"` is for a part that is seen first: on a slow network, its scripts are requested as soon as the
 * page is there, because otherwise the network would be idle while the page is laid out.
 */
import type { ClientDirective } from "astro";

/** Round trips longer than this are felt, in milliseconds. It is also what Chromium says before it has measured one. */
const NEAR = 100;

const seen: ClientDirective = (load, { value }, part) => {
  const { rtt = 0 } = (navigator as { readonly connection?: { readonly rtt?: number } }).connection ?? {};
  const early = value === "first" && rtt > NEAR ? load() : undefined;
  const observer = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    (await (early ?? load()))();
  });
  // The second frame starts after the first has been painted. An island has no box of its own.
  const look = () => [...part.children].map((child) => observer.observe(child));
  requestAnimationFrame(() => requestAnimationFrame(look));
};
export default seen;
