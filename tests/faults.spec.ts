/** What a visitor sees when something goes wrong; each fault is really caused. */
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { app } from "../server/app.ts";
import { pages } from "../src/content/pages.ts";
import { barriers } from "./support/accessibility.ts";
import {
  breakCalculator,
  breakPanels,
  breakResult,
  calculators,
  denyStorage,
  FORCED,
  innerPanels,
  islandOf,
  live,
  losePanels,
  openANumber,
  openEverything,
  openParts,
  RETRY,
  remembersLosses,
  setBroken,
} from "./support/break.ts";
import { expect, test } from "./support/test.ts";
import { gone, visit } from "./support/visit.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const first = (page: Page) => page.locator(".ask input[type=text]").first();
const answer = (page: Page) => page.locator("output").first();
const failed = (page: Page) => page.locator(".failed");

/** An age on one page, an amount on the others. */
const typed = (page: Page) => (page.url().includes("retirement") ? "52" : "64,321");

async function typeSomething(page: Page) {
  await live(page);
  await first(page).fill(typed(page));
  await first(page).blur();
}

/** Every "Try again" is pressed until none is left. */
const tryAgain = (page: Page) =>
  expect(async () => {
    for (const again of await failed(page).getByRole("button").all()) await again.click({ timeout: 500 });
    expect(await failed(page).count()).toBe(0);
  }).toPass({ timeout: 15_000 });

/** Skips the pauses before failed loads are tried again, until it is as expected. */
const untilRetried = (page: Page, asExpected: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(RETRY);
    await asExpected();
  }).toPass({ timeout: 30_000 });

for (const path of calculators) {
  test.describe(path, () => {
    test("the result that throws says so; the questions stay and keep working", async ({ page, troubles }) => {
      troubles.allow(new RegExp(FORCED));
      await breakResult(page);
      await visit(page, path);
      await setBroken(page, true);
      await typeSomething(page);
      await expect(failed(page)).toHaveText(/Something went wrong on our side with the result\./);
      await expect(first(page)).toHaveValue(typed(page));
      await setBroken(page, false);
      await failed(page).getByRole("button", { name: "Try again" }).click();
      await expect(answer(page)).toContainText(/\d/);
      await expect(first(page)).toHaveValue(typed(page));
    });

    // Neither hides the other: without storage nothing was kept whose age a clock could get wrong.
    for (const { time, storage } of [
      { time: "1970-01-01T00:00:00Z", storage: "denied" },
      { time: "2199-12-31T23:59:59Z", storage: "there" },
    ])
      test(`a clock that says ${time.slice(0, 10)}, storage ${storage}: the page works, and shows no nonsense`, async ({
        page,
      }) => {
        await page.clock.setFixedTime(time);
        if (storage === "denied") await denyStorage(page);
        await visit(page, path);
        await page.getByRole("button", { name: "Dark theme" }).click();
        await expect(page.locator("html")).toHaveAttribute("data-theme", /dark|light/);
        await typeSomething(page);
        await openEverything(page);
        await gone(page, ".waiting");
        await expect(page.locator(".explanation .name")).toBeVisible();
        await expect(answer(page)).toContainText(/\d/);
        await expect(failed(page)).toHaveCount(0);
        expect(await page.getByRole("main").innerText()).not.toMatch(/NaN|Infinity|undefined|Invalid/);
      });

    test("scripts blocked: the page is readable, with its example worked out", async ({ page, troubles }) => {
      troubles.allow(/_astro|Error hydrating|dynamically imported/);
      await page.route("**/*.js*", (route) => route.abort("blockedbyclient"));
      await page.goto(path);
      await expect(answer(page)).toContainText(/\d/);
      expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(500);
    });
  });
}

// What follows is the same code on every calculator; this one also answers from a worker. Every panel of the others
// crashes, and is rendered again, in reports.spec.ts.
const path = "/retirement-calculator";

