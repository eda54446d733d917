/** `npm run lighthouse [-- RUNS [PREFIX]]`: Lighthouse's scores for each page on a phone, the median of the runs. */
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { builtSite } from "../server/built-site.ts";
import { chromiumAtHand, flags } from "./lib/chromium.mjs";
import { plainLoop } from "./lib/plain-loop.ts";
import { dist, served } from "./lib/serve.ts";

const [, , runs = 1, prefix = "/"] = process.argv;
const score = (category: string) => (report: Result) =>
  Math.round((report.categories[category]?.score ?? Number.NaN) * 100);
const audit = (name: string, digits: number, unit: number) => (report: Result) =>
  Number(((report.audits[name]?.numericValue ?? Number.NaN) / unit).toFixed(digits));
const FIGURES: Readonly<Record<string, (report: Result) => number>> = {
  perf: score("performance"),
  a11y: score("accessibility"),
  best: score("best-practices"),
  seo: score("seo"),
  "LCP s": audit("largest-contentful-paint", 2, 1000),
  "TBT ms": audit("total-blocking-time", 0, 1),
  CLS: audit("cumulative-layout-shift", 3, 1),
};

/** Lighthouse sometimes misses the start of a page load; a run without a report is repeated. */
async function measured(url: string, chromePath: string, tries = 3): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags: flags });
  const report = await lighthouse(url, { port: chrome.port, logLevel: "error" }).finally(() => chrome.kill());
  if (report && !report.lhr.runtimeError) return report.lhr;
  if (tries > 1) return measured(url, chromePath, tries - 1);
  throw new Error(report?.lhr.runtimeError?.message ?? "Lighthouse gave no report.");
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const chromePath = await chromiumAtHand();
await served(async (origin) => {
  for (const address of builtSite(dist).pages.filter((one) => one.startsWith(prefix))) {
    const reports: Result[] = [];
    while (reports.length < Number(runs)) reports.push(await measured(origin + address, chromePath));
    const medians = Object.entries(FIGURES).map(([name, of]) => `${name} ${median(reports.map(of))}`);
    console.log(`${address.padEnd(48)} ${medians.join("   ")}`);
  }
});
console.log("Pages without scripts block too: the browser's own work, which a busy machine stretches like ours.");
console.log(`A plain loop took ${plainLoop().toFixed(0)} ms.`);
