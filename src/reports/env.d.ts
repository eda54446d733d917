/** What pages know about reports, filled in when the site is built (astro.config.ts); empty if none are to be sent. */
declare const REPORTS: import("./settings.ts").ReportSettings | null;
