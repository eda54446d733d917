import { barriers } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { openLink, resize, visit } from "./support/visit.ts";

const PATH = "/gig-economy-tax-calculator";

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-22T12:00:00"));
  await page.setViewportSize({ width: 360, height: 740 });
});

// Schedule C: 92.35% of 100,000 is 92,350; 15.3% of it 14,129.55 (Schedule SE). AGI 92,935.23, less 16,100 (Rev. Proc.
// 2025-32) and a fifth of the rest (26 USC 199A): taxable 61,468.18, tax 8,235.00. Together 22,364.55.
// S corporation with 50,000 of salary: 3,825 of payroll tax twice (26 USC 3101, 3111), 42 of FUTA (26 USC 3301, 3306),
// 189 of state unemployment tax, 1,500 of costs: share 44,444. AGI 94,444, less 16,100 and 8,888.80: tax 9,992.14.
// Together 19,373.14: 2,991 less.
test("a consultant sees in one sentence whether an S corporation pays off, and why", async ({ page }) => {
  // A field of the panel in the link opens it.
  const link = "gigs.0.work=consulting&gigs.0.pay=100000%2Fyear&state=TX&printedTables=no&payrollService=600";
  await visit(page, `${PATH}#v2.${link}`);
  // A quarter of 90% of 22,364.55 is 5,032.02; 10% is left. It is 22.4% of the pay.
  await expect(page.locator("button.strip")).toContainText("23%");
  await expect(page.locator("output").first()).toContainText(
    "Pay $5,032 to the IRS by January 15, 2027. Your total tax for 2026 is $22,365.",
  );
  const panel = page.getByRole("tabpanel");
  await expect(panel.locator(".finding")).toContainText("An S corporation would save you $2,991 a year");
  await expect(panel).toContainText("file Form 2553 by March 15, 2027");
  await expect(panel.getByRole("row", { name: /^Total/ })).toContainText("$22,365$19,373");
  await panel.getByRole("button", { name: "$19,373" }).click();
  await expect(page.locator(".explanation .name")).toContainText("$19,373.14");
  await page.keyboard.press("Escape");
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window as number);
  await resize(page, 1280);
  expect(await barriers(page, ".tab-panel")).toEqual([]);
  // 30,000 of profit: 4,238.87 of self-employment tax. With 15,000 of salary 1,147.50 twice, 42, 189, 1,500 of costs
  // and California's least tax of 800 (R&TC 23153) are 4,826 already.
  await openLink(page, "v2.gigs.0.work=consulting&gigs.0.pay=30000%2Fyear&state=CA&payrollService=600");
  await expect(page.getByRole("tabpanel").locator(".finding")).toContainText("isn't worth it at this profit");
});

