/** `npm run scan [-- ORIGIN]`: the headers of every page by the rules of public scanners, here or on a real host. */
import { addressesIn } from "./lib/built/site.ts";
import { findings, points } from "./lib/scan.ts";
import { dist, served } from "./lib/serve.ts";

async function scan(origin: string): Promise<void> {
  for (const address of [...addressesIn(dist), "/no-such-page", "/icon.svg"]) {
    const { headers } = await fetch(origin + address, { redirect: "manual" });
    const found = findings(Object.fromEntries(headers));
    const broken = found.filter(({ holds }) => !holds);
    const grade = broken.length === 0 && points(found) >= 100 ? "A+" : "not A+";
    console.log(`${grade} ${String(points(found)).padStart(4)} points  ${address}`);
    for (const { rule } of broken) console.log(`        not so: ${rule}`);
    if (grade !== "A+") process.exitCode = 1;
  }
}

const [, , elsewhere] = process.argv;
if (elsewhere) await scan(new URL(elsewhere).origin);
else await served((origin) => scan(origin));
