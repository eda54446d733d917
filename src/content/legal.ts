/** What has changed in the two legal texts, newest first. */
import type { Change } from "./guides/list.ts";

export const privacyHistory: readonly Change[] = [
  {
    date: "2026-11-22",
    what: "It now lists everything your device keeps, including your choice to send no error reports and a copy of the site's files.",
  },
  {
    date: "2026-11-21",
    what: "First version.",
  },
];

export const termsHistory: readonly Change[] = [{ date: "2026-11-21", what: "First version." }];
