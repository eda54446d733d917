/**
 * Nine people on a phone. Nothing grows and nothing else costs anything, so what the page says can be added up by hand;
 * `src/calculators/retirement/journeys.test.ts` has the same plans year by year.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { openLink, settled, visit } from "./support/visit.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

type Numbers = Readonly<Record<string, string | number>>;

const STILL: Numbers = {
  ...{ model: "random", paths: 500, stockMean: 0, stockDeviation: 0, bondMean: 0, bondDeviation: 0, fee: 0 },
  ...{ inflation: 0, benefit: "known", pia: 0, premiumBefore: 0, medicarePremium: 0, medical: 0, stateRate: 0 },
  ...{ roth: 0, taxable: 0, cash: 0, match: 0, saving: 0, dividendYield: 0, bondYield: 0 },
};
const PATH = "/retirement-calculator";
const linkOf = (numbers: Numbers) =>
  `v5.${new URLSearchParams(Object.entries({ ...STILL, ...numbers }).map(([name, value]) => [name, String(value)]))}`;

const strip = (page: Page) => page.locator("button.strip");
const four = (page: Page, label: string) => page.locator(".four > div", { hasText: label }).locator("b");

interface Journey {
  readonly who: string;
  readonly numbers: Numbers;
  /** The line at the top of the screen. */
  readonly strip: string;
  /** What the answer says, from its first sentence on. */
  readonly says: readonly string[];
  /** The figures below it, by label. */
  readonly figures: Readonly<Record<string, string | RegExp>>;
}

const LEFT = "Left if unlucky (1 in 10)";
const MOST = "Most you can spend each year";

const MOVERS: Numbers = { age: 60, retireAge: 60, savings: 1_000_000, planTo: 64, spending: 60_000 };

