import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What keeps people from using the page, in lines to read. Nothing is the right answer (WCAG 2.2 AA). */
export async function barriers(page: Page): Promise<string[]> {
  await layOut(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}) at ${target.join(" ")}: ${inOneLine(failureSummary)}`),
  );
}

/**
 * A part out of sight keeps an estimated height until somebody scrolls to it. Until then its links report places past
 * its end, over the part below it, where nobody ever sees them. We measure what people see.
 */
const layOut = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".later, .later > *"))
      part.style.contentVisibility = "visible";
  });

const inOneLine = (text = "") => text.replace(/\s+/g, " ").trim();
