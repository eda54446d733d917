/** What the pages know of reports, put in when the site is built (astro.config.ts); nothing, if none are to be sent. */
declare const REPORTS: import("./settings.ts").ReportSettings | null;
