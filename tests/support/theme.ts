import type { Page } from "@playwright/test";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Shows the page to a visitor whose system is set to light or dark. */
export const setTheme = (page: Page, theme: Theme): Promise<void> => page.emulateMedia({ colorScheme: theme });
