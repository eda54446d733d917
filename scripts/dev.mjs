/** `npm run dev`: sets up and shows the site while it is worked on; each change is seen at once. */
import { door } from "./lib/door.mjs";
import { install } from "./lib/install.mjs";
import { inRoot, newNode } from "./lib/place.mjs";
import { shown } from "./lib/run.mjs";

await door(async () => {
  await install();
  return shown(newNode(), [inRoot("node_modules/astro/bin/astro.mjs"), "dev", ...process.argv.slice(2)]);
});
