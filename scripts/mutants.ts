/**
 * `npm run mutants [-- --random N] [--seed S] [--once] [--again] [--seconds T] [--write] [FILE...]`: how well the tests
 * cover the code. Changes one operator, constant or branch at a time, in N random places in the files (all places
 * without `--random`), and lists each change that no test noticed. With `--write`, the result goes into
 * `src/content/mutation-score.json`; with `--again`, only the changes listed there are tried. No changed code is
 * written to disk: the test runner receives the changed text.
 *
 * First, all changes are in the code behind switches, and each test runs again with those it reaches, for at most T
 * seconds (20 without `--seconds`); see `lib/mutants/runner.ts`. Changes that nobody noticed get a second pass, with
 * the change made before anything loads, because what is computed once at the start can't be switched later. The second
 * pass takes most of the time; `--once` skips it.
 *
 * All limits are seconds of processor time: a busy machine must not make a change look noticed.
 */
import { type ChildProcess, execFileSync, fork } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { TestSpecification } from "vitest/node";
import { type Change, changesOf, drawn, withSwitches } from "./lib/mutants/changes.ts";
import { mayNotice } from "./lib/mutants/subjects.ts";

/** If the tests are silent for this long, the change they are trying counts as noticed, because the code loops. */
const LONGEST = 180;
/** The limit for the second pass over one change, in seconds. */
const LONGEST_LOOK = 400;
/** The number of test files in the second pass, nearest importers of the file first. */
const MOST_TESTS = 16;
const SCORE = "src/content/mutation-score.json";

interface Line {
  readonly test?: string;
  readonly file?: string;
  readonly tries?: number;
  readonly noticed?: number;
}
/** A change that no test noticed. */
interface Survivor {
  readonly file: string;
  readonly code: string;
  readonly to: string;
  /** Why no test can notice it, in our own words; kept from run to run. */
  readonly why?: string;
}
interface Score {
  readonly date: string;
  readonly seed: number;
  readonly tried: number;
  /** By the tests as they were when the places were drawn. */
  readonly noticedAtFirst: number;
  readonly noticed: number;
  /** The code did nothing, and is gone. */
  readonly removed: number;
  readonly survivors: readonly Survivor[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    random: { type: "string" },
    seed: { type: "string", default: "1" },
    once: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    seconds: { type: "string", default: "20" },
    write: { type: "boolean", default: false },
  },
});
const chosen =
  positionals.length > 0 ? positionals : ["src/engine/**/*.ts", "src/inputs/**/*.ts", "src/calculators/**/*.ts"];
const files = globSync(chosen)
  .filter((file) => !/\.(test|bench|lines|words|d)\.tsx?$/.test(file))
  .sort();
const seed = Number(values.seed);
const all = files.flatMap(changesOf);
const told = ({ file, line, code, to }: Change) => `${file}:${line} ${code} → ${to}`;
const nameOf = ({ file, code, to }: Pick<Change, "file" | "code" | "to">) => [file, code, to].join(" ");
const before = existsSync(SCORE) ? (JSON.parse(readFileSync(SCORE, "utf8")) as Score) : null;
const listed = new Set(before?.survivors.map(nameOf));
const selected = values.again
  ? all.filter((change) => listed.has(nameOf(change)))
  : values.random
    ? drawn(all, Number(values.random), seed)
    : all;
if (values.again && selected.length < listed.size)
  throw new Error(`Of the ${listed.size} changes in ${SCORE}, the code still has only ${selected.length}. Draw anew.`);
const changes = selected.map((change, i) => ({ ...change, id: i + 1 }));

/** Tests that say nothing about a rule, or cover all rules at great length, are skipped in the first pass. */
const leftOut = /anything-typed|served\.test|layers\.test|^scripts|^server/;
/**
 * Tests near the changed code first, then full returns and reference cases, then the rest. Components and a
 * retirement's futures take long, so they come last, when few changes are left for them. A change that is tried alone
 * meets only a few tests, so the nearest come first, whatever they take.
 */
