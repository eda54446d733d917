/** The layout of the calculators' pages: how wide, in which order, and what goes together. */
import { openParts } from "./support/break.ts";
import { expect, test } from "./support/test.ts";
import { visit } from "./support/visit.ts";

const calculators = [
  { path: "/gig-economy-tax-calculator", deeper: "Look closer", blank: "Pay from gig work", text: "61000" },
  { path: "/mortgage-calculator", deeper: "Before you decide", blank: "Price of the home", text: "455000" },
  { path: "/retirement-calculator", deeper: "Look closer", blank: "Savings for retirement", text: "400000" },
];

for (const { path, deeper, blank, text } of calculators)
  test.describe(path, () => {
    test.use({ viewport: { width: 1280, height: 900 } });

    test("headline, four figures, actions, tabs, assumptions; a column of questions; explanations next to their numbers, which follow", async ({
      page,
    }) => {
      await visit(page, path);
      await test.step("in this order", async () => {
        const places = [
          page.locator("#answer .answer"),
          page.locator("#answer .four"),
          page.getByRole("button", { name: "Copy a link to these numbers" }),
          page.getByRole("heading", { level: 2, name: deeper }),
          page.getByRole("heading", { level: 2, name: "Our assumptions, where you didn't change them" }),
          page.getByRole("heading", { level: 2, name: "Not included" }),
        ];
        let tops: readonly number[] = [];
        await expect(async () => {
          tops = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y ?? Number.NaN));
          expect(tops).not.toContain(Number.NaN);
        }).toPass();
        const [, , acts = Number.POSITIVE_INFINITY] = tops;
        expect(acts, "the actions are near the top").toBeLessThan(1100);
        await expect(page.locator("#answer .four dt")).toHaveCount(4);
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
        // The deeper panels are tabs with names, one open at a time.
        const tabs = page.getByRole("tablist").first().getByRole("tab");
        expect(await tabs.count()).toBeGreaterThanOrEqual(2);
        await expect(page.getByRole("tablist").first().locator('[aria-selected="true"]')).toHaveCount(1);
      });

      await test.step("the column is 380 to 420 pixels wide, and doesn't scroll by itself; the sheet has the rest", async () => {
        const column = page.locator(".desk > .ask");
        const { width, scrolls } = await column.evaluate((ask) => ({
          width: ask.getBoundingClientRect().width,
          scrolls: ask.scrollHeight > ask.clientHeight + 1 && getComputedStyle(ask).overflowY !== "visible",
        }));
        expect(width).toBeGreaterThanOrEqual(380);
        expect(width).toBeLessThanOrEqual(420);
        expect(scrolls).toBe(false);
        const [desk, sheet] = await Promise.all([
          page.locator(".desk").boundingBox(),
          page.locator("#answer").boundingBox(),
        ]);
        expect(sheet?.width).toBeGreaterThan(0.6 * (desk?.width ?? 0));
      });

      await test.step("an explanation is next to its number", async () => {
        const away = await page.evaluate(async () => {
          const shown = () => new Promise((drawn) => setTimeout(drawn, 20));
          const found: string[] = [];
          for (const why of document.querySelectorAll<HTMLElement>("#answer .explained > button")) {
            if (!why.checkVisibility()) continue;
            why.click();
            const said = () => document.querySelector("#answer .explanation .name")?.closest(".explanation");
            for (let i = 0; i < 1000 && !said(); i++) await shown();
            const box = said()?.getBoundingClientRect();
            const { top } = why.getBoundingClientRect();
            const isBeside = box && box.right <= innerWidth && box.left >= 0 && Math.abs(box.top - top) < 250;
            if (!isBeside) found.push(`${why.innerText}: ${JSON.stringify(box)}, its label at ${top}`);
            why.click();
            for (let i = 0; i < 250 && said(); i++) await shown();
          }
          return found;
        });
        expect(away).toEqual([]);
      });

      await test.step("an explanation starts from no limit, explains no number by itself, and has no two minus signs", async () => {
        const figures = page.locator("#answer .four button, #answer .ledger .key button");
        const explanation = page.locator(".explanation").last();
        await expect(figures.nth(3)).toBeVisible();
        const count = Math.min(12, await figures.count());
        for (let i = 0; i < count; i++) {
          const label = (await figures.nth(i).innerText()).trim();
          await figures.nth(i).click();
          await expect(explanation.locator(".name")).toBeVisible();
          const said = await explanation.innerText();
          expect(said, label).not.toMatch(/the (larger|greater) of \(?\$?0\b/i);
          expect(said, label).not.toMatch(/[−-]\s?[−-]\s?\$?\d/);
          expect(said, label).not.toMatch(/NaN|Infinity|undefined/);
          // A number worked out of itself alone would say "$1,200.00 = $1,200.00" and nothing else.
          expect(said, label).not.toMatch(/^(\S+) = \1$/m);
          await page.keyboard.press("Escape");
          await expect(page.locator(".explanation")).toHaveCount(0);
        }
      });

      await test.step("typing updates the answer and the open explanation", async () => {
        const four = page.locator("#answer .four");
        // One with a number explained by lines that still have to load.
        await four.locator(".explained > button").nth(1).click();
        const said = page.locator("#answer .explanation .name b").first();
        await expect(said).toBeVisible();
        const figure = four.locator("b").nth(1);
        const before = { figure: await figure.innerText(), said: await said.innerText() };
        // Key by key, as a person types: each is answered, and none is lost.
        const typed = page.getByLabel(blank, { exact: true }).first();
        await typed.click();
        await page.keyboard.press("ControlOrMeta+a");
        await typed.pressSequentially(text, { delay: 30 });
        await expect(typed).toHaveValue(text);
        await expect(typed).toBeFocused();
        await expect(figure).not.toHaveText(before.figure);
        await expect(said).not.toHaveText(before.said);
      });

      await test.step("on narrower screens nothing is wider", async () => {
        for (const narrower of [1024, 768]) {
          await page.setViewportSize({ width: narrower, height: 900 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrower);
          for (const table of await page.locator("main table:visible").all())
            expect((await table.boundingBox())?.width ?? 0).toBeLessThanOrEqual(narrower);
        }
      });

      await test.step("the source of a default value is one tab stop at most", async () => {
        await openParts(page);
        const stops = await page.locator(".ask .blank .note").evaluateAll((notes) =>
          // Not what the hint itself links to, such as "I'm self-employed", nor the way back from what was typed above.
          notes.map(
            (note) =>
              [...note.querySelectorAll("a, button")].filter(
                (one) => !one.closest(".note > span[id]") && !one.textContent?.startsWith("Reset to "),
              ).length,
          ),
        );
        expect(stops.length).toBeGreaterThan(4);
        expect(Math.max(...stops)).toBe(1);
      });
    });
  });

