/**
 * What a visitor typed, kept on the device if they switched that on: one entry in the browser's storage, with each
 * calculator's link by its address. Otherwise nothing is kept; if storage is denied, nothing is kept either.
 */
import { isTexts } from "./texts.ts";

const KEY = "numbers";

type Saved = Readonly<Record<string, string>>;

/** Everything kept; null if keeping is off, or if the entry isn't ours. */
function all(): Saved | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isTexts(found) ? found : null;
  } catch {
    return null;
  }
}

export const isKept = (): boolean => all() !== null;

/** The link kept for this page, if there is one. */
export const keptLink = (): string => String(all()?.[location.pathname] ?? "");

/** Saves this page's link, if keeping is switched on. */
export function keepLink(link: string): void {
  const saved = all();
  if (saved) write({ ...saved, [location.pathname]: link });
}

/** Switches keeping on, if another tab hasn't yet. Returns whether the device allowed it. */
export const startKeeping = (link: string): boolean => write({ ...all(), [location.pathname]: link });

/** Deletes everything kept, for every calculator, and switches keeping off. */
export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

function write(saved: Saved): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}