test("a panel that throws says so and keeps the rest; trying again renders it", async ({ page, troubles }) => {
  // React 520: it rendered the page once more, in one go, because a panel threw while it was rendering in parts.
  troubles.allow(new RegExp(`${FORCED}|React error #520`));
  await breakPanels(page);
  await page.goto(path);
  await typeSomething(page);
  await expect(failed(page).first()).toContainText("Something went wrong on our side with");
  await expect(answer(page)).toContainText(/\d/);
  await setBroken(page, false);
  await tryAgain(page);
  await openEverything(page);
  await expect(page.locator(".explanation .name")).toBeVisible();
  await gone(page, ".waiting");
  // Then each of them by itself, with the next thing typed.
  await setBroken(page, innerPanels);
  await first(page).fill("61");
  await expect.poll(() => failed(page).count()).toBeGreaterThan(3);
  await expect(answer(page)).toContainText(/\d/);
  expect(await barriers(page)).toEqual([]);
  await setBroken(page, false);
  await tryAgain(page);
  await expect(page.locator(".explanation")).toHaveCount(1);
  await expect(first(page)).toHaveValue("61");
});

test("panels whose scripts never load say so; after another try, reloading brings them and what was typed", async ({
  page,
  troubles,
}) => {
  troubles.allow(/404|dynamically imported module|did not arrive/);
  await losePanels(page);
  await page.clock.install();
  await page.goto(path);
  await typeSomething(page);
  await openParts(page);
  await openANumber(page);
  await untilRetried(page, () => expect(failed(page).first()).toBeVisible({ timeout: 500 }));
  await expect(failed(page).first()).toContainText(
    "did not load. Check your connection. What you typed is still here.",
  );
  await expect(first(page)).toHaveValue(typed(page));
  await expect(answer(page)).toContainText(/\d/);
  // Browsers from before mid-2026 don't request the script again. The second button helps there, too.
  const lost = failed(page).filter({ hasText: "the pictures" });
  await lost.getByRole("button", { name: "Try again" }).click();
  const reload = lost.getByRole("button", { name: "Reload the page" });
  await untilRetried(page, () => expect(reload).toBeVisible({ timeout: 500 }));
  await page.unrouteAll();
  await reload.click();
  await expect(failed(page)).toHaveCount(0);
  await live(page);
  await expect(first(page)).toHaveValue(typed(page));
  await openANumber(page);
  await expect(page.locator(".explanation .name")).toBeVisible();
});

test("if its script fails to load, the page stays readable, says so, and starts on retry", async ({
  page,
  troubles,
}) => {
  troubles.allow(/404|Error hydrating|dynamically imported module/);
  await page.route(`**${islandOf(path).script}*`, (route) => route.fulfill({ status: 404, body: "" }));
  await page.clock.install();
  await page.goto(path);
  await untilRetried(page, () => expect(page.locator("main .failed")).toContainText("did not load", { timeout: 500 }));
  await expect(answer(page)).toContainText(/\d/);
  await page.unrouteAll();
  await failed(page).getByRole("button", { name: "Try again" }).click();
  await expect(failed(page)).toHaveCount(0);
  await live(page);
  await openANumber(page);
  await expect(page.locator(".explanation .name")).toBeVisible();
});

test("after a complete crash: the exact sentence, the ten routes, and what was typed comes back", async ({
  page,
  troubles,
}) => {
  troubles.allow(new RegExp(FORCED));
  await breakCalculator(page, path);
  await visit(page, `${path}?utm=secret#section`);
  await typeSomething(page);
  await gone(page, "#answer[aria-busy=true]");
  await setBroken(page, true);
  // It may crash before this by itself, because an answer from the worker is rendered too.
  await first(page)
    .fill("53", { timeout: 2000 })
    .catch(() => undefined);
  const host = new URL(page.url()).host;
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    `Application error: a client-side exception has occurred while loading ${host} (see the browser console for more information).`,
  );
  expect(await main.innerText()).not.toMatch(/secret|section/);
  for (const page of pages)
    await expect(main.getByRole("link", { name: page.name, exact: true })).toHaveAttribute("href", page.path);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(first(page)).toHaveValue(typed(page));
  await expect(answer(page)).toContainText(/\d/);
});

test("crashed from the start: the same sentence", async ({ page, troubles }) => {
  troubles.allow(new RegExp(FORCED));
  await page.addInitScript(() => Object.assign(globalThis, { broken: true }));
  await breakCalculator(page, path);
  await page.goto(path);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
    /^Application error: a client-side exception has occurred while loading [\w.]+:\d+ \(see the browser console for more information\)\.$/,
  );
});

