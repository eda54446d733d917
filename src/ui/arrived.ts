/** A part of the site that failed to load after several tries. */
export class LostPart extends Error {
  override readonly name = "LostPart";
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads a part of the site. If loading fails, it is retried after one second, and after three more. */
export async function arrived<T>(load: () => Promise<T>, pauses: readonly number[] = [1000, 3000]): Promise<T> {
  for (const ms of pauses) {
    try {
      return await load();
    } catch (fault) {
      // A part that loads and then throws will throw again; only a failed load can still succeed.
      if (!isLost(fault)) throw fault;
      await pause(ms);
    }
  }
  return load().catch((fault: unknown) => {
    throw isLost(fault) ? new LostPart("A part of the page did not arrive", { cause: fault }) : fault;
  });
}

/**
 * Browsers have no error type for this, only messages: Chromium's, Firefox's, Safari's, and Vite's for a style sheet.
 */
export const isLost = (fault: unknown): boolean =>
  fault instanceof Error &&
  (fault.name === "LostPart" ||
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(fault.message));
