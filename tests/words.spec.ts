import { expect, test } from "./support/test.ts";
import { live, tool, visit } from "./support/visit.ts";

test.describe("the mortgage guide", () => {
  const PATH = "/guides/mortgage-guide";

  test("loads no tool before it is seen; what is typed into the house goes into every tool and into the text", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.setViewportSize({ width: 360, height: 200 });
    await page.goto(PATH);
    const house = await tool(page, "Your house");
    expect(asked.filter((url) => /\/_astro\/(Affordability|TwoOffers)/.test(url))).toEqual([]);
    await expect(house).toContainText("You would borrow $320,000 and pay $2,690 a month.");
    await house.getByRole("textbox", { name: "Price of the home", exact: true }).fill("500k");
    await page.keyboard.press("Tab");
    await expect(house).toContainText("You would borrow $400,000");
    await expect(page.locator('[data-yours="loan"]').first()).toHaveText("$400,000");
    await expect(page.locator('.prose b[data-yours="cashWithReserve"]').first()).not.toHaveText("$62,145");
    const cash = await tool(page, "How much cash do you need?");
    await expect(cash).toContainText("A: lender’s fees and points");
    // The average of 1.06% is 0.69% for title and settlement and 0.37% for taxes: of 500,000, 3,450 and 1,850.
    await expect(cash.getByText("$3,450")).toBeVisible();
    await expect(cash.getByText("$1,850")).toBeVisible();
  });

  test("each number in a tool opens its formula, offers are compared over the stay, and the house carries over", async ({
    page,
  }) => {
    await page.goto(PATH);
    const points = await tool(page, "Do points pay?");
    await points.getByRole("button", { name: "Payment at 7.03%" }).click();
    await expect(points.getByText("With your numbers")).toBeVisible();
    await expect(points.locator(".explanation").getByText("$2,135.42").first()).toBeVisible();

    const offers = await tool(page, "Which of two offers costs less?");
    await expect(offers).toContainText("Over 11 years the second offer costs");
    await offers.getByLabel("Second offer: points and lender's fees").fill("30000");
    await page.keyboard.press("Tab");
    await expect(offers).toContainText("the first offer costs");

    const house = await tool(page, "Your house");
    await house.getByRole("textbox", { name: "Price of the home", exact: true }).fill("512345");
    await page.keyboard.press("Tab");
    await house.getByRole("link", { name: "Every payment, in the mortgage calculator" }).click();
    await expect(page).toHaveURL(/\/mortgage-calculator#v\d\..*price=512345/);
    await expect(page.getByRole("textbox", { name: "Price of the home", exact: true })).toHaveValue("512,345");
    await expect(page.getByText("doesn’t know")).toHaveCount(0);
  });

  test("a link restores the house, which its charts show, and they respond to the keyboard", async ({ page }) => {
    // $360,000 at 7.28%: $2,463.16 a month, of which 360,000 x 7.28% / 12 = $2,184.00 is interest at first, and $279.16
    // isn't.
    await page.goto(`${PATH}#v1.price=400000&downPayment=10%25&annualRate=7.28&rateWithPoints=7.03&extraPerMonth=0`);
    await expect(page.locator('[data-yours="loan"]').first()).toHaveText("$360,000");
    await expect(page.getByRole("figure", { name: "Two dates on the way to the keys" })).toContainText(
      "Closing Disclosure April 13, by law",
    );
    const split = page.getByRole("figure", { name: "Of your first" });
    await split.scrollIntoViewIfNeeded();
    await expect(split).toContainText("Of your first payment of $2,463, only $279 pays down the loan.");
    // Payments 105 to 119, fifteen of them at $114.
    await tool(page, "When does your mortgage insurance end?");
    await expect(page.getByRole("figure", { name: "Ask at 80%" })).toContainText(
      "you stop paying 1 year 3 months sooner and save $1,710",
    );
    await tool(page, "Do points pay?");
    const points = page.getByRole("figure", { name: "these points put you" });
    // After a year, 12 x (2,463.16 - 2,402.35) - 3,600 = -2,870.28.
    await points.getByRole("slider").press("Home");
    await points.getByRole("slider").press("ArrowRight");
    await expect(points.getByRole("slider")).toHaveAttribute("aria-valuetext", /^1 year, .*Payments alone −\$2,870$/);
    await points.getByText("Show as a table").click();
    await expect(points.getByRole("rowheader", { name: "closing" })).toBeVisible();
  });
});

