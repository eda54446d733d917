import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose outcome depends on the colors, so that the second theme needs no others. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

const found = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}) at ${target.join(" ")}: ${inOneLine(failureSummary)}`),
  );
};

/**
 * In one pass and without details of what is right: a third of the time. That leaves out frames from elsewhere, which
 * our policy forbids anyway.
 */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

/** What keeps people from using the page, in readable lines. None is the right answer (WCAG 2.2 AA). */
export const barriers = (page: Page): Promise<string[]> =>
  found(axeOn(page).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]));

/** Those of them that come from the colors. */
export const barriersOfColor = (page: Page): Promise<string[]> => found(axeOn(page).withRules(OF_COLORS));

const inOneLine = (text = "") => text.replace(/\s+/g, " ").trim();
