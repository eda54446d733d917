/** The browser for tests: an existing one, or Debian's if it may be installed. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { step } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const INSTALL = `sudo=$([ "$(id -u)" = 0 ] || echo sudo -n); $sudo apt-get update -qq && $sudo env \
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell`;

/** How to start it: headless, without background network requests, and in containers too. */
export const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const wish =
  "No Chromium or Chrome was found for the browser tests. Install one (Debian and Ubuntu: " +
  "`sudo apt-get install chromium`; macOS: `brew install --cask google-chrome`), or set CHROMIUM_PATH " +
  "to the program of one that is elsewhere. Then try again.";

/** The browser's program; undefined if there is none. */
export function chromium() {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  const folders = ["/usr/bin", ...PATH.split(delimiter)];
  const found = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : found).find((file) => existsSync(file));
}

/**
 * The program for tests. Debian's headless shell is the same engine without the parts that only a window needs: the
 * tests take half the processor time. The whole browser stands in where there is none, or where `CHROMIUM_PATH` names
 * it.
 */
export function forTests() {
  const shell = "/usr/bin/chromium-headless-shell";
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : chromium();
}

/** The whole browser, installed first if needed and allowed. Throws a sentence that says what to do. */
export async function chromiumAtHand() {
  const asked = process.env.CHROMIUM_PATH;
  if (!asked && !chromium() && existsSync("/usr/bin/apt-get"))
    await step("Installing Chromium for the browser tests", "sh", ["-c", INSTALL]).catch(() => undefined);
  const found = chromium();
  if (!found) throw new Error(asked ? `CHROMIUM_PATH is "${asked}", and there is no such file.` : wish);
  return found;
}
