import { barriers } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const PATH = "/gig-economy-tax-calculator";

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-22T12:00:00"));
  await page.setViewportSize({ width: 360, height: 740 });
});

// Schedule C: 92.35% of 100,000 is 92,350; 15.3% of it 14,129.55 (Schedule SE). AGI 92,935.23, less 16,100 (Rev. Proc. 2025-32) and a
// fifth of the rest (26 USC 199A): taxable 61,468.18, tax 8,235.00. Together 22,364.55.
// S corporation with 50,000 of salary: 3,825 of payroll tax twice (26 USC 3101, 3111), 42 of FUTA (26 USC 3301, 3306), 189 of state
// unemployment tax, 1,500 of costs: share 44,444. AGI 94,444, less 16,100 and 8,888.80: tax 9,992.14. Together 19,373.14: 2,991 less.
test("a consultant sees whether an S corporation pays, in one sentence, and what it rests on", async ({ page }) => {
  await page.goto(`${PATH}#v2.gigs.0.work=consulting&gigs.0.pay=100000%2Fyear&state=TX&printedTables=no`, {
    waitUntil: "networkidle",
  });
  await page.getByRole("tab", { name: "S corporation" }).click();
  const panel = page.getByRole("tabpanel");
  await expect(panel.locator(".finding")).toContainText("An S corporation would save you $2,991 a year");
  await expect(panel).toContainText("file Form 2553 by March 15, 2027");
  await expect(panel.getByRole("row", { name: /^Total/ })).toContainText("$22,365$19,373");
  await panel.getByRole("button", { name: "$19,373" }).click();
  await expect(page.locator(".explanation .name")).toContainText("$19,373.14");
  await page.keyboard.press("Escape");
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window as number);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await barriers(page)).toEqual([]);
  // 30,000 of profit: 4,238.87 of self-employment tax. With 15,000 of salary 1,147.50 twice, 42, 189, 1,500 of costs and California's
  // least tax of 800 (R&TC 23153) are 4,826 already.
  await page.goto("about:blank");
  await page.goto(`${PATH}#v2.gigs.0.work=consulting&gigs.0.pay=30000%2Fyear&state=CA&payrollService=600`, {
    waitUntil: "networkidle",
  });
  await expect(page.getByRole("tabpanel").locator(".finding")).toContainText("isn't worth it at this profit");
});