const turn = (test: string, changed: readonly string[]) => {
  const steps = (file: string) => relative(dirname(file), dirname(test)).split("/").filter(Boolean).length;
  const away = Math.min(4, ...changed.map(steps));
  const isAlone = changed.length === 1;
  if (/\.tsx$|futures|montecarlo/.test(test) && !(isAlone && away <= 1)) return 9;
  if (values.random && !isAlone)
    return ["inputs", "engine", "oracle", "law", "calculators", "ui"].indexOf(test.split("/")[1] ?? "");
  return away * 2 + (/^src\/(oracle|calculators)/.test(test) ? -1 : 0);
};

/** The tests in their own process, with the changed text. */
async function work(): Promise<void> {
  const { createVitest } = await import("vitest/node");
  const { BaseSequencer } = await import("vitest/node");
  class AsGiven extends BaseSequencer {
    override async sort(given: TestSpecification[]) {
      return given;
    }
  }
  const always = Number(process.env.MUTANT ?? 0);
  const MUTANTS_FILES = JSON.stringify(changes.map(({ file }) => file));
  /** Files that already ran, or that fail without any change. */
  const done = new Set((process.env.MUTANTS_DONE ?? "").split("\n"));
  const byFile = new Map<string, typeof changes>();
  const noticedBefore = new Set(always ? [] : readLog(process.env.MUTANTS_LOG as string).map(({ noticed }) => noticed));
  for (const change of changes) {
    if (noticedBefore.has(change.id)) continue;
    const file = resolve(change.file);
    byFile.set(file, [...(byFile.get(file) ?? []), change]);
  }
  const plugin = {
    name: "mutants",
    enforce: "pre" as const,
    transform(code: string, id: string) {
      const here = byFile.get(id.replace(/\?.*$/, ""));
      return here ? { code: withSwitches(code, here), map: null } : null;
    },
  };
  const vitest = await createVitest(
    "test",
    {
      watch: false,
      bail: always ? 1 : 0,
      isolate: false,
      maxWorkers: 1,
      // On a busy machine, a slow test isn't a sign of a fault; a loop is stopped from outside.
      testTimeout: LONGEST_LOOK * 1000,
      // A cache on disk would keep returning the original file's text.
      fsModuleCache: false,
      reporters: [{}],
      mode: "quick",
      env: { MUTANTS: "yes", MUTANTS_SECONDS: values.seconds, MUTANTS_FILES },
      runner: resolve("scripts/lib/mutants/runner.ts"),
      sequence: { sequencer: AsGiven },
    },
    { plugins: [plugin] },
  );
  const name = ({ moduleId }: TestSpecification) => relative(process.cwd(), moduleId);
  let specs: TestSpecification[];
  if (always) {
    const { file } = changes[always - 1] as Change;
    vitest.config.related = [resolve(file)];
    const away = (spec: TestSpecification) => turn(name(spec), [file]);
    specs = (await vitest.getRelevantTestSpecifications()).filter(
      (spec) => !leftOut.test(name(spec)) && !done.has(name(spec)),
    );
    specs = specs.sort((a, b) => away(a) - away(b)).slice(0, MOST_TESTS);
  } else {
    if (positionals.length > 0) vitest.config.related = [...byFile.keys()];
    specs = (await vitest.getRelevantTestSpecifications()).filter(
      (spec) => !leftOut.test(name(spec)) && !done.has(name(spec)),
    );
    const changed = [...byFile.keys()].map((file) => relative(process.cwd(), file));
    const turns = new Map(specs.map((spec) => [spec, turn(name(spec), changed)]));
    const at = (spec: TestSpecification) => turns.get(spec) ?? 0;
    specs = specs.filter((spec) => changed.some((file) => mayNotice(name(spec), file)));
    specs.sort((a, b) => at(a) - at(b) || (name(a) < name(b) ? -1 : 1));
  }
  const { testModules } = await vitest.runTestSpecifications(specs);
  const failed = testModules.filter((module) => !module.ok()).map((module) => relative(process.cwd(), module.moduleId));
  process.send?.({ failed });
  await vitest.close();
  process.exit(0);
}

