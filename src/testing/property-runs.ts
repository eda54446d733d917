/**
 * How property tests run. In CI the random cases are the same in every run, so that a red run can be run again; elsewhere each run
 * looks for new ones. While working (`npm run check`) a property gets a quarter of a second; `npm test` runs all its cases.
 */
import fc from "fast-check";

fc.configureGlobal({
  ...(process.env.CI === undefined ? {} : { seed: 20261121 }),
  ...(import.meta.env.MODE === "quick" ? { interruptAfterTimeLimit: 250 } : {}),
});
