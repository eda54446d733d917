/**
 * Watches over the living parts of a page (`astro-island`), without a framework, since it is the framework that may have failed.
 * One whose script did not arrive is said so above it, and can be asked for again. One that has broken down as a whole,
 * so that nothing of it is left, is replaced by the last resort. Both texts stand in the page as templates.
 */

/** As in ui/arrived.ts, in short: this has to fit into the page itself, which a shared file would not. */
const isLost = (fault: unknown) => fault instanceof Error && /\bimport/i.test(fault.message);

interface Island extends HTMLElement {
  start?(): Promise<void>;
}

const texts = (id: string) =>
  (document.getElementById(id) as HTMLTemplateElement | null)?.content.cloneNode(true) as DocumentFragment | undefined;

/** Loads the page again. Forms write what was typed into the address first (ui/form/keep.ts). */
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
  // Some browsers never ask again, in the same view of a page, for a script that did not arrive.
  notice.querySelector("button")?.addEventListener("click", reload);
  const startAgain = () => {
    notice.remove();
    island.start?.();
  };
  addEventListener("online", startAgain, { once: true });
  island.before(notice);
}

addEventListener("astro:hydration-error", ({ target, detail }: CustomEventInit & Event) => {
  if (isLost(detail?.error)) sayLost(target as Island);
  else showLastResort();
});

// React empties what it can no longer draw, and reports the fault to the window.
addEventListener("error", () => {
  setTimeout(() => {
    for (const island of document.querySelectorAll("astro-island"))
      if (island.childElementCount === 0) return showLastResort();
  });
});
