/** Writes `sw.js` into the built site: the service worker from src/offline, with the list of files it keeps. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { builtSite } from "../../server/built-site.ts";

const entry = fileURLToPath(new URL("../../src/offline/worker.ts", import.meta.url));

/** Not part of the copy, because no page needs it to work. */
const APART = /^sw\.js$|\.(map|xml|txt|csv)$|^_astro\/reports-|^og\//;

export async function writeOfflineWorker(dist: string): Promise<void> {
  const site = builtSite(dist);
  const kept = [...site.files]
    .filter(([, file]) => !APART.test(file))
    .map(([url, file]) => ({
      url,
      // These names already contain a hash of the content.
      revision: file.startsWith("_astro/") ? null : hash("sha256", readFileSync(join(dist, file))).slice(0, 16),
    }));
  await build({
    configFile: false,
    logLevel: "warn",
    define: {
      FILES: JSON.stringify(kept),
      NOT_FOUND: JSON.stringify(site.page("404")),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      sourcemap: "hidden",
      lib: { entry, formats: ["iife"], name: "sw", fileName: () => "sw.js" },
    },
  });
}