const journeys: readonly Journey[] = [
  {
    who: "38 with 900,000, retiring at 46",
    // 41,666.67 is taken from 46 through 58, a tenth of it for the additional tax: 900,000 - 13 x 41,666.67.
    numbers: { age: 38, savings: 900_000, retireAge: 46, planTo: 58, spending: 34_680 },
    strip: "Lasts in 100% of futures",
    says: [
      "Likely yes: your money would have lasted in 100% of 500 random futures; the worst one would have left $358,000 at age 58.",
      "In the typical future, you pay $6,987 in tax a year between ages 46 and 58. That includes $4,167",
    ],
    figures: { [LEFT]: "$358,333" },
  },
  {
    who: "a couple of 62 and 58 that claims at 67",
    // 1,500,000 + 19 x 24,000 + 7,000 + 14 x 12,000 + 9 x 24,000 of benefits - 23 x 60,000 - 9 x 48,000.
    numbers: {
      ...{ age: 62, born: "1964-01", retireAge: 62, planTo: 85, pia: 2_000, piaCounts: "plan", roth: 100 },
      ...{ couple: "yes", spouseAge: 58, spouseRetireAge: 58, spousePlanTo: 90, spousePay: 0, spouseBenefit: "known" },
      ...{
        spousePia: 1_000,
        savings: 1_500_000,
        spending: 60_000,
        survivorShare: 80,
        claimAge: 67,
        spouseClaimAge: 67,
      },
    },
    strip: "Lasts in 100% of futures",
    says: ["the worst one would have left $535,000 the year your spouse turns 90."],
    figures: { [LEFT]: "$535,000", "Lifetime tax": "$0" },
  },
  {
    who: "67 with 1.8 million and required distributions ahead",
    // Eight years of 10,000, and then 1,720,000 / 24.6 and 23.7 are required; what isn't needed is kept after tax.
    numbers: { age: 66, born: "1960-06", savings: 1_800_000, planTo: 76, spending: 10_000, retireAge: 66 },
    strip: "Lasts in 100% of futures",
    says: ["the worst one would have left $1,690,000 at age 76."],
    // 6,101.11 at 75 and 6,036.21 at 76.
    figures: { [LEFT]: "$1,687,863", "Lifetime tax": "$12,137" },
  },
  {
    who: "45 with 650,000, retiring at 58",
    // 40,500 a year through 64 and 40,220.45 through 73 leave 4,516, too little for 74 and 75.
    numbers: { age: 45, savings: 650_000, retireAge: 58, planTo: 75, spending: 37_820, jobPlan: 80 },
    strip: "Lasts in 0% of futures",
    says: [
      "Your plan falls short too often: your money would have lasted in 0% of 500 random futures; it would have run short at 74 in all of them.",
      "In the typical failure, money runs out at 74 and the last 2 years fall short.",
    ],
    figures: { [LEFT]: "$0" },
  },
  {
    who: "50 and late",
    // 50,000 + 16 x 30,000 = 530,000, less 24 x (40,000 - 24,000); 530,000 / 24 + 24,000 = 46,083.
    numbers: {
      ...{ age: 50, born: "1976-01", retireAge: 67, planTo: 90, savings: 50_000, saving: 30_000, spending: 40_000 },
      ...{ roth: 100, rothSaving: 100, pay: 90_000, pia: 2_000, piaCounts: "plan", claimAge: 67 },
    },
    strip: "Lasts in 100% of futures",
    says: ["You could spend $46,000 a year, or stop working at 65, and your money would still last in 90% of futures."],
    figures: { [LEFT]: "$146,000", [MOST]: "$46,000" },
  },
  {
    who: "a self-employed saver with a SEP",
    // 2 x 15,000 - 8 x 3,000.
    numbers: {
      ...{ age: 60, retireAge: 63, planTo: 70, savings: 0, saving: 15_000, rothSaving: 0, pay: 0, spending: 3_000 },
      ...{ streams: 1, "streams.0.kind": "self-employment", "streams.0.amount": 80_000 },
      ...{ "streams.0.fromAge": 40, "streams.0.throughAge": 62 },
    },
    strip: "Lasts in 100% of futures",
    says: ["the worst one would have left $6,000 at age 70."],
    figures: { [LEFT]: "$6,000" },
  },
  {
    who: "1 million in Florida",
    // Four years from 61 through 64, before the senior deduction, which isn't indexed: (60,000 + 1,240 - 0.12 x 28,500)
    // / 0.88 is 5,704.55 more than 60,000.
    numbers: { ...MOVERS, state: "FL" },
    strip: "Lasts in 100% of futures",
    says: ["Likely yes"],
    figures: { "Lifetime tax": "$22,818" },
  },
  {
    who: "the same in Colorado",
    // 4.4% above 20,000 of pensions, for people of 55 to 64 (C.R.S. 39-22-104(4)(f)), and 22% above 50,400: (60,000 +
    // 5,800 - 0.22 x 66,500 - 0.044 x 36,100) / 0.736 is 7,366.30 more than 60,000.
    numbers: { ...MOVERS, state: "CO" },
    strip: "Lasts in 100% of futures",
    says: ["Likely yes"],
    figures: { "Lifetime tax": "$29,465" },
  },
  {
    who: "200,000 for the children",
    // 300,000 - 9 x 10,000; (300,000 - 200,000) / 9 = 11,111.
    numbers: { age: 66, retireAge: 66, planTo: 75, savings: 300_000, roth: 100, spending: 10_000, legacy: 200_000 },
    strip: "Lasts in 100% of futures",
    says: [
      "Likely yes: your money would have lasted and left at least $200,000 in 100%",
      "You could spend $11,000 a year and still leave $200,000 in 90% of futures.",
    ],
    figures: { [LEFT]: "$210,000", [MOST]: "$11,000" },
  },
  {
    who: "the 4% rule",
    // 1,000,000 pays 40,000 for 25 years, from 67 through 91; 55% of it is enough.
    numbers: {
      ...{ age: 66, retireAge: 66, planTo: 95, savings: 1_000_000, roth: 100, spending: 40_000, firstRate: 4 },
      ...{ floorShare: 55, strategy: "constant-dollar-rate" },
    },
    strip: "At least $22,000 in 0% of futures",
    says: [
      "Your plan falls short too often: with the 4% rule, you would have had at least $22,000 a year in 0%",
      "Money ran out in 100%",
    ],
    figures: { [LEFT]: "$0", "Leanest year (1 in 10)": "$0" },
  },
  {
    who: "guardrails instead",
    // A tenth is cut when 40,000, then 36,000, 32,400 and 29,160 are more than 5% of what is left, at 73, 75, 77 and
    // 79: 26,244. If prices happen to rise, a fifth cut comes before the last 15 years: 23,620.
    numbers: {
      ...{ age: 66, retireAge: 66, planTo: 95, savings: 1_000_000, roth: 100, spending: 40_000, firstRate: 4 },
      ...{ floorShare: 55, strategy: "guardrails" },
    },
    strip: "At least $22,000 in 100% of futures",
    says: [
      "Likely yes: with guardrails, you would have had at least $22,000 a year in 100%",
      "Spending starts at $40,000.",
    ],
    figures: { "Leanest year (1 in 10)": /^\$(26,244|23,620)$/ },
  },
];

