/** What can be exported, the way a visitor would use it, on every calculator. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import ICAL from "ical.js";
import golden from "../src/calculators/golden-links.json" with { type: "json" };
import { barriers } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { gone, live, openLink, visit } from "./support/visit.ts";

interface Tried {
  readonly path: string;
  /** A field that everyone sees, what is typed into it, and its content afterward. */
  readonly blank: string;
  readonly text: string;
  readonly stands: string;
  /** Its name in links, and what a link then contains. */
  readonly inLink: RegExp;
  /** Another text for it, to compare with. */
  readonly other: string;
  /** The first line of its results in files. */
  readonly result: string;
  readonly file: string;
  /** A label whose number is explained. */
  readonly explained: string;
  /**
   * A field's default value, and what its explanation has to say of its source. The retirement calculator's are in its
   * own tests, because the fields with a published figure need a link.
   */
  readonly startsAt?: { readonly label: string; readonly is: string; readonly source: RegExp };
  /** Days that its calendar file has to contain, with words from each. */
  readonly dates: Readonly<Record<string, string>>;
  /** In the answer bar, after another number has been typed. */
  readonly change: RegExp;
}
const calculators: readonly Tried[] = [
  {
    path: "/gig-economy-tax-calculator",
    blank: "Pay from gig work",
    text: "5,000",
    stands: "5,000",
    inLink: /gigs\.0\.pay=5000/,
    other: "6000",
    result: "Adjusted gross income",
    file: "gig-taxes",
    explained: "Adjusted gross income",
    startsAt: { label: "Calculate as of", is: "today", source: /Not a published figure \(today\)/ },
    dates: { "2027-01-15": "estimated tax" },
    change: /[+−]\d+ points/,
  },
  {
    path: "/mortgage-calculator",
    blank: "Price of the home",
    text: "350000",
    stands: "350,000",
    inLink: /price=350000/,
    other: "420000",
    result: "Monthly principal and interest",
    file: "mortgage",
    explained: "Loan payment",
    startsAt: {
      label: "Interest rate",
      is: "30-year average",
      source: /Freddie Mac Primary Mortgage Market Survey.*week of .* 20\d\d/,
    },
    dates: { "2027-01-01": "First mortgage payment", "2056-12-01": "Last mortgage payment" },
    change: /\+\$\d+/,
  },
  {
    path: "/retirement-calculator",
    blank: "You want to spend each year in retirement",
    text: "60000",
    stands: "60,000",
    inLink: /spending=60000/,
    other: "90000",
    result: "Success rate",
    file: "retirement",
    explained: "How we count this.",
    // Born in June 1981, which goes with an age of 45.
    dates: {
      "2040-12-01": "59½",
      "2043-07-01": "Social Security: earliest month to claim, at 62 and 1 month",
      "2046-03-01": "Medicare: first day to enroll",
      "2046-09-30": "Medicare: last day to enroll",
      "2048-06-01": "as planned",
      "2051-06-01": "70:",
      "2056-06-01": "75: required distributions begin",
      "2057-04-01": "Last day for the 2056 required distribution",
    },
    change: /[+−]\d+ points/,
  },
];

const section = (page: Page, name: string) => page.locator(".offer").getByRole("region", { name });
/** Opens what can be exported. A part that lays itself out during the press moves the place out from under it. */
async function open(page: Page) {
  const summary = page.locator("summary", { hasText: "save your numbers" }).first();
  const details = summary.locator("..");
  await expect(async () => {
    if ((await details.getAttribute("open")) === null) await summary.click();
    await expect(details).toHaveAttribute("open", { timeout: 1000 });
  }).toPass();
}

