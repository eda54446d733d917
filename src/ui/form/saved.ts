/**
 * What a visitor typed, kept on the device if they switched that on: one entry of the browser's own storage, with the link of each
 * calculator by its address. Without it nothing is kept. Where storage is denied, nothing is kept either.
 */
import { isTexts } from "./texts.ts";

const KEY = "numbers";

type Saved = Readonly<Record<string, string>>;

/** All that is kept, or nothing where keeping is switched off, or where something else stands there. */
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

/** Keeps the link of this page, if keeping is switched on. */
export function keepLink(link: string): void {
  const saved = all();
  if (saved) write({ ...saved, [location.pathname]: link });
}

/** Switches keeping on. Says whether the device let us. */
export const startKeeping = (link: string): boolean => write({ [location.pathname]: link });

/** Takes away all that was kept, of every calculator, and switches keeping off. */
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
