import type { Page } from "@playwright/test";
import { barriers } from "./support/accessibility.ts";
import { tasksIn } from "./support/tasks.ts";
import { expect, test } from "./support/test.ts";
import * as visits from "./support/visit.ts";

const PATH = "/retirement-calculator";
const answer = (page: Page) => page.locator(".answer output");
const { settled } = visits;

/** Opens the page with what a link fills in, and waits until it has answered and all of it follows what is typed. */
async function visit(page: Page, link?: string) {
  await visits.visit(page, link === undefined ? PATH : `${PATH}#${link}`);
  await settled(page);
}

/** Opens another link on the page that is there, as its address bar does. */
async function openLink(page: Page, link: string) {
  await visits.openLink(page, link);
  await settled(page);
}

/** The tabs of the panels that are under one. */
const TABS: Readonly<Record<string, string>> = {
  "What changes the answer most": "What would it take?",
  "One history": "Year by year",
  "Three ways to test it": "How sure can you be?",
};

/** Opens a group or a panel. */
async function open(page: Page, title: string) {
  const tab = page.getByRole("tab", { name: TABS[title] ?? "none" });
  if (title in TABS && (await tab.getAttribute("aria-selected")) !== "true") await tab.click();
  const summary = page.locator("summary", { hasText: title }).first();
  await expect(summary).toBeVisible();
  // A chosen tab opens its first panel by itself.
  if ((await summary.locator("..").getAttribute("open")) === null) await summary.click();
}
/** Types the way a person does: click, replace the content, leave. */
async function type(page: Page, label: string, text: string) {
  const blank = page.getByLabel(label, { exact: true });
  await blank.click();
  await blank.press("ControlOrMeta+a");
  await blank.pressSequentially(text);
  await blank.press("Tab");
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page answers for its default plan, and draws it", async ({ page }) => {
    await page.goto(PATH);
    await expect(answer(page)).toContainText(/lasted in \d+ of \d+ market histories|lasted in \d+% of [\d,]+ /);
    await expect(page.locator("figure.chart")).toHaveCount(1);
  });
});

async function startOver(page: Page) {
  await page.getByRole("button", { name: "Start over" }).click();
  await settled(page);
}

