/**
 * `npm run bench [-- PART]`: how fast the engines are. Runs the `benches` that each `*.bench.ts` file in `src` exports,
 * for about a second each; with PART, only those whose file or name contains it. Each runs in its own process, as on a
 * page, so that what one has taught the compiler or left in memory doesn't affect the next. Seconds are processor time
 * on one core, so that other programs don't count. A bench that takes too long is measured up to two more times. Each
 * has a plain loop in its own process next to it, so that a busy machine shows in both, and limits are longer on slower
 * cores.
 */
import { fork } from "node:child_process";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { plainLoop, slowerBy } from "./lib/plain-loop.ts";

interface Bench {
  readonly name: string;
  /** One operation's name, in the plural: "plans", "paths". */
  readonly unit: string;
  /** The limit for one operation, in milliseconds. */
  readonly most?: number;
  /** Loads what it needs; not measured. */
  ready?(): Promise<void>;
  /** Does some operations and returns how many. */
  run(): number;
}
/** What a bench's own process found, in milliseconds: one operation, and a plain loop. */
interface Measured {
  readonly each: number;
  readonly loop: number;
}

const SECOND = 1000;
const TRIES = 3;

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
  ((await import(pathToFileURL(resolve(file)).href)) as { benches: readonly Bench[] }).benches;

/** One bench, in its own process. */
async function measure(file: string, name: string): Promise<void> {
  const bench = (await benchesIn(file)).find((one) => one.name === name);
  if (bench === undefined) throw new Error(`${file} has no bench "${name}"`);
  await bench.ready?.();
  timed(bench, SECOND / 2); // until the compiler has seen enough
  // The best of four, because a core shared with other programs runs slower even by its own clock.
  const each = Math.min(...Array.from({ length: 4 }, () => timed(bench, SECOND / 4)));
  process.send?.({ each, loop: plainLoop() } satisfies Measured);
}

const measuredApart = (file: string, name: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const apart = fork(new URL(import.meta.url), [file, name]);
    apart.once("message", (found) => resolve(found as Measured));
    apart.once("exit", () => reject(new Error(`${name} gave no result`)));
  });

const said = (milliseconds: number) => `${milliseconds.toPrecision(3)} ms`;

async function all(part = ""): Promise<void> {
  let count = 0;
  for (const file of globSync("src/**/*.bench.ts").sort())
    for (const { name, unit, most = Number.POSITIVE_INFINITY } of await benchesIn(file)) {
      if (!`${file} ${name}`.includes(part)) continue;
      count++;
      let found = await measuredApart(file, name);
      const isSlow = () => found.each > most * slowerBy(found.loop);
      for (let tries = 1; tries < TRIES && isSlow(); tries++) found = await measuredApart(file, name);
      if (isSlow()) process.exitCode = 1;
      const goal = Number.isFinite(most) ? `, ${isSlow() ? "MORE than" : "of"} ${most}` : "";
      const perSecond = Math.round(SECOND / found.each).toLocaleString("en-US");
      console.log(
        `${name.padEnd(64)} ${perSecond.padStart(12)} ${unit} per second   loop ${said(found.loop)}   ${said(found.each)} each${goal}`,
      );
    }
  if (count === 0) console.log("No benches found.");
}

// A process forked for one bench reports to its parent.
const [, , first, name = ""] = process.argv;
await (process.send && first ? measure(first, name) : all(first));
