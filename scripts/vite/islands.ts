/**
 * How a part of a page becomes interactive: when, with `client:seen` in addition to Astro's own ways, and with which
 * renderer.
 */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const at = (file: string) => fileURLToPath(new URL(`../../src/ui/islands/${file}`, import.meta.url));

/**
 * Must come before `react()`, because the first renderer that recognizes a component renders it and makes it
 * interactive.
 */
export const islands = (): AstroIntegration => ({
  name: "islands",
  hooks: {
    "astro:config:setup": ({ addClientDirective, addRenderer }) => {
      addClientDirective({ name: "seen", entrypoint: at("seen.ts") });
      addRenderer({
        name: "islands",
        clientEntrypoint: at("hydrate.ts"),
        serverEntrypoint: "@astrojs/react/server.js",
      });
    },
  },
});