const UNLIKELY = {
  "119 years": "age=1&planTo=120",
  "no savings and no saving": "savings=0&saving=0&pay=0",
  "nothing but cash that loses value": "cash=100&roth=0&taxable=0&cashReturn=-3",
  "markets that fall for ever": "model=random&paths=500&stockMean=-10&bondMean=-10&stockDeviation=100&inflation=30",
  "a plan that ends before it begins": "age=90&planTo=60",
  "more than everything in accounts": "roth=90&taxable=90&cash=90&health=90",
  "gigs, a state and benefits drawn at work":
    "age=62&claimAge=62&state=NY&streams=1&streams.0.kind=self-employment&streams.0.amount=60000&streams.0.fromAge=18&streams.0.throughAge=66&strategy=cape-based",
};
test("what is typed: the answer says what comes of it, whatever it is, and fields follow, ask and check", async ({
  page,
}) => {
  test.slow();
  await visit(page);
  await test.step("typing an age, savings and spending changes the answer, and says what failing looks like", async () => {
    await type(page, "Your age", "64");
    await type(page, "Savings for retirement", "900,000");
    await type(page, "You want to spend each year in retirement", "90k");
    await type(page, "You stop working at", "65");
    await settled(page);
    await expect(answer(page)).toContainText(/^Your plan falls short too often: your money would have lasted in/);
    await expect(page.locator("#answer")).toContainText("from age 65 through 95");
    await expect(page.locator("#answer")).toContainText(/money runs out at \d+/);
    await expect(page.getByRole("region", { name: "The worst histories" })).toContainText(/retired in 19\d\d/i);
  });
  await test.step("an empty field is asked for by name, and keeps what was typed", async () => {
    await startOver(page);
    await type(page, "You want to spend each year in retirement", "a lot");
    await expect(page.locator(".ask .problem")).toHaveText(
      /Yearly spending in retirement must be a number, like 1,250\./,
    );
    await expect(page.getByLabel("You want to spend each year in retirement", { exact: true })).toHaveValue("a lot");
    await expect(page.locator(".not-updated")).toContainText("Not updated: Yearly spending");
  });
  await test.step("the spouse's age follows, pay and savings are asked, and the share after a death is explained", async () => {
    await startOver(page);
    await type(page, "Your age", "60");
    await expect(page.getByLabel("Savings for retirement", { exact: true })).toHaveValue("185,000");
    await open(page, "Your spouse");
    await page.getByLabel("Plan for a married couple").check();
    await expect(page.getByLabel("Your spouse's age", { exact: true })).toHaveValue("60");
    for (const label of ["Your spouse's pay before tax", "Your spouse's savings", "Your spouse claims at"])
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    await expect(page.locator("#answer, .ask").first()).toContainText("square root of 2");
    await settled(page);
  });
  await test.step("a slider ends at about twice the number, so that a touch moves it by an amount that makes sense", async () => {
    await startOver(page);
    const slider = page.getByRole("slider", { name: /^You want to spend/ });
    await type(page, "You want to spend each year in retirement", "51600");
    await expect(slider).toHaveAttribute("max", "120000");
    // While it is moved, its ends stay.
    await slider.press("End");
    await expect(slider).toHaveAttribute("aria-valuetext", "120,000");
    await expect(slider).toHaveAttribute("max", "120000");
  });
  await test.step("a plan that is broke from the first day gets a sentence and a chart", async () => {
    await startOver(page);
    await type(page, "Savings for retirement", "0");
    await type(page, "You save each year", "0");
    await type(page, "Your age", "70");
    await type(page, "You want to spend each year in retirement", "49000");
    await settled(page);
    await expect(answer(page)).toContainText(
      /^Your plan falls short too often: your money would have lasted in 0 of \d+ market histories; it would have run short at 71 in all of them\./,
    );
    await expect(page.locator("#answer")).toContainText("falls short starting in the first year");
    await expect(page.locator("#answer")).not.toContainText("NaN");
    await expect(page.locator("figure.chart").first()).toBeVisible();
  });
  await test.step("fields that don't fit together are flagged by the answer, with links to them", async () => {
    await openLink(page, "v1.age=90&planTo=60");
    await expect(page.locator("#answer")).toContainText("at age 91");
    await expect(page.locator(".not-updated")).toBeEmpty();
    await page.getByRole("link", { name: /The plan begins at 91/ }).click();
    const blank = page.getByLabel("Plan up to age", { exact: true });
    await expect(blank).toBeFocused();
    await blank.fill("95");
    await blank.press("Tab");
    await expect(page.getByText("Check:")).toHaveCount(0);
    await expect(page.locator("#answer")).toContainText("from age 91 through 95");
  });
  await test.step("unlikely plans have a sentence and a chart, and never NaN", async () => {
    for (const [name, blanks] of Object.entries(UNLIKELY)) {
      await openLink(page, `v1.${blanks}`);
      await expect(answer(page), name).toContainText(/ in \d+ of \d+ market histories| in \d+% of [\d,]+ /);
      await expect(page.locator("figure.chart").first(), name).toBeVisible();
      await expect(page.locator("main"), name).not.toContainText(/NaN|Infinity|undefined/);
    }
  });
  await test.step("with only the keyboard, a year is opened and a number explained down to the law", async () => {
    await startOver(page);
    const tab = page.getByRole("tab", { name: "Year by year" });
    const tax = page.getByRole("button", { name: "Minus tax", exact: true });
    await tab.focus();
    await page.keyboard.press("Enter");
    await tax.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".explanation")).toContainText("Income tax");
    await page.keyboard.press("Escape");
    await expect(page.locator(".explanation")).toHaveCount(0);
    await expect(tax).toBeFocused();
  });
  await test.step("a plan that never lasts learns what leaves less of it unpaid", async () => {
    await openLink(page, "v1.age=70&savings=100000&saving=0");
    await expect(answer(page)).toContainText("lasted in 0 of");
    await open(page, "What changes the answer most");
    const levers = page.locator(".tornado > li");
    await expect(levers.first()).toContainText(/You want to spend/, { timeout: 45_000 });
    await expect(page.locator("details.panel", { hasText: "What changes the answer most" })).toContainText(
      /Now: share of spending that goes unmet, \d/,
    );
  });
});

