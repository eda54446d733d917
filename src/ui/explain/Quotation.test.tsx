// @vitest-environment jsdom
/** A sentence of law under the figures that it sets. */
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { Known } from "../../engine/worksheet.ts";
import { scopeOf } from "../../law/figure.ts";
import { medicare } from "../../law/retirement/medicare.ts";
import { Quotation } from "./Quotation.tsx";
import "../../law/sentences/quotations.data.ts";

test("a sentence that sets two figures of an explanation is quoted under the first alone", async () => {
  const { tierStarts, highestTierStart } = scopeOf(medicare[2026].individual) as Record<string, Known>;
  const [limits, highest] = [tierStarts as Known, highestTierStart as Known];
  const quotedIn = async (content: ReactNode) => {
    const { container, unmount } = render(content);
    // The sentences have loaded; they come in a task of their own.
    await act(() => new Promise((done) => setTimeout(done, 20)));
    const quoted = [...container.querySelectorAll("blockquote")].map(({ textContent }) => textContent);
    unmount();
    return quoted;
  };
  const alone = await quotedIn(<Quotation of={highest} after={[]} />);
  expect(alone).toHaveLength(1);
  const both = (
    <>
      <Quotation of={limits} after={[]} />
      <Quotation of={highest} after={[limits]} />
    </>
  );
  expect(await quotedIn(both)).toEqual(alone);
});
