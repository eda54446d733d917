/**
 * `npm run felt [-- KEYS [SLOWER]]`: how soon a pressed key is shown, and how soon the new answer is, on each
 * calculator, with the processor slowed down (four times by default). Measured from the key's own time to the frame
 * that shows it. "Blocked" is the time in which a press would have waited while the page loaded: what each task took
 * beyond 50 ms, in processor time, so that other programs count less. Then, when each page can be used on slow 4G, with
 * the processor at its own speed.
 *
 * Before them comes the same on a page with one field and nothing else, which is the least that browser and machine
 * need, and each has a plain loop on its page next to it, so that a busy machine shows in all of them.
 */
import { type Browser, chromium as browsers, type Page } from "@playwright/test";
import { chromiumAtHand, flags } from "../../scripts/lib/chromium.mjs";
import { plainLoop } from "../../scripts/lib/plain-loop.ts";
import { served } from "./served.ts";
import { tasksIn } from "./tasks.ts";

const keys = Number(process.argv[2] ?? 60);
const slower = Number(process.argv[3] ?? 4);
/** Long enough for any answer, so that no key overlaps with the work of the one before. */
const PAUSE = 700;
/** A task up to here isn't felt. */
const LONG = 50;

/** The field that is typed into: a digit is added at its end, and removed again. */
const pages = [
  { path: "an empty page", blank: "Price" },
  { path: "/gig-economy-tax-calculator#v2.gigs=1&gigs.0.pay=38000/year&state=CA", blank: "Pay from gig work" },
  { path: "/mortgage-calculator", blank: "Price of the home" },
  { path: "/retirement-calculator", blank: "Savings for retirement" },
];

interface Felt {
  readonly echoes: number[];
  readonly answers: number[];
}

/** In the page: records for each key when the next frame was painted, and the first frame with a different answer. */
function watch(): void {
  const felt: Felt = { echoes: [], answers: [] };
  let pressed: number | undefined;
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(0);
    });
  const keyDown = ({ timeStamp }: KeyboardEvent) => {
    pressed = timeStamp;
    painted(() => felt.echoes.push(performance.now() - timeStamp));
  };
  addEventListener("keydown", keyDown, true);
  new MutationObserver(() => {
    const at = pressed;
    pressed = undefined;
    if (at !== undefined) painted(() => felt.answers.push(performance.now() - at));
  }).observe(document.querySelector(".answer output") as Element, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  Object.assign(globalThis, { felt });
}

/** A field, and its text shown again beneath it. */
const ONE_FIELD = `<meta name=viewport content="width=device-width"><label>Price <input></label>
  <p class=answer><output>0</output></p>
  <script>addEventListener("input", ({ target }) => (document.querySelector("output").textContent = target.value))</script>`;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

async function typed(page: Page, blank: string): Promise<Felt> {
  // With a finger: under a mouse, the browser looks in each frame for what is there.
  await page.getByLabel(blank, { exact: true }).first().tap();
  await page.keyboard.press("End");
  await page.waitForTimeout(PAUSE);
  await page.evaluate(watch);
  for (let i = 0; i < keys; i++) {
    await page.keyboard.press(i % 2 === 0 ? String(1 + (i % 9)) : "Backspace");
    await page.waitForTimeout(PAUSE);
  }
  return page.evaluate(() => (globalThis as unknown as { felt: Felt }).felt);
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

const both = (times: readonly number[]) =>
  [0.5, 0.95].map((share) => percentile(times, share).toFixed(0).padStart(6)).join("");

async function measured(browser: Browser, origin: string, { path, blank }: (typeof pages)[number]) {
  const page = await browser.newPage(PHONE);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  if (path.startsWith("/")) await page.goto(origin + path, { waitUntil: "networkidle" });
  else await page.setContent(ONE_FIELD);
  const tasks = tasksIn(await browser.stopTracing());
  const blocked = tasks.reduce((sum, task) => sum + Math.max(0, task - LONG), 0);
  const { echoes, answers } = await typed(page, blank);
  const loop = await page.evaluate(plainLoop);
  await page.close();
  const name = (path.split("#")[0] ?? path).padEnd(30);
  const seen = `${answers.length}/${keys}`.padStart(6);
  console.log(
    `${name}${both(echoes)}   ${both(answers)} ${seen}${blocked.toFixed(0).padStart(9)}${loop.toFixed(0).padStart(12)}`,
  );
}

/** Lighthouse's slow 4G: milliseconds, and bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** From the start of a visit until a calculator reacts, in milliseconds: the median of five visits. */
async function ready(browser: Browser, address: string): Promise<number> {
  const times: number[] = [];
  while (times.length < 5) {
    const page = await browser.newPage(PHONE);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Network.emulateNetworkConditions", SLOW_4G);
    await page.goto(address, { waitUntil: "commit" });
    const awake = () => document.querySelector("astro-island:not([ssr])") && performance.now();
    times.push(Number(await (await page.waitForFunction(awake)).jsonValue()));
    await page.close();
  }
  return percentile(times, 0.5);
}

console.log(`${"milliseconds, slowed".padEnd(23)} ${slower} x   echo   95%   answer   95%   seen  blocked  plain loop`);
const browser = await browsers.launch({ executablePath: await chromiumAtHand(), args: flags });
await served(async (origin) => {
  for (const page of pages) await measured(browser, origin, page);
  console.log("\nFirst interaction on slow 4G, not slowed");
  for (const { path } of pages.filter(({ path }) => path.startsWith("/"))) {
    const [address = ""] = path.split("#");
    console.log(`${address.padEnd(30)}${(await ready(browser, origin + address)).toFixed(0).padStart(6)}`);
  }
});
await browser.close();
