/**
 * `npm run bench [-- PART]`: how fast the engines are. Runs what each file `*.bench.ts` in `src` exports as `benches`, for
 * about a second each; with PART only those whose file or name contains it. Seconds are those of one core at work on it, so that
 * other programs do not count.
 */

import { readdirSync } from "node:fs";

interface Bench {
  readonly name: string;
  /** What one operation is, in the plural: "plans", "paths". */
  readonly unit: string;
  /** Does some operations and gives their number. */
  run(): number;
}

const SECOND = 1000;
const source = new URL("../src/", import.meta.url);
const part = process.argv[2] ?? "";

/** Milliseconds that the core has worked for this thread. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Operations per second over the time given, in milliseconds. */
function rate(bench: Bench, time: number): number {
  const start = worked();
  let operations = 0;
  let now = start;
  while (now - start < time) {
    operations += bench.run();
    now = worked();
  }
  return (operations / (now - start)) * SECOND;
}

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".bench.ts"));
let ran = 0;
for (const file of files.sort()) {
  const { benches } = (await import(new URL(file, source).href)) as { benches: readonly Bench[] };
  for (const bench of benches) {
    if (!`${file} ${bench.name}`.includes(part)) continue;
    rate(bench, SECOND / 4); // until the compiler has seen enough
    const perSecond = Math.round(rate(bench, SECOND)).toLocaleString("en-US");
    console.log(`${bench.name.padEnd(60)} ${perSecond.padStart(14)} ${bench.unit} per second`);
    ran++;
  }
}
if (ran === 0) console.log("No benches found.");
