/**
 * "a", "a and b", "a, b and c": without the browser's own list format, whose first use blocks a page for 15 ms or more.
 */
export const listed = (parts: readonly string[]): string =>
  parts.length > 2 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join(" and ");
