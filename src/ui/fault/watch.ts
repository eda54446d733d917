/**
 * Watches the interactive parts of a page (`astro-island`) without a framework, because the framework may be what
 * failed. If a part's script fails to load, a message above it says so and offers to retry. If a part has crashed
 * completely and nothing of it is left, the last-resort message replaces it. Both texts are in the page as templates.
 */

/** A short version of ui/arrived.ts, because this has to fit into the page itself, where a shared file wouldn't. */
const isLost = (fault: unknown) => fault instanceof Error && /\bimport(ed|ing) |preload CSS/i.test(fault.message);

interface Island extends HTMLElement {
  start?(): Promise<void>;
}

const texts = (id: string) =>
  (document.getElementById(id) as HTMLTemplateElement | null)?.content.cloneNode(true) as DocumentFragment | undefined;

/** Reloads the page. Forms first write what was typed into the address (ui/form/keep.ts). */
function reload() {
  dispatchEvent(new Event("plainsum:keep"));
  location.reload();
}

function showLastResort() {
  const main = document.querySelector("main");
  const text = texts("last-resort");
  if (!main || !text) return;
  const [sentence, again] = [text.querySelector("h1"), text.querySelector("button")];
  if (sentence) sentence.textContent = (sentence.textContent as string).replace("{host}", location.host);
  again?.addEventListener("click", reload);
  main.replaceChildren(text);
  main.focus();
}

function sayLost(island: Island) {
  const notice = texts("lost")?.firstElementChild;
  if (!notice) return;
  // Some browsers never retry a failed script within the same page view.
  notice.querySelector("button")?.addEventListener("click", reload);
  const startAgain = () => {
    notice.remove();
    island.start?.();
  };
  addEventListener("online", startAgain, { once: true });
  island.before(notice);
  // It says that this is the example, which may have been hidden (form/opening.ts).
  document.documentElement.dataset.opening = "";
}

addEventListener("astro:hydration-error", ({ target, detail }: CustomEventInit & Event) => {
  if (isLost(detail?.error)) sayLost(target as Island);
  else showLastResort();
});

// React empties what it can no longer render, and reports the error to the window.
addEventListener("error", () => {
  setTimeout(() => {
    for (const island of document.querySelectorAll("astro-island"))
      if (island.childElementCount === 0) return showLastResort();
  });
});
