/** Events that come faster than the page renders, from a held key or a program that fills in forms, cause no errors. */
import type { Page } from "@playwright/test";
import { calculators, openEverything } from "./support/break.ts";
import { expect, test } from "./support/test.ts";
import { gone, live } from "./support/visit.ts";

/** More than the 50 updates after which React assumes an endless loop. */
const MANY = 150;

// One task that handles hundreds of changes takes long on a busy machine.
test.describe.configure({ timeout: 180_000 });

async function open(page: Page, path: string) {
  await page.goto(path);
  await live(page);
  await openEverything(page);
  await gone(page, ".waiting");
}

async function works(page: Page) {
  await expect(page.locator(".failed")).toHaveCount(0);
  await expect(page.locator("output").first()).toContainText(/\d/);
}

/** Digits and Tab, as fast as the browser takes them. */
async function pressFast(page: Page) {
  const keyboard = await page.context().newCDPSession(page);
  await page.locator(".ask input[type=text]").first().focus();
  const press = (key: string, windowsVirtualKeyCode: number, text = "") =>
    (["keyDown", "keyUp"] as const).map((type) =>
      keyboard.send("Input.dispatchKeyEvent", {
        type,
        key,
        windowsVirtualKeyCode,
        text: type === "keyDown" ? text : "",
      }),
    );
  // Sent without waiting for the page's reaction.
  await Promise.all(Array.from({ length: MANY }, () => [...press("2", 50, "2"), ...press("Tab", 9)]).flat());
}

for (const path of calculators)
  test(`${path}: everything filled at once`, async ({ page }) => {
    await open(page, path);
    // The page that takes longest to answer.
    if (path === "/retirement-calculator")
      await test.step("digits and Tab, pressed faster than the page renders", async () => {
        await pressFast(page);
        await works(page);
      });
    await page.evaluate((many) => {
      // The way form-filling programs do it: React listens for what its own value setter doesn't see.
      const setter = (kind: { readonly prototype: object }) =>
        Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set as (this: Element, value: string) => void;
      const [text, choice] = [setter(HTMLInputElement), setter(HTMLSelectElement)];
      let done = 0;
      for (let round = 1; done < many; round++)
        for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
          "main :is(input, select)",
        )) {
          done++;
          control.focus();
          if (control instanceof HTMLSelectElement) {
            choice.call(control, control.options[round % control.options.length]?.value ?? "");
            control.dispatchEvent(new Event("change", { bubbles: true }));
          } else if (control.type === "radio" || control.type === "checkbox") control.click();
          else if (control.type === "text") {
            text.call(control, String(1000 + round));
            control.dispatchEvent(new Event("input", { bubbles: true }));
          }
          control.blur();
        }
    }, MANY);
    await works(page);
  });
