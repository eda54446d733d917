/**
 * The theme switch, without a framework: it runs on every page and is the only script on text pages. "light" or "dark"
 * is kept on the device under `theme`; otherwise the system decides.
 */
const root = document.documentElement;

const kept = (): string | null => {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null; // storage is denied: the system's theme is used, and the switch works for this page only
  }
};

const isDark = () =>
  root.dataset.theme === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : root.dataset.theme === "dark";

const say = (button: HTMLElement) => button.setAttribute("aria-pressed", String(isDark()));

const theme = kept();
if (theme === "light" || theme === "dark") root.dataset.theme = theme;

document.addEventListener("DOMContentLoaded", () => {
  const button = document.querySelector<HTMLElement>("[data-theme-switch]");
  if (!button) return;
  button.dataset.ready = "";
  say(button);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => say(button));
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    say(button);
    try {
      localStorage.setItem("theme", root.dataset.theme);
    } catch {
      // not kept: nothing to tell, the page has changed as asked
    }
  });
});
