/**
 * How property tests run. The random cases are the same in every run, so that a test passes or fails for a reason, and
 * a failing run can be repeated. `npm run hunt` looks for new ones; what it finds becomes its own row. In `npm run
 * check` a property gets a tenth of a second; `npm test` runs all its cases. `npm run mutants`, which runs tests
 * hundreds of times, gives each 30 cases, however long they take, and skips the search for a simpler failing case.
 */
import fc from "fast-check";

fc.configureGlobal({
  ...(import.meta.env.MODE === "hunt" ? {} : { seed: 20261121 }),
  ...(import.meta.env.MUTANTS
    ? { numRuns: 30, endOnFailure: true }
    : import.meta.env.MODE === "quick"
      ? { interruptAfterTimeLimit: 100 }
      : {}),
});