for (const link of [
  "/gig-economy-tax-calculator#v3.gigs=1&gigs.0.pay=60000/year&state=CA",
  "/mortgage-calculator#v2.downPayment=10%25&extraPerMonth=100",
])
  test(`${link.split("#")[0]}: a color has one meaning, and a meaning one color`, async ({ page }) => {
    await visit(page, link);
    await openParts(page);
    const keys = await page.locator("i.swatch").evaluateAll((swatches) =>
      swatches.map((swatch) => ({
        color: getComputedStyle(swatch).backgroundColor,
        // "Mortgage insurance until it ends" is mortgage insurance; the chart's short "Extra" is the extra payment.
        meaning: ((swatch.nextElementSibling ?? swatch.parentElement)?.textContent ?? "")
          .trim()
          .replace(/ until .*/, "")
          .replace(/^Extra$/, "Your extra payment"),
      })),
    );
    const pairs = new Set(keys.map(({ color, meaning }) => `${color}: ${meaning}`));
    expect(pairs.size).toBeGreaterThanOrEqual(4);
    expect(new Set(keys.map(({ color }) => color)).size, [...pairs].join("\n")).toBe(pairs.size);
    expect(new Set(keys.map(({ meaning }) => meaning)).size, [...pairs].join("\n")).toBe(pairs.size);
  });
