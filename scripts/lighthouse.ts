/** `npm run lighthouse [-- RUNS]`: Lighthouse's scores for each page on a phone, as the median of that many runs. */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { addressesIn } from "./lib/built/site.ts";
import { chromiumAtHand, flags } from "./lib/chromium.mjs";
import { plainLoop } from "./lib/plain-loop.ts";
import { dist, served } from "./lib/serve.ts";

const runs = Number(process.argv[2] ?? 1);
if (!Number.isInteger(runs) || runs < 1) throw new Error("Enter the number of runs: a whole number, 1 or more.");
/** Only addresses with this prefix, if one is given. */
const addresses = addressesIn(dist).filter((address) => address.startsWith(process.argv[3] ?? "/"));

const scores = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = {
  "LCP s": ["largest-contentful-paint", 1000, 2],
  "TBT ms": ["total-blocking-time", 1, 0],
  CLS: ["cumulative-layout-shift", 1, 3],
} as const;

/** Lighthouse sometimes misses the start of a page load; a run without a report is repeated. */
const TRIES = 3;

/** One run's figures, in the order of the table. */
async function measured(url: string, chromePath: string, tries = TRIES): Promise<number[]> {
  const chrome = await launch({ chromePath, chromeFlags: flags });
  try {
    const report = (await lighthouse(url, { port: chrome.port, logLevel: "error" }))?.lhr;
    if (!report || report.runtimeError) {
      if (tries > 1) return await measured(url, chromePath, tries - 1);
      throw new Error(report?.runtimeError?.message ?? "Lighthouse gave no report.");
    }
    return [
      ...scores.map((score) => Math.round((report.categories[score]?.score ?? Number.NaN) * 100)),
      ...Object.values(metrics).map(([audit, scale]) => (report.audits[audit]?.numericValue ?? Number.NaN) / scale),
    ];
  } finally {
    chrome.kill();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
const digits = [...scores.map(() => 0), ...Object.values(metrics).map(([, , places]) => places)];
const row = (name: string, cells: readonly string[]) =>
  name.padEnd(46) + cells.map((cell) => cell.padStart(8)).join("");

const chromePath = await chromiumAtHand();
console.log(row("", ["perf", "a11y", "best", "seo", ...Object.keys(metrics)]));
await served(async (origin) => {
  for (const address of addresses) {
    const figures: number[][] = [];
    for (let run = 0; run < runs; run++) figures.push(await measured(origin + address, chromePath));
    const medians = digits.map((places, at) => median(figures.map((one) => one[at] as number)).toFixed(places));
    console.log(row(address, medians));
  }
});
console.log("Pages without scripts block too: the browser's own work, which a busy machine stretches like ours.");
console.log(`A plain loop took ${plainLoop().toFixed(0)} ms.`);
