/**
 * A worksheet formula in the language of spreadsheets, which Excel, LibreOffice, Numbers and Google Sheets all read
 * alike.
 */
import { type Tree, treeOf } from "../explain/tree.ts";

/** Where the names in a formula are in the workbook. */
export type Place =
  /** A cell; `isNone` if it holds the word "none" now. */
  | { readonly kind: "cell"; readonly at: string; readonly isNone: boolean }
  /** The cells of a list. */
  | { readonly kind: "cells"; readonly at: readonly string[] }
  /** A schedule: the columns of its floors, of its rates, and of how far each rate is above the one before. */
  | { readonly kind: "table"; readonly floors: string; readonly steps: string; readonly firstRate: string };
export type PlaceOf = (name: string) => Place;

/** "None" is this word in a cell. */
export const NONE = "none";

/** How tightly a piece of text binds, so that parentheses appear only where needed. */
const HOLDS = { compare: 1, add: 2, times: 3, power: 4, whole: 5 } as const;
interface Piece {
  readonly text: string;
  readonly holds: number;
}
const whole = (text: string): Piece => ({ text, holds: HOLDS.whole });

const SIGNS: Readonly<Record<string, readonly [sign: string, holds: number]>> = {
  "+": ["+", HOLDS.add],
  "-": ["-", HOLDS.add],
  "*": ["*", HOLDS.times],
  "/": ["/", HOLDS.times],
  "**": ["^", HOLDS.power],
  "<": ["<", HOLDS.compare],
  "<=": ["<=", HOLDS.compare],
  ">": [">", HOLDS.compare],
  ">=": [">=", HOLDS.compare],
  "==": ["=", HOLDS.compare],
  "===": ["=", HOLDS.compare],
  "!=": ["<>", HOLDS.compare],
  "!==": ["<>", HOLDS.compare],
};

/** The text after a cell's "=". */
export const spreadsheetFormula = (formula: string, placeOf: PlaceOf): string =>
  branchOf(treeOf(formula), placeOf).text;

/** As the value of a cell or of a branch, where "none" may stay. */
function branchOf(tree: Tree, placeOf: PlaceOf): Piece {
  if (tree.kind === "value" && tree.value === null) return whole(`"${NONE}"`);
  if (tree.kind === "name") {
    const place = placeOf(tree.name);
    if (place.kind === "cell") return whole(place.at);
  }
  if (tree.kind === "call" && tree.name === "when") return whenOf(tree, placeOf, branchOf);
  return numberOf(tree, placeOf);
}

type Of = (tree: Tree, placeOf: PlaceOf) => Piece;

function whenOf({ of: [test, yes, no] }: Tree & { kind: "call" }, placeOf: PlaceOf, of: Of): Piece {
  const branch = (tree: Tree | undefined) => of(tree as Tree, placeOf).text;
  return whole(`IF(${numberOf(test as Tree, placeOf).text},${branch(yes)},${branch(no)})`);
}

/** As something to calculate or test with; "none" counts as zero, as in the engine. */
function numberOf(tree: Tree, placeOf: PlaceOf): Piece {
  switch (tree.kind) {
    case "value":
      return whole(typeof tree.value === "boolean" ? `${String(tree.value).toUpperCase()}()` : String(tree.value ?? 0));
    case "name": {
      const place = placeOf(tree.name);
      if (place.kind !== "cell") throw new Error(`"${tree.name}" is a list or a schedule, and cannot be counted with`);
      return whole(place.isNone ? `IF(ISTEXT(${place.at}),0,${place.at})` : place.at);
    }
    case "before": {
      const { text, holds } = numberOf(tree.of, placeOf);
      if (tree.sign === "!") return whole(`NOT(${text})`);
      return { text: `${tree.sign}${holds < HOLDS.whole ? `(${text})` : text}`, holds: HOLDS.add };
    }
    case "between":
      return betweenOf(tree, placeOf);
    case "call":
      return callOf(tree, placeOf);
  }
}

const isNothing = (tree: Tree) => tree.kind === "value" && tree.value === null;

function betweenOf({ sign, left, right }: Tree & { kind: "between" }, placeOf: PlaceOf): Piece {
  const l = numberOf(left, placeOf);
  const r = numberOf(right, placeOf);
  // IF instead of AND and OR, which would compute the second part even if the first one guards it.
  if (sign === "&&") return whole(`IF(${l.text},${r.text},FALSE())`);
  if (sign === "||") return whole(`IF(${l.text},TRUE(),${r.text})`);
  if (isNothing(right) || isNothing(left)) {
    const test = `ISTEXT(${branchOf(isNothing(right) ? left : right, placeOf).text})`;
    return whole(sign.startsWith("!") ? `NOT(${test})` : test);
  }
  const [own, holds] = SIGNS[sign] ?? [];
  if (own === undefined || holds === undefined) throw new Error(`Spreadsheets have no "${sign}"`);
  const inner = (piece: Piece, least: number) => (piece.holds < least ? `(${piece.text})` : piece.text);
  // The right side of a minus or a division has to bind more tightly than the operator.
  return { text: inner(l, holds) + own + inner(r, holds + 1), holds };
}

