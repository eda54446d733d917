/**
 * Runs each test as it is, then once more for every change that it reached and no test has noticed yet, with that
 * change switched on. That way the tests start and load once for hundreds of changes. A test has noticed a change if it
 * fails with it, passes again without it, and fails with it once more: a slow machine doesn't do that.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { TestRunner } from "vitest";
import { mayNotice } from "./subjects.ts";

/**
 * Processor time one test may spend on changes, in seconds; the rest is left to other tests, and to the second pass.
 */
const MOST_PER_TEST = Number(process.env.MUTANTS_SECONDS);
/** And what all tests may spend on one change. */
const MOST_PER_CHANGE = 40;
/** A change counts as an endless loop if its place is reached this many times as often as without it. */
const RUNS_ON = 200;

/** The file of each change, by its number. */
const files: readonly string[] = JSON.parse(process.env.MUTANTS_FILES ?? "[]");
const log = process.env.MUTANTS_LOG as string;
/** Switched on all the time, for the second pass over one change. */
const always = Number(process.env.MUTANT ?? 0);
let on = always;
let count = 0;
let most = Number.POSITIVE_INFINITY;
const reached = new Set<number>();
const noticed = new Set<number>();

(globalThis as { mutantIsOn?: unknown }).mutantIsOn = (id: number): boolean => {
  reached.add(id);
  count++;
  if (count > most) throw new Error("The changed code loops");
  return id === on;
};

const say = (line: object) => appendFileSync(log, `${JSON.stringify(line)}\n`);
for (const line of existsSync(log) ? readFileSync(log, "utf8").split("\n") : []) {
  const { noticed: id } = line ? (JSON.parse(line) as { noticed?: number }) : {};
  if (id !== undefined) noticed.add(id);
}

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const spent = new Map<number, number>();

/** What the test says if it fails with this change, or with none. */
async function failure(test: () => unknown, change: number): Promise<string | null> {
  on = change;
  count = 0;
  try {
    await test();
    return null;
  } catch (error) {
    return String(error).slice(0, 200);
  } finally {
    on = 0;
  }
}

type Task = Parameters<TestRunner["onBeforeRunTask"]>[0];

export default class MutantRunner extends TestRunner {
  async runTask(task: Task): Promise<void> {
    const test = TestRunner.getTestFn(task as never);
    const file = relative(process.cwd(), task.file.filepath);
    if (always) {
      await test();
      return;
    }
    // What was reached while the file loaded belongs to its first test; the switch is already off by then, so it can't
    // be noticed here.
    reached.clear();
    count = 0;
    say({ test: task.name, file });
    await test();
    const usual = count;
    const start = seconds();
    const tried = [...reached].filter((one) => !noticed.has(one) && mayNotice(file, files[one - 1] as string));
    for (const id of tried) {
      const before = seconds();
      if (before - start > MOST_PER_TEST) break;
      if ((spent.get(id) ?? 0) > MOST_PER_CHANGE) continue;
      say({ tries: id, file });
      most = usual * RUNS_ON + 1_000_000;
      const why = await failure(test, id);
      const sure = why !== null && (await failure(test, 0)) === null && (await failure(test, id)) !== null;
      most = Number.POSITIVE_INFINITY;
      spent.set(id, (spent.get(id) ?? 0) + seconds() - before);
      if (!sure) continue;
      noticed.add(id);
      say({ noticed: id, file, test: task.name, why });
    }
  }
}