test.describe("the true cost of owning", () => {
  const PATH = "/guides/mortgage-guide/true-cost-homeownership";

  test("each number opens its formula, each part of the chart has its name, and the text follows what is typed", async ({
    page,
  }) => {
    await visit(page, PATH);
    const sheet = page.getByRole("region", { name: "Your answer" });
    await expect(sheet).toContainText("You would pay $2,690 a month.");
    await page.getByRole("button", { name: "Monthly cost of living there" }).click();
    await expect(page.locator(".explanation").getByText("With your numbers")).toBeVisible();
    const chart = page.locator("figure.chart", { hasText: "What you pay" });
    await chart.scrollIntoViewIfNeeded();
    for (const name of ["Principal", "Interest", "Property tax", "Insurance", "Upkeep and dues"])
      await expect(chart.locator("text, p span").filter({ hasText: new RegExp(`^ ?${name} ?$`) })).toHaveCount(1);
    await page.getByRole("textbox", { name: "Years you would stay", exact: true }).fill("3");
    await page.keyboard.press("Tab");
    await expect(sheet).toContainText("over 3 years");
    await expect(page.locator('[data-yours="cost.stay"]').first()).toHaveText("3 years");
    // Upkeep by parts can be listed one by one.
    await page.locator("summary", { hasText: "Upkeep" }).first().click();
    await page.getByLabel("By parts that wear out").check();
    await expect(page.getByText("Roof: $700 a year")).toBeVisible();
    await page.getByText("Roof: $700 a year").click();
    await page.getByLabel("A new one costs").first().fill("28000");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Roof: $1,400 a year")).toBeVisible();
  });

  test("a hard time costs more, what matters most can be tried, and a worked home opens with its numbers", async ({
    page,
  }) => {
    await visit(page, PATH);
    const sheet = page.getByRole("region", { name: "Your answer" });
    const price = page.getByRole("textbox", { name: "Price of the home", exact: true });
    await page.locator("summary", { hasText: "What rises" }).click();
    await page.getByLabel("Hard times", { exact: true }).check();
    await expect(sheet).toContainText("Special assessment");
    await expect(page.getByRole("heading", { name: "How sure can you be?" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Rent or buy in the past" })).toContainText(/\d+ of 39/);
    await page.getByRole("button", { name: /^\$440,000: / }).click();
    await expect(price).toHaveValue("440,000");
    const worked = page.getByRole("region", { name: "A small house with a short loan" });
    const perMonth = await worked
      .locator("div", { hasText: "Monthly cost of living there" })
      .locator("dd")
      .last()
      .innerText();
    expect(perMonth).toMatch(/^\$\d,\d{3}$/);
    await worked.getByRole("link").click();
    await expect(price).toHaveValue("320,000");
    await expect(sheet).toContainText(`${perMonth} a month`);
  });
});

test.describe("the front page", () => {
  for (const [label, text, act, path, figure] of [
    [
      "Monthly pay from gig work",
      "5,100",
      "Add your miles, state and job",
      "/gig-economy-tax-calculator",
      ".answer .figure",
    ],
    ["Price of the home", "612k", "See every payment and compare loans", "/mortgage-calculator", ".answer .figure"],
    ["Savings for retirement", "1,000", "Enter your age, pay and plans", "/retirement-calculator", ".four b"],
  ] as const)
    test(`answers right away what ${path} answers, which opens with what was typed`, async ({ page }) => {
      await page.goto("/");
      const card = page.locator("[data-card]", { has: page.getByLabel(label) });
      const says = card.locator(".says");
      const shape = card.locator("[data-shape]").last();
      const drawn = () => shape.evaluate((one) => one.outerHTML);
      const before = { says: await says.innerText(), drawn: await drawn() };
      await page.getByLabel(label).fill(text);
      // Savings may last in as many periods as before; then their picture is what changes.
      if (label !== "Savings for retirement") await expect(says).not.toHaveText(before.says, { useInnerText: true });
      else await expect.poll(drawn).not.toBe(before.drawn);
      // A more expensive house has the same curves; only its dollars are larger.
      if (label !== "Price of the home") expect(await drawn()).not.toBe(before.drawn);
      const now = await says.innerText();
      await page.getByRole("button", { name: act }).click();
      // After the #, which isn't sent to the server.
      await expect(page).toHaveURL(new RegExp(`${path}#v\\d+\\.`));
      expect(new URL(page.url()).search).toBe("");
      await live(page);
      await expect(page.getByText("could not be read")).toHaveCount(0);
      await expect(page.locator("input[type=text]").first()).not.toHaveValue("");
      await expect(async () => expect(now).toContain(await page.locator(figure).first().innerText())).toPass();
    });

  test("reads numbers as the calculators do, questions the others, and finds them again on Back", async ({ page }) => {
    await page.goto("/");
    const price = page.getByLabel("Price of the home");
    const card = page.locator("[data-card=house]");
    const says = card.locator(".says");
    await expect(says).not.toContainText("With $", { useInnerText: true });
    const start = await says.innerText();
    await price.fill("450k");
    await expect(says).not.toHaveText(start, { useInnerText: true });
    const answer = await says.innerText();
    for (const [text, problem] of [
      ["over 100", "Price of the home must be a number, like 400,000."],
      ["", "Enter the price of the home."],
      ["10", "Check the price of the home: this is unusually low."],
    ] as const) {
      await price.fill(text);
      await expect(card.getByText(problem)).toBeVisible();
      // The answer stands there as that of the last number.
      await expect(says).toHaveText(`With $450,000: ${answer}`, { useInnerText: true });
    }
    await price.fill("450k");
    await expect(says).toHaveText(answer, { useInnerText: true });
    await expect(card.locator(".problem")).toBeEmpty();
    const ink = (field: typeof price) => field.evaluate((one) => getComputedStyle(one).color);
    expect(await ink(price)).not.toBe(await ink(page.getByLabel("Savings for retirement")));
    await price.blur();
    await expect(price).toHaveValue("450,000");

    await price.press("Enter");
    await expect(page).toHaveURL(/price=450000/);
    await page.goBack();
    await expect(price).toHaveValue("450,000");
    await expect(says).toHaveText(answer, { useInnerText: true });
    await expect(page.getByLabel("Savings for retirement")).toHaveValue("115,000");
  });

  test("starts with the calculators' default values, says what counts, and leads there without scripts", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto("/");
    // Which isn't what is left to add.
    await expect(page.locator("[data-card=savings]")).toContainText(
      "Includes Social Security on $70,800 of pay, health costs, and federal and state income tax.",
    );
    const said = await page.locator(".says").allInnerTexts();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
    const plain = await context.newPage();
    for (const [i, path, figure] of [
      [0, "/gig-economy-tax-calculator", ".answer .figure"],
      [1, "/mortgage-calculator", ".answer .figure"],
      [2, "/retirement-calculator", ".four b"],
    ] as const) {
      await plain.goto(path);
      expect(said[i]).toContain(await plain.locator(figure).first().innerText());
    }
    await plain.goto("/");
    await expect(plain.getByRole("button", { name: "See every payment and compare loans" })).toBeHidden();
    await plain.getByRole("link", { name: "What will this house cost each month?" }).click();
    await expect(plain).toHaveURL(/\/mortgage-calculator$/);
    await context.close();
  });
});

test("guides are readable on paper without controls, terms link to the glossary, and sources to their list", async ({
  page,
}) => {
  await page.goto("/guides/mortgage-guide");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Copy a link to these numbers" })).toBeHidden();
  await expect(page.getByText("You would borrow $320,000")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Source 1", exact: true }).first().click();
  await expect(page.locator("#ref1")).toBeInViewport();
  await page.getByRole("article").getByRole("link", { name: "Loan Estimate", exact: true }).first().click();
  await expect(page).toHaveURL(/\/guides#loan-estimate$/);
  await expect(page.locator("#loan-estimate")).toBeInViewport();
});