/** What a visitor on a phone sees: the strip right away, and the headline of the answer below the questions. */
const journeys: readonly (readonly [who: string, link: string, strip: string, says: readonly (string | RegExp)[]])[] = [
  [
    // 10,000 miles at 72.5 cents and 11,000 at 76 (IRS, 2026) are 15,610, so 22,390 of profit. 92.35% of it at 15.3%
    // (Schedule SE): 3,163.61. AGI 20,808.20, less 16,100 and a fifth of the rest: 3,766.56, by the Tax Table 378.
    // Columbus takes 2.5% of the profit, 559.75, of which 22.5% is due in January and 10% with the return (R.C.
    // 718.08(C)); Ohio nothing (R.C. 5747.01(A)(28)). 4,101.36 is 10.8% of 38,000. A quarter of 90% of 3,541.61 is
    // 796.86; 354.16 is left.
    "a driver in Columbus with 38,000 and 21,000 miles",
    "gigs.0.pay=38000%2Fyear&gigs.0.milesJanuaryToJune=10000&gigs.0.milesJulyToDecember=11000&state=OH&place=Columbus",
    "11%",
    ["Pay $797 to the IRS and $126 to Columbus by January 15, 2027. Your total tax for 2026 is $4,101."],
  ],
  [
    // Head of household. Withheld on 85,000 by Form W-4 with nothing but the status: 10% of 17,700 and 12% of the next
    // 43,150: 6,948. Schedule SE: 4,238.87. AGI 112,880.57, less 24,150 and a fifth of 27,880.57: 83,154.45; 7,740 and
    // 22% above 67,450: 11,194.98, less 2 x 2,200 for the children. With 4,238.87: 11,033.85. 90% of it less 6,948 is
    // 2,982.46, a quarter 745.62; 1,103.39 is left. California: 112,880.57 less 11,800 is 101,080.57; 1% of 22,927, 2%
    // of 31,389, 4% of 15,702, 6% of 16,636 and 8% of 14,426.57 are 3,637.42, less credits of 158 and 2 x 491:
    // 2,497.42. Withheld by EDD's Method B for 2026: 85,000 less 11,412 is 73,588: 1,579.93 and 6.6% of 5,872, less 3 x
    // 168.30: 1,462.58. 90% less that is 785.10, of which 30% is due in January (R&TC 19136.1): 235.53; 249.74 is left.
    // To fund: 4,085.85 and 1,034.84 are 17.1% of 30,000. Without the gig the year's tax is 6,948 less 4,400, and in
    // California 536.05 (1,676.05 on 73,200 less 1,140): 10,447.22 less, so 19,552.78 is kept.
    "a job of 85,000 and 30,000 of gigs, two children, California, withholding unknown",
    "filingStatus=head_of_household&dependents=2&jobs=1&jobs.0.pay=85000%2Fyear&gigs.0.pay=30000%2Fyear&state=CA&printedTables=no",
    "18%",
    ["Pay $746 to the IRS and $236 to California by January 15, 2027. Your total tax for 2026 is $13,531."],
  ],
  [
    // Schedule SE on 36,000: 5,086.64. AGI 33,456.68, less 16,100, 9,000 of tips (26 USC 224) and a fifth of the rest:
    // 6,685.34, 10% of it 668.53. Together 5,755.17, 16% of 36,000. A quarter of 90% is 1,294.91; 575.52 is left.
    "nails, with tips of 9,000 in 36,000",
    "gigs.0.work=beauty&gigs.0.pay=36000%2Fyear&gigs.0.tips=9000&printedTables=no",
    "16%",
    ["Pay $1,295 to the IRS by January 15, 2027. Your federal tax for 2026 is $5,755."],
  ],
  [
    // Schedule E, no self-employment tax: 24,000 less 4,000, less 16,100: 10% of 3,900 is 390, 1.6% of 24,000. Below
    // 1,000 nothing has to be paid ahead (26 USC 6654(e)(1)).
    "a host on Airbnb",
    "gigs.0.work=home_sharing&gigs.0.pay=24000%2Fyear&gigs.0.supplies=4000&printedTables=no",
    "2%",
    ["Pay $390 to the IRS with your return by April 15, 2027. Your federal tax for 2026 is $390."],
  ],
  [
    // Schedule SE on 60,000: 8,477.73; taxable 31,728.91, by the Tax Table 3,559. 12,036.73 is 20.1%. Three quarters of
    // 90% are late: 8,124.80; the fourth is 2,708.26; 1,203.67 is left.
    "a first-year worker who paid nothing",
    "gigs.0.pay=60000%2Fyear&paidSoFar=none",
    "$8,125",
    [
      /^You may be behind by \$8,125 That depends on last year's tax, so enter it below\. If you don't know it, pay \$8,125 to the IRS now\./,
      "Set aside 21% of each new payout, and pay what you're behind from money you've already earned.",
    ],
  ],
  [
    // The same 60,000, all of it since September 1: nothing came in by August 31, so nothing was due (26 USC
    // 6654(d)(2)), and January asks for all of 90% of 12,036.73: 10,833.06. 1,203.67 is left.
    "the same worker, who began in September",
    "gigs.0.pay=60000%2Fyear&paidSoFar=none&gigs.0.began=9",
    "21%",
    ["Pay $10,833 to the IRS by January 15, 2027.", "Also set aside 21% of what you've already earned this year."],
  ],
  [
    // Pay so far goes on at the pace since September 1: 8,300 by November 22, 83 of 122 days, are 12,200 by the end of
    // the year. Schedule SE: 1,723.80. AGI 11,338.10, less 16,100: no income tax. The earned income credit without
    // children is 664 less 7.65% above 10,860: 627.43. That leaves 1,096.37, 9% of 12,200; less than 1,000 would be
    // due only with the return (26 USC 6654(e)(1)), so 90% of it, 986.73, is due in January, and 109.64 with the
    // return.
    "a delivery driver with 8,300 so far, who began in September",
    "gigs.0.work=delivery&gigs.0.pay=8300%2Fso%20far&gigs.0.began=9&paidSoFar=none&printedTables=no",
    "9%",
    ["Pay $987 to the IRS by January 15, 2027.", "Your federal tax for 2026 is $1,096."],
  ],
  [
    // Schedule SE on 160,000: 22,607.28. AGI 148,696.36, less 16,100 and a fifth of the rest, 26,519.27: 106,077.09;
    // 17,966 and 24% above 105,700: 18,056.50. Together 40,663.78; a quarter of 90% is 9,149.35, and 4,066.38 is left.
    // California: 148,696.36 less 5,900 is 142,796.36; 114.56, 314.02, 628.16, 998.22 and 1,255.92 for the steps to
    // 75,197, and 9.3% of 67,599.36: 9,597.62, less 158: 9,439.62. 30% of 90% is 2,548.70; 943.96 is left. 50,103.40 is
    // 31.3% of 160,000.
    "a consultant in California with 160,000",
    "gigs.0.work=consulting&gigs.0.pay=160000%2Fyear&state=CA",
    "32%",
    ["Pay $9,149 to the IRS and $2,549 to California by January 15, 2027. Your total tax for 2026 is $50,103."],
  ],
  [
    // Half of self-employment tax on 1,000 is 70.65, and premiums take the other 929.35, so income is 129,000, above
    // 128,600: no credit. Less 32,200: 2,480 and 12% of 72,000 are 11,120, with 141.30 of self-employment tax less 2 x
    // 2,200. As much as 11,120 is withheld.
    "a Marketplace family just above the cliff",
    "filingStatus=married_joint&dependents=2&gigs.0.pay=1000%2Fyear&jobs=1&jobs.0.pay=129000%2Fyear&healthPremiums=24000&marketplace=yes&benchmarkPremium=24000&printedTables=no",
    "nothing",
    ["You're on track for a refund of $4,259 from the IRS."],
  ],
];
test("first screen on a phone: what is set aside, and the next payment", async ({ page }) => {
  await visit(page, PATH);
  const first = page.locator("button.strip");
  for (const [who, link, strip, says] of journeys)
    await test.step(who, async () => {
      await openLink(page, `v2.${link}`);
      await expect(first).toBeInViewport();
      await expect(first).toContainText(strip);
      for (const words of says) await expect(page.locator("output").first()).toContainText(words);
    });
});

