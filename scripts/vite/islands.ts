/** How a part of a page comes to life: when, with `client:seen` beside the ways that Astro has, and by whom. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const at = (file: string) => fileURLToPath(new URL(`../../src/ui/islands/${file}`, import.meta.url));

export const islands = (): AstroIntegration => ({
  name: "islands",
  hooks: {
    "astro:config:setup": ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: "seen", entrypoint: at("seen.ts") });
      updateConfig({ vite: { resolve: { alias: { "@astrojs/react/client.js": at("hydrate.ts") } } } });
    },
  },
});
