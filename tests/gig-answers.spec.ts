/** Answers of the gig tax page that agree with each other, worked by hand. */
import { expect, test } from "./support/test.ts";
import { openLink, visit } from "./support/visit.ts";

const PATH = "/gig-economy-tax-calculator";
const FAMILY =
  "gigs.0.work=other&state=FL&filingStatus=married_joint&dependents=2&dependents.0.age=8&dependents.1.age=11&healthPremiums=19200&marketplace=yes&benchmarkPremium=18000";
const family = (profit: number, more = "") => `v5.${FAMILY}&gigs.0.pay=${profit}%2Fyear${more}`;

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-26T12:00:00"));
  // Tall enough that every part is in sight, because parts out of sight wait.
  await page.setViewportSize({ width: 360, height: 9000 });
});

test("what can still lower the tax, who is behind, and a projection agree with the answer", async ({ page }) => {
  test.slow();
  await test.step("close to the end of the Marketplace credit and above it, the answer says what to do", async () => {
    // 150,000: half of self-employment tax is 10,597.16, so 139,402.84 less what is deducted, d = 1,200 + 9.96% of the
    // income left: d = 13,718.19. The income is 125,684.65, 2,915.35 below 128,600.
    await test.step("close to it, in one calm sentence", async () => {
      await visit(page, `${PATH}#${family(150_000, "&spare=2000")}`);
      await expect(page.locator("#answer")).toContainText(
        "You're close to the end of your Marketplace credit. If the income that counts for it rises by more than $2,915, you lose all $5,482 of it.",
      );
    });
    // 160,000: half of self-employment tax is 11,303.64. At 128,600 the credit is 5,191.44, and 14,008.56 can be
    // deducted: 6,087.80 too much.
    await test.step("above it, each account is listed once, with enough to reach it", async () => {
      await openLink(page, family(160_000, "&spare=2000"));
      const steps = page.getByRole("list", { name: "What can still lower your 2026 taxes" });
      const ira = steps.getByRole("listitem").filter({ hasText: "into a traditional IRA" });
      await expect(ira).toHaveCount(1);
      await expect(ira).toContainText("Put $6,088 into a traditional IRA");
      await expect(steps.getByRole("listitem").filter({ hasText: "into a SEP-IRA" })).toContainText("$6,088");
    });
    // 156,000: nothing more than what brings income to 128,600 can be deducted for insurance.
    await test.step("less than a dollar above it", async () => {
      await openLink(page, family(156_000, "&spare=2000"));
      await expect(page.getByText("the income that counts for it is less than a dollar above $128,600")).toHaveCount(1);
      await expect(page.getByText("Deducting more would bring your income down to $128,600.")).toHaveCount(1);
    });
  });
  await test.step("who is behind on payments is asked to catch up before anything is set aside", async () => {
    await openLink(page, "v5.gigs.0.pay=60000%2Fyear&state=TX&paidSoFar=none&spare=2000");
    const panel = page.getByRole("tabpanel");
    await expect(panel.locator(".finding").first()).toContainText("Catch up on your payments first");
    // 2,000 in any account saves 192 (year-end.test.ts): the simplest, with the latest day, is named.
    await expect(panel).toContainText("Put $2,000 into a traditional IRA by April 15, 2027, and you save $192");
  });
  // From March 1 to November 26 are 271 of 306 days: 26,000 become 29,358, and 14,000 miles 15,808, of which four
  // months of ten come before July.
  await test.step("pay and miles since March are projected the same way, and the miles are split by months of work", async () => {
    await openLink(
      page,
      "v5.gigs.0.work=delivery&gigs.0.pay=26000%2Fso+far&gigs.0.began=3&gigs.0.miles=14000&paidSoFar=none",
    );
    await expect(page.getByText("15,808 miles for the whole year").first()).toBeVisible();
    await expect(page.getByText("each month since March: 6,323 through June").first()).toBeVisible();
    // 15,808 x (0.4 x 0.725 + 0.6 x 0.76) is 11,792.77.
    await expect(
      page
        .getByRole("list", { name: "The year" })
        .getByRole("listitem")
        .filter({ hasText: /^Car and miles/ }),
    ).toContainText("$11,792.77");
  });
});

test("an S corporation, a Marketplace family and a host: every place on the page says the same", async ({ page }) => {
  test.slow();
  await test.step("in California, state disability insurance on the salary counts against an S corporation", async () => {
    await visit(page, `${PATH}#v5.gigs.0.work=consulting&gigs.0.pay=160000%2Fyear&state=CA&payrollService=600`);
    const panel = page.getByRole("tabpanel");
    // 1.3% of 80,000 (EDD, 2026).
    await expect(panel.getByRole("row", { name: /^State disability insurance/ })).toContainText("$1,040");
    await expect(panel).toContainText("Form DE 459");
    await expect(panel).toContainText("but at least $80,000");
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(window as number);
  });
  // Without the work there is no income, so no tax and no credit (26 USC 36B(c)(1)(A)). With it: 18,368.42 of
  // self-employment tax, 6,855.79 of income tax, less 4,400 for the children and a credit of 7,165.40 (owed.test.ts).
  await test.step("a Marketplace family keeps what the return leaves, and every place on the page says the same", async () => {
    await openLink(page, family(130_000));
    const answer = page.locator("#answer");
    await expect(answer.locator(".four")).toContainText("You keep$116,340of $130,000 of profit");
    await expect(answer).toContainText("$13,660");
    await expect(answer).not.toContainText("Without your gig work, you'd get");
    await page.getByRole("tab", { name: "1099 or W-2" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("$116,340 after federal tax");
  });
  // 26 USC 6012(a)(1)(A): gross income of 24,000, before costs, is at least 16,100.
  await test.step("a host who owes nothing learns that a return has to be filed, and why", async () => {
    await openLink(page, "v5.gigs.0.work=home_sharing&gigs.0.pay=24000%2Fyear&gigs.0.supplies=9000&state=TN");
    await expect(page.locator("output").first()).toContainText("Set aside nothing");
    await expect(page.locator("#answer")).toContainText(
      "You still have to file a federal return by April 15, 2027, because your income before any costs or losses, $24,000, is at least $16,100.",
    );
    await expect(page.locator("#answer")).toContainText("You'll owe no federal tax for the year");
    await page.getByRole("tab", { name: "1099 or W-2" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("rent isn't pay for work");
  });
});
