import { unified } from "@astrojs/markdown-remark";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";
import manifest from "./package.json" with { type: "json" };
import { chunks } from "./scripts/vite/chunks.ts";
import { dataFiles } from "./scripts/vite/data-files.ts";
import { islands } from "./scripts/vite/islands.ts";
import { figures } from "./src/content/markdown/figures.ts";
import { reading } from "./src/content/markdown/reading.ts";
import { tables } from "./src/content/markdown/tables.ts";
import { lastChanged } from "./src/content/pages.ts";
import { SITE } from "./src/content/site.ts";
import { reportSettings } from "./src/reports/settings.ts";

export default defineConfig({
  site: SITE,
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  integrations: [
    islands(),
    react(),
    mdx(),
    sitemap({
      serialize: (item) => ({
        ...item,
        url: item.url.replace(/(?<=.)\/$/, ""),
        lastmod: lastChanged(new URL(item.url).pathname),
      }),
    }),
  ],
  markdown: {
    // Shiki would write inline styles, which our own policy forbids.
    syntaxHighlight: false,
    processor: unified({
      remarkPlugins: [[remarkMath, { singleDollarTextMath: false }], tables, figures, reading],
      rehypePlugins: [[rehypeKatex, { output: "mathml" }]],
    }),
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [chunks(), dataFiles()],
    define: {
      REPORTS: JSON.stringify(reportSettings(process.env, manifest.version)),
      __SENTRY_DEBUG__: "false",
    },
    // For error reports; the build moves them out of the public files.
    build: { sourcemap: "hidden" },
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types default",
      ],
    },
  },
});
