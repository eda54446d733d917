/**
 * `npm run mutants [-- --random N] [--seed S] [--again] [--write] [FILE...]`: how well the tests cover the code.
 * Changes one operator, constant or branch at a time, in N random places in the files (all places without `--random`),
 * and lists each change that no test noticed. With `--write`, the result goes into `src/content/mutation-score.json`;
 * with `--again`, only the changes listed there are tried.
 *
 * Each change has a process of its own, which runs the tests of what imports the file, nearest ones first, and then
 * others near it, until one fails. No changed code is written to disk: the test runner receives the changed text. A
 * test that also fails without the change has noticed nothing, and is left out from then on.
 */
import { fork } from "node:child_process";
import { globSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { TestSpecification } from "vitest/node";
import score from "../src/content/mutation-score.json" with { type: "json" };
import { type Change, changesOf, drawn } from "./lib/changes.ts";

/** A change that keeps its process busy for this many seconds of processor time loops, and counts as noticed. */
const LONGEST = 900;
/** The number of test files for one change. */
const MOST_TESTS = 40;
/** Tests that say nothing about a rule, or cover all rules at great length. */
const LEFT_OUT = /anything-typed|served\.test|layers\.test|^scripts|^server/;
const SCORE = "src/content/mutation-score.json";
const before: { readonly noticed: number; readonly survivors: readonly Survivor[] } = score;

/** A change that no test noticed; why no test can, in our own words, is kept from run to run. */
type Survivor = Pick<Change, "file" | "code" | "to"> & { readonly why?: string };
interface Task {
  /** None, to see whether the tests pass without it. */
  readonly change?: Change;
  readonly file: string;
  /** These tests alone, if given. */
  readonly only?: readonly string[];
  readonly except: readonly string[];
}

/** The files of tests that fail, one at most; in its own process. */
async function failing({ change, file, only, except }: Task): Promise<string[]> {
  const { BaseSequencer, createVitest } = await import("vitest/node");
  class AsGiven extends BaseSequencer {
    override async sort(given: TestSpecification[]) {
      return given;
    }
  }
  const changed = {
    name: "mutants",
    enforce: "pre" as const,
    transform: (code: string, id: string) =>
      change && id.replace(/\?.*$/, "") === resolve(file)
        ? { code: `${code.slice(0, change.start)}(${change.changed})${code.slice(change.end)}`, map: null }
        : null,
  };
  const how = { watch: false, bail: 1, maxWorkers: 1, reporters: [{}], mode: "quick", env: { MUTANTS: "yes" } };
  // In this process, whose processor time is limited, and without a cache on disk, which has the original file's text.
  const here = { pool: "threads", fsModuleCache: false, sequence: { sequencer: AsGiven } } as const;
  const vitest = await createVitest("test", { ...how, ...here }, { plugins: [changed] });
  const nameOf = ({ moduleId }: { readonly moduleId: string }) => relative(process.cwd(), moduleId);
  /** Full returns and reference cases before others as far away; components and a retirement's futures last. */
  const away = (test: string) => {
    const steps = relative(dirname(file), dirname(test)).split("/").filter(Boolean).length;
    if (/\.tsx$|futures|montecarlo/.test(test) && steps > 1) return 9;
    return Math.min(4, steps) * 2 - (/^src\/(oracle|calculators)/.test(test) ? 1 : 0);
  };
  const every = await vitest.getRelevantTestSpecifications();
  vitest.config.related = [resolve(file)];
  const importing = new Set((await vitest.getRelevantTestSpecifications()).map(nameOf));
  // Others may still load the file on demand, so they follow, nearest ones first, too.
  const turn = (test: string) => (importing.has(test) ? 0 : 10) + away(test);
  const isAsked = (name: string) => only?.includes(name) ?? !(LEFT_OUT.test(name) || except.includes(name));
  const tests = every
    .filter((test) => isAsked(nameOf(test)))
    .sort((a, b) => turn(nameOf(a)) - turn(nameOf(b)))
    .slice(0, MOST_TESTS);
  const { testModules } = await vitest.runTestSpecifications(tests);
  return testModules.filter((module) => !module.ok()).map(nameOf);
}

type Found = readonly string[] | "loops";

/** What a process of its own finds. */
function answered(task: Task): Promise<Found> {
  const child = fork(new URL(import.meta.url), [JSON.stringify(task)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.on("message", (found) => resolve(found as Found));
    child.on("exit", () => reject(new Error(`The tests of ${task.file} ended without a result.`)));
  });
}

/** In that process. */
async function work(task: Task): Promise<void> {
  const end = (found: Found) => process.send?.(found, () => process.exit());
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > LONGEST * 1e6) end("loops");
  }, 1000);
  end(await failing(task));
}

async function lead(): Promise<void> {
  const [text, flag] = [{ type: "string" }, { type: "boolean" }] as const;
  const options = { random: text, seed: { ...text, default: "1" }, again: flag, write: flag };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const all = globSync(positionals.length > 0 ? positionals : "src/{engine,inputs,calculators}/**/*.ts")
    .filter((file) => !/\.(test|bench|lines|words|d)\.tsx?$/.test(file))
    .sort()
    .flatMap(changesOf);
  const knownAs = ({ file, code, to }: Survivor) =>
    before.survivors.find((one) => one.file === file && one.code === code && one.to === to);
  const seed = Number(values.seed);
  const changes = values.again ? all.filter(knownAs) : values.random ? drawn(all, Number(values.random), seed) : all;
  if (values.again && changes.length < before.survivors.length)
    throw new Error(`The code has only ${changes.length} of the changes listed in ${SCORE}. Draw anew.`);
  console.log(`${changes.length} of ${all.length} changes, seed ${seed}`);

  const [sound, broken] = [new Set<string>(), new Set<string>()];
  const noticedBy = async (change: Change): Promise<string | undefined> => {
    const failed = await answered({ change, file: change.file, except: [...broken] });
    if (failed === "loops") return "a test that runs on and on";
    const [test] = failed;
    if (test === undefined || sound.has(test)) return test;
    const alone = await answered({ file: change.file, only: [test], except: [] });
    (alone.length === 0 ? sound : broken).add(test);
    return alone.length === 0 ? test : noticedBy(change);
  };
  const survivors: Survivor[] = [];
  for (const change of changes) {
    const { file, code, to } = change;
    const test = await noticedBy(change);
    console.log(`${test ? `noticed by ${test}` : "NOT NOTICED"}: ${file} ${code} → ${to}`);
    if (!test) survivors.push(knownAs(change) ?? { file, code, to });
  }
  const noticed = changes.length - survivors.length;
  console.log(`\n${noticed} of ${changes.length} changes are noticed.${survivors.length > 0 ? " Not noticed:" : ""}`);
  for (const { file, code, to, why } of survivors) console.log(`  ${file} ${code} → ${to}${why ? ` (${why})` : ""}`);
  if (broken.size > 0) console.log(`Skipped, because they fail before anything is changed: ${[...broken].join(", ")}`);
  if (!values.write) return;
  const date = new Date().toISOString().slice(0, 10);
  const ofAll = { ...before, date, noticed: before.noticed + noticed, survivors };
  const ofNew = { date, seed, tried: changes.length, noticed, survivors };
  writeFileSync(SCORE, `${JSON.stringify(values.again ? ofAll : ofNew, null, 2)}\n`);
}

if (process.send) await work(JSON.parse(process.argv[2] ?? ""));
else await lead();
