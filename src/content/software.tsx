/** The software of others in this site: what the browser or our server runs, from the lockfile. */
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
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

/** Packages that the Sentry browser package names but that the build leaves out, because `src/reports` never imports them. */
const UNUSED = ["@sentry/feedback", "@sentry/replay", "@sentry/replay-canvas"].map((name) => `node_modules/${name}`);

/** Needed only to build the site, and yet part of it: the typeface is cut from this package. */
const BUILT_IN = ["node_modules/@fontsource-variable/public-sans"];

/** Neither what only builds and tests the site, nor programs for one kind of computer, nor what is never loaded. */
export const software: readonly Piece[] = Object.entries(
  (JSON.parse(lockfile) as { readonly packages: Readonly<Record<string, Locked>> }).packages,
)
  .filter(
    ([path, { dev, devOptional, optional }]) =>
      BUILT_IN.includes(path) || (path !== "" && !dev && !devOptional && !optional && !UNUSED.includes(path)),
  )
  .map(([path, { version = "", license = "" }]) => ({
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