test("what a link fills in is judged, priced, explained, added up and checked", async ({ page }) => {
  test.slow();
  await test.step("the verdict comes with what one could do, and four figures with their change since the last edit", async () => {
    await visit(page, "v3.savings=180000&pay=85000&spending=64000");
    const could = page.locator(".could");
    const four = page.locator("#answer dl.four");
    await expect(could).toHaveText(/^You could spend \$[\d,]+ a year.* still last in 90% of histories\.$/);
    await expect(four.locator("dt")).toHaveText([
      "Lasts in",
      "Most you can spend each year",
      "Left if unlucky (1 in 10)",
      "Lifetime tax",
    ]);
    const heights = () =>
      page.evaluate(() =>
        [".could", "dl.four"].map((at) => (document.querySelector(at)?.getBoundingClientRect().top ?? 0) + scrollY),
      );
    await expect(page.locator("#answer")).toContainText(/your plan would work in \d/);
    const before = await heights();
    await type(page, "You want to spend each year in retirement", "90,000");
    await settled(page);
    await expect(answer(page)).toContainText("Your plan falls short too often");
    await expect(could).toHaveText(
      /^For your money to last in 90% of histories, spend \$[\d,]+ a year or work until \d+\.$/,
    );
    await expect(four.locator(".since").first()).toHaveText(/^\d+ points less than before your last edit$/);
    expect(await heights()).toEqual(before);
    await four.getByRole("button", { name: "Most you can spend each year" }).click();
    await expect(page.locator(".explanation")).toContainText("the most you can spend and still have the plan last");
    await page.keyboard.press("Escape");
    await expect(page.locator(".explanation")).toHaveCount(0);
  });
  await test.step("guardrails are judged by what they promise, with a fan of spending", async () => {
    await openLink(page, "v3.age=62&savings=1200000&pay=85000&spending=70000&retireAge=63&strategy=guardrails");
    await expect(answer(page)).toHaveText(
      /^Likely yes: with guardrails, you would have had at least \$49,000 a year in \d+ of \d+ market histories\. Money never ran out, and in the leanest year you would have spent \$[\d,]+\.$/,
    );
    await expect(page.locator("#answer")).toContainText(
      /Spending starts at \$70,000\. It is cut at some point in \d+ of \d+/,
    );
    await expect(page.locator("figure.chart figcaption").nth(1)).toHaveText(
      /^In each year of retirement, you spend \$[\d,]+ to \$[\d,]+ in at least 8 of 10 histories/,
    );
    await page.locator("#answer dl.four").getByRole("button", { name: "Leanest year" }).click();
    await expect(page.locator(".explanation")).toContainText("One history in ten has one as lean as this");
  });
  await test.step("a TIPS ladder states its price, with its arithmetic", async () => {
    await openLink(page, "v3.age=62&retireAge=63&savings=900000&ladderIncome=20000");
    // Ten payments of 20,000 from 65 on: 20,000 x (1 - 1.0194^-10) / 0.0194 x 1.0194.
    const note = page.locator("p.note", { hasText: "The ladder costs" });
    await expect(note).toContainText("The ladder costs $183,713 in today's dollars.");
    await note.getByRole("button", { name: "How we figure this." }).click();
    await expect(page.locator(".explanation")).toContainText("Price of the TIPS ladder");
    await expect(page.locator("summary", { hasText: "Annuities and other income" })).toContainText("a TIPS ladder");
  });
  await test.step("accounts are listed one by one, each with its dollars and its owner", async () => {
    const second = "accounts.1.owner=spouse&accounts.1.balance=200000";
    await openLink(page, `v3.couple=yes&accounts=2&accounts.0.balance=400000&${second}`);
    await expect(page.getByLabel("Savings for retirement", { exact: true })).toHaveValue("600,000");
    await expect(page.locator("p.note", { hasText: "These accounts add up to $600,000." })).toBeVisible();
    await expect(page.getByLabel("In Roth accounts")).toHaveCount(0);
    await type(page, "Savings for retirement", "500000");
    await expect(page.locator("p.check")).toContainText("The accounts you listed add up to $600,000");
  });
  await test.step("a birth month that doesn't match the age is flagged at both, and its link is in words", async () => {
    await openLink(page, "v1.age=45&born=1960-06");
    await expect(page.locator(".ask .check")).toHaveCount(2);
    await page.getByRole("button", { name: "Reset to June 1981" }).click();
    await expect(page.locator(".ask .check")).toHaveCount(0);
    await expect(page.locator("#answer")).toContainText("from age 46");
  });
  await test.step("38 with 900,000 saved, retiring at 46: the 10% tax is mentioned, explained and avoided", async () => {
    await openLink(page, "v3.age=38&savings=900000&saving=30000&spending=45000&retireAge=46");
    const said = page.locator("#answer .steady", { hasText: "before 59½" });
    await expect(said).toContainText(
      /^In the typical history, you pay \$[\d,]+ in tax a year between ages \d\d and 59\. That includes \$[\d,]+ because/,
    );
    await said.getByRole("button", { name: "How we figure this." }).click();
    await expect(page.locator(".explanation")).toContainText("26 USC 72(t)");
    await said.getByText("Ways to avoid it").click();
    await page.getByLabel("Take equal payments under 72(t)").check();
    await expect(page.getByLabel("from your age", { exact: true })).toHaveValue("46");
    await expect(said).toHaveCount(0, { timeout: 15_000 });
    await expect(page.locator("summary", { hasText: "Before 59½" })).toContainText("equal payments");
  });
  await test.step("an amount to leave counts in the verdict, and a home sale takes one press and one amount", async () => {
    await openLink(page, "v3.age=62&savings=900000&legacy=200000");
    await expect(answer(page)).toContainText("your money would have lasted and left at least $200,000 in");
    await page.locator("summary", { hasText: "Changes in spending" }).first().click();
    await page.getByRole("button", { name: "Sell your home" }).click();
    const amount = page.getByLabel("Sale price");
    await expect(amount).toBeFocused();
    await amount.press("ControlOrMeta+a");
    await amount.pressSequentially("300000");
    await expect(page.locator("summary", { hasText: "Selling your home at 67: $300,000" })).toBeVisible();
    await expect.poll(() => page.url()).toContain("oneOffs.0.what=house");
    await settled(page);
  });
  await test.step("a pasted earnings record gives the benefit", async () => {
    await open(page, "Pay and Social Security");
    await open(page, "Paste your earnings record");
    const rows = Array.from({ length: 20 }, (_, i) => `${2005 + i}\t$${50 + i},000\t$${50 + i},000`);
    await page.getByLabel("Record from ssa.gov, as a table or an XML file").fill(rows.join("\n"));
    await page.getByRole("button", { name: "Read it" }).click();
    await expect(page.getByText("20 years, 2005 to 2024")).toBeVisible();
    await page.getByRole("button", { name: "Use this record" }).click();
    await expect(page.getByText("Your record has 20 years.")).toBeVisible();
  });
  await test.step("a pension's two options are side by side, and the other one is a press away", async () => {
    const pension = "streams.0.kind=fixed+pension&streams.0.amount=18720&streams.0.fromAge=66&streams.0.other=21600";
    await openLink(page, `v4.age=66&retireAge=66&savings=1400000&couple=yes&spouseAge=64&streams=1&${pension}`);
    const options = page.getByRole("region", { name: "Your pension's options" }).locator("ul").first();
    await open(page, "Annuities and other income");
    const row = (name: string) => options.locator("> li", { hasText: name });
    await expect(row("$18,720 a year, 50% for the survivor")).toContainText("$9,360");
    await expect(row("$21,600 a year, nothing for the survivor")).toContainText("$0");
    await row("$18,720 a year").getByRole("button", { name: "$9,360" }).click();
    await expect(page.locator(".explanation")).toContainText("What the survivor gets from it each year");
    expect(await barriers(page, '[aria-label="Your pension\'s options"]')).toEqual([]);
    await row("$21,600 a year").getByRole("button", { name: "Use this option" }).click();
    await expect(page.getByText(/^Changed: Yearly amount, from \$18,720 to \$21,600/)).toBeVisible();
  });
});

