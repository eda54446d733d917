/**
 * `npm run slips [-- COUNT SEED]`: makes a slip of the keyboard in one random figure of law at a time, and says how many
 * of them the comparison with the second reading notices (400 with seed 1, if nothing else is asked).
 */
import { figuresOfLaw } from "../src/law/second-reading/figures-of-law.ts";
import { areas, disagreements, secondReadings } from "../src/testing/second-reading.ts";
import { drawsFrom, withSlip } from "../src/testing/slips.ts";

const [, , count = "400", seed = "1"] = process.argv;
const law = figuresOfLaw();
const paths = [...law.keys()];
const table = areas.flatMap((area) => secondReadings(area));
const draw = drawsFrom(Number(seed));

const missed = new Map<string, number>();
let noticed = 0;
for (let i = 0; i < Number(count); i++) {
  const path = paths[draw(paths.length)] ?? "";
  const { value } = withSlip(law.get(path) ?? null, draw);
  if (disagreements(new Map(law).set(path, value), table).length > 0) noticed++;
  else {
    const [area = "", part = ""] = path.split("/");
    const group = /^(states|places)$/.test(area)
      ? `${area}: ${path.split("/").at(-1)?.split(".").slice(0, 2).join(".")}`
      : `${area}/${part}`;
    const family = area === "places" ? `places of ${part}` : group;
    missed.set(family, (missed.get(family) ?? 0) + 1);
  }
}
console.log(`${noticed} of ${count} slips noticed (${((100 * noticed) / Number(count)).toFixed(1)}%)`);
for (const [family, times] of [...missed].sort((a, b) => b[1] - a[1]))
  console.log(`  ${String(times).padStart(4)} not noticed: ${family}`);
