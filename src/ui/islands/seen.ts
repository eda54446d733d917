/**
 * `client:seen` makes a part of a page interactive once the page has been painted and the part is visible. Its content
 * can be read, and typed into, from the first paint; until then, scripts use neither bandwidth nor processor.
 */
import type { ClientDirective } from "astro";

const seen: ClientDirective = (load, _options, part) => {
  const observer = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    (await load())();
  });
  // The second frame starts after the first has been painted. An island has no box of its own.
  const look = () => [...part.children].map((child) => observer.observe(child));
  requestAnimationFrame(() => requestAnimationFrame(look));
};
export default seen;
