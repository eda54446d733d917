/**
 * `npm run bench [-- PART]`: how fast the engines are. Runs the `benches` that each `*.bench.ts` file in `src` exports,
 * for about a second each; with PART, only those whose file or name contains it. Each runs in its own process, as on a
 * page, so that what one has taught the compiler or left in memory doesn't affect the next. Seconds are processor time
 * on one core, so that other programs don't count. A bench that takes too long is measured up to two more times. Each
 * has a plain loop in its own process next to it, so that a busy machine shows in both, and limits are longer on slower
 * cores.
 */

import { fork } from "node:child_process";
import { readdirSync } from "node:fs";
import { plainLoop, slowerBy } from "./lib/plain-loop.ts";

interface Bench {
  readonly name: string;
  /** One operation's name, in the plural: "plans", "paths". */
  readonly unit: string;
  /** The limit for one operation, in milliseconds. */
  readonly most?: number;
  /** Related benches, of which the slowest is reported at the end. */
  readonly kind?: string;
  /** Loads what it needs; not measured. */
  ready?(): Promise<void>;
  /** Does some operations and returns how many. */
  run(): number;
}
interface Task {
  readonly file: string;
  readonly name: string;
}

const SECOND = 1000;
const MORE_TRIES = 2;
const source = new URL("../src/", import.meta.url);
const part = process.argv[2] ?? "";

/** Milliseconds that the core has worked for this thread. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Operations per second over the given time, in milliseconds. */
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

const benchesIn = async (file: string) =>
  ((await import(new URL(file, source).href)) as { benches: readonly Bench[] }).benches;

/** One bench, in its own process. */
async function measure({ file, name }: Task): Promise<void> {
  const bench = (await benchesIn(file)).find((one) => one.name === name);
  if (bench === undefined) throw new Error(`${file} has no bench "${name}"`);
  await bench.ready?.();
  rate(bench, SECOND / 2); // until the compiler has seen enough
  // The best of four, because a core shared with other programs runs slower even by its own clock.
  const best = Math.max(...Array.from({ length: 4 }, () => rate(bench, SECOND / 4)));
  process.send?.({ each: SECOND / best, loop: plainLoop() } satisfies Apart);
}

/** What a bench's own process found, in milliseconds: one operation, and a plain loop. */
interface Apart {
  readonly each: number;
  readonly loop: number;
}

const measuredApart = ({ file, name }: Task): Promise<Apart> =>
  new Promise((resolve, reject) => {
    const apart = fork(new URL(import.meta.url), [file, name]);
    apart.once("message", resolve);
    apart.once("exit", () => reject(new Error(`${name} gave no result`)));
  });

const said = (milliseconds: number) => `${milliseconds.toPrecision(3)} ms`;

interface Measured extends Task, Apart {
  readonly unit: string;
  readonly most: number | undefined;
  readonly kind: string | undefined;
}

const isSlow = ({ each, most, loop }: Measured) => most !== undefined && each > most * slowerBy(loop);

function tell(one: Measured): void {
  const { name, unit, most, each, loop } = one;
  const goal = most === undefined ? "" : `${said(each)} each${isSlow(one) ? `, MORE than ${most}` : ` of ${most}`}`;
  const perSecond = Math.round(SECOND / each).toLocaleString("en-US");
  console.log(
    `${name.padEnd(64)} ${perSecond.padStart(12)} ${unit} per second   loop ${said(loop)}   ${goal}`.trimEnd(),
  );
}

async function all(): Promise<void> {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".bench.ts"));
  const measured: Measured[] = [];
  for (const file of files.sort()) {
    for (const { name, unit, most, kind } of await benchesIn(file)) {
      if (!`${file} ${name}`.includes(part)) continue;
      const one = { file, name, unit, most, kind, ...(await measuredApart({ file, name })) };
      measured.push(one);
      tell(one);
    }
  }
  // Another program on the same processor can slow a core for half a minute. What is really slow is slow again.
  for (let again = 0; again < MORE_TRIES && measured.some(isSlow); again++) {
    console.log("Measuring the ones over their limit again:");
    for (const [i, slow] of measured.entries()) {
      if (!isSlow(slow)) continue;
      const one = { ...slow, ...(await measuredApart(slow)) };
      measured[i] = one;
      tell(one);
    }
  }
  if (measured.some(isSlow)) process.exitCode = 1;
  const slowest = new Map<string, Measured>();
  for (const one of measured)
    if (one.kind !== undefined && one.each > (slowest.get(one.kind)?.each ?? 0)) slowest.set(one.kind, one);
  for (const [kind, { name, each }] of slowest) console.log(`Slowest ${kind}: ${name}, ${said(each)}`);
  if (measured.length === 0) console.log("No benches found.");
}

// A process forked for one bench reports to its parent.
const [, , file = "", name = ""] = process.argv;
await (process.send ? measure({ file, name }) : all());
