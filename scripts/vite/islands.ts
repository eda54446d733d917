/** `client:seen`, beside the ways that Astro has to bring a part of a page to life. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const entrypoint = fileURLToPath(new URL("../../src/ui/islands/seen.ts", import.meta.url));

export const islands = (): AstroIntegration => ({
  name: "islands",
  hooks: { "astro:config:setup": ({ addClientDirective }) => addClientDirective({ name: "seen", entrypoint }) },
});
