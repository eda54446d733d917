/**
 * `npm run readings [-- AREA]`: how many legal figures have two readings, counted by year, status and place; with an
 * area, those that have only one. With `written`: counts each written figure once, and lists where those with only one
 * reading are.
 */
import { figuresOfLaw } from "../src/law/second-reading/figures-of-law.ts";
import { areas, coverage, pathsReadTwice } from "../src/testing/second-reading.ts";
import { reachOfFigures } from "./lib/written.ts";

const [, , asked] = process.argv;
const law = figuresOfLaw();
const counts = coverage(law);
const line = (name: string, figures: number, readTwice: number, percent = "") =>
  `${name.padEnd(11)} ${String(figures).padStart(6)} figures, ${String(readTwice).padStart(5)} read twice${percent}`;
for (const area of areas) {
  const { figures, readTwice, readOnce } = counts[area];
  console.log(line(area, figures, readTwice));
  if (asked === area) for (const path of readOnce) console.log(`  ${path}`);
}

if (asked === "written") {
  const twice = pathsReadTwice();
  const reach = await reachOfFigures(process.cwd(), law);
  const once = [...reach].filter(([, paths]) => !paths.some((path) => twice.has(path)));
  const read = reach.size - once.length;
  console.log(line("written", reach.size, read, ` (${((100 * read) / reach.size).toFixed(1)}%)`));
  for (const [{ file, line, value }, [path]] of once) console.log(`  ${file}:${line} ${value}  ${path}`);
}
