/**
 * `npm run readings [-- AREA]`: how many legal figures have two readings, and how many stand next to the sentence of
 * law that sets them (src/law/sentences). A figure that is the same in every year and place of its state counts once.
 * With an area (federal, states, places, retirement or mortgage), lists those with only one reading.
 */
import { figuresOfLaw } from "../src/law/second-reading/figures-of-law.ts";
import { setBySentences } from "../src/law/sentences/all.ts";
import { areaOf, areas, pathsReadTwice } from "../src/testing/second-reading.ts";

const [, , asked] = process.argv;
const twice = pathsReadTwice();
const sentences = setBySentences();
const law = figuresOfLaw();

/** A figure's name without its year and place: `places/OH/2026/Lima.tax.rate` is `places/OH/tax.rate`. */
const nameOf = (path: string) =>
  path.replace(/\/\d{4}(?=[/.])/, "").replace(/^(places\/[A-Z]{2}\/).*?\.(?=[a-z])/, "$1");
/** The paths of each figure, by its name. */
const figures = [...Map.groupBy(law.keys(), nameOf).values()].flatMap((paths) =>
  new Set(paths.map((path) => JSON.stringify(law.get(path)))).size === 1 ? [paths] : paths.map((path) => [path]),
);

for (const area of areas) {
  const ofArea = figures.filter(([path = ""]) => areaOf(path) === area);
  const once = ofArea.filter((paths) => !paths.some((path) => twice.has(path)));
  const quoted = ofArea.filter((paths) => paths.some((path) => sentences.has(path)));
  const percent = (100 - (100 * once.length) / ofArea.length).toFixed(1);
  console.log(
    `${area.padEnd(10)} ${ofArea.length} figures, ${ofArea.length - once.length} read twice (${percent}%), ${quoted.length} with their sentence of law`,
  );
  if (asked === area) for (const [path] of once) console.log(`  ${path}`);
}
