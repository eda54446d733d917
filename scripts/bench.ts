/**
 * `npm run bench [-- PART...]`: how fast the engines are. Runs the `benches` that each `*.bench.ts` file in `src`
 * exports, for about a second each; with PART, only those whose file or name contains one. Each runs in its own
 * process, as on a page, so that what one has taught the compiler or left in memory doesn't affect the next. Seconds
 * are processor time on one core, so that other programs don't count. A bench that takes too long is measured up to
 * two more times; one that still takes twice its goal is a fault. Each has a plain loop in its own process next to it,
 * so that a busy machine shows in both, and goals are longer on slower cores.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { plainLoop, slowerBy } from "./lib/plain-loop.ts";

interface Bench {
  readonly name: string;
  /** One operation's name, in the plural: "plans", "paths". */
  readonly unit: string;
  /** The goal for one operation, in milliseconds. */
  readonly most?: number;
  /** Loads what it needs; not measured. */
  ready?(): Promise<void>;
  /** Does some operations and returns how many. */
  run(): number;
}

/** Milliseconds that the core has worked for this thread. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds per operation over the given time. */
function timed(bench: Bench, time: number): number {
  const start = worked();
  let operations = 0;
  while (worked() - start < time) operations += bench.run();
  return (worked() - start) / operations;
}

const benchesIn = async (file: string) =>
  ((await import(pathToFileURL(resolve(file)).href)) as { benches: readonly Bench[] }).benches.map((bench) => ({
    ...bench,
    file,
    called: `${file} ${bench.name}`,
  }));

/** In a bench's own process: milliseconds of one operation and of a plain loop. */
async function measured(file: string, name: string): Promise<readonly [each: number, loop: number]> {
  const bench = (await benchesIn(file)).find((one) => one.name === name) as Bench;
  await bench.ready?.();
  timed(bench, 500); // until the compiler has seen enough
  // The best of four, because a core shared with other programs runs slower even by its own clock.
  return [Math.min(...Array.from({ length: 4 }, () => timed(bench, 250))), plainLoop()];
}

async function report({ file, name, unit, most = Number.POSITIVE_INFINITY }: Bench & { file: string }): Promise<void> {
  let [each, loop, ofGoal] = [0, 0, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < 3 && ofGoal > 1; tries++) {
    [[each, loop]] = await once(fork(new URL(import.meta.url), [file, name]), "message");
    ofGoal = each / (most * slowerBy(loop));
  }
  if (ofGoal > 2) process.exitCode = 1;
  const perSecond = Math.round(1000 / each).toLocaleString("en-US");
  const goal = Number.isFinite(most) ? `, ${ofGoal > 1 ? "MORE than" : "of"} ${most}` : "";
  const times = `loop ${loop.toPrecision(3)} ms   ${each.toPrecision(3)} ms each${goal}`;
  console.log(`${name.padEnd(64)} ${perSecond.padStart(12)} ${unit} per second   ${times}`);
}

const asked = process.argv.slice(2);
if (process.send) process.send(await measured(...(asked as [file: string, name: string])));
else {
  const all = (await Promise.all(globSync("src/**/*.bench.ts").sort().map(benchesIn))).flat();
  const lost = asked.find((part) => !all.some(({ called }) => called.includes(part)));
  if (lost) throw new Error(`No bench has "${lost}" in its file or name.`);
  for (const bench of all)
    if (asked.length === 0 || asked.some((part) => bench.called.includes(part))) await report(bench);
}