// Four people: 400% of 32,150 is 128,600 (26 USC 36B(c)(1)(A); 2025 guidelines). 129,000 of wages, and 1,000 of profit
// that half of self-employment tax and premiums use up: 129,000. 400 less brings a credit of 24,000 less 9.96% of
// 128,600 (Rev. Proc. 2025-25), which is 11,191.44, and saves 12% of 400: 11,239.44.
test("a Marketplace family just above the cliff learns which step restores the credit", async ({ page }) => {
  await visit(
    page,
    `${PATH}#v2.filingStatus=married_joint&dependents=2&gigs.0.pay=1000%2Fyear&jobs=1&jobs.0.pay=129000%2Fyear&healthPremiums=24000&marketplace=yes&benchmarkPremium=24000&printedTables=no`,
  );
  // Withheld on 129,000 by Form W-4: 10% of 24,800 and 12% of the next 72,000, 11,120. Tax is as much on 96,800, less 2
  // x 2,200, and 141.30 of self-employment tax on 1,000: 6,861.30. 4,258.70 comes back.
  await expect(page.locator("button.strip")).toContainText("nothing");
  await expect(page.locator("output").first()).toContainText("You're on track for a refund of $4,259 from the IRS.");
  await expect(page.getByRole("row", { name: /^Your refund for 2026/ })).toContainText("$4,258.70 back");
  await expect(page.locator("#answer")).toContainText(
    "This assumes about $11,120 of federal tax is withheld from paychecks this year, as if your Form W-4 claims no children.",
  );
  await expect(page.locator("#answer")).toContainText(
    "Put $400 into a traditional IRA by April 15, 2027, and you save $11,239",
  );
  await expect(
    page.getByText("You get no credit, because the income that counts for it, $129,000, is above $128,600"),
  ).toHaveCount(1);
});

// 9,000 from September 1 to November 22, 83 of 122 days, are 13,228.92 by the end of the year. Detroit takes 2.4% of it
// above the exemption of 600 (MCL 141.631): 303.09. Michigan's tax goes to Michigan, and each has its own rows.
test("what goes to Michigan and what goes to Detroit stand on rows of their own", async ({ page }) => {
  await visit(
    page,
    `${PATH}#v3.gigs.0.work=delivery&gigs.0.pay=9000%2Fso%20far&gigs.0.began=9&state=MI&place=Detroit&paidSoFar=none`,
  );
  const rows = page.locator("table.pay").getByRole("row");
  // 70% of it in four equal parts (City of Detroit, Estimated Payments; Form 5123): 53.04 each, of which three are
  // late. 30% is left for the return.
  await expect(rows.filter({ hasText: /^Now, to Detroit, unless last year's tax was low/ })).toContainText("$159.12");
  await expect(rows.filter({ hasText: /^By January 15, 2027, to Detroit/ })).toContainText("$53.04");
  await expect(rows.filter({ hasText: /^With your Detroit return/ })).toContainText("$90.93");
  await expect(page.locator("#answer")).toContainText(
    "You started during the year, so you may owe Detroit less by now.",
  );
  // The next step leads to the place's own page, and is done with one press.
  const next = page.getByRole("region", { name: "Your next payment to Detroit" });
  await expect(next).toContainText("$159.12 to Detroit now.");
  await expect(next.getByRole("link")).toHaveAttribute("href", /^https:\/\/www\.michigan\.gov\//);
  await next.getByRole("button", { name: "I paid this" }).click();
  await expect(next).toContainText("$53.04 to Detroit by January 15, 2027.");
  await expect(rows.filter({ hasText: /^Now/ })).toHaveCount(0);
});
