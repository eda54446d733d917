/** Writes `sw.js` into the built site: the service worker from src/offline, with the list of files it keeps. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "vite";
import { withOwnPolicy } from "../finish.ts";

const entry = fileURLToPath(new URL("../../src/offline/worker.ts", import.meta.url));

/** Not part of the copy, because no page needs it to work. */
const APART = /^(404|500)\.html$|^sw\.js$|(^|\/)\.|\.(map|br|gz|xml|txt|csv)$|^_astro\/reports-|^_headers$|^og\//;

const filesToKeep = (dist: string): { url: string; revision: string | null }[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, "/").length))
    .filter((file) => !APART.test(file))
    .sort()
    .map((file) => ({
      url: `/${file}`.replace(/(\/index)?\.html$/, "") || "/",
      // These names already contain a hash of the content.
      revision: file.startsWith("_astro/") ? null : hash("sha256", readFileSync(join(dist, file))).slice(0, 16),
    }));

export const offline = (): AstroIntegration => ({
  name: "offline",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const dist = fileURLToPath(dir);
      await build({
        configFile: false,
        logLevel: "warn",
        define: {
          FILES: JSON.stringify(filesToKeep(dist)),
          NOT_FOUND: JSON.stringify(withOwnPolicy(readFileSync(join(dist, "404.html"), "utf8"))),
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
    },
  },
});
