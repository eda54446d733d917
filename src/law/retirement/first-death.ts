/** What a first death does to the gain in what a couple owns. */

/** The share of it that is cleared: half of what both own together (26 USC 2040(b), 1014(b)(9)). */
export const OWNED_TOGETHER = 0.5;
/** In community property states, it is all of it (26 USC 1014(b)(6); IRS Publication 555). */
export const COMMUNITY_PROPERTY: readonly string[] = ["AZ", "CA", "ID", "LA", "NV", "NM", "TX", "WA", "WI"];
