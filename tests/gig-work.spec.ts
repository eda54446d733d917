import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { visit } from "./support/visit.ts";

const PATH = "/gig-economy-tax-calculator";

/** Opens the page on a day, with what a link fills in. */
async function start(page: Page, link = "", day = "2026-11-22") {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await visit(page, PATH + link);
}

const startOver = (page: Page) => page.getByRole("button", { name: "Start over" }).click();

/** What the year's summary takes off for cars. */
const costs = (page: Page) =>
  page
    .getByRole("list", { name: "The year" })
    .getByRole("listitem")
    .filter({ hasText: /^(Car and miles|Your other cars)/ });

test("each kind of work is asked what it needs", async ({ page }) => {
  test.slow();
  await test.step("a driver sees miles first, and car costs only when asked", async () => {
    await start(page);
    await page.getByLabel("What kind of work?").selectOption("Driving passengers");
    const miles = page.getByLabel("Miles driven for work this year");
    await expect(miles).toHaveCount(1);
    await expect(miles).toBeVisible();
    await expect(page.getByLabel("Fuel or charging")).toBeHidden();
    // The two halves are asked for once there are miles, because the rate changed on July 1, 2026 (IRS): 10,500 in each
    // half at 72.5 and 76 cents.
    const half = page.getByLabel("Miles driven for work, January to June");
    await expect(half).toBeHidden();
    await miles.fill("21000");
    await expect(half).toBeVisible();
    await expect(
      page.getByText("we assume you've driven the same number of miles each month: 10,500 through June."),
    ).toBeVisible();
    // What we count is in the field, in the color of our assumptions.
    await expect(half).toHaveValue("10,500");
    await expect(half).toHaveClass(/given/);
    await expect(costs(page)).toContainText("$15,592.50");
    // 10,000 at 72.5 cents and 11,000 at 76.
    await half.fill("10000");
    await expect(page.getByText("That leaves 11,000 miles from July to December.")).toBeVisible();
    await expect(costs(page)).toContainText("$15,610.00");
  });
  await test.step("nails and hair: tips come first, and reported tips are deducted", async () => {
    await startOver(page);
    await page.getByLabel("What kind of work?").selectOption("Nails, hair and beauty");
    await page.getByLabel("Pay from gig work, period").selectOption("year");
    await page.getByLabel("Pay from gig work", { exact: true }).fill("36000");
    await page.getByLabel("Tips in that pay").fill("9000");
    // 36,000 minus 2,543.32, half of self-employment tax, minus 16,100 and 9,000 of tips is 8,356.68; a fifth of that
    // is deducted for business income.
    const year = page.getByRole("region", { name: "The year", exact: true });
    await expect(year).toContainText("−$9,000.00");
    await expect(year).toContainText("$6,685.34");
  });
  await test.step("a host is asked what guests get, and switching the kind of work loses nothing typed", async () => {
    await startOver(page);
    await page.getByLabel("Miles driven for work this year").fill("5000");
    await page.getByLabel("What kind of work?").selectOption("Renting out a home or room");
    await expect(page.getByLabel("What do your guests get?")).toBeVisible();
    await page.getByRole("radio", { name: /^Hotel-like service/ }).check();
    // Rent with hotel-like services goes on Schedule C: self-employment tax on 36,000 minus 2,500 miles at 72.5 cents
    // and as many at 76.
    await expect(page.getByRole("region", { name: "The year", exact: true })).toContainText("$32,287.50");
    await page.getByLabel("What kind of work?").selectOption("Driving passengers");
    await expect(page.getByLabel("Miles driven for work this year")).toHaveValue(/^5,?000$/);
    await page.getByLabel("What kind of work?").selectOption("Renting out a home or room");
    await expect(page.getByRole("radio", { name: /^Hotel-like service/ })).toBeChecked();
    await page.getByLabel("What kind of work?").selectOption("Driving passengers");
    await expect(page.getByLabel("What do your guests get?")).toHaveCount(0);
  });
  await test.step("a second car has its own miles, and its deduction opens them", async () => {
    await startOver(page);
    await page.getByText("Gig work: costs, miles, tips").click();
    await page.getByText("Driving", { exact: true }).click();
    await page.getByRole("button", { name: "Add a car" }).click();
    const car = page.locator("li", { has: page.getByText(/^Car 2: /) }).last();
    await car.getByLabel("Miles driven for work this year").fill("1000");
    await car.getByLabel("Miles driven for work, January to June").fill("400");
    await expect(page.getByText("Car 2: 1,000 miles")).toBeVisible();
    await expect(page.getByText("Car 1: none")).toBeVisible();
    await car.getByText("Actual costs of the car").click();
    await car.getByLabel("Fuel or charging").fill("300");
    await expect(car.getByText(/count every mile of this car as work/)).toBeVisible();
    await car.getByLabel("Total miles on the car this year").fill("4000");
    await expect(car.getByText(/count every mile of this car as work/)).toBeHidden();
    // 400 miles at 72.5 cents and 600 at 76, which is more than a quarter of the fuel.
    await expect(costs(page)).toContainText("$746.00");
  });
  await test.step("a single parent is led to the children, and from there to head of household", async () => {
    await startOver(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("link", { name: "Add them" }).click();
    const add = page.getByRole("button", { name: "Add a dependent" });
    await expect(add).toBeFocused();
    await add.click();
    await page.getByLabel("Age at the end of the year").fill("8");
    await page.getByRole("link", { name: "Change your filing status" }).click();
    await expect(page.getByLabel("Filing status")).toBeFocused();
    await page.getByLabel("Filing status").selectOption("Head of household");
    await expect(page.getByRole("link", { name: "Change your filing status" })).toBeHidden();
    await expect(page.locator("button.strip")).not.toContainText("19%");
  });
});

test("in July, pay and miles so far go on at the same pace, unless the miles are the whole year's", async ({
  page,
}) => {
  // July 2 is day 183 of 365: 18,300 of pay so far is 36,500 in the year, and 9,150 miles are 18,250.
  await start(page, "", "2026-07-02");
  await page.getByLabel("Pay from gig work", { exact: true }).fill("18300");
  await page.getByLabel("Pay from gig work, period").selectOption("so far");
  const miles = page.getByLabel("Miles driven for work this year");
  await expect(page.getByText("Enter your miles so far, like your pay.")).toBeVisible();
  await miles.fill("9150");
  await expect(page.getByText("the rest of 2026 goes the same way: 18,250 miles for the whole year")).toBeVisible();
  // Half at 72.5 cents and half at 76: 13,550.63 of costs (IRS, 2026).
  await expect(costs(page)).toContainText("$13,550.63");
  // One tap, and 9,150 are the whole year's: 4,575 at 72.5 cents and as many at 76 are 6,793.88.
  await page.getByLabel("These are the miles for the whole year").check();
  await expect(costs(page)).toContainText("$6,793.88");
});

test("equipment under section 179 stops at the business income, and says what carries over", async ({ page }) => {
  const link = "gigs.0.work=freelance&gigs.0.pay=6000%2Fyear&gigs.0.equipment=9000";
  await start(page, `#v2.${link}`);
  await page.getByText("Gig work: costs, miles, tips").click();
  await page.locator("summary", { hasText: /^Other costs/ }).click();
  await page
    .getByLabel("How to deduct the equipment")
    .getByText(/^Section 179/)
    .click();
  await expect(
    page.getByText("Section 179 deducts $6,000 this year, and $3,000 carries over to next year."),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "The year", exact: true })).toContainText(
    "Net profit (pay minus costs)$0.00",
  );
});