test("the note that full Social Security is counted leads to the stress tests; a stress test is one press away, next to the plan's own figures, and each figure opens", async ({
  page,
}) => {
  await visit(page);
  const note = page.locator("#answer p", { hasText: "This counts full Social Security benefits." });
  await expect(note).toContainText(
    /The program's trustees expect a cut starting in 20\d\d, unless Congress acts\. With that cut, your plan would work in \d+ of \d+ histories\./,
  );
  const tests = page.locator("details.panel", { hasText: "Stress tests" }).getByRole("group", { name: "Stress test" });
  await note.getByRole("button", { name: "Stress tests" }).click();
  await expect(tests).toBeFocused();
  await openLink(page, "v3.trustFund=yes");
  await expect(note).toHaveCount(0);
  await openLink(page, "v3.age=60&savings=700000&spending=60000&retireAge=63");
  const panel = page.locator("details.panel", { hasText: "Stress tests" });
  const table = page.getByRole("region", { name: /^Stress tests compared with your plan/ });
  await expect(table.locator("tbody tr").first()).toContainText("Your plan", { timeout: 45_000 });
  // A test that fails has a way out.
  await expect(panel).toContainText(
    /For your money to last in nine of ten histories even then, spend \$[\d,]+ a year instead of \$60,000, or work until \d\d, \d years longer\./,
    { timeout: 45_000 },
  );
  await panel.getByRole("button", { name: /^Try \$/ }).click();
  await expect.poll(() => page.url()).not.toContain("spending=60000");
  // What it changed is said where it was pressed, with a way back.
  const changed = panel.getByText(/^Changed: Yearly spending in retirement, from \$60,000 to \$[\d,]+\.$/);
  await expect(changed).toBeVisible();
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.url()).toContain("spending=60000");
  await expect(changed).toHaveCount(0);
  await panel.locator(".tests").getByText("Retire in 1966").click();
  const said = (text: string) => panel.getByRole("status").filter({ hasText: text });
  await expect(said("If you had retired in 1966,")).toBeVisible();
  await panel.locator(".tests").getByText("Retire in 2008").click();
  await expect(said("ends there")).toBeVisible();
  await table.locator("tbody tr").nth(1).getByRole("button").first().click();
  await expect(page.locator(".explanation")).toContainText("Crash in year one");
  expect(await barriers(page, ".tab-panel")).toEqual([]);
});

