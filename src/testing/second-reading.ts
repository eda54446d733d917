/**
 * A second reading of our legal figures, from documents other than those our law files cite. One figure a line: its
 * path, its value and where it was read, separated by tabs. `PE` means the parameter files of PolicyEngine US, under
 * policyengine_us/parameters/gov, as of August 19, 2026, with the day from which the amount applies. `OT` means the
 * rules of the OpenTax engine (Invaro), packages/corpus-us-federal/src/rules, of the same day unless it says that the
 * version is a later one, which quote the document for each amount. RetireGolden is a retirement planner with files of
 * enacted state law. `PTE` means the tables of an open payroll tax engine (payroll-tax-engine-): data/local as of
 * September 30, 2026, taken from lists that states, cities and collecting agencies publish, and data/states as of
 * October 5, 2026, copied from each state's guide for employers. PolicyBench's audit is the list of published state
 * amounts that PolicyEngine compared its projections with on September 22, 2026.
 *
 * The fourth column says "from memory" if nobody opened the named document, "worked out" if no document has the amount
 * yet: a program that shares nothing with the engine computed it from the named law and prices; or "same document" if
 * our law file was read from there too. Such a line catches a typo, but it isn't a second reading, and the figure
 * counts as read once.
 *
 * If the other document is out of date or wrong, its value is in `differences.tsv` with the reason, not in the tables.
 * The last column there is the figure that the law named in the reason gives, worked out from that law.
 */
import { readFileSync } from "node:fs";
import type { Reading } from "../law/second-reading/figures-of-law.ts";

export const areas = ["federal", "states", "places", "retirement", "mortgage"] as const;
export type Area = (typeof areas)[number];

export interface SecondReading {
  readonly path: string;
  readonly value: Reading;
  readonly source: string;
  /** Someone opened the document and found the figure in it. */
  readonly inDocument: boolean;
}
export interface Difference extends SecondReading {
  readonly reason: string;
  /** The figure by the law in the reason; none if the reason gives no figure. */
  readonly settled?: Reading;
}

/** "25/36/100" for a figure that the law gives as a fraction. */
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
  inDocument: how !== "from memory" && how !== "worked out" && how !== "same document",
});

export const secondReadings = (area: Area): readonly SecondReading[] => lines(area).map(reading);
export const knownDifferences = (): readonly Difference[] =>
  lines("differences").map((line) => {
    const [, , , reason = "", settled] = line;
    return { ...reading(line), reason, ...(settled === undefined ? {} : { settled: JSON.parse(settled) as Reading }) };
  });
/** Differences settled by the law, as readings: a typo in one of these figures is noticed too. */
export const settledDifferences = (): readonly SecondReading[] =>
  knownDifferences().flatMap(({ settled, reason, ...read }) =>
    settled === undefined ? [] : [{ ...read, value: settled, source: reason }],
  );

/** Written as JSON, so that 1 and 1.0 are equal and a schedule is compared row by row. */
const same = (one: Reading | undefined, other: Reading): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The lines of a table that our law disagrees with, in words. */
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

export const areaOf = (path: string): Area => {
  const start = path.split("/")[0];
  return start === "us" ? "federal" : (start as Area);
};

/** The paths of all figures that were read in a second document. */
export const pathsReadTwice = (): ReadonlySet<string> =>
  new Set(areas.flatMap((area) => secondReadings(area).flatMap(({ path, inDocument }) => (inDocument ? path : []))));

/** How many figures in each area have two readings. */
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
