import { barriers } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { awake, calm, openLink, visit } from "./support/visit.ts";

const PATH = "/gig-economy-tax-calculator";

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-22T12:00:00"));
});

test("nobody is called late before it is asked, on a phone", async ({ page }) => {
  test.slow();
  await test.step("nobody is called late before last year's tax is asked", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `${PATH}#v2.gigs.0.pay=60000%2Fyear&state=OH&place=Columbus`);
    const answer = page.locator("#answer");
    await expect(answer).toContainText(
      "Columbus has its own return. You avoid a penalty if you pay 90% of this year's city tax during the year",
    );
    // R.C. 5747.01(A)(28): Ohio deducts business income up to 250,000.
    await expect(answer).toContainText("You owe Ohio no income tax for 2026, so you don't have to pay in advance.");
    await expect(answer).not.toContainText(/behind|have passed|is late/);
    // The city is asked right after the state, and the table follows the answer without a gap.
    const top = async (name: string) => (await page.getByLabel(name, { exact: true }).boundingBox())?.y ?? 0;
    expect(await top("City or county")).toBeGreaterThan(await top("State"));
    expect(await top("City or county")).toBeLessThan(
      (await page.getByText("Filing status").first().boundingBox())?.y ?? 0,
    );
    await expect(page.locator(".not-updated")).toBeHidden();
    await page.getByLabel("Nothing yet").check();
    // Columbus: 2.5% of 60,000, of which three times 22.5% were due (R.C. 718.08(C)): 1,012.50.
    await expect(answer.locator("output")).toContainText("You may be behind by $9,138 That depends on last year's tax");
    await expect(answer).toContainText("Now, unless last year's tax was low");
    // No tax last year, so no payments are required in this one (26 USC 6654(e)(2)).
    await page.getByLabel("Last year's total tax").fill("0");
    await expect(answer.locator("output")).toContainText(
      "You may be behind with Columbus by $1,013 That depends on last year's city tax",
    );
    await page.getByLabel("Last year's city income tax").fill("0");
    await expect(answer.locator("output")).toContainText("From each payout, set aside");
    await page.getByLabel("Last year's total tax").focus();
    await expect(page.getByLabel("Last year's total tax")).toBeFocused();
    // 90% of 12,036.73 is less than last year's 20,000, so now it is certain.
    await page.getByLabel("Last year's total tax").fill("20000");
    await expect(answer.locator("output")).toContainText("Pay now $8,125 to the IRS, for due dates that have passed.");
    await page.getByLabel("Last year's city income tax").fill("1500");
    await expect(answer.locator("output")).toContainText(
      "Pay now $9,138 in total: $8,125 to the IRS and $1,013 to Columbus,",
    );
  });
  // 60,000 in New York City, 2026: the city's resident tax is on Form IT-201, and its business tax begins at 95,000 of
  // income.
  await test.step("who paid some of it types the amount under the answer before anyone calls it late, and finds where to pay", async () => {
    const gig = "gigs.0.work=care_and_home_services&gigs.0.pay=60000%2Fyear";
    await openLink(page, `v4.${gig}&state=NY&place=New%20York%20City%2C%20work%20done%20there`);
    const answer = page.locator("#answer");
    const sentence = answer.locator("output");
    await page.getByLabel("Some of it").check();
    await expect(sentence).toContainText("From each payout, set aside");
    await expect(answer).not.toContainText(/behind|have passed/);
    await answer.getByRole("button", { name: "Add a payment" }).click();
    // The city has no payment of its own: its tax is paid to the state.
    await expect(answer.getByLabel("Paid to", { exact: true }).locator("option")).toHaveText(["the IRS", "New York"]);
    await answer.getByLabel("Amount", { exact: true }).fill("4000");
    await expect(sentence).toContainText("You may be behind by");
    await expect(answer.getByRole("columnheader", { name: "New York, with New York City tax" })).toBeVisible();
    await expect(answer).toContainText(
      "You pay New York City tax to New York along with the state's, in the same payments and on the same return.",
    );
    // Where to pay stands right below what to pay.
    const how = page.getByRole("region", { name: "How to pay" });
    const table = await page.locator("table.pay").boundingBox();
    const below = (await how.boundingBox())?.y ?? 0;
    expect(below - (table?.y ?? 0) - (table?.height ?? 0)).toBeLessThan(300);
    await expect(how.getByRole("link", { name: "Pay at IRS Direct Pay" })).toBeVisible();
    await expect(how.getByRole("link", { name: "Pay at the New York Tax Department" })).toBeVisible();
    await page.getByRole("tab", { name: "If you're late" }).click();
    await expect(page.getByRole("region", { name: "What New York charges" })).toContainText("Form IT-370");
    expect(await barriers(page, "#answer")).toEqual([]);
  });
});

test("being late with a city is priced by the city's own rule, and a state whose charges we don't have is named", async ({
  page,
}) => {
  // No tax last year, so nothing is late with the IRS; the city's was more.
  await visit(
    page,
    `${PATH}#v2.gigs.0.pay=60000%2Fyear&state=OH&place=Columbus&paidSoFar=none&lastYearTax=0&lastYearPlaceTax=2000`,
  );
  await page.getByRole("tab", { name: "If you're late" }).click();
  const city = page.getByRole("region", { name: "What Columbus charges" });
  // Three parts of 337.50: 15%, and 9% a year for 221, 160 and 68 days: 151.88 + 37.37. R.C. 718.27.
  await expect(city).toContainText("Pay $1,013 to Columbus today.");
  await expect(city).toContainText("Columbus adds about $189.");
  await city.getByRole("button", { name: "$189" }).click();
  await expect(page.locator(".explanation .name")).toContainText("Charge for paying estimated tax late");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tabpanel")).not.toContainText("to the IRS today");
  expect(await barriers(page, ".tab-panel")).toEqual([]);
  await openLink(page, "v2.gigs.0.pay=90000%2Fyear&state=WI&paidSoFar=none");
  await expect(page.getByRole("region", { name: "What Wisconsin charges" })).toContainText(
    "charges its own penalties and interest, which aren't counted here",
  );
});

