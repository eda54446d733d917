/** Runs programs, either quietly while keeping their output, or with their output shown. */
import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { environment, newNode, root } from "./place.mjs";

const windows = process.platform === "win32";

/** Runs a program, with a priority if asked for, and returns its exit code and all its output. */
export function said(program, args, { priority = 0, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: environment(), shell: windows, ...options });
    if (priority > 0 && child.pid !== undefined) setPriority(child.pid, priority);
    let text = "";
    child.stdout.on("data", (part) => (text += part));
    child.stderr.on("data", (part) => (text += part));
    child.on("error", (fault) => resolve({ code: 1, text: `${text}${fault.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, text }));
  });
}

/** Runs a program with its output shown until it ends, and forwards signals to it. Returns its exit code. */
export function shown(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment(),
      stdio: "inherit",
      shell: windows && program !== newNode(),
      ...options,
    });
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
    child.on("error", (fault) => {
      console.error(fault.message);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** A duration in words. */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Does something under a heading and says how long it took. If a program fails, its output is shown and thrown. Only
 * answers go to stdout.
 */
export async function step(heading, program, args, options) {
  process.stderr.write(`${heading} ... `);
  const start = performance.now();
  const { code, text } = await said(program, args, options);
  console.error(code === 0 ? since(start) : `failed after ${since(start)}`);
  if (code === 0) return;
  console.error(text.trimEnd());
  throw new Error(`${heading} failed.`);
}
