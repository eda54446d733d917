/** `npm run build`: the production site in `dist/`, ready to be served. */
import { build } from "./lib/build.mjs";
import { door } from "./lib/door.mjs";
import { install } from "./lib/install.mjs";

await door(async () => {
  await install({ checks: false });
  await build();
});