test("each figure in a comparison opens, and histories and futures have their own words", async ({ page }) => {
  await visit(page, "v3.paths=500");
  await open(page, "Three ways to test it");
  const table = page.getByRole("region", { name: /^Three ways to test it, side by side/ });
  const row = (name: string) => table.locator("tbody tr", { hasText: name });
  await expect(row("Random draws")).toBeVisible({ timeout: 45_000 });
  await row("History as it was").locator('[data-of="Median left at the end"]').getByRole("button").click();
  await expect(page.locator(".explanation")).toContainText(/All 106 histories sorted by what they leave/);
  await row("Random draws").locator('[data-of="Median left at the end"]').getByRole("button").click();
  await expect(page.locator(".explanation")).toContainText(/All [\d,]+ futures sorted by what they leave/);
  await expect(page.locator("summary", { hasText: "How long to plan, and what to leave" })).toBeVisible();
  await expect(page.locator("summary", { hasText: "Annuities and other income" })).toBeVisible();
});

test("a lower lifetime tax is searched for, each figure opens, and a combination can be used", async ({ page }) => {
  test.slow();
  // The other state in the link opens the tab and its panel.
  await visit(page, "v3.age=62&savings=1500000&retireAge=63&spending=70000&planTo=78&elsewhere=FL");
  const panel = page.locator("details.panel", { hasText: "Keep more after tax" });
  await expect(panel).toContainText(
    /The best of [\d,]+ combinations leaves you and your heirs about \$[\d,]+ better off/,
    {
      timeout: 60_000,
    },
  );
  const first = panel.locator("li", { has: page.locator("h4") }).first();
  await expect(first.locator("h4")).toContainText("Live in Florida");
  await first.getByRole("button", { name: "Left to your heirs after tax" }).click();
  await expect(page.locator(".explanation")).toContainText("Income tax your heirs pay on it");
  expect(await barriers(page, ".tab-panel")).toEqual([]);
  await visits.resize(page, 320);
  const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(room as number);
  await first.getByRole("button", { name: /^Use this/ }).click();
  await expect.poll(() => page.url()).toContain("state=FL");
});

test("for couples, a map of claiming ages shows value, chance and survivor's income", async ({ page }) => {
  test.slow();
  await visit(
    page,
    "v3.age=60&savings=900000&spending=70000&retireAge=63&couple=yes&spousePay=60000&planTo=73&spousePlanTo=73",
  );
  await page.getByRole("tab", { name: "Social Security" }).click();
  const map = page.locator("table.heat");
  const panel = page.locator("details.panel", { has: map });
  await expect(map.locator("td button")).toHaveCount(81, { timeout: 60_000 });
  await expect(panel).toContainText(
    /Claim at \d+ (as planned|instead of 67), and have your spouse claim at \d+|as good as any/,
  );
  await page.locator(".seg").getByText("Survivor's income").click();
  await expect(map.locator("caption")).toHaveText("Survivor's income by claiming ages");
  await map.getByRole("button", { name: /^You at 70, your spouse at 65:/ }).click();
  await expect(map.getByRole("button", { name: /^You at 70, your spouse at 65: .*in your plan$/ })).toBeVisible();
  await expect(panel).toContainText(/We go by (expected benefits|how often your money lasts)/);
  await expect(panel).toContainText("Your whole plan by your own claiming age");
  await expect(panel).toContainText("Your spouse claims at 65 here.");
  await panel.locator("p", { hasText: "Your plan, 70 and 65:" }).getByRole("button").first().click();
  await expect(page.locator(".explanation")).toContainText("you at 70, your spouse at 65");
  // By month: five months up to 70 for one, nine around 65 for the other.
  // The plan with the ages just chosen is still being worked out, and what arrives moves the button.
  await visits.calm(page);
  await panel.getByRole("button", { name: "Show months around your ages" }).click();
  await expect(map.locator("td button")).toHaveCount(45, { timeout: 60_000 });
  await expect(
    map.getByRole("button", { name: /^You at 69 and 8 months, your spouse at 65 and 4 months:/ }),
  ).toBeVisible();
  await visits.resize(page, 320);
  const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(room as number);
});

