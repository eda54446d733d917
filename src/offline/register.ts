/**
 * Lets the browser keep a copy of the site once the page has loaded and is idle, and says when a newer version is
 * ready. The page stays as it is until the visitor asks for the newer one. Nobody is interrupted while typing, or
 * slowed down: storing the copy keeps a phone busy for seconds.
 */
const QUIET = 3000;

/** Does it now, or after the visitor has left a field. */
function unlessTyping(act: () => void): void {
  if (document.activeElement?.matches("input, select, textarea"))
    document.addEventListener("focusout", () => setTimeout(unlessTyping, 1000, act), { once: true });
  else act();
}

/** Offers the newest version, in place of an offer of one that it has replaced. */
function offer(registration: ServiceWorkerRegistration): void {
  document.querySelector(".newer")?.remove();
  const notice = document.createElement("p");
  const press = (text: string, act: () => void) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", act);
    return button;
  };
  const now = press("Load it now", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      // Forms write what was typed into the address (ui/form/keep.ts).
      dispatchEvent(new Event("plainsum:keep"));
      location.reload();
    });
    registration.waiting?.postMessage("use the new version");
  });
  notice.className = "newer";
  notice.setAttribute("role", "status");
  document.body.append(notice);
  // Filled after it is in the page, so that screen readers announce it.
  const later = press("Later", () => notice.remove());
  setTimeout(() => notice.append("A newer version of this site is ready. What you typed is kept. ", now, " ", later));
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js");
  const look = (worker: ServiceWorker | null) => {
    if (worker?.state === "installed" && navigator.serviceWorker.controller) unlessTyping(() => offer(registration));
  };
  look(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => look(installing));
  });
}

const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
if (import.meta.env.PROD && "serviceWorker" in navigator && !connection?.saveData)
  addEventListener("load", () => setTimeout(unlessTyping, QUIET, () => register().catch(() => undefined)));

export {};
