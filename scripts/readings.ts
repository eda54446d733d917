/** `npm run readings [-- AREA]`: how many figures of law have two readings; with an area, those that have only one. */
import { figuresOfLaw } from "../src/law/second-reading/figures-of-law.ts";
import { areas, coverage } from "../src/testing/second-reading.ts";

const [, , asked] = process.argv;
const counts = coverage(figuresOfLaw());
for (const area of areas) {
  const { figures, readTwice, readOnce } = counts[area];
  console.log(`${area.padEnd(11)} ${String(figures).padStart(6)} figures, ${String(readTwice).padStart(5)} read twice`);
  if (asked === area) for (const path of readOnce) console.log(`  ${path}`);
}