// Every page loads its parts through the same code (src/ui/arrived.ts).
test("panels whose scripts fail to load twice arrive without a message", async ({ page, troubles }) => {
  troubles.allow(/404/);
  test.skip(await remembersLosses(page), "Older browsers never request a lost script again in the same page view.");
  await losePanels(page, 2);
  await page.clock.install();
  await page.goto("/mortgage-calculator");
  await live(page);
  await openParts(page);
  await untilRetried(page, () => expect(page.locator("[data-part=built], .waiting")).toHaveCount(0, { timeout: 500 }));
  await openEverything(page);
  await untilRetried(page, () => expect(page.locator(".explanation .name")).toBeVisible({ timeout: 500 }));
  await expect(failed(page)).toHaveCount(0);
});

for (const [what, answer] of [
  ["does not arrive", { status: 404, body: "Not found." }],
  ["crashes", { contentType: "text/javascript", body: `throw new Error("${FORCED}")` }],
] as const)
  test(`a worker that ${what}: the last figures stay with a message, and trying again works`, async ({
    page,
    troubles,
  }) => {
    troubles.allow(new RegExp(`404|/worker-|${FORCED}`));
    await page.route("**/_astro/worker-*.js*", (route) => route.fulfill(answer));
    await page.goto("/retirement-calculator");
    const before = await page.locator("output").first().innerText();
    await typeSomething(page);
    await expect(failed(page).first()).toContainText(
      "you still see the previous figures. What you typed is still here.",
    );
    await expect(first(page)).toHaveValue("52");
    await expect(page.locator("output").first()).toHaveText(before);
    await page.unrouteAll();
    await tryAgain(page);
    await expect(page.locator("output").first()).not.toHaveText(before, { timeout: 15_000 });
    await expect(first(page)).toHaveValue("52");
  });

test("a page the server can't make: the exact sentence, its digest, the ten routes, and the stack in the log", async ({
  page,
  troubles,
}) => {
  troubles.allow(/127\.0\.0\.1|500/);
  let logged = "";
  const site = await app({ dist, log: { write: (line) => (logged += line) } });
  site.get("/broken", () => {
    throw new Error(FORCED);
  });
  await site.listen({ port: 0, host: "127.0.0.1" });
  const { port } = site.server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  expect((await page.goto(`http://${host}/broken?utm=secret`))?.status()).toBe(500);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    `Application error: a server-side exception has occurred while loading ${host} (see the server logs for more information).`,
  );
  const digest = /Digest: ([0-9a-f]{10})\b/.exec(await main.innerText())?.[1];
  expect(JSON.parse(logged.split("\n").find((line) => line.includes(digest ?? "none")) ?? "{}")).toMatchObject({
    digest,
    path: "/broken",
    err: { stack: expect.stringContaining("faults.spec.ts") },
  });
  expect(logged + (await main.innerText())).not.toContain("secret");
  for (const { name, path } of pages)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  await expect(main.getByRole("link", { name: "Try again" })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await site.close();
});

test("no text becomes HTML or a script, and only our script addresses are accepted", async ({ page, troubles }) => {
  troubles.allow(/Trusted/);
  await page.goto("/about");
  const refused = await page.evaluate(async () => {
    // What a debugger itself runs isn't subject to the policy; what comes after a pause is.
    await new Promise((resolve) => setTimeout(resolve, 10));
    const attempt = (what: () => unknown) => {
      try {
        what();
        return "done";
      } catch (fault) {
        return (fault as Error).name;
      }
    };
    return {
      html: attempt(() => {
        document.createElement("p").innerHTML = "<img>";
      }),
      elsewhere: attempt(() => new Worker("https://elsewhere.example/a.js")),
      code: attempt(() => Reflect.construct(Function, ["1"])),
      secondPolicy: attempt(() =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy("more", {}),
      ),
      ours: attempt(() => new Worker("/_astro/none.js").terminate()),
    };
  });
  expect(refused).toEqual({
    html: "TypeError",
    elsewhere: "TypeError",
    code: expect.stringMatching(/EvalError|TypeError/),
    secondPolicy: "TypeError",
    ours: "done",
  });
});
