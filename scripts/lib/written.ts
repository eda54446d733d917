/**
 * Legal figures as written: one number, yes, no or none in a file of `src/law`. One of them may be the figure for
 * several years, statuses and states, but a typo in it happens once.
 */
import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import type { Reading } from "../../src/law/second-reading/figures-of-law.ts";

export interface Written {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly value: number | boolean | null;
}

const LIST = "src/law/second-reading/figures-of-law.ts";
/** Their first argument is the years a law is written for, which aren't figures. */
const takeYears = new Set(["taxed", "untaxed", "placesIn", "byYear", "from", "until", "carriedAfter"]);

const figureOf = (node: ts.Node): Written["value"] | undefined => {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  return node.kind === ts.SyntaxKind.NullKeyword ? null : undefined;
};

/** Everything in a file's text that may be a figure; not property names, types, or the years a law is written for. */
export function writtenIn(file: string, text: string): Written[] {
  const found: Written[] = [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer);
      return;
    }
    if (ts.isElementAccessExpression(node)) {
      visit(node.expression); // a position in a list isn't a figure
      return;
    }
    if (ts.isCallExpression(node) && takeYears.has(node.expression.getText().split(".").at(-1) ?? "")) {
      const [first] = node.arguments;
      const years = first && (ts.isNumericLiteral(first) || ts.isArrayLiteralExpression(first));
      for (const argument of years ? node.arguments.slice(1) : node.arguments) visit(argument);
      return;
    }
    const value = figureOf(node);
    if (value === undefined) ts.forEachChild(node, visit);
    else {
      const start = node.getStart();
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, start, end: node.getEnd(), value });
    }
  };
  visit(tree);
  return found;
}

/** The law files behind the list of figures, and for each of them the files that import it, directly or indirectly. */
function importers(root: string): Map<string, Set<string>> {
  const files = globSync("src/law/**/*.{ts,json}", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  const direct = new Map<string, string[]>(
    files.map((file) => [
      file,
      ts
        .preProcessFile(file.endsWith(".json") ? "" : readFileSync(`${root}/${file}`, "utf8"))
        .importedFiles.map(({ fileName }) => fileName)
        .filter((name) => name.startsWith("."))
        .map((name) => relative(root, fileURLToPath(new URL(name, pathToFileURL(`${root}/${file}`))))),
    ]),
  );
  const above = new Map<string, Set<string>>();
  const climb = (file: string, seen: Set<string>): Set<string> => {
    for (const [other, imports] of direct)
      if (imports.includes(file) && !seen.has(other)) {
        seen.add(other);
        climb(other, seen);
      }
    return seen;
  };
  for (const file of files) {
    const found = climb(file, new Set([file]));
    if (found.has(LIST)) above.set(file, found);
  }
  return above;
}

type FiguresOfLaw = () => ReadonlyMap<string, Reading>;
type Change = readonly [place: Written, text: string];

/** The text with different figures in some places. */
const rewritten = (text: string, changes: readonly Change[]) =>
  [...changes]
    .sort(([one], [other]) => other.start - one.start)
    .reduce((made, [{ start, end }, figure]) => made.slice(0, start) + figure + made.slice(end), text);

/**
 * A data file is parsed as an expression in parentheses, so each position is one character further than in the file.
 */
const inJson = (file: string, { start, end, ...rest }: Written): Written => ({
  ...rest,
  file,
  start: start - 1,
  end: end - 1,
});

/**
 * Everything in the law files that may be a figure, and the list of figures if some of them were written differently.
 */
export function writtenLaw(root: string) {
  const above = importers(root);
  const texts = new Map([...above.keys()].map((file) => [file, readFileSync(`${root}/${file}`, "utf8")]));
  let asked = 0;
  let changed: ReadonlyMap<string, string> = new Map();
  let again: ReadonlySet<string> = new Set();
  const nameOf = (url: string) =>
    url.startsWith("file:") ? relative(root, fileURLToPath(url.split("?")[0] ?? "")) : "";
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const loadAgain = context.parentURL?.includes("?slip=") && again.has(nameOf(found.url));
      return loadAgain ? { ...found, url: `${found.url}?slip=${asked}` } : found;
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      const source = url.includes("?slip=") ? changed.get(nameOf(url)) : undefined;
      return source === undefined ? loaded : { ...loaded, source };
    },
  });
  const written = [...texts]
    .filter(([file]) => file !== LIST)
    .flatMap(([file, text]) =>
      file.endsWith(".json")
        ? writtenIn(`${file}.ts`, `(${text})`).map((one) => inJson(file, one))
        : writtenIn(file, text),
    );
  return {
    written,
    async lawWith(changes: readonly Change[]): Promise<ReadonlyMap<string, Reading>> {
      const files = Map.groupBy(changes, ([{ file }]) => file);
      changed = new Map([...files].map(([file, here]) => [file, rewritten(texts.get(file) ?? "", here)]));
      again = new Set([...files.keys()].flatMap((file) => [...(above.get(file) ?? [])]));
      asked++;
      const list = (await import(`${pathToFileURL(`${root}/${LIST}`).href}?slip=${asked}`)) as {
        figuresOfLaw: FiguresOfLaw;
      };
      return list.figuresOfLaw();
    },
  };
}

const FIRST_TAG = 9_000_000_000;
const tagsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(tagsIn);
  return typeof value === "number" && value >= FIRST_TAG ? [value - FIRST_TAG] : [];
};
/** A different figure in its place: one more, or yes instead of no. */
const another = (value: Written["value"]) => String(typeof value === "boolean" ? !value : (value ?? 0) + 1);

/** The paths whose figure differs in the second list. */
export const changedPaths = (law: ReadonlyMap<string, Reading>, other: ReadonlyMap<string, Reading>): string[] =>
  [...new Set([...law.keys(), ...other.keys()])].filter(
    (path) => JSON.stringify(law.get(path)) !== JSON.stringify(other.get(path)),
  );

/**
 * Each written figure with the paths in the list that it reaches. First, all numbers are replaced at once by unique
 * ones, which are then looked up in the list. Those not found, because they are computed with or aren't numbers, are
 * changed one by one. A number without which the law can't be computed at all, such as the year of a price index, isn't
 * a figure in the list.
 */
export async function reachOfFigures(root: string, law: ReadonlyMap<string, Reading>): Promise<Map<Written, string[]>> {
  const { written, lawWith } = writtenLaw(root);
  const reach = new Map<Written, string[]>();
  const unusable = new Set<Written>();
  const tag = async (places: readonly Written[]): Promise<void> => {
    try {
      for (const [path, value] of await lawWith(places.map((place, i) => [place, String(FIRST_TAG + i)])))
        for (const found of new Set(tagsIn(value))) {
          const place = places[found];
          if (place !== undefined && law.has(path)) reach.set(place, [...(reach.get(place) ?? []), path]);
        }
    } catch {
      const half = Math.ceil(places.length / 2);
      if (places.length === 1) unusable.add(places[0] as Written);
      else for (const part of [places.slice(0, half), places.slice(half)]) await tag(part);
    }
  };
  await tag(written.filter(({ value }) => typeof value === "number"));
  for (const place of written)
    if (!reach.has(place) && !unusable.has(place)) {
      const other = await lawWith([[place, another(place.value)]]).catch(() => law);
      reach.set(place, changedPaths(law, other));
    }
  return new Map([...reach].filter(([, paths]) => paths.length > 0));
}
