/**
 * Before the page is first painted, notes whether it will open with the visitor's own numbers: from a link, from this
 * tab's memory, or kept on the device. The page was built with an example's answer, which is then hidden (strip.css)
 * until the answer to those numbers is there. It is in the page itself, so it repeats the names that `thisTab.ts` and
 * `saved.ts` give their storage.
 */
export const OPENING = `try {
  const { hash, pathname } = location;
  const isBrought =
    /^#v\\d/.test(hash) ||
    sessionStorage.getItem("typed:" + pathname) ||
    JSON.parse(localStorage.getItem("numbers") || "{}")[pathname];
  if (isBrought) document.documentElement.dataset.opening = "all";
} catch {}`.replace(/\s+/g, " ");
