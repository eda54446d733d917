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
 * In one pass and without details of what is right: a third of the time. That leaves out frames from elsewhere, and
 * recordings that play by themselves; our policy forbids both. A page that has been looked at has the rules already.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  const axe = isThere ? new AxeBuilder({ page, axeSource: "void axe" }) : new AxeBuilder({ page });
  return axe.setLegacyMode().options({ resultTypes: ["violations"], preload: false });
}

/**
 * What keeps people from using the page, in readable lines. None is the right answer (WCAG 2.2 AA). `within` is a
 * selector for the part to look at, where the rest has been looked at before: a third of the time.
 */
export async function barriers(page: Page, within?: string): Promise<string[]> {
  const axe = (await axeOn(page)).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
  if (within === undefined) return found(axe);
  await toTheTop(page, within);
  return found(axe.include(within));
}

/** On a phone the answer bar lies over whatever is scrolled under it, and then a button there is too small to press. */
const toTheTop = (page: Page, part: string): Promise<void> =>
  page
    .locator(part)
    .first()
    .evaluate(async (at) => {
      at.scrollIntoView({ behavior: "instant" });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });

/** Those of them that come from the colors. */
export const barriersOfColor = async (page: Page): Promise<string[]> => found((await axeOn(page)).withRules(OF_COLORS));

const inOneLine = (text = "") => text.replace(/\s+/g, " ").trim();
