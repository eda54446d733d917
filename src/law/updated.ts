/** The date of the newest document from which a figure in this folder is taken, as YYYY-MM-DD. A test compares them. */
export const RULES_UPDATED = "2026-10-01";
