/** Where things are, and which Node runs them. `scripts/*.mjs` and the files here also run on Node 20. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const inRoot = (...parts) => join(root, ...parts);

/** The lockfile's Node, or the one running if it is new enough to run TypeScript. */
export function newNode() {
  const brought = inRoot("node_modules", `node-${process.platform}-${process.arch}`.replace("win32", "win"), "bin");
  for (const name of ["node", "node.exe"]) if (existsSync(join(brought, name))) return join(brought, name);
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  throw new Error(
    `Node ${process.versions.node} is too old here: install Node 24 (or 22.19 and newer), then try again.`,
  );
}

/** The environment with the project's own programs first on PATH, or (`own` false) without them. */
export function environment(own = true) {
  const bin = inRoot("node_modules", ".bin");
  const rest = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(inRoot("node_modules")));
  return {
    ...process.env,
    PATH: (own ? [bin, ...rest] : rest).join(delimiter),
    ASTRO_TELEMETRY_DISABLED: "1",
  };
}
