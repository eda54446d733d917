/**
 * `npm run readings [-- AREA]`: how many legal figures have two readings. A figure that is written once counts once,
 * however many years, filing statuses and places it covers. With an area (federal, states, places, retirement or
 * mortgage), lists where those with only one reading are. The last column counts those whose sentence of law stands
 * next to their source (src/law/sentences).
 */
import { figuresOfLaw } from "../src/law/second-reading/figures-of-law.ts";
import { setBySentences } from "../src/law/sentences/all.ts";
import { areaOf, areas, pathsReadTwice } from "../src/testing/second-reading.ts";
import { reachOfFigures, type Written } from "./lib/written.ts";

const [, , asked] = process.argv;
const twice = pathsReadTwice();
const sentences = setBySentences();
const reach = [...(await reachOfFigures(process.cwd(), figuresOfLaw()))];

function report(name: string, figures: readonly (readonly [Written, string[]])[]): void {
  const once = figures.filter(([, paths]) => !paths.some((path) => twice.has(path)));
  const read = figures.length - once.length;
  const quoted = figures.filter(([, paths]) => paths.some((path) => sentences.has(path))).length;
  const percent = ((100 * read) / figures.length).toFixed(1);
  console.log(
    `${name.padEnd(11)} ${String(figures.length).padStart(6)} figures, ${String(read).padStart(6)} read twice (${percent}%), ${String(quoted).padStart(4)} with their sentence of law`,
  );
  if (asked === name)
    for (const [{ file, line, value }, [path]] of once) console.log(`  ${file}:${line} ${value}  ${path}`);
}

for (const area of areas)
  report(
    area,
    reach.filter(([, [path]]) => areaOf(path ?? "") === area),
  );
report("total", reach);
