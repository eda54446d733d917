/** What has changed in the two legal texts, newest first. */
import type { Change } from "./guides/list.ts";

export const privacyHistory: readonly Change[] = [
  {
    date: "2026-11-22",
    what: "It now names everything that your device keeps: that you want no reports, and the files of the site, too.",
  },
  {
    date: "2026-11-21",
    what: "First version.",
  },
];

export const termsHistory: readonly Change[] = [{ date: "2026-11-21", what: "First version." }];
