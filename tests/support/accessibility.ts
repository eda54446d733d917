import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What keeps people from using the page, in readable lines. None is the right answer (WCAG 2.2 AA). */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}) at ${target.join(" ")}: ${inOneLine(failureSummary)}`),
  );
}

const inOneLine = (text = "") => text.replace(/\s+/g, " ").trim();
