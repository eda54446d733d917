/** Moves the built site's source maps out of it, into `maps/`, where the server reads them and nobody can load them. */
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

export function setMapsApart(dist: string, maps: string): void {
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".js.map")) renameSync(join(dist, file), join(maps, basename(file)));
}

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
if (import.meta.main) setMapsApart(inRoot("dist"), inRoot("maps"));