async function type(page: Page, label: string, text: string) {
  const blank = page.getByLabel(label, { exact: true }).first();
  await blank.fill(text);
  await blank.press("Tab");
}
async function start(page: Page, { path, blank, text }: Tried) {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await page.goto(path);
  await live(page);
  await type(page, blank, text);
  // Until their code has come, parts built with other numbers are hidden, and the page prints as it is.
  await gone(page, "[data-part=built]");
}
async function saved(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent("download");
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

for (const { path } of calculators)
  test(`links of every version open on ${path} without a complaint`, async ({ page }) => {
    // How each link is read: src/calculators/links.test.ts. Rendered are one of each version, and every field.
    const all = golden.filter((one) => one.path === path);
    const lastOfEach = new Map(all.map((one) => [one.version, one]));
    const links = new Set([...all.filter(({ what }) => what.startsWith("every blank")), ...lastOfEach.values()]);
    expect(links.size).toBeGreaterThan(2);
    await page.goto(path);
    for (const { version, what, link } of links) {
      const name = `version ${version}: ${what}`;
      await openLink(page, link);
      await expect(page.locator(".answer output"), name).toContainText(/\d/);
      await expect(page.locator(".reports li", { hasNotText: "These numbers were saved on" }), name).toHaveCount(0);
      await expect(page.locator(".problem"), name).toHaveCount(0);
    }
  });

test("the house carries over to retirement with its payoff age, if the visitor enters an age", async ({ page }) => {
  await page.goto("/mortgage-calculator");
  await live(page);
  await type(page, "Price of the home", "350000");
  await open(page);
  const own = section(page, "Use these numbers in another calculator");
  const link = own.getByRole("link", { name: "Retirement calculator" });
  await expect(link).toHaveAttribute("href", /#v\d\.mortgage=\d+$/);
  await own.getByLabel("Your age at the end of this year").fill("45");
  await own.getByLabel("Your retirement savings so far").fill("$210k");
  await expect(link).toHaveAttribute("href", /age=45&savings=210000&mortgage=\d+&mortgageAge=75$/);
  expect(await barriers(page, ".offer")).toEqual([]);
  await link.click();
  await expect(page.getByLabel("Savings for retirement", { exact: true }).first()).toHaveValue("210,000");
  await expect(page.getByLabel("Paid off when you are", { exact: true })).toHaveValue("75");
});

test("savings entered on the gig page carry over to retirement, and none of them stay", async ({ page }) => {
  await page.goto("/gig-economy-tax-calculator");
  await live(page);
  await type(page, "Pay from gig work", "5000");
  await open(page);
  const own = section(page, "Use these numbers in another calculator");
  await own.getByLabel("Your retirement savings so far").fill("95,000");
  await expect(own.getByRole("link", { name: "Retirement calculator" })).toHaveAttribute("href", /savings=95000/);
  await page.getByRole("button", { name: "Copy a link to these numbers" }).click();
  expect(page.url()).not.toContain("95000");
});

for (const tried of calculators) {
  const { path, blank, text, stands, inLink, other, result, file, explained, startsAt } = tried;
  test.describe(path, () => {
    test("files contain what was typed, the results and the assumptions; the calendar has each day once, with alarms; on paper: a short sheet once all of it is ready, with what was typed, results, worksheet, assumptions, the day, the rules and the way back", async ({
      page,
    }) => {
      test.slow();
      await start(page, tried);
      await test.step("on paper", async () => {
        await page.evaluate(() => {
          // What the browser would print: the page at that moment.
          Object.assign(globalThis, { print: () => Object.assign(globalThis, { printed: document.body.innerText }) });
        });
        await page.getByRole("button", { name: "Print this page" }).click();
        const printed = () => page.evaluate(() => (globalThis as unknown as { printed?: string }).printed ?? "");
        await expect.poll(printed, { timeout: 20_000 }).toContain("How it was calculated, line by line");
        expect(await printed()).toContain("Limits and rates used");
        expect(await printed()).toMatch(/Worked out and printed on November 21, 2026\. Our newest source is from/);
        const pdf = await page.pdf({ format: "Letter" });
        const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
        expect(pages.length).toBeLessThanOrEqual(8);
      });
      await open(page);
      await test.step("in files", async () => {
        const files = section(page, "Files");
        const book = await saved(page, () => files.getByRole("button", { name: "Spreadsheet" }).click());
        expect(book.name).toBe(`${file}-2026-11-21.xlsx`);
        const { sheets } = await readXlsx(book.bytes);
        expect(sheets[1]?.rows.map(([label]) => label)).toContain(result);
        const csv = await saved(page, () => files.getByRole("button", { name: "CSV" }).click());
        expect(csv.bytes.toString()).toContain(result);
        const json = JSON.parse(
          (await saved(page, () => files.getByRole("button", { name: "JSON" }).click())).bytes.toString(),
        );
        expect(json.link).toMatch(inLink);
        expect(json.inputs.filter(({ typed }: { typed: boolean }) => typed)).toHaveLength(1);
        expect(json.results.length).toBeGreaterThan(2);

        // The assumptions are in every file that has the results.
        await page.getByRole("heading", { name: "Not included" }).waitFor();
        const notes = await page
          .getByRole("region", { name: "What we assume and leave out" })
          .getByRole("listitem")
          .allInnerTexts();
        const sheet = sheets.find((one) => one.name === "Assumptions");
        const cells = (sheet?.rows ?? []).map(([text]) => text);
        await page.getByRole("button", { name: "Show the text" }).click();
        const text = await page.getByLabel("The text", { exact: true }).inputValue();
        expect(notes.length).toBeGreaterThan(8);
        for (const note of notes) {
          expect(cells).toContain(note);
          expect([...json.assumed, ...json.howItIsCounted, ...json.notCovered]).toContain(note);
          expect(text).toContain(`- ${note}`);
        }
        expect(json.rulesUpdated).toMatch(/^20\d\d-\d\d-\d\d$/);
        expect(sheet?.rows[0]?.[0]).toBe("Our newest source is from");
        expect(text).toMatch(/Our newest source is from [A-Z]/);

        // The worksheet's days.
        const own = section(page, "Calendar");
        const { name, bytes } = await saved(page, () => own.getByRole("button", { name: "Calendar file" }).click());
        expect(name).toBe(`${file}-2026-11-21.ics`);
        const events = new ICAL.Component(ICAL.parse(bytes.toString())).getAllSubcomponents("vevent");
        const said = Object.fromEntries(
          events.map((event) => [
            String(event.getFirstPropertyValue("dtstart")),
            event.getFirstPropertyValue("summary"),
          ]),
        );
        for (const [day, words] of Object.entries(tried.dates)) expect(said[day], day).toContain(words);
        const uids = events.map((event) => String(event.getFirstPropertyValue("uid")));
        expect(new Set(uids).size).toBe(events.length);
        for (const event of events) {
          // A late payment is due on the day the file is made, so its reminders would be past.
          const isAhead = String(event.getFirstPropertyValue("dtstart")) > "2026-11-28";
          expect(event.getAllSubcomponents("valarm")).toHaveLength(isAhead ? 2 : 0);
          const description = String(event.getFirstPropertyValue("description"));
          expect(description).toContain("Our newest source is from ");
          // Neither amounts nor what was typed, because other people may see a calendar.
          expect(`${event.getFirstPropertyValue("summary")} ${description}`).not.toMatch(/\$|#v/);
        }
        // The same duties have the same names if the file is made again.
        const again = await saved(page, () => own.getByRole("button", { name: "Calendar file" }).click());
        expect([...again.bytes.toString().matchAll(/^UID:(.*)$/gm)].map(([, uid]) => uid?.trim())).toEqual(uids);
        await own.getByRole("checkbox", { name: /^Include the amounts and a link to your numbers/ }).check();
        const full = await saved(page, () => own.getByRole("button", { name: "Calendar file" }).click());
        const whole = new ICAL.Component(ICAL.parse(full.bytes.toString())).getAllSubcomponents("vevent");
        for (const event of whole) expect(String(event.getFirstPropertyValue("description"))).toMatch(/#v\d\./);
        if (path !== "/retirement-calculator")
          expect(whole.map((event) => event.getFirstPropertyValue("summary")).join()).toContain("$");
      });
      await test.step("two plans on paper", async () => {
        await section(page, "Compare").getByRole("button", { name: "Save as plan A and edit a copy" }).click();
        await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
        await page.emulateMedia({ media: "print" });
        const sheet = page.getByRole("region", { name: "What this sheet is made from" });
        await expect(sheet.getByRole("heading", { name: "What you typed in plan B" })).toBeVisible();
        for (const screenOnly of [".since", ".slider", ".scrubber", "[role=tab]", ".strip", "main input"])
          await expect(page.locator(screenOnly).filter({ visible: true }), screenOnly).toHaveCount(0);
        // The comparison is printed too, without its controls.
        await expect(page.locator(".sides table.comparison")).toBeVisible();
        await expect(page.getByText("You are editing")).toBeHidden();
        await expect(sheet).toContainText(blank.replace(/\?$/, ""));
        await expect(sheet).toContainText("Worked out and printed on November 21, 2026. Our newest source is from");
        await expect(sheet).toContainText(inLink);
        await expect(sheet.locator(".lines li").first()).toBeVisible();
        await expect(page.getByRole("heading", { name: "Not included" })).toBeVisible();
        await expect(page.getByLabel(blank, { exact: true }).first()).toBeHidden();
        await expect(page.getByRole("button", { name: "Copy a link to these numbers" })).toBeHidden();
        await expect(page.locator("summary", { hasText: "save your numbers" }).first()).toBeHidden();
        await page.evaluate(() => dispatchEvent(new Event("afterprint")));
        await expect(sheet).toHaveCount(0);
      });
    });

    test("a default value is an accessible button that gives its source, with only the keyboard; a change is announced once, a second after typing pauses; an explanation, every assumption and every gap link to their fields; what changes the answer most can be tried", async ({
      page,
    }) => {
      test.slow();
      await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
      await visit(page, path);
      const field = page.getByLabel(blank, { exact: true }).first();
      if (startsAt) {
        const at = page.locator(".blank", { has: page.getByText(startsAt.label, { exact: true }) }).first();
        for (const group of await page.locator(".ask details.more > summary").all())
          if (!(await at.isVisible())) await group.click();
        const button = at.getByRole("button", { name: startsAt.is }).first();
        await button.focus();
        await page.keyboard.press("Enter");
        const source = at.locator(".explanation");
        await expect(source).toContainText(startsAt.source);
        await expect(source).toContainText("We use it until you type your own.");
        expect(await barriers(page, ".ask .explanation")).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(source).toHaveCount(0);
        await expect(button).toBeFocused();
      }

      // The visible sentence isn't announced; the line next to it is.
      await expect(page.locator(".answer output")).toHaveAttribute("aria-live", "off");
      const status = page.locator(".answer [role=status]");
      await expect(status).toHaveText("");
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(globalThis, { said });
        const at = document.querySelector(".answer [role=status]") as HTMLElement;
        new MutationObserver(() => said.push(at.textContent ?? "")).observe(at, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      // Key by key where an answer takes the least, because a busy machine could pause longer than a person who types.
      const keys = path === "/mortgage-calculator" ? [...text].map((_, i) => text.slice(0, i + 1)) : [text];
      await field.evaluate(async (field, keys) => {
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
        for (const key of keys) {
          write?.call(field, key);
          field.dispatchEvent(new Event("input", { bubbles: true }));
          await new Promise((next) => setTimeout(next, 60));
        }
      }, keys);
      await expect(status).not.toHaveText("");
      const saidAt = Date.now();
      await field.press("Tab");
      await page.getByRole("button", { name: explained, exact: true }).first().click();
      const panel = page.locator("section.explanation");
      await expect(panel).toContainText("With your numbers");
      const leads = panel.locator("a[href^='#blank-']").first();
      if (path !== "/retirement-calculator") {
        await leads.click();
        await expect(page.locator(":focus")).toHaveAttribute("id", /^blank-/);
      }
      await page
        .locator("summary", { hasText: /line by line/ })
        .first()
        .click();
      await expect(page.locator("details.worksheet li.row").first()).toBeVisible();

      // What we assume and leave out.
      const notes = page.getByRole("region", { name: "What we assume and leave out" });
      const links = notes.getByRole("link");
      await expect(links.first()).toBeVisible();
      expect(await links.count()).toBeGreaterThan(8);
      const led = await links.evaluateAll(async (all) => {
        const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
        const lost: string[] = [];
        for (const link of all as HTMLAnchorElement[]) {
          const leads = () => `#${document.activeElement?.id}` === link.hash;
          (document.activeElement as HTMLElement).blur();
          link.click();
          for (const until = performance.now() + 10_000; !leads() && performance.now() < until; ) await frame();
          if (!leads()) lost.push(link.innerText);
        }
        return lost;
      });
      expect(led, "links that lead to no field").toEqual([]);
      // Nothing lies over them.
      for (const link of [links.first(), links.last()]) {
        await link.click();
        await expect(page.locator(":focus")).toHaveAttribute("id", /^blank-/);
      }

      // Nothing else was typed, and there was time to say it again.
      await expect.poll(() => Date.now() - saidAt).toBeGreaterThan(1500);
      const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(/\d/);

      // Low and high by effect; an end can be tried and undone.
      const titles = page.getByText("What changes the answer most", { exact: true });
      await expect(titles).toHaveCount(1);
      await titles.click();
      const own = page.locator("details.panel", { has: titles });
      const rows = own.locator(".tornado > li");
      await expect(rows).toHaveCount(5, { timeout: 30_000 });
      const widths = await own
        .locator(".tornado svg")
        .evaluateAll((bars) =>
          bars.map((bar) =>
            [...bar.querySelectorAll("rect")].reduce(
              (sum, side) => sum + Number.parseFloat(side.getAttribute("width") ?? ""),
              0,
            ),
          ),
        );
      for (const [i, width] of widths.entries()) expect(width).toBeLessThanOrEqual((widths[i - 1] ?? 100) + 0.2);
      // Each end is on the side toward which it moves the result.
      await expect(rows.first().locator("button.falls, button.rises")).not.toHaveCount(0);
      const label = (await page.getByText(blank, { exact: true }).first().innerText()).trim();
      const row = rows.filter({ hasText: label });
      await expect(row.getByRole("button")).toHaveCount(2);
      await row.getByRole("button").last().click();
      await expect(own).toContainText(/Changed: .+, from .+ to /);
      await expect(field).not.toHaveValue(stands);
      await own.getByRole("button", { name: "Undo" }).click();
      await expect(field).toHaveValue(stands);
    });

    test("on a phone the answer bar says what the last edit changed and covers no field in use; everything opens and has room", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, path);
      const line = page.locator("button.strip");
      await expect(line).not.toContainText("since your last edit");
      const field = page.getByLabel(blank, { exact: true }).first();
      // A first number in place of our example isn't compared with it, so the example's is typed first.
      const own = await field.inputValue();
      await field.fill("");
      await field.fill(own);
      await field.blur();
      await field.fill(other);
      await expect(line).toContainText(tried.change, { timeout: 20_000 });
      await expect(line).toContainText("since your last edit");
      const [narrow, phone] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(narrow).toBeLessThanOrEqual(phone as number);

      await page.setViewportSize({ width: 360, height: 740 });
      await open(page);
      await page.getByRole("button", { name: "Show a QR code" }).click();
      await page.getByRole("button", { name: "Show the text" }).click();
      await expect(page.getByLabel("The text", { exact: true })).toBeVisible();
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(window as number);
      // The rest is looked at on a phone in each calculator's own tests.
      expect(await barriers(page, ".offer")).toEqual([]);
      const covered = await page.evaluate(async () => {
        const fields = [...document.querySelectorAll<HTMLInputElement>(".ask input")].filter((at) =>
          at.checkVisibility({ visibilityProperty: true }),
        );
        const under: string[] = [];
        for (const at of fields) {
          at.focus();
          // The bar comes and goes a frame after the page has scrolled.
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          const bar = document.querySelector("button.strip")?.getBoundingClientRect();
          if (bar && bar.height > 0 && at.getBoundingClientRect().y < bar.bottom) under.push(at.id);
        }
        return { fields: fields.length, under };
      });
      expect(covered.fields).toBeGreaterThan(0);
      expect(covered.under).toEqual([]);
    });
  });
}

// What follows is the same code on every calculator. Two plans are also on each one's paper.
const [, mortgage, retirement] = calculators as readonly [Tried, Tried, Tried];

test("two sets of numbers, with only the keyboard: the difference first, and its causes", async ({ page }) => {
  const { blank, text, other } = retirement;
  await start(page, retirement);
  await gone(page, "#answer[aria-busy=true]");
  await page.locator("summary", { hasText: "save your numbers" }).first().focus();
  await page.keyboard.press("Enter");
  const own = section(page, "Compare");
  await own.getByRole("button", { name: "Save as plan A and edit a copy" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel(blank, { exact: true }).first().focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(other);
  await page.keyboard.press("Tab");
  await expect(own.getByRole("heading", { level: 4 })).toContainText(
    /^Plan B: .+ is (.+ (higher|lower) than|the same as) in Plan A(, and “.+” is .+ (higher|lower))?\.$/,
  );
  await expect(own.locator("tr.differs th", { hasText: "You typed" })).toHaveText(`You typed: ${blank}`);
  // Only what differs is in the table.
  const rows = await own
    .locator(".comparison tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.innerText)));
  expect(rows.length).toBeGreaterThan(1);
  for (const cells of rows) expect(new Set(cells).size, cells.join(" | ")).toBeGreaterThan(1);
  // The answer bar has the other plan's answer beside this one's, instead of what the last edit changed.
  await expect(page.locator(".strip small")).toHaveText(/^ ?Plan A: [\d$]/);
  await page.getByRole("button", { name: "Copy a link to these numbers" }).click();
  await expect(page.getByText("in Plan B, and not those of the plan you compare it with")).toBeVisible();
  await own.getByRole("button", { name: "Add plan C" }).focus();
  await page.keyboard.press("Enter");
  await expect(own.getByRole("columnheader", { name: "Plan C" })).toBeVisible();
  // A plan has the name its owner gave it. Old figures are marked until the new ones arrive.
  await own.getByRole("textbox", { name: "Name of this plan" }).fill("Next year");
  await expect(own.getByRole("columnheader", { name: "Next year" })).toBeVisible();
  await page.getByLabel(blank, { exact: true }).first().fill(text);
  await expect(own.locator(".sides")).toHaveAttribute("aria-busy", "true");
  await expect(own.locator(".sides")).toHaveAttribute("aria-busy", "false");
  // The same numbers have the same answer, so futures and dates are the same on both sides.
  await expect(own.getByRole("heading", { level: 4 }).last()).toContainText(
    /^Next year: “(.+)” is the same as in Plan A\.$/,
  );
});

test("a link contains it, says so, and reopens the same", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  const { blank, text, stands, inLink, other } = mortgage;
  await start(page, mortgage);
  await page.getByRole("button", { name: "Copy a link to these numbers" }).click();
  await expect(page.getByText(/anyone with the link can read them/)).toBeVisible();
  // It is in the address as well, and the page doesn't let scripts read the clipboard.
  const link = page.url();
  expect(link).toMatch(inLink);
  // What is typed next goes into the address at the moment at which the device would keep it.
  await type(page, blank, other);
  await expect(page).not.toHaveURL(link);
  await type(page, blank, text);
  await expect(page).toHaveURL(link);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const again = await context.newPage();
  await again.goto(link);
  await live(again);
  await expect(again.getByLabel(blank, { exact: true }).first()).toHaveValue(stands);
  await again.close();
});
