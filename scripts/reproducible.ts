/** `npm run reproducible`: builds the site once more, elsewhere, and says which files are not the same as in `dist/`. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Each file by its name, with its hash; not what is made of the built files afterwards. */
export function hashesIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length))
    .filter((file) => !/\.(br|gz|map)$|^\.|^_headers$/.test(file));
  return new Map(
    files.sort().map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex"),
    ]),
  );
}

export const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();

if (import.meta.main) {
  const again = inRoot(".cache/again");
  rmSync(again, { recursive: true, force: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    [inRoot("node_modules/astro/bin/astro.mjs"), "build", "--outDir", again],
    { cwd: inRoot(""), encoding: "utf8", env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" } },
  );
  if (status !== 0) throw new Error(`The second build failed.\n${stderr}`);
  const [first, second] = [hashesIn(inRoot("dist")), hashesIn(again)];
  const files = differing(first, second);
  const whole = createHash("sha256")
    .update([...first].map(([file, hash]) => `${hash}  ${file}\n`).join(""))
    .digest("hex");
  console.log(
    files.length === 0 ? `Two builds, the same ${first.size} files: ${whole}` : `Not the same:\n${files.join("\n")}`,
  );
  process.exitCode = files.length === 0 ? 0 : 1;
}
