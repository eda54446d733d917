/** The first year of every plan in this version of the page, and the year whose law is known. */
export const FIRST_YEAR = 2027;
export const LAW_YEAR = 2026;
