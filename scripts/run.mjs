/**
 * `node scripts/run.mjs [--site] [--built] PROGRAM ...`: runs a project program, after installing its packages if they
 * are missing, so that every command works in a fresh clone. `--site`: the packages that only check the site aren't
 * needed. `--built`: builds the site first if anything in it has changed.
 */
import { build } from "./lib/build.mjs";
import { door } from "./lib/door.mjs";
import { install } from "./lib/install.mjs";
import { newNode } from "./lib/place.mjs";
import { shown } from "./lib/run.mjs";

await door(async () => {
  const asked = process.argv.slice(2);
  const flags = asked.slice(
    0,
    asked.findIndex((word) => !word.startsWith("--")),
  );
  const built = flags.includes("--built");
  const [program, ...args] = asked.slice(flags.length);
  await install({ checks: !flags.includes("--site") });
  if (built) await build({ evenIfUnchanged: false });
  return shown(program === "node" ? newNode() : program, args);
});
