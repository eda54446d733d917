/** `npm start`: sets up, builds what has changed, and serves the production site. PORT chooses the port. */
import { build } from "./lib/build.mjs";
import { door } from "./lib/door.mjs";
import { install } from "./lib/install.mjs";
import { newNode } from "./lib/place.mjs";
import { shown } from "./lib/run.mjs";

await door(async () => {
  await install();
  await build({ evenIfUnchanged: false });
  return shown(newNode(), ["server/main.ts"]);
});
