/** The browser for tests: an existing one, or Debian's if it may be installed. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { said, step } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

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
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return existsSync(asked) ? asked : undefined;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
  return candidates.find((file) => existsSync(file));
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
  if (process.env.CHROMIUM_PATH && !chromium())
    throw new Error(`CHROMIUM_PATH is "${process.env.CHROMIUM_PATH}", and there is no such file.`);
  if (!chromium()) await installChromium();
  const found = chromium();
  if (!found) throw new Error(wish);
  return found;
}

async function installChromium() {
  const root = process.getuid?.() === 0;
  const allowed = existsSync("/usr/bin/apt-get") && (root || (await said("sudo", ["-n", "true"])).code === 0);
  if (!allowed) return;
  const apt = (...args) => [
    root ? "env" : "sudo",
    [...(root ? [] : ["-n", "env"]), "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args],
  ];
  try {
    await step("Updating the list of system packages", ...apt("update", "-qq"));
    await step(
      "Installing Chromium for the browser tests",
      ...apt("install", "-y", "-qq", "--no-install-recommends", "chromium", "chromium-headless-shell"),
    );
  } catch {
    // What apt-get said is shown; the sentence that follows says what to do.
  }
}
