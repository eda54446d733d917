/** Writes `.br` and `.gz` next to each text file in the built site, if they are smaller. */
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Below this many bytes, the response headers outweigh the savings. */
const WORTHWHILE = 512;
const text = /\.(html|css|js|mjs|json|svg|xml|txt|csv|md|webmanifest|wasm)$/;

export async function compress(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => text.test(file));
  await Promise.all(files.map((file) => compressFile(join(dist, file))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const forms = [
    [".br", await promisify(brotliCompress)(content, { params })],
    [".gz", await promisify(gzip)(content, { level: 9 })],
  ] as const;
  for (const [ending, smaller] of forms) if (smaller.length < content.length) await writeFile(file + ending, smaller);
}

if (import.meta.main) await compress(fileURLToPath(new URL("../dist", import.meta.url)));
