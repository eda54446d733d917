/** The date of the newest document that a figure in this folder cites, as YYYY-MM-DD. A test compares them. */
export const RULES_UPDATED = "2026-10-01";