function callOf(tree: Tree & { kind: "call" }, placeOf: PlaceOf): Piece {
  const [first, second] = tree.of as [Tree, Tree];
  const one = () => numberOf(first, placeOf).text;
  const bracketed = (tree: Tree) => {
    const { text, holds } = numberOf(tree, placeOf);
    return holds < HOLDS.whole ? `(${text})` : text;
  };
  switch (tree.name) {
    case "when":
      return whenOf(tree, placeOf, numberOf);
    case "min":
    case "max":
      return whole(`${tree.name.toUpperCase()}(${tree.of.map((inner) => numberOf(inner, placeOf).text).join(",")})`);
    case "sum":
      return whole(sumOf(first, placeOf));
    case "taxOn":
    case "rateAt":
    case "entryFor":
      return whole(tableOf(tree.name, first, second, placeOf));
    case "limitsPassed":
      return whole(
        `SUM(${cellsOf(second, placeOf)
          .map((limit) => `IF(${bracketed(first)}>${limit},1,0)`)
          .join(",")})`,
      );
    case "amountAt":
      return whole(`CHOOSE(${one()},${cellsOf(second, placeOf).join(",")})`);
    case "toCent":
      return whole(`ROUND(${one()},2)`);
    case "toDollar":
      return whole(`ROUND(${one()},0)`);
    case "toFourDecimals":
      return whole(`ROUND(${one()},4)`);
    case "downToDollar":
      return whole(downTo(bracketed(first)));
    case "downToDime":
      return { text: `${downTo(`(${bracketed(first)}*10)`)}/10`, holds: HOLDS.times };
    case "wholePercent":
      return whole(downTo(`(${bracketed(first)}*100)`));
    case "fullSteps":
      return whole(downTo(`(${bracketed(first)}/${bracketed(second)})`));
    case "startedSteps": {
      const steps = `(${bracketed(first)}/${bracketed(second)})`;
      return whole(`CEILING(${steps}-${hairOf(steps)},1)`);
    }
    default:
      throw new Error(`Spreadsheets have no "${tree.name}"`);
  }
}

/** The same hair as in the engine: a floating-point product can fall just below the whole number it represents. */
const hairOf = (text: string) => `(0.000000001+ABS(${text})/10^13)`;
const downTo = (text: string) => `INT(${text}+${hairOf(text)})`;

function cellsOf(list: Tree, placeOf: PlaceOf): readonly string[] {
  const place = list.kind === "name" ? placeOf(list.name) : undefined;
  if (place?.kind !== "cells") throw new Error("A list is expected, and this is something else");
  return place.at;
}

function sumOf(list: Tree, placeOf: PlaceOf): string {
  const cells = cellsOf(list, placeOf);
  return cells.length === 0 ? "0" : `SUM(${cells.join(",")})`;
}

/** Brackets as a sum over their rows: the amount above each floor, times how much its rate exceeds the one before. */
function tableOf(call: string, amount: Tree, table: Tree, placeOf: PlaceOf): string {
  if (table.kind === "call" && table.name === "when") {
    const [test, yes, no] = table.of as [Tree, Tree, Tree];
    return `IF(${numberOf(test, placeOf).text},${tableOf(call, amount, yes, placeOf)},${tableOf(call, amount, no, placeOf)})`;
  }
  const place = table.kind === "name" ? placeOf(table.name) : undefined;
  if (place?.kind !== "table") throw new Error("A rate is looked up in something that is not a schedule");
  const { floors, steps, firstRate } = place;
  const { text, holds } = numberOf(amount, placeOf);
  const income = holds < HOLDS.whole ? `(${text})` : text;
  if (call === "taxOn") return `SUMPRODUCT((${income}>${floors})*(${income}-${floors})*${steps})`;
  if (call === "rateAt") return `SUMPRODUCT((${income}>=${floors})*${steps})`;
  // The first entry applies to every amount up to the second floor.
  return `(SUMPRODUCT((${income}>${floors})*${steps})+IF(${income}>${floors.split(":")[0]},0,${firstRate}))`;
}
