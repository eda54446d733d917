/**
 * Fetches a part of the site, and all that it imports, before it is imported, in place of Vite's own way to preload.
 *
 * Many browsers remember for the life of a page that a script did not arrive, and never ask for it again: an `import()` that
 * fails once fails for good, and so does each script that needs the lost one. What is fetched first can be asked for again
 * (src/ui/arrived.ts); then it comes from the browser's own store. A part that imports nothing is not in Vite's list, and is
 * imported at once. No part of this site brings a style sheet of its own.
 */
import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/**
 * Its words are those of a browser: `isLost` of src/ui/arrived.ts knows them. No more than six files are under way at once: to ask for
 * dozens in one task takes a phone longer than a frame.
 */
export const helper = `
const coming = new Map();
const fetched = (file) => {
  const lost = () => {
    coming.delete(file);
    throw new TypeError("Failed to fetch dynamically imported module: " + location.origin + "/" + file);
  };
  if (!coming.has(file))
    coming.set(file, fetch("/" + file).then((answer) => (answer.ok ? answer.arrayBuffer() : lost()), lost));
  return coming.get(file);
};
export const __vitePreload = async (load, files = []) => {
  const all = [];
  for (const [i, file] of files.entries()) {
    await all[i - 6]?.catch(() => {});
    (all[i] = fetched(file)).catch(() => {});
  }
  await Promise.all(all);
  return load();
};
`;

export function fetchedFirst(): Plugin {
  return {
    name: "fetched-first",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === HELPER ? helper : undefined),
  };
}
