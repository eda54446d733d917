/** What the build does with Astro's files: finishes them, then writes `.br` and `.gz` next to each text file. */
import { hash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { writeHostFiles } from "../server/hosts/write.ts";
import { inRoot } from "./lib/place.mjs";
import { writeOfflineWorker } from "./vite/offline.ts";

/** The page with a policy that allows only its own scripts and styles. Astro gives every page the hashes of all. */
export function withOwnPolicy(html: string): string {
  const inline = [...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)];
  const held = new Set(inline.map(([, , text = ""]) => ` 'sha256-${hash("sha256", text, "base64")}'`));
  return html.replace(/(?<=<meta http-equiv="content-security-policy" content=")[^"]*/, (policy) =>
    policy.replace(/ 'sha256-[^']+'/g, (one) => (held.has(one) ? one : "")),
  );
}

/** Below this many bytes, the response headers outweigh the savings. */
const WORTHWHILE = 512;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const brotli = await promisify(brotliCompress)(content, { params });
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  const gzipped = await promisify(gzip)(content, { level: 9 });
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}

/**
 * Each step reads what those before it wrote: each page's own policy, the offline copy, then source maps and what other
 * hosts need.
 *
 * @param outside the folder for what isn't public
 */
export async function finish(dist: string, outside: string): Promise<void> {
  for (const file of globSync("**/*.html", { cwd: dist }))
    writeFileSync(join(dist, file), withOwnPolicy(readFileSync(join(dist, file), "utf8")));
  await writeOfflineWorker(dist);
  // The server reads the source maps there, and nobody can load them.
  const maps = join(outside, "maps");
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const file of globSync("**/*.js.map", { cwd: dist })) renameSync(join(dist, file), join(maps, basename(file)));
  writeHostFiles(dist, join(outside, "deploy/made"));
}

if (import.meta.main) {
  const dist = inRoot("dist");
  await finish(dist, inRoot());
  const texts = globSync("**/*.{html,css,js,mjs,json,svg,xml,txt,csv,md,webmanifest,wasm}", { cwd: dist });
  await Promise.all(texts.map((file) => compress(join(dist, file))));
}
