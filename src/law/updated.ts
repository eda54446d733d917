/** The date of the newest rule or figure in this folder, as YYYY-MM-DD. */
export const RULES_UPDATED = "2026-11-21";
