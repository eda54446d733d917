/**
 * Which files the bundler puts the code in, with its own `codeSplitting` option. Left alone it makes a file for every
 * set of parts that share a module: dozens of small ones, each compressed separately, which adds 6 KB before the gig
 * calculator can answer.
 *
 * React, and any module that the gig calculator and another one need right away, go into one file for all of them,
 * except what it shares with the retirement calculator alone. The gig calculator has the most to load before it can
 * answer, so nothing goes there that it doesn't need. Other modules are grouped by the islands that need them. What is
 * loaded later, and what pages without calculators load, stays where the bundler puts it; but the law of all states,
 * and of all cities and counties, is one file with its rules, because a file for each would tell the server which one a
 * visitor chose.
 */
import type { Plugin } from "vite";

interface Module {
  readonly importers: readonly string[];
  readonly isEntry: boolean;
}
interface Context {
  getModuleInfo(id: string): Module | null;
}

const ISLAND = /\/src\/calculators\/([^/]+)\/[A-Z]\w*\.tsx$/;
const CALCULATORS = ["gig-tax", "mortgage", "retirement"];
/** What is in the files named for islands. A package that is in a file of its own costs a round trip. */
const GROUPED = /\/(src|node_modules\/(d3-[a-z]+|comlink))\//;
/** What every island needs to become interactive. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/ui\/islands\/hydrate\.ts$|^\0?rolldown\/runtime/;
const STATE = /\/src\/(law\/states\/[a-z]{2}|engine\/state\/(rules|specials))\//;

/** The entries that need a module right away: islands by name, "else" for anything that isn't one. */
function entriesOf(id: string, context: Context, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { importers = [], isEntry = false } = context.getModuleInfo(id) ?? {};
  const around = importers.flatMap((importer) => [...entriesOf(importer, context, seen)]);
  return new Set(isEntry ? [ISLAND.exec(id)?.[1] ?? "else", ...around] : around);
}

/** Needed by the gig and retirement calculators alone: the tax. Pages about houses don't load it. */
const isForTaxes = (entries: ReadonlySet<string>) => entries.size === 2 && entries.has("retirement");

/** The file for a module, or null if the bundler decides. */
export function chunkOf(id: string, context: Context): string | null {
  if (REACT.test(id)) return "calculators";
  if (STATE.test(id)) return "states";
  const entries = GROUPED.test(id) ? entriesOf(id, context) : new Set<string>();
  if (entries.size === 0 || entries.has("else")) return null;
  const isShared = entries.has("gig-tax") && CALCULATORS.filter((name) => entries.has(name)).length > 1;
  if (isShared && !isForTaxes(entries)) return "calculators";
  return [...entries].sort().join("-and-");
}

/**
 * Vite would wrap each `import()` in a helper that first requests what the part imports: a file of its own, which every
 * page would wait for, and lists of names, together 2,000 of the bytes before the gig calculator's answer. Without
 * them, the last part arrives 50 ms later there (slow 4G), and 200 ms later on the mortgage calculator, which has the
 * most parts.
 */
const HELPER = "native:import-analysis-build";

/**
 * Asks the browser to compile all of a file while it arrives, on another thread, instead of each function when it is
 * first called: almost everything in these files runs as the page starts. Until the answers work, the main thread has a
 * fifth less to do. Of the states' law, a visitor needs one.
 */
const compiledAhead = ({ name }: { readonly name: string }) =>
  name === "states" ? "" : "//# allFunctionsCalledOnLoad";

/** Astro has its own settings for the browser's files; these come after them. */
export const chunks = (): Plugin => ({
  name: "chunks",
  apply: "build",
  configResolved({ plugins }) {
    const helper = plugins.find(({ name }) => name === HELPER);
    if (!helper) throw new Error(`Vite has no plugin "${HELPER}" any more`);
    const applies = helper.applyToEnvironment;
    helper.applyToEnvironment = (environment) => environment.name !== "client" && (applies?.(environment) ?? true);
  },
  configEnvironment: (environment) =>
    environment === "client"
      ? {
          build: {
            modulePreload: { polyfill: false },
            rolldownOptions: {
              preserveEntrySignatures: "allow-extension",
              output: {
                postBanner: compiledAhead,
                codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
              },
            },
          },
        }
      : undefined,
});
