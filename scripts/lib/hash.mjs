import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const hashOfFile = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** One hash of everything in a folder that a build could read, except hidden files and those named. */
export function hashOfFolder(folder, except = []) {
  const hash = createHash("sha256");
  const add = (path) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const inside = join(path, entry.name);
      if (entry.name.startsWith(".") || except.includes(inside)) continue;
      if (entry.isDirectory()) add(inside);
      else if (entry.isFile()) hash.update(`${inside}\0${hashOfFile(join(folder, inside))}\n`);
    }
  };
  add("");
  return hash.digest("hex");
}

/** The content of a stamp file; undefined if there is none. */
export const stamped = (file) => (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