/** Opens all that can be opened in these places, and what opens only then. */
async function openAll(page: Page, within: string) {
  const closed = page.locator(within).locator("details:not([open])");
  await expect(async () => {
    const before = await closed.evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
      return all.length;
    });
    await expect(page.locator(".panel[open]:not(:has(> .inside)), .chart .twin[open]:not(:has(table))")).toHaveCount(0);
    await visits.gone(page, ".waiting");
    expect(before).toBe(0);
  }).toPass();
}

test("every opened panel is accessible and fits 320 pixels; no table is wider than its space, and on a phone rows are short lists", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page);
  await visits.layOut(page);
  const fits = async () => {
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(window as number);
  };
  await test.step("the whole page", async () => {
    await openAll(page, "main");
    await fits();
    expect(await barriers(page)).toEqual([]);
    // With the groups of fields closed again, all that follows is faster.
    await page.locator(".ask details").evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = false;
    });
  });
  const seen = new Set<string | null>();
  // Wider from one tab to the next, and narrower again, with fewer changes of the window.
  const widths = [320, 360, 768, 1280];
  for (const [at, tab] of (await page.getByRole("tab").all()).entries()) {
    if (at > 0) {
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      await openAll(page, ".tab-panel");
    }
    for (const width of at % 2 === 0 ? widths : widths.toReversed()) {
      await visits.resize(page, width);
      const tables = await page
        .locator("#answer figure.chart .scroll, #answer details.panel .scroll")
        .evaluateAll((all) => all.map((one) => [one.ariaLabel, one.scrollWidth, one.clientWidth] as const));
      for (const [name] of tables) seen.add(name);
      expect(
        tables.filter(([, content, room]) => content > room),
        `at ${width}`,
      ).toEqual([]);
      // The first tab was looked at with the whole page.
      if (at > 0 && width === 320) {
        await fits();
        expect(await barriers(page, ".tab-panel")).toEqual([]);
      }
    }
    // What is outside the tabs has been seen at every width with the first one, and takes layout at each.
    if (at === 0)
      await page.locator("#answer details[open]").evaluateAll((all) => {
        for (const details of all)
          if (details.closest(".tab-panel") === null) (details as HTMLDetailsElement).open = false;
      });
  }
  await visits.resize(page, 320);
  expect(seen.size).toBeGreaterThan(4);
  await open(page, "One history");
  const years = page.getByRole("region", { name: "Every year of this history" });
  await expect(years.locator("tbody tr").first()).toHaveText(/^Age 46/);
  const age = years.getByRole("button", { name: "50", exact: true });
  const box = await age.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await age.click();
  await expect(age).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("region", { name: "The year you are 50" })).toBeVisible();
});

test("one history: what is missing, nominal dollars, and a plan of one year", async ({ page }) => {
  await test.step("a year without enough money says how much is missing, in the chart and next to it", async () => {
    await visit(page, "v1.age=70&savings=0&saving=0");
    await expect(page.getByRole("region", { name: "The worst histories" })).toContainText("money runs short by age 71");
    await open(page, "One history");
    const caption = page.locator("figcaption", { hasText: "of what you need" });
    await expect(caption).toHaveText(/cover (\d+)% .* and (\d+)% goes unpaid/);
    const [brought, missing] = ((await caption.innerText()).match(/\d+(?=%)/g) ?? []).map(Number);
    expect((brought as number) + (missing as number)).toBe(100);
  });
  await test.step("in nominal dollars, what one year leaves is what the next one starts with", async () => {
    await openLink(page, "v1.dollars=then");
    await expect(page.locator("figure.chart figcaption").first()).toContainText("in that year's dollars");
    await open(page, "One history");
    const table = page.getByRole("region", { name: "Every year of this history, in each year's dollars" });
    await visits.calm(page);
    const heads = await table.locator("thead th").allInnerTexts();
    const column = (head: string) =>
      table.locator(`tbody td:nth-child(${heads.indexOf(head) + 1})`).allTextContents() as Promise<string[]>;
    const [begins, leaves] = [await column("At start"), await column("At end")];
    expect(begins.length).toBeGreaterThan(40);
    const dollars = (text: string | undefined) => Number(text?.replace(/\D/g, ""));
    // Both are whole dollars of today times a price level.
    for (const [t, left] of leaves.slice(0, -1).entries())
      expect(Math.abs(dollars(left) - dollars(begins[t + 1])), `year ${t}`).toBeLessThanOrEqual(5);
  });
  await test.step("a one-year plan has a chart with something in it; one without money has no amounts next to it", async () => {
    await openLink(page, "v1.age=90&planTo=91");
    const fan = page.locator("figure.chart").first();
    await expect(fan.locator("figcaption")).toContainText("At 91");
    const [drawn, all] = await fan
      .locator("svg[role=img]")
      .evaluate((svg) => [
        svg.querySelector(".band")?.getBoundingClientRect().width,
        svg.getBoundingClientRect().width,
      ]);
    expect(drawn).toBeGreaterThan((all as number) - 2);
    await open(page, "One history");
    const years = page.locator("details.panel figure.chart").first();
    await expect(years).toBeVisible();
    const wide = await years
      .locator(".area")
      .first()
      .evaluate((area) => area.getBoundingClientRect().width);
    expect(wide).toBeGreaterThan(100);
    await openLink(page, "v1.age=70&savings=0&saving=0");
    await expect(fan.locator("figcaption")).toContainText("nothing is left");
    await expect(fan.locator("svg[role=img]")).not.toContainText("$");
  });
});

