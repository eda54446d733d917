import { RETRY, remembersLosses } from "./support/break.ts";
import { expect, test } from "./support/test.ts";

const PATH = "/gig-economy-tax-calculator";

const NOW = new Date("2026-11-23T12:00:00");

test("2027 is planned with its own dates and amounts, and a line says which are projected", async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await page.goto(`${PATH}#v2.gigs.0.pay=60000%2Fyear&state=NC&roth=2000`);
  await page.getByLabel("2027, to plan ahead").check();
  const answer = page.locator("#answer");
  // 11,981.73 for the year, worked by hand in next-year.test.ts: 90% of it in four parts of 2,695.89.
  await expect(answer.getByRole("row", { name: /^By April 15, 2027/ })).toContainText("$2,695.89");
  await expect(answer.getByRole("row", { name: /^By January 18, 2028/ })).toBeVisible();
  await expect(answer.getByRole("row", { name: /^With your return, by April 18, 2028/ })).toBeVisible();
  await expect(answer).toContainText("The IRS hasn't published the 2027 tax brackets and most other 2027 amounts yet.");
  await expect(answer).toContainText("North Carolina hasn't published all of its 2027 amounts yet.");
  await expect(page.getByRole("tab", { name: "If you're late" })).toHaveCount(0);
  await page.getByText("The limits and rates used, with sources").click();
  await expect(answer).toContainText("we worked it out from the amount in the law and consumer prices");
  // Back to this year, and the lines are gone.
  await page.getByLabel("2026", { exact: true }).check();
  await expect(answer.getByRole("row", { name: /^By January 15, 2027/ })).toBeVisible();
  await expect(answer).not.toContainText("hasn't published");
});

test("if a year's figures fail to load, the page says so and retries when the year is chosen again", async ({
  page,
  troubles,
}) => {
  troubles.allow(/values-2027|dynamically imported module/);
  await page.clock.install({ time: NOW });
  const file = "**/values-2027*.js*";
  await page.route(file, (route) => route.abort());
  await page.goto(`${PATH}#v2.gigs.0.pay=60000%2Fyear&taxYear=2027`);
  const answer = page.locator("#answer");
  // The pauses before it is tried again are skipped.
  await expect(async () => {
    await page.clock.fastForward(RETRY);
    await expect(answer).toContainText("We couldn't load the figures for 2027.", { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(answer).toContainText("The whole year 2026");
  await page.unroute(file);
  if (await remembersLosses(page)) await page.reload();
  await page.getByLabel("2026", { exact: true }).check();
  await expect(answer).not.toContainText("We couldn't load");
  await page.getByLabel("2027, to plan ahead").check();
  await expect(answer).toContainText("The whole year 2027");
});
