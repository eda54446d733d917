/** Where in our sources an error happened, from the build's source maps, which stay on the server. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { basename, join } from "node:path";
import type { Frame, Report } from "../../src/reports/allowed.ts";

const read = (file: string): SourceMapPayload => JSON.parse(readFileSync(file, "utf8"));

/** The names in all maps: every identifier in our sources that the build renamed. */
const namesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith(".map"))
      .flatMap((file) => read(join(folder, file)).names ?? []),
  );

/** Our own code's name for a script that failed to load (src/reports/sdk.ts). */
const OF_REPORTS = "import";

/** Reads and keeps every map that a report needs, which can take seconds, so `in-sources.ts` runs it in a thread. */
export function positions(folder: string) {
  const names = namesIn(folder);
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (script: string) => {
    const known = maps.get(script);
    if (known !== undefined) return known;
    const file = join(folder, `${basename(script)}.map`);
    const map = existsSync(file) ? new SourceMap(read(file)) : null;
    maps.set(script, map);
    return map;
  };

  /** "new Name" or "Name.name", if every name in it is ours; anybody can send a report and write words into it. */
  const isOurs = (name: string) =>
    name === OF_REPORTS ||
    name
      .replace(/^(new|async|get|set) /, "")
      .split(".")
      .every((part) => names.has(part));

  const withoutOthersNames = ({ function: name, ...frame }: Frame): Frame =>
    name !== undefined && isOurs(name) ? { ...frame, function: name } : frame;

  const inSource = (given: Frame): Frame => {
    const frame = withoutOthersNames(given);
    if (!frame.filename.startsWith("/_astro/") || frame.lineno === undefined || frame.colno === undefined) return frame;
    const found = mapOf(frame.filename)?.findEntry(frame.lineno - 1, frame.colno - 1);
    if (!found || !("originalSource" in found)) return frame;
    const [filename] = /(?:src|node_modules)\/(?!.*(?:^|\/)node_modules\/).*$/.exec(found.originalSource) ?? [];
    if (filename === undefined) return frame;
    const { name = frame.function } = found as { readonly name?: string };
    return {
      filename,
      ...(name ? { function: name } : {}),
      lineno: found.originalLine + 1,
      colno: found.originalColumn + 1,
      in_app: !filename.startsWith("node_modules/"),
    };
  };

  /** The same report with positions in our sources where there is a map, and no name that isn't ours. */
  return (report: Report): Report => {
    if ("type" in report) return report;
    const [{ type, stacktrace }] = report.exception.values;
    return { ...report, exception: { values: [{ type, stacktrace: { frames: stacktrace.frames.map(inSource) } }] } };
  };
}