test("names in the chart are apart, or below it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page);
  for (const blanks of ["", "age=50&retireAge=100&planTo=90", "age=90&planTo=91", "age=75&savings=400000"]) {
    await openLink(page, `v1.${blanks}`);
    const fan = page.locator("figure.chart").first();
    await expect(fan).toContainText("8 in 10 histories");
    await expect(fan).toContainText("half of all");
    const boxes = await fan
      .locator("svg[role=img] text")
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON() as DOMRect));
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top + 3 ||
          other.bottom <= one.top + 3;
        expect(apart, `${blanks}: ${JSON.stringify([one, other])}`).toBe(true);
      }
  }
});

test("on paper, the plan has its year table, rows keep their names and bars their figures", async ({ page }) => {
  test.slow();
  await visit(page, "v4.age=58&retireAge=63");
  const table = page.getByRole("region", { name: /^Every year of this history/ });
  await expect(table).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("plainsum:prepare")));
  await expect(table).toBeVisible();
  // From 59, when the plan begins, through 95.
  await expect(table.getByRole("row")).toHaveCount(38);
  await expect(page.getByText("Select an age")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await expect(table).toHaveCount(0);
  await open(page, "One history");
  await page.emulateMedia({ media: "print" });
  const years = page.getByRole("region", { name: "Every year of this history" });
  await expect(years.getByText("67", { exact: true })).toBeVisible();
  const [content, room] = await years.evaluate((one) => [one.scrollWidth, one.clientWidth]);
  expect(content).toBeLessThanOrEqual(room as number);
  await page.emulateMedia({ media: "screen" });
  await open(page, "What changes the answer most");
  await expect(page.locator(".tornado > li").first()).toBeVisible({ timeout: 45_000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".tornado .ends button").first()).toBeVisible();
});

