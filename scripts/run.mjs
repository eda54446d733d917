/**
 * `node scripts/run.mjs [--built] PROGRAM ...`: runs a program of the project, after installing its packages where they are not there yet,
 * so that every command works on a fresh clone. With `--built`, the site is built first if anything in it has changed.
 */
import { build } from "./lib/build.mjs";
import { door } from "./lib/door.mjs";
import { install } from "./lib/install.mjs";
import { newNode } from "./lib/place.mjs";
import { shown } from "./lib/run.mjs";

await door(async () => {
  const asked = process.argv.slice(2);
  const built = asked[0] === "--built";
  const [program, ...args] = built ? asked.slice(1) : asked;
  await install();
  if (built) await build({ evenIfUnchanged: false });
  return shown(program === "node" ? newNode() : program, args);
});
