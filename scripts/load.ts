/**
 * `npm run load [-- SECONDS]`: our server beside nginx on this machine, with the same files and the configuration that the
 * build writes for it. First both have to give the same answers; then a guide is asked for over 200 connections, and
 * what each of them answers in a second is shown with the ratio, and the memory of our server over that time. On a busy machine
 * the ratio by the work of the processor is the one to read.
 * Needs nginx with the module for precompressed brotli, and wrk. Debian: nginx libnginx-mod-http-brotli-static wrk.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxConfig } from "../server/hosts/nginx.ts";
import { siteRules } from "../server/site-rules.ts";
import { addressesIn } from "./lib/built/site.ts";
import { differences } from "./lib/same-answers.ts";
import { dist, served } from "./lib/serve.ts";

const seconds = Number(process.argv[2] ?? 30);
if (!Number.isInteger(seconds) || seconds < 1 || seconds > 30) throw new Error("Say how many seconds: from 1 to 30.");
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const GUIDE = "/guides/mortgage-guide";
const port = 4797;

/** Runs a program to its end and gives what it said. */
function said(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args);
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (text += part));
    child.on("error", () => reject(new Error(`${program} is not there. Debian: apt-get install nginx wrk`)));
    child.on("close", () => resolve(text));
  });
}

interface Run {
  readonly perSecond: number;
  /** Answers for each second that a processor worked on them: other programs on the machine do not count. */
  readonly perWorked: number;
  readonly errors: string;
}

/** Seconds that a process has worked so far, with those it started; the clock of /proc ticks 100 times a second. */
function workedBy(pid: number): number {
  const parts = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + workedBy(child), (Number(parts[11]) + Number(parts[12])) / 100);
}

async function load(origin: string, pid: number): Promise<Run> {
  const before = workedBy(pid);
  const text = await said("wrk", [
    ...["-t1", "-c200", `-d${seconds}s`, "--timeout", "10s"],
    ...["-H", "Accept-Encoding: gzip, br", origin + GUIDE],
  ]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    perWorked: Number(/(\d+) requests in/.exec(text)?.[1]) / (workedBy(pid) - before),
    errors: /Socket errors:.*|Non-2xx.*/.exec(text)?.[0] ?? "no error",
  };
}

/** Memory of a process that is really in use, in MB. */
const memoryOf = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

const work = mkdtempSync(join(tmpdir(), "nginx-"));
const config = join(work, "nginx.conf");
writeFileSync(
  config,
  nginxConfig(siteRules(dist), { root: dist, port, work, modules: existsSync(BROTLI) ? [BROTLI] : [] }).replace(
    "access_log /dev/stdout",
    `access_log ${join(work, "access.log")}`,
  ),
);
const nginx = spawn("nginx", ["-c", config, "-g", "daemon off;"], { stdio: "inherit" });
try {
  await served(async (ours, pid) => {
    const theirs = `http://127.0.0.1:${port}`;
    const found = await differences(ours, theirs, addressesIn(dist));
    console.log(found.length === 0 ? "Both give the same answers." : `Not the same:\n${found.join("\n")}`);
    const before = memoryOf(pid);
    const node = await load(ours, pid);
    const [half, beside] = [memoryOf(pid), await load(theirs, nginx.pid as number)];
    const again = await load(ours, pid);
    const whole = (count: number) => Math.round(count).toLocaleString("en-US").padStart(8);
    const say = (name: string, { perSecond, perWorked, errors }: Run) =>
      console.log(`${name.padEnd(22)}${whole(perSecond)} a second, ${whole(perWorked)} a processor second, ${errors}`);
    say("npm start", node);
    say("nginx", beside);
    say("npm start, once more", again);
    const ratio = (of: "perSecond" | "perWorked") => ((node[of] + again[of]) / 2 / beside[of]).toFixed(2);
    console.log(`ratio ${ratio("perSecond")}, by the work of the processor ${ratio("perWorked")}`);
    console.log(`memory of npm start: ${before} MB before, ${half} MB after one run, ${memoryOf(pid)} MB after two`);
  });
} finally {
  nginx.kill("SIGQUIT");
  await new Promise((resolve) => nginx.on("close", resolve));
  rmSync(work, { recursive: true, force: true });
}
