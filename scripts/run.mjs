/**
 * `node scripts/run.mjs [--site] [--built] [PROGRAM ...]`: runs a project program, after installing its packages if
 * they are missing, so that every command works in a fresh clone. `--site`: the packages that only check the site
 * aren't needed. `--built`: builds the site first if anything in it has changed. Without a program, only builds it.
 */
import { build } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { newNode } from "./lib/place.mjs";
import { shown } from "./lib/run.mjs";

const args = process.argv.slice(2);
const flags = [];
while (args[0]?.startsWith("--")) flags.push(args.shift());
const [program, ...rest] = args;
try {
  await install({ checks: !flags.includes("--site") });
  if (flags.includes("--built") || !program) await build({ evenIfUnchanged: !program });
  process.exitCode = program ? await shown(program === "node" ? newNode() : program, rest) : 0;
} catch (fault) {
  // A sentence and an exit code instead of a stack.
  console.error(`\n${fault.message}`);
  process.exitCode = 1;
}
