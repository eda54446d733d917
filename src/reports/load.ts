import type { Parts } from "./reports.ts";
import url from "./reports.ts?worker&url";

/** The part that creates and sends reports. A browser loads it once, and retries a failed load. */
export const loadReports = (): Promise<Parts> =>
  import(/* @vite-ignore */ url).then(() => (globalThis as unknown as { plainsumReports: Parts }).plainsumReports);
