/** Where in our sources a fault happened: the source maps of the build, which stay on the server. */
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, join } from "node:path";
import type { Frame, Report } from "../../src/reports/allowed.ts";

export function positions(folder: string) {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (script: string) => {
    const known = maps.get(script);
    if (known !== undefined) return known;
    const file = join(folder, `${basename(script)}.map`);
    const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : null;
    maps.set(script, map);
    return map;
  };

  const inSource = (frame: Frame): Frame => {
    if (!frame.filename.startsWith("/_astro/") || frame.lineno === undefined || frame.colno === undefined) return frame;
    const found = mapOf(frame.filename)?.findEntry(frame.lineno - 1, frame.colno - 1);
    if (!found || !("originalSource" in found)) return frame;
    const [filename] = /(?:src|node_modules)\/(?!.*(?:^|\/)node_modules\/).*$/.exec(found.originalSource) ?? [];
    if (filename === undefined) return frame;
    const { name } = found as { readonly name?: string };
    return {
      filename,
      ...(name ? { function: name } : frame.function ? { function: frame.function } : {}),
      lineno: found.originalLine + 1,
      colno: found.originalColumn + 1,
      in_app: !filename.startsWith("node_modules/"),
    };
  };

  /** The same report, with the places in our sources where there is a map for them. */
  return (report: Report): Report => {
    if ("type" in report) return report;
    const [{ type, stacktrace }] = report.exception.values;
    return { ...report, exception: { values: [{ type, stacktrace: { frames: stacktrace.frames.map(inSource) } }] } };
  };
}