test("what a payment leaves, what being late costs, and a return that was never filed", async ({ page }) => {
  test.slow();
  await test.step("a payment that was made changes the plan to what is left", async () => {
    await visit(page, `${PATH}#v2.gigs.0.pay=60000%2Fyear`);
    const next = page.getByRole("region", { name: "Your next payment to the IRS" });
    await expect(next).toContainText("$2,708.26 to the IRS by January 15, 2027.");
    await expect(next.getByRole("link", { name: "Pay at IRS Direct Pay" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.irs\.gov\//,
    );
    await next.getByRole("button", { name: "I paid this" }).click();
    // Only the rest is left: 12,036.73 less four payments of 2,708.2643, each in whole cents, is paid with the return.
    await expect(next).toContainText("$1,203.65 to the IRS by April 15, 2027.");
    await expect(next).toContainText("Choose the reason Balance Due");
    await expect(next.getByRole("button")).toHaveCount(0);
    await expect(page.locator("output")).toContainText("with your return");
    await expect(page.getByRole("tab", { name: "If you're late" })).toHaveCount(0);
  });
  await test.step("a first-year worker who paid nothing sees what today, January and April cost, and one next step", async () => {
    await openLink(page, "v2.gigs.0.pay=60000%2Fyear&paidSoFar=none");
    await page.getByRole("tab", { name: "If you're late" }).click();
    const panel = page.getByRole("tabpanel");
    // 90% of 12,036.73 in four parts of 2,708.26; three are late.
    await expect(panel).toContainText("Pay $8,125 to the IRS today.");
    await expect(panel.getByRole("columnheader", { name: "Wait until January 15, 2027" })).toBeVisible();
    // Half a percent for each of six months after April 15; not filed, 22.5% more.
    await expect(panel.getByRole("row", { name: /^Penalty for paying late/ })).toContainText("$361$361");
    await expect(panel.getByRole("row", { name: /^Penalty for filing late/ })).toContainText("$0$2,708");
    await panel.getByRole("button", { name: "$2,708" }).click();
    await expect(page.locator(".explanation .name")).toContainText("Penalty for filing late");
    await page.keyboard.press("Escape");
    expect(await barriers(page, ".tab-panel")).toEqual([]);
  });
  await test.step("for 2025, payments made are asked for under the answer, because no others count", async () => {
    await openLink(page, "v5.taxYear=2025&gigs.0.pay=60000%2Fyear");
    const answer = page.locator("#answer");
    // Tax on 60,000 in 2025: 12,083.
    await expect(answer.locator("output")).toContainText("For 2025 you still owe $12,083");
    await expect(answer).toContainText("This assumes you paid no estimated tax for 2025.");
    await answer.getByRole("button", { name: "Add a payment" }).click();
    await answer.getByLabel("Amount", { exact: true }).fill("3000");
    await expect(answer.locator("output")).toContainText("For 2025 you still owe $9,083");
    await expect(answer).not.toContainText("This assumes");
  });
  await test.step("a 2025 return that was never filed is priced for today and later, and an extension counts", async () => {
    await openLink(page, "v2.taxYear=2025&gigs.0.pay=60000%2Fyear&paidSoFar=none");
    await page.getByRole("tab", { name: "If you're late" }).click();
    const filing = page.getByRole("row", { name: /^Penalty for filing late/ });
    await calm(page);
    const before = await filing.innerText();
    await page.getByLabel("You filed Form 4868 (extension)").check();
    await expect(filing).not.toHaveText(before);
  });
});

// 60,000 of profit in North Carolina: 386.13 at each date (3.99% of 43,011.14, 90% of it in four parts). June's
// and September's came on October 15, 122 and 30 days late: 386.13 x 7% x 152/365 = 11.26.
test("what a state was paid late is charged from its dates, though nothing is overdue", async ({ page }) => {
  const paid = [
    "payments.0.to=state&payments.0.paidOn=2026-04-15&payments.0.amount=386.14",
    "payments.1.to=state&payments.1.paidOn=2026-10-15&payments.1.amount=772.26",
  ];
  await visit(page, `${PATH}#v4.gigs.0.pay=60000%2Fyear&state=NC&payments=2&${paid.join("&")}`);
  // Nobody said that the IRS wasn't paid, so its payments still count as made.
  await expect(page.locator("output").first()).toContainText("From each payout, set aside");
  await page.getByRole("tab", { name: "If you're late" }).click();
  const charges = page.getByRole("region", { name: "What North Carolina charges" });
  await expect(charges).toContainText("everything that was due by now, but not all of it on time");
  await charges.getByRole("button", { name: "$11" }).click();
  await expect(page.locator(".explanation .name")).toContainText("$11.26");
  await page.reload();
  await awake(page);
  await expect(page.getByText("Payment 2: $772 to North Carolina")).toHaveCount(1);
});
