/**
 * Puts what a calculator needs for its first answer into few files. Left to itself the bundler makes a file for every set of
 * parts that share a module, dozens of small ones, each compressed without knowing the others: a tenth more to load.
 *
 * React, and a module that two calculators need at once, go into one file for all of them; else a module goes by the islands that need it.
 * What is loaded later, and what pages without calculators load, stays where the bundler puts it; but the law of all states, and
 * of all cities and counties, is one file: a file for each would tell the server which of them a visitor chose.
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
const GROUPED = /\/(src|node_modules\/d3-[a-z]+)\//;
/** What every island needs to come to life. */
const REACT =
  /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|\/src\/ui\/islands\/hydrate\.ts$|^\0?(vite\/preload-helper|rolldown\/runtime)/;

const STATE = /\/src\/law\/states\/[a-z]{2}\//;

/** The entries that need a module at once: islands by name, "else" for anything that is none. */
function entriesOf(id: string, context: Context): ReadonlySet<string> {
  const entries = new Set<string>();
  const seen = new Set<string>();
  const visit = (at: string) => {
    if (seen.has(at)) return;
    seen.add(at);
    const module = context.getModuleInfo(at);
    if (module?.isEntry) entries.add(ISLAND.exec(at)?.[1] ?? "else");
    for (const importer of module?.importers ?? []) visit(importer);
  };
  visit(id);
  return entries;
}

export function fileFor(id: string, context: Context): string | null {
  if (REACT.test(id)) return "calculators";
  if (STATE.test(id)) return "states";
  if (!GROUPED.test(id)) return null;
  const entries = entriesOf(id, context);
  if (entries.size === 0 || entries.has("else")) return null;
  if (CALCULATORS.filter((name) => entries.has(name)).length > 1) return "calculators";
  return [...entries].sort().join("-and-");
}

export function firstAnswers(): Plugin {
  return {
    name: "first-answers",
    apply: "build",
    configEnvironment: (environment) =>
      environment === "client"
        ? {
            build: {
              rolldownOptions: {
                preserveEntrySignatures: "allow-extension",
                output: {
                  advancedChunks: {
                    includeDependenciesRecursively: false,
                    groups: [{ name: (id, context) => fileFor(id, context) }],
                  },
                },
              },
            },
          }
        : undefined,
  };
}