const log = () => join(folder, "log.jsonl");
const readLog = (file: string): Line[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const lines = () => readLog(log());
/** The processor time a working process and its own have used so far. */
const secondsOf = (group: number) =>
  execFileSync("ps", ["-A", "-o", "pgid=", "-o", "time="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => Number.parseInt(line, 10) === group)
    .map((line) => (line.trim().split(/\s+/)[1] ?? "").split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0))
    .reduce((sum, one) => sum + one, 0);
const sleep = (seconds: number) => new Promise((wake) => setTimeout(wake, seconds * 1000));
let folder = "";

/** A working process; it ends when it is done, or is stopped if it is silent for too long. */
async function worked(
  env: Record<string, string>,
  longest: () => number,
): Promise<{ failed: string[]; late: boolean }> {
  const child: ChildProcess = fork(new URL(import.meta.url), process.argv.slice(2), {
    env: { ...process.env, MUTANTS_LOG: log(), ...env },
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let failed: string[] = [];
  let ended = false;
  child.on("message", (said) => {
    failed = (said as { failed: string[] }).failed;
  });
  child.on("exit", () => {
    ended = true;
  });
  let said = 0;
  let since = 0;
  while (!ended) {
    await sleep(1);
    const [now, used] = [env.MUTANT ? 0 : statSync(log()).size, secondsOf(child.pid as number)];
    if (now !== said) [said, since] = [now, used];
    if (used - since > longest()) {
      process.kill(-(child.pid as number), "SIGKILL");
      return { failed, late: true };
    }
  }
  return { failed, late: false };
}

async function lead(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), "mutants-"));
  writeFileSync(log(), "");
  console.log(`${changes.length} of ${all.length} changes, seed ${seed}`);
  const fail: string[] = [];
  for (let late = true; late; ) {
    const past = lines();
    const seen = [...new Set(past.map(({ file }) => file))];
    // The file in which the tests hung is run again, without the change that caused it.
    const first = await worked({ MUTANTS_DONE: seen.slice(0, -1).join("\n") }, () => LONGEST);
    late = first.late;
    fail.push(...first.failed);
    const last = lines().findLast(({ tries, test }) => tries ?? test);
    if (late && last?.tries !== undefined)
      appendFileSync(log(), `${JSON.stringify({ noticed: last.tries, file: last.file, test: "runs on and on" })}\n`);
    else if (late && last) appendFileSync(log(), `${JSON.stringify({ file: `after ${last.file}` })}\n`);
  }
  const noticed = new Set(lines().flatMap(({ noticed: id }) => id ?? []));
  const left = changes.filter(({ id }) => !noticed.has(id));
  console.log(
    `${noticed.size} are noticed in the first pass${values.once ? "" : `; a second pass over ${left.length}:`}`,
  );
  if (fail.length > 0) console.log(`Skipped, because they fail before anything is changed: ${fail.join(", ")}`);
  for (const change of values.once ? [] : left) {
    const env = { MUTANT: String(change.id), MUTANTS_DONE: fail.join("\n") };
    const { failed, late } = await worked(env, () => LONGEST_LOOK);
    if (late || failed.length > 0) noticed.add(change.id);
    console.log(
      `${late ? "runs on" : failed.length > 0 ? `noticed by ${failed.join(", ")}` : "NOT NOTICED"}: ${told(change)}`,
    );
  }
  rmSync(folder, { recursive: true });

  const survivors = changes
    .filter(({ id }) => !noticed.has(id))
    .map(({ file, code, to }): Survivor => {
      const known = before?.survivors.find((one) => nameOf(one) === nameOf({ file, code, to }));
      return { file, code, to, ...(known?.why && { why: known.why }) };
    });
  console.log(
    `\n${noticed.size} of ${changes.length} changes are noticed.${survivors.length > 0 ? " Not noticed:" : ""}`,
  );
  for (const { file, code, to, why } of survivors) console.log(`  ${file} ${code} → ${to}${why ? ` (${why})` : ""}`);
  if (!values.write) return;
  const date = new Date().toISOString().slice(0, 10);
  const drawnNow = { seed, tried: changes.length, noticedAtFirst: noticed.size, removed: 0 };
  const { seed: from, tried, noticedAtFirst, removed } = values.again && before ? before : drawnNow;
  const nowNoticed = tried - removed - survivors.length;
  const score = { date, seed: from, tried, noticedAtFirst, noticed: nowNoticed, removed, survivors };
  writeFileSync(SCORE, `${JSON.stringify(score satisfies Score, null, 2)}\n`);
}

await (process.send ? work() : lead());
