/**
 * `npm run due [-- DATE]`: which figures are due, overdue ones first, as of a day (today if none is given); then the
 * figures of states that still stand in for ones not published when they were last looked up.
 */
import { NOT_PUBLISHED } from "../src/law/dated.ts";
import { byDay } from "../src/law/due.ts";
import { states } from "../src/law/states/all.ts";

const [, , asked] = process.argv;
const today = asked ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-\d\d-\d\d$/.test(today)) throw new Error(`"${today}" is no date like 2026-12-31`);

for (const { name, publisher, where, usually, held, next, dueOn, file } of byDay) {
  console.log(`${dueOn <= today ? "OVERDUE" : "due    "} ${dueOn}  ${next}: ${name}`);
  console.log(`        ${publisher}; ${usually}; we hold ${held} in ${file}`);
  console.log(`        ${where}`);
}

const timesIn = (law: unknown) => JSON.stringify(law).split(NOT_PUBLISHED).length - 1;
const waiting = Object.entries(states).flatMap(([code, ofState]) =>
  Object.entries(ofState).map(([year, law]) => ({ state: `${code} ${year}`, figures: timesIn(law) })),
);
const listed = waiting.filter(({ figures }) => figures > 0).map(({ state, figures }) => `${state} (${figures})`);
console.log(`\nState figures that are last year's until new ones are published: ${listed.join(", ")}`);
