/** Other people's software in this site: what the browser or our server runs, from the lockfile. */
import lockfile from "../../package-lock.json?raw";

export interface Piece {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Where it is installed, below the root of the repository. */
  readonly path: string;
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * What only builds the site; the rest of `dependencies` is what runs. `docs/dependencies.md` has the reason for each.
 */
export const BUILDS: readonly string[] = [
  "@astrojs/markdown-remark",
  "@astrojs/mdx",
  "@astrojs/react",
  "@astrojs/sitemap",
  "@fontsource/public-sans",
  "@resvg/resvg-js",
  "astro",
  "rehype-katex",
  "remark-math",
  "satori",
];
/**
 * Packages that the Sentry browser package names but the build leaves out, because `src/reports` never imports them.
 */
const UNUSED = ["@sentry/feedback", "@sentry/replay", "@sentry/replay-canvas"];

const { packages } = JSON.parse(lockfile) as { readonly packages: Readonly<Record<string, Locked>> };

/** Where a package required by another one is installed: in that package's folder, or in the nearest one above. */
function placeOf(name: string, from: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const place = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (place in packages || folder === "") return place;
  }
}

/**
 * Everything that the packages at `places` require, including themselves. Leaves out programs for only one kind of
 * computer.
 */
function withAllBelow(names: readonly string[], from = "", found = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    const place = placeOf(name, from);
    const { optional, dependencies = {} } = packages[place] ?? {};
    if (found.has(place) || optional || UNUSED.includes(name) || !(place in packages)) continue;
    found.add(place);
    withAllBelow(Object.keys(dependencies), place, found);
  }
  return found;
}

const runs = Object.keys(packages[""]?.dependencies ?? {}).filter((name) => !BUILDS.includes(name));

export const software: readonly Piece[] = [...withAllBelow(runs)]
  .map((path) => ({ path, ...packages[path] }))
  .map(({ path, version = "", license = "" }) => ({
    name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    version,
    license: license.replace(/^\((.*)\)$/, "$1"),
    path,
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const licenses = [...new Set(software.map(({ license }) => license))].sort();

export const SoftwareList = () => (
  <>
    <p>
      This site and its server include {new Set(software.map(({ name }) => name)).size} packages by other people. Their
      licenses, with the full texts and the authors’ names, are in <a href="/licenses.txt">licenses.txt</a>.
    </p>
    {licenses.map((license) => (
      <details key={license}>
        <summary>{license}</summary>
        <p>
          {[
            ...new Set(
              software.filter((piece) => piece.license === license).map(({ name, version }) => `${name} ${version}`),
            ),
          ].join(", ")}
        </p>
      </details>
    ))}
  </>
);
