/**
 * `client:seen` brings a part of a page to life once the page has been painted and the part is seen. What stands in it can be read, and typed
 * into, from the first paint on: before that, scripts take no part of the line or of the processor.
 */
import type { ClientDirective } from "astro";

const seen: ClientDirective = (load, _options, part) => {
  const observer = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    (await load())();
  });
  // The second frame begins when the first has been painted. An island has no box of its own.
  const look = () => [...part.children].map((child) => observer.observe(child));
  requestAnimationFrame(() => requestAnimationFrame(look));
};
export default seen;