test("the same link shows the same chart, and a default value gives its source", async ({ page, context }) => {
  const link = "v1.age=58&savings=700000&spending=60000&retireAge=64&model=random&paths=500&seed=11";
  await visit(page, link);
  await expect(answer(page)).toContainText("of 500 random futures");
  const other = await context.newPage();
  await visit(other, link);
  await expect(answer(other)).toContainText("of 500 random futures");
  // Charts follow the answer in a moment.
  const caption = (one: typeof page) => one.locator("figure.chart figcaption").first().innerText();
  await expect.poll(async () => (await caption(other)) === (await caption(page))).toBe(true);
  expect(await answer(other).innerText()).toBe(await answer(page).innerText());
  await other.close();

  await test.step("a default value is an accessible button that gives its source, with only the keyboard", async () => {
    const at = page.locator(".blank", {
      has: page.getByText("Average stock return, above inflation", { exact: true }),
    });
    for (const group of await page.locator(".ask details.more > summary").all())
      if (!(await at.first().isVisible())) await group.click();
    const button = at.first().getByRole("button", { name: "As in the years 1871" }).first();
    await button.focus();
    await page.keyboard.press("Enter");
    const source = at.first().locator(".explanation");
    await expect(source).toContainText(/Robert J. Shiller, file of June 2026/);
    await expect(source).toContainText("We use it until you type your own.");
    expect(await barriers(page, ".ask .explanation")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(source).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test("moving a slider moves the answer, and no task works for more than 50 ms", async ({ page, browser }) => {
  await visit(page);
  const slider = page.getByRole("slider", { name: /^You want to spend/ });
  const typed = page.getByLabel("You want to spend each year in retirement", { exact: true });
  await settled(page);
  const before = await answer(page).innerText();
  await slider.focus();
  const longest: number[] = [];
  // There and back: on a busy machine the engine may pause once, but not both times.
  for (const [key, reached] of [
    ["ArrowRight", "57,000"],
    ["ArrowLeft", "42,000"],
  ] as const) {
    await browser.startTracing(page, { categories: ["toplevel"] });
    for (let i = 0; i < 30; i++) await slider.press(key);
    await expect(typed).toHaveValue(reached);
    await settled(page);
    const tasks = tasksIn(await browser.stopTracing());
    // A trace that missed the presses would contain almost nothing.
    expect(tasks.length).toBeGreaterThan(60);
    expect(tasks.reduce((sum, task) => sum + task, 0)).toBeGreaterThan(50);
    longest.push(Math.max(...tasks));
    if (key === "ArrowRight") expect(await answer(page).innerText()).not.toBe(before);
  }
  expect(Math.min(...longest)).toBeLessThanOrEqual(50);
});

test("a link with a target chance opens the searches, where its field appears once; the spending found can be put into the plan", async ({
  page,
}) => {
  await visit(page, "v1.target=80");
  const row = page.locator(".row", { hasText: "Most you can spend each year" });
  await expect(row.locator("b")).toHaveText(/^\$\d/, { timeout: 30_000 });
  const found = (await row.locator("b").innerText()).replace(/\D/g, "");
  await row.getByRole("button", { name: "Use this" }).click();
  await expect(page.getByLabel("You want to spend each year in retirement", { exact: true })).toHaveValue(
    new RegExp(`^${Number(found).toLocaleString("en-US")}$|^${found}$`),
  );
  await settled(page);
  await open(page, "How amounts are shown");
  await expect(page.getByLabel("Chance of success you want")).toHaveCount(1);
  await page.getByText("Chance of success you want").click();
  await expect(page.getByLabel("Chance of success you want")).toBeFocused();
  const twice = await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, i) => ids.indexOf(id) !== i);
  });
  expect(twice).toEqual([]);
});

test("two plans fit a phone side by side, and what belongs to one year names it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page);
  await type(page, "You stop working at", "62");
  await settled(page);
  await page.locator("summary", { hasText: "save your numbers" }).first().click();
  const own = page.locator(".offer").getByRole("region", { name: "Compare" });
  await own.getByRole("button", { name: "Save as plan A and edit a copy" }).click();
  await type(page, "You stop working at", "55");
  const table = own.getByRole("region", { name: "Side by side" });
  const name = "Tax (first year of retirement, median history)";
  await expect(table.getByRole("rowheader", { name, exact: true })).toBeVisible();
  const [content, room] = await table.evaluate((one) => [one.scrollWidth, one.clientWidth]);
  expect(content).toBeLessThanOrEqual(room as number);
  await expect(table.locator("tr.differs th")).toHaveText([
    "You typed: You stop working at",
    "As a result: Health insurance before 65, per person",
  ]);
  // As in the strip above: whole points.
  await expect(own.getByRole("heading", { level: 4 })).toHaveText(/^Plan B: “Success rate” is \d+ points? lower/);
  await expect(own.getByRole("button", { name: /^Edit/ })).toHaveText(["Edit plan A"]);

  await page.getByRole("button", { name: "Show the text" }).click();
  await expect(page.getByLabel("The text", { exact: true })).toHaveValue(
    /\n- Savings at the end of the year \(first year of retirement, median history\): \$/,
  );
});

test("printed before what is below the answer has loaded, the sheet waits for its year table", async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route(/\/(Pictures|YearByYear)\.[^/]*js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`${PATH}#v4.age=58&retireAge=63`);
  await visits.live(page);
  await page.evaluate(() => {
    const rows = () => document.querySelectorAll(".years-on-paper [role=row], .years-on-paper tr").length;
    Object.assign(globalThis, { print: () => Object.assign(globalThis, { printed: rows() }) });
  });
  expect(await page.locator(".later[data-part=built]").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Print this page" }).click();
  const printed = () => page.evaluate(() => (globalThis as unknown as { printed?: number }).printed ?? 0);
  await expect(page.getByText("Preparing the print version…")).toBeVisible();
  expect(await printed()).toBe(0);
  late.resolve();
  // From 59, when the plan begins, through 95, and the heads of the columns.
  await expect.poll(printed, { timeout: 20_000 }).toBe(38);
});
