/** How a part of a page comes to life: when, with `client:seen` beside the ways that Astro has, and by whom. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const at = (file: string) => fileURLToPath(new URL(`../../src/ui/islands/${file}`, import.meta.url));

/** Stands before `react()`: the first renderer that knows a component draws it, and brings it to life. */
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
