/**
 * `npm run due [-- DATE]`: which figures are due, overdue ones first, as of a day (today by default); then the federal
 * and state figures that still fill in for ones not published when we last checked.
 */
import { indexedByUs, NOT_PUBLISHED } from "../src/law/dated.ts";
import { byDay } from "../src/law/due.ts";
import { states } from "../src/law/states/all.ts";
import { years } from "../src/law/us/cited.ts";

const [, , asked] = process.argv;
const today = asked ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-\d\d-\d\d$/.test(today)) throw new Error(`"${today}" isn't a date like 2026-12-31`);

for (const { name, publisher, where, usually, held, next, dueOn, file } of byDay) {
  console.log(`${dueOn <= today ? "OVERDUE" : "due    "} ${dueOn}  ${next}: ${name}`);
  console.log(`        ${publisher}; ${usually}; we have ${held} in ${file}`);
  console.log(`        ${where}`);
}

const timesIn = (law: object, text = NOT_PUBLISHED) => JSON.stringify(law).split(text).length - 1;
for (const [year, law] of Object.entries(years)) {
  const [figures, indexed] = [timesIn(law), timesIn(law, indexedByUs(Number(year)))];
  const how = `${indexed} projected from prices, ${figures - indexed} from the year before`;
  if (figures > 0) console.log(`\nFederal figures of ${year} that fill in until the real ones are published: ${how}`);
}
const waiting = Object.entries(states).flatMap(([code, ofState]) =>
  Object.entries(ofState).map(([year, law]) => ({ state: `${code} ${year}`, figures: timesIn(law) })),
);
const listed = waiting.filter(({ figures }) => figures > 0).map(({ state, figures }) => `${state} (${figures})`);
console.log(`\nState figures that are last year's until new ones are published: ${listed.join(", ")}`);
