/**
 * A second reading of our figures of law, from other documents than those our law files cite. One figure a line: its path,
 * its value and where it was read, with tabs between. `PE` stands for the parameter files of PolicyEngine US, below
 * policyengine_us/parameters/gov, as they stood on August 19, 2026, with the day from which the amount holds; `OT` for the rules of
 * the OpenTax engine (Invaro), packages/corpus-us-federal/src/rules, of the same day, which quote the document of each amount;
 * `PTE` for the tables of an open payroll tax engine (payroll-tax-engine-, data/local) as of September 30, 2026, taken
 * from the lists that states, cities and collecting agencies publish.
 *
 * A fourth column says "from memory" where the document that is named was not opened. Such a line finds a slip of the keyboard,
 * but it is no second reading, and the figure counts as read once.
 *
 * Where the other document is out of date or wrong, its value stands in `differences.tsv` with the reason, not in the tables.
 */
import { readFileSync } from "node:fs";
import type { Reading } from "../law/second-reading/figures-of-law.ts";

export const areas = ["federal", "states", "places", "retirement", "mortgage"] as const;
export type Area = (typeof areas)[number];

export interface SecondReading {
  readonly path: string;
  readonly value: Reading;
  readonly source: string;
  /** The document was not opened. */
  readonly fromMemory: boolean;
}
export interface Difference extends SecondReading {
  readonly reason: string;
}

/** "25/36/100" for a figure that the law states as a fraction. */
const worked = (value: unknown): Reading =>
  typeof value === "string"
    ? value
        .split("/")
        .map(Number)
        .reduce((share, by) => share / by)
    : (value as Reading);

const lines = (name: string): string[][] =>
  readFileSync(new URL(`../law/second-reading/${name}.tsv`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));

const reading = ([path = "", value = "", source = "", how]: readonly string[]): SecondReading => ({
  path,
  value: worked(JSON.parse(value)),
  source,
  fromMemory: how === "from memory",
});

export const secondReadings = (area: Area): readonly SecondReading[] => lines(area).map(reading);
export const knownDifferences = (): readonly Difference[] =>
  lines("differences").map((line) => ({ ...reading(line), reason: line[3] ?? "" }));

/** Written as JSON, so that 1 and 1.0 are the same and a schedule compares row by row. */
const same = (one: Reading | undefined, other: Reading): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The lines of a table that our law does not agree with, in words. */
export const disagreements = (law: ReadonlyMap<string, Reading>, table: readonly SecondReading[]): string[] =>
  table
    .filter(({ path, value }) => !same(law.get(path), value))
    .map(
      ({ path, value, source }) =>
        `${path}: ${law.has(path) ? JSON.stringify(law.get(path)) : "nothing"} in our law, ${JSON.stringify(value)} in ${source}`,
    );

export interface Coverage {
  readonly figures: number;
  readonly readTwice: number;
  /** The paths of figures that only our own law file has. */
  readonly readOnce: readonly string[];
}

const areaOf = (path: string): Area => {
  const start = path.split("/")[0];
  return start === "us" ? "federal" : (start as Area);
};

/** The paths of all figures that a second document was read for. */
export const pathsReadTwice = (): ReadonlySet<string> =>
  new Set(areas.flatMap((area) => secondReadings(area).flatMap(({ path, fromMemory }) => (fromMemory ? [] : path))));

/** How many figures of each area have two readings. */
export function coverage(law: ReadonlyMap<string, Reading>): Readonly<Record<Area, Coverage>> {
  const twice = pathsReadTwice();
  const paths = [...law.keys()];
  return Object.fromEntries(
    areas.map((area) => {
      const ofArea = paths.filter((path) => areaOf(path) === area);
      const readOnce = ofArea.filter((path) => !twice.has(path));
      return [area, { figures: ofArea.length, readTwice: ofArea.length - readOnce.length, readOnce }];
    }),
  ) as unknown as Record<Area, Coverage>;
}