test("what the page says first, worked by hand", async ({ page }) => {
  await visit(page, PATH);
  for (const { who, numbers, strip: first, says, figures } of journeys)
    await test.step(who, async () => {
      await openLink(page, linkOf(numbers));
      const answer = page.locator("#answer");
      for (const words of says) await expect(answer).toContainText(words);
      for (const [label, figure] of Object.entries(figures)) await expect(four(page, label)).toHaveText(figure);
      await expect(strip(page)).toHaveText(first);
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  await test.step("a required distribution is named in its year", async () => {
    await openLink(page, linkOf(journeys.find(({ who }) => who.startsWith("67 with"))?.numbers ?? {}));
    await settled(page);
    await page.getByRole("tab", { name: "Year by year" }).click();
    await page.locator("button.year", { hasText: "75" }).click();
    const year = page.getByRole("region", { name: "The year you are 75" });
    // 1,720,000 / 24.6.
    await expect(year).toContainText("$69,919 of this is required");
    await expect(year).toContainText("Minus what you don't need, which goes into the taxable account");
  });
});

test("one state after another: each is compared with the one before, and a rule not with a plan without one", async ({
  page,
}) => {
  const since = (label: string) => page.locator(".four > div", { hasText: label }).locator(".since");
  await visit(page, `${PATH}#${linkOf(journeys.find(({ who }) => who === "1 million in Florida")?.numbers ?? {})}`);
  // The page's example is settled too, so the link's own answer is waited for.
  await expect(four(page, "Lifetime tax")).toHaveText("$22,818");
  await settled(page);
  const state = page.getByLabel("State income tax");
  await state.selectOption("CO");
  // 29,465 - 22,818.
  await expect(since("Lifetime tax")).toHaveText("$6,647 more than before your last edit");
  await settled(page);
  await state.selectOption("TX");
  await expect(since("Lifetime tax")).toHaveText("$6,647 less than before your last edit");
  await settled(page);
  await page.getByLabel("How you decide what to spend").selectOption("guardrails");
  await expect(page.locator(".four dt").nth(1)).toHaveText("Leanest year (1 in 10)");
  await settled(page);
  await expect(page.locator(".since")).toHaveCount(0);
  await expect(strip(page).locator("small")).toHaveCount(0);
});

test("a self-employed saver says so next to yearly saving, is asked for the plan, and sees its limit", async ({
  page,
}) => {
  await visit(
    page,
    `${PATH}#${linkOf({ age: 60, born: "1966-06", retireAge: 63, planTo: 70, savings: 0, spending: 3_000 })}`,
  );
  await settled(page);
  const saving = page.getByLabel("You save each year", { exact: true });
  await page.getByRole("button", { name: "I'm self-employed" }).click();
  await expect(page.getByRole("checkbox", { name: "I'm self-employed" })).toBeChecked();
  const pay = page.getByLabel("Your pay before tax", { exact: true });
  await expect(pay).toBeFocused();
  await pay.fill("110000");
  await expect(page.getByRole("radio", { name: "SEP-IRA" })).toBeChecked();
  await saving.fill("24500");
  await saving.blur();
  const said = page.locator(".blank", { has: saving });
  // 20% of what is left of 110,000 after half of self-employment tax, 7,771.25.
  const most = said.getByRole("button", { name: "$20,446 a year" });
  await expect(most).toBeVisible();
  await expect(said).toContainText("You save $4,054 more than that, so we put $4,054 into a traditional IRA.");
  await most.click();
  await expect(page.getByRole("region", { name: "Largest SEP contribution" })).toContainText("404");
  await page.getByRole("radio", { name: "Solo 401(k)" }).check();
  // 24,500, 11,250 more at 61, and the employer's 20,445.75.
  await expect(said).toContainText("$56,196 a year");
  await expect(said).not.toContainText("more than that");
});

test("who stops before 65 reads what health insurance costs, with the credit and without, and can count it", async ({
  page,
}) => {
  // A pension of 40,000 is all the income: 8.66% of it is expected of 14,300, which rises to 2.952 / 2.437 of that.
  const numbers = {
    ...{ age: 45, born: "1981-06", savings: 650_000, retireAge: 58, planTo: 75, spending: 20_000, roth: 100 },
    ...{ premiumBefore: 14_300, streams: 1, "streams.0.amount": 40_000, "streams.0.fromAge": 58 },
  };
  await visit(page, `${PATH}#${linkOf(numbers)}`);
  const answer = page.locator("#answer");
  await settled(page);
  await expect(answer).toContainText(
    "for 7 years 5 months, starting at $14,300 a year and rising with age to $17,604.",
  );
  await expect(answer).toContainText(
    "With the premium tax credit, you would pay about $3,464 a year on average instead of $15,971.",
  );
  await expect(answer).toContainText(
    "There is no credit in a year with income above $63,840 (400% of the poverty line).",
  );
  await page.getByRole("link", { name: "Count the credit, or enter your own price" }).click();
  await page.getByLabel("Count the Marketplace premium tax credit").check();
  await expect(answer).toContainText(
    "With the premium tax credit, you pay about $3,464 a year on average instead of $15,971.",
  );
});
