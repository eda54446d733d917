/** What the site says about itself in numbers, counted from the code when it is built so that it can't go stale. */
import { type Figure, isFigure } from "../law/figure.ts";
import { states } from "../law/states/all.ts";
import { recordedStateCases } from "./recorded-cases.ts";

const cases = import.meta.glob<string>("../oracle/cases/*.jsonl", { query: "?raw", import: "default", eager: true });
const tests = import.meta.glob<string>("../oracle/*.test.ts", { query: "?raw", import: "default", eager: true });
const law = import.meta.glob<Readonly<Record<string, unknown>>>(["../law/**/*.ts", "!../law/**/*.test.ts"], {
  eager: true,
});
const differences = Object.values(
  import.meta.glob<string>("../../docs/differences.md", { query: "?raw", import: "default", eager: true }),
).join("");

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "").length;
const topicOf = (path: string) => /([^/]+)\.jsonl$/.exec(path)?.[1] ?? path;

/** A file of cases counts once a test reads it. */
const isCompared = (topic: string) => Object.values(tests).some((text) => text.includes(`"cases/${topic}.jsonl"`));

/** Reference cases by topic; every test run compares each of them. */
export const referenceCases: readonly { readonly topic: string; readonly count: number }[] = Object.entries(cases)
  .map(([path, text]) => ({ topic: topicOf(path), count: linesOf(text) }))
  .filter(({ topic }) => isCompared(topic))
  .sort((a, b) => b.count - a.count);

export interface CasesOfYear {
  readonly cases: number;
  /** Cases that agree; the others are in docs/differences.md with the deciding law. */
  readonly agree: number;
}
const stateCases = Object.entries(cases)
  .filter(([path]) => topicOf(path) === "tax-state")
  .flatMap(([, text]) =>
    [...text.matchAll(/"case_id":"sta-(\d{4})-([A-Z]{2})-\d{5}"/g)].map(([, year, state]) => `${state} ${year}`),
  );
const apart = recordedStateCases(differences).map((id) => `${id.slice(9, 11)} ${id.slice(4, 8)}`);

/** How many reference cases there are for a state and a tax year, and how many agree. */
export const casesOf = (state: string, year: number): CasesOfYear => {
  const count = (list: readonly string[]) => list.filter((one) => one === `${state} ${year}`).length;
  return { cases: count(stateCases), agree: count(stateCases) - count(apart) };
};

export const casesInAll: number = referenceCases.reduce((sum, { count }) => sum + count, 0);

function gather(found: unknown, into: Set<Figure<unknown>>, depth = 0): void {
  if (typeof found !== "object" || found === null || depth > 9) return;
  if (isFigure(found)) into.add(found);
  else for (const inner of Object.values(found)) gather(inner, into, depth + 1);
}

const all = new Set<Figure<unknown>>();
for (const exported of Object.values(law)) gather({ ...exported }, all);

/** Every figure in a table, once. */
export function figuresWithin(table: unknown): readonly Figure<unknown>[] {
  const found = new Set<Figure<unknown>>();
  gather(table, found);
  return [...found];
}

/** Every figure that a law, an agency or a survey sets, as the engines use it. */
export const lawFigures: readonly Figure<unknown>[] = [...all];
export const doubtfulFigures: number = lawFigures.filter(({ doubt }) => doubt !== undefined).length;

export interface CitedDocument {
  readonly cite: string;
  readonly url: string;
  readonly period: string;
  readonly figures: number;
}

/** The documents they come from, with the number of figures from each. */
export const documents: readonly CitedDocument[] = [
  ...Map.groupBy(lawFigures, ({ source }) => `${source.cite}\n${source.url}\n${source.period ?? ""}`),
]
  .map(([key, figures]) => {
    const [cite = "", url = "", period = ""] = key.split("\n");
    return { cite, url, period, figures: figures.length };
  })
  .sort((a, b) => a.cite.localeCompare(b.cite, "en"));

/** Who publishes them, by where the documents are. */
const PUBLISHERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/law\.cornell\.edu\/uscode\/text\/26/, "Internal Revenue Code"],
  [/law\.cornell\.edu\/uscode\/text\/42/, "Social Security Act"],
  [/law\.cornell\.edu\/uscode/, "Other federal laws"],
  [/congress\.gov/, "Acts of Congress"],
  [/law\.cornell\.edu\/cfr|consumerfinance\.gov/, "Federal regulations"],
  [/irs\.gov/, "Internal Revenue Service"],
  [/ssa\.gov|govinfo\.gov/, "Social Security Administration and Federal Register"],
  [/cms\.gov|hhs\.gov/, "Medicare and Department of Health"],
  [/fhfa\.gov/, "Federal Housing Finance Agency"],
  [/hud\.gov/, "Department of Housing and Urban Development"],
  [/va\.gov/, "Department of Veterans Affairs"],
  [/usda\.gov|rd\.usda|govdelivery/, "Department of Agriculture"],
  [/fanniemae\.com/, "Fannie Mae"],
  [/mgic\.com|iii\.org|ice\.com|lodestarss|nahb|jchs|zillow/, "Insurers, market reports and surveys"],
  [/census\.gov|taxfoundation/, "Census Bureau"],
  [/stlouisfed|newyorkfed|federalreserve/, "Federal Reserve"],
  [/^\/about/, "Our own assumptions, labeled as such"],
];
const STATES = "State and local laws and tax forms";

const publisherOf = (url: string) => PUBLISHERS.find(([pattern]) => pattern.test(url))?.[1] ?? STATES;

export const publishers = [...Map.groupBy(documents, ({ url }) => publisherOf(url))]
  .map(([name, papers]) => ({
    name,
    documents: papers.length,
    figures: papers.reduce((sum, { figures }) => sum + figures, 0),
  }))
  .sort((a, b) => b.figures - a.figures);

/** The states whose cases a part names, in alphabetical order. */
const statesIn = (part: string): string[] =>
  [...new Set(recordedStateCases(part).map((id) => Object.values(states[id.slice(9, 11)] ?? {})[0]?.name))]
    .filter((name) => name !== undefined)
    .sort();

/**
 * Where a reference and the law disagree, by subject: the names of the entries in `docs/differences.md`, or the states.
 */
export const listedDifferences: readonly { readonly subject: string; readonly names: readonly string[] }[] = differences
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    subject: part.split("\n", 1)[0] as string,
    names: [
      ...[...part.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, name]) => (name as string).replace(/\.$/, "")),
      ...statesIn(part),
    ],
  }))
  .filter(({ names }) => names.length > 0);
