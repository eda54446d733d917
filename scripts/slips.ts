/**
 * `npm run slips [-- COUNT SEED]`: makes a typo in one random figure at a time, as written in a law file, and says how
 * many of them the comparison with the second reading catches (400 typos with seed 1 by default). What a file writes
 * once for several years, statuses or states is one figure.
 */
import { figuresOfLaw, type Reading } from "../src/law/second-reading/figures-of-law.ts";
import { areas, disagreements, secondReadings, settledDifferences } from "../src/testing/second-reading.ts";
import { drawsFrom, typed, withSlip } from "../src/testing/slips.ts";
import { changedPaths, writtenLaw } from "./lib/written.ts";

const [, , count = "400", seed = "1"] = process.argv;
const law = figuresOfLaw();
const { written, lawWith } = writtenLaw(process.cwd());
const table = [...areas.flatMap((area) => secondReadings(area)), ...settledDifferences()];
const draw = drawsFrom(Number(seed));

const inSource = (value: Reading) => (typeof value === "number" ? typed(value) : String(value));

const missed = new Map<string, string[]>();
let tried = 0;
let noticed = 0;
while (tried < Number(count)) {
  const place = written[draw(written.length)];
  if (place === undefined) break;
  const { value } = withSlip(place.value, draw);
  // A number that isn't in the list of figures, or without which the law can't be computed at all, doesn't count as a
  // figure.
  const slipped = await lawWith([[place, inSource(value)]]).catch(() => law);
  if (changedPaths(law, slipped).length === 0) continue;
  tried++;
  if (disagreements(slipped, table).length > 0) noticed++;
  else {
    const told = `line ${place.line}: ${place.value} as ${inSource(value)}`;
    missed.set(place.file, [...(missed.get(place.file) ?? []), told]);
  }
}
console.log(`${noticed} of ${tried} typos noticed (${((100 * noticed) / tried).toFixed(1)}%)`);
for (const [file, slips] of [...missed].sort(([, one], [, other]) => other.length - one.length)) {
  console.log(`  ${String(slips.length).padStart(4)} not noticed in ${file}`);
  for (const told of slips) console.log(`         ${told}`);
}
