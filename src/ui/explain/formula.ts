/** A formula as text: in words, with labels instead of names, and with the visitor's values, along the path it took. */
import type { Brackets } from "../../engine/brackets.ts";
import { type Known, SAID, type Step, type Value } from "../../engine/worksheet.ts";
import { numberIn, tidy } from "../../inputs/number.ts";
import { format, inFormula } from "../format.ts";
import { aboveZero, COMPARED, conditionsOf } from "./condition.ts";
import { evaluate } from "./evaluate.ts";
import { type Tree, treeOf } from "./tree.ts";

/** A piece of a formula: its text, or a name from the worksheet; `at` is its position. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly known?: Known;
}
type Bit = Omit<Piece, "at">;

/** How tightly a piece binds, so that parentheses appear only where needed. */
const HOLDS = { choice: 0, or: 1, and: 2, compare: 3, add: 4, times: 5, sign: 6, power: 7, whole: 8 } as const;
interface Said {
  readonly bits: readonly Bit[];
  readonly holds: number;
}

const SIGNS: Readonly<Record<string, readonly [said: string, holds: number]>> = {
  "||": [" or ", HOLDS.or],
  "&&": [" and ", HOLDS.and],
  "==": [" = ", HOLDS.compare],
  "===": [" = ", HOLDS.compare],
  "!=": [" ≠ ", HOLDS.compare],
  "!==": [" ≠ ", HOLDS.compare],
  ">": [" > ", HOLDS.compare],
  ">=": [" ≥ ", HOLDS.compare],
  "<": [" < ", HOLDS.compare],
  "<=": [" ≤ ", HOLDS.compare],
  "+": [" + ", HOLDS.add],
  "-": [" − ", HOLDS.add],
  "*": [" × ", HOLDS.times],
  "/": [" ÷ ", HOLDS.times],
  "**": ["^", HOLDS.power],
};

/** How rounding is described at the end: "$400,000.00 − $80,000.00, rounded to the cent". */
const ROUNDED: Readonly<Record<string, string>> = {
  toCent: "rounded to the cent",
  toDollar: "rounded to the dollar",
  downToDollar: "rounded down to the dollar",
  downToDime: "rounded down to ten cents",
  toFourDecimals: "rounded to four decimals",
  fullSteps: "rounded down",
  startedSteps: "rounded up",
  wholePercent: "rounded down",
};
const NOT_BELOW_ZERO = "not less than zero";

const literal = (value: Value) =>
  typeof value === "number" ? String(value) : inFormula({ label: "", unit: "count", value });
const text = (of: string): Bit => ({ text: of });
/** A number with its sign. */
const amount = (of: string): Said => ({ bits: [text(of)], holds: of.startsWith("−") ? HOLDS.sign : HOLDS.whole });
const whole = (of: string): Said => ({ bits: [text(of)], holds: HOLDS.whole });
const inner = ({ bits, holds }: Said, least: number) => (holds < least ? [text("("), ...bits, text(")")] : bits);

type Say = (tree: Tree) => Said;
/** What differs between words and values. It returns `undefined` for what it leaves to the others. */
type Style = (tree: Tree, say: Say) => Said | undefined;

function saying(tree: Tree, style: Style): Said {
  const say: Say = (tree) => style(tree, say) ?? plainly(tree, say);
  return say(tree);
}

function plainly(tree: Tree, say: Say): Said {
  switch (tree.kind) {
    case "value":
      return whole(literal(tree.value));
    case "name":
      return whole(tree.name);
    case "before":
      return { bits: [text(tree.sign === "!" ? "not " : "−"), ...inner(say(tree.of), HOLDS.power)], holds: HOLDS.sign };
    case "between":
      return between(tree.sign, say(tree.left), say(tree.right));
    case "call":
      return called(tree, say);
  }
}

function between(sign: string, left: Said, right: Said): Said {
  const [said, holds] = SIGNS[sign] ?? [` ${sign} `, HOLDS.compare];
  // The right side of a minus or a division has to bind more tightly than the operator.
  const tighter = sign === "-" || sign === "/" || holds === HOLDS.compare ? holds + 1 : holds;
  const base = holds === HOLDS.power ? HOLDS.whole : holds;
  // Never two signs in a row: "$5.00 − (−$3.00)".
  const after = right.bits[0]?.text.startsWith("−") ? HOLDS.whole : tighter;
  return { bits: [...inner(left, base), text(said), ...inner(right, after)], holds };
}

/** "rounded down ($12,800.00 ÷ $1,000.00)"; for a whole formula, `atTheEnd` says it after the rest. */
function called(tree: Tree & { kind: "call" }, say: Say): Said {
  const [first, second] = tree.of as [Tree, Tree];
  const bracketed = (before: string, of: Said): Said => ({
    bits: [text(`${before} (`), ...of.bits, text(")")],
    holds: HOLDS.whole,
  });
  const rounded = roundedIn(tree, say);
  if (rounded) return bracketed(rounded.how, rounded.of);
  const from = aboveZero(tree);
  if (from) return bracketed(NOT_BELOW_ZERO, say(from));
  if (tree.name === "min" || tree.name === "max") {
    const words = tree.of.length > 2 ? ["smallest", "largest"] : ["smaller", "larger"];
    const bits = tree.of.flatMap((one, i) => [
      ...(i === 0 ? [] : [text(i === tree.of.length - 1 ? " and " : ", ")]),
      ...inner(say(one), HOLDS.add),
    ]);
    return { bits: [text(`the ${words[tree.name === "min" ? 0 : 1]} of `), ...bits], holds: HOLDS.choice };
  }
  if (tree.name === "sum") return { bits: [text("the sum of "), ...say(first).bits], holds: HOLDS.choice };
  if (tree.name === "limitsPassed")
    return {
      bits: [text("how many of "), ...say(second).bits, text(" are below "), ...inner(say(first), HOLDS.add)],
      holds: HOLDS.choice,
    };
  if (tree.name === "amountAt")
    return {
      bits: [text("the amount for "), ...inner(say(first), HOLDS.add), text(" in "), ...say(second).bits],
      holds: HOLDS.choice,
    };
  const of = tree.name === "taxOn" ? "the tax on " : tree.name === "rateAt" ? "the rate at " : "the entry for ";
  return { bits: [text(of), ...inner(say(first), HOLDS.add), text(" by "), ...say(second).bits], holds: HOLDS.choice };
}

/** How a call rounds, and what it rounds. */
function roundedIn(tree: Tree, say: Say): { readonly how: string; readonly of: Said } | undefined {
  if (tree.kind !== "call") return undefined;
  const how = ROUNDED[tree.name];
  if (how === undefined) return undefined;
  const [first, second] = tree.of as [Tree, Tree];
  if (tree.name === "wholePercent") return { how, of: between("*", say(first), whole("100")) };
  return { how, of: second === undefined ? say(first) : between("/", say(first), say(second)) };
}

/**
 * If a formula's last operation is rounding, that is said at the end: "$320,000.00 × 0.38% ÷ 12, rounded to the cent".
 */
function atTheEnd(tree: Tree, style: Style, uses: Step["uses"]): readonly Bit[] {
  const say: Say = (of) => saying(of, style);
  const from = aboveZero(tree);
  if (from) {
    const isBelow = Number(evaluate(from, uses)) < 0;
    return [...atTheEnd(from, style, uses), ...(isBelow ? [text(`, ${NOT_BELOW_ZERO}`)] : [])];
  }
  const own = style(tree, say);
  if (own) return own.bits;
  const rounded = roundedIn(tree, say);
  return rounded ? [...rounded.of.bits, text(`, ${rounded.how}`)] : say(tree).bits;
}

/** "Least deduction is more than zero", "there is no Income above which it falls": a comparison in a person's words. */
function comparedInWords({ sign, left, right }: Tree & { kind: "between" }, say: Say): Said {
  const [words] = COMPARED[sign] as readonly [string, string];
  const one = inner(say(left), HOLDS.add);
  if (right.kind === "value" && right.value === null)
    return { bits: [text(words === "is" ? "there is no " : "there is "), ...one], holds: HOLDS.compare };
  const other = right.kind === "value" && right.value === 0 ? [text("zero")] : inner(say(right), HOLDS.add);
  return { bits: [...one, text(` ${words} `), ...other], holds: HOLDS.compare };
}

/**
 * A step's formula in pieces, with readable operators and the labels of its names.
 *
 * @param along only along the path it took with the visitor's values, without terms that are zero
 */
export const piecesOf = ({ formula = "", uses }: Pick<Step, "formula" | "uses">, along = false): Piece[] =>
  atTheEnd(
    treeOf(formula),
    (tree, say) => {
      if (along && tree.kind === "between" && (tree.sign === "+" || tree.sign === "-")) {
        if (evaluate(tree.right, uses) === 0) return say(tree.left);
        if (tree.sign === "+" && evaluate(tree.left, uses) === 0) return say(tree.right);
      }
      if (tree.kind === "name") {
        const known = uses[tree.name];
        return known && { bits: [{ text: known.label, known }], holds: HOLDS.whole };
      }
      if (tree.kind === "between" && COMPARED[tree.sign]) return comparedInWords(tree, say);
      if (tree.kind === "before" && tree.sign === "!") {
        const { bits, holds } = say(tree.of);
        if (tree.of.kind === "name") return { bits: [...bits, text(" doesn’t apply")], holds: HOLDS.compare };
        return {
          bits: [text("not "), ...(holds < HOLDS.whole ? [text("("), ...bits, text(")")] : bits)],
          holds: HOLDS.sign,
        };
      }
      // "Not less than zero" is mentioned only if it changes something.
      const from = aboveZero(tree);
      if (from && Number(evaluate(from, uses)) >= 0) return say(from);
      if (tree.kind !== "call" || tree.name !== "when") return undefined;
      const [test, yes, no] = tree.of as [Tree, Tree, Tree];
      if (along) return say(evaluate(test, uses) ? yes : no);
      return {
        bits: [text("if "), ...say(test).bits, text(": "), ...say(yes).bits, text("; otherwise "), ...say(no).bits],
        holds: HOLDS.choice,
      };
    },
    uses,
  ).map((bit, at) => ({ at, ...bit }));

/** A factor that changes nothing and isn't a meaningful number: 1, or 1 − 0. */
const isOne = (tree: Tree, uses: Step["uses"]) =>
  tree.kind !== "name" && Math.abs(Number(evaluate(tree, uses)) - 1) < 1e-9;

/** How many lines deep to replace a factor with endless decimals by its own computation. */
const DEEP = 2;

/**
 * With values, along the path it took: leaves out alternatives not chosen, limits and rounding without effect, and
 * zeros.
 */
const valued = (uses: Step["uses"], depth = 0): Style => {
  const num = (tree: Tree) => Number(evaluate(tree, uses));
  return (tree, say) => {
    switch (tree.kind) {
      case "name": {
        const known = uses[tree.name];
        if (!known) return undefined;
        const workedOut = depth < DEEP ? withoutEnd(known) : undefined;
        if (workedOut) return saying(treeOf(workedOut.formula), valued(workedOut.uses, depth + 1));
        return amount(inFormula(known));
      }
      case "before":
        if (tree.sign === "!") return whole(evaluate(tree.of, uses) ? "no" : "yes");
        if (num(tree.of) === 0) return say(tree.of);
        return undefined;
      case "between":
        if (tree.sign === "+" || tree.sign === "-") {
          if (num(tree.right) === 0) return say(tree.left);
          if (tree.sign === "+" && num(tree.left) === 0) return say(tree.right);
        }
        if ((tree.sign === "*" || tree.sign === "/") && isOne(tree.right, uses)) return say(tree.left);
        if (tree.sign === "*" && isOne(tree.left, uses)) return say(tree.right);
        return undefined;
      case "call": {
        if (tree.name === "when") {
          const [test, yes, no] = tree.of as [Tree, Tree, Tree];
          return say(evaluate(test, uses) ? yes : no);
        }
        if (tree.name === "taxOn") return taxInParts(tree, say, uses);
        if (tree.name === "rateAt")
          return whole(inFormula({ kind: "figure", label: "", unit: "rate", value: num(tree) }));
        if (tree.name === "entryFor")
          return whole(inFormula({ kind: "figure", label: "", unit: "count", value: num(tree) }));
        if (tree.name === "amountAt") {
          const [number, amounts] = tree.of as [Tree, Tree];
          return {
            bits: [text("number "), ...say(number).bits, text(" of "), ...say(amounts).bits],
            holds: HOLDS.choice,
          };
        }
        if (tree.name === "sum") return addedUp(tree.of[0] as Tree, uses);
        const from = aboveZero(tree);
        if (from) return num(from) >= 0 ? say(from) : whole("0");
        const [first] = tree.of as [Tree];
        // Rounding that changes nothing isn't mentioned.
        if (
          ROUNDED[tree.name] &&
          tree.of.length === 1 &&
          tree.name !== "wholePercent" &&
          num(tree) === tidy(num(first))
        )
          return say(first);
        return undefined;
      }
      default:
        return undefined;
    }
  };
};

/**
 * An earlier factor that can't be printed with all its decimals: 6.64% ÷ 12. Undefined if it can be, or is an amount.
 */
function withoutEnd(known: Known): (Step & { readonly formula: string }) | undefined {
  const step = known as Step;
  const { value, unit, formula } = step;
  if (known.kind !== "line" || typeof value !== "number" || formula === undefined) return undefined;
  if (unit === "usd" && Math.abs(value) >= 1) return undefined;
  const printed =
    Number(numberIn(inFormula(known).replace(/ .*/, "").replace("%", ""))) / (inFormula(known).includes("%") ? 100 : 1);
  if (Math.abs(printed - value) <= 1e-12 * Math.abs(value)) return undefined;
  // Some lines are passed on under their name with a different value.
  return Math.abs(Number(evaluate(treeOf(formula), step.uses)) - value) <= 1e-9 * Math.abs(value)
    ? { ...step, formula }
    : undefined;
}

/** Tax by a schedule, bracket by bracket: "$12,400.00 × 10% + ($20,000.00 − $12,400.00) × 12%". */
function taxInParts(tree: Tree & { kind: "call" }, say: Say, uses: Step["uses"]): Said {
  const [amount, table] = tree.of as [Tree, Tree];
  const income = Number(evaluate(amount, uses));
  const rows = evaluate(table, uses) as Brackets;
  const dollars = (value: number) => whole(inFormula({ kind: "figure", label: "", unit: "usd", value }));
  const parts = rows.flatMap(({ floor, rate }, i) => {
    if (income <= floor || rate === 0) return [];
    const end = rows[i + 1]?.floor ?? Number.POSITIVE_INFINITY;
    const isLast = income <= end;
    const part = isLast
      ? floor === 0
        ? say(amount)
        : between("-", say(amount), dollars(floor))
      : dollars(end - floor);
    return [between("*", part, whole(inFormula({ kind: "figure", label: "", unit: "rate", value: rate })))];
  });
  return parts.length === 0 ? whole("$0.00") : parts.reduce((sum, part) => between("+", sum, part));
}

/** A list's nonzero members. */
function addedUp(list: Tree, uses: Step["uses"]): Said {
  const known = list.kind === "name" ? uses[list.name] : undefined;
  const unit = known?.of ?? "usd";
  const parts = (Array.isArray(known?.value) ? (known.value as readonly (number | null)[]) : [])
    .filter((value) => value !== 0 && value !== null)
    .map((value) => amount(inFormula({ kind: "line", label: "", unit, value })));
  return parts.length === 0
    ? whole(inFormula({ kind: "line", label: "", unit, value: 0 }))
    : parts.reduce((sum, part) => between("+", sum, part));
}

const joined = (bits: readonly Bit[]) => bits.map((bit) => bit.text).join("");

/** The formula with values, even if it is a single number. */
const worked = (formula: string, uses: Step["uses"]) => joined(atTheEnd(treeOf(formula), valued(uses), uses));

/** The source of a formula's value, if the path it took is a single name. */
function takenFrom(tree: Tree, uses: Step["uses"]): Known | undefined {
  if (tree.kind === "name") return uses[tree.name];
  if (tree.kind === "between") {
    const { sign, left, right } = tree;
    const isAdded = sign === "+" || sign === "-";
    if (isAdded && evaluate(right, uses) === 0) return takenFrom(left, uses);
    if (sign === "+" && evaluate(left, uses) === 0) return takenFrom(right, uses);
    if (!isAdded && isOne(right, uses)) return takenFrom(left, uses);
    return sign === "*" && isOne(left, uses) ? takenFrom(right, uses) : undefined;
  }
  if (tree.kind !== "call") return undefined;
  if (tree.name === "when") {
    const [test, yes, no] = tree.of as [Tree, Tree, Tree];
    return takenFrom(evaluate(test, uses) ? yes : no, uses);
  }
  if (tree.name === "sum") {
    const list = takenFrom(tree.of[0] as Tree, uses);
    return (list?.value as readonly unknown[] | undefined)?.length === 1 ? list : undefined;
  }
  const isAlone = ROUNDED[tree.name] !== undefined && tree.of.length === 1;
  const from = aboveZero(tree) ?? (isAlone ? tree.of[0] : undefined);
  return from && takenFrom(from, uses);
}

/** A number alone, with its unit: "$2,189.48", "360 months", "0". */
const ALONE = /^−?\$?[\d,.]+%?( [a-z]+)?(, [a-z ]+)?$|^(none|yes|no)$/;

/**
 * The formula with values: "$336,000.00 × 0.607%". If it chooses, only the path taken is shown. A number is never
 * explained by itself: if it is another line rounded, that line's parts are shown; if nothing is computed, it is empty.
 */
export function inValues({ formula = "", uses }: Pick<Step, "formula" | "uses">): string {
  const tree = treeOf(formula);
  const values = worked(formula, uses);
  if (!ALONE.test(values)) return values;
  const known = takenFrom(tree, uses) as Step | undefined;
  if (tree.kind !== "call" || !ROUNDED[tree.name] || known?.formula === undefined) return "";
  if (evaluate(tree, uses) === known.value) return "";
  const before = worked(known.formula, known.uses);
  return ALONE.test(before) ? "" : `${before}, ${ROUNDED[tree.name]}`;
}

/** For a line that is another number unchanged: "the same as “Net profit”", "as you typed it". */
function unchanged({ formula = "", uses }: Step): string {
  const known = takenFrom(treeOf(formula), uses);
  if (known === undefined) return "";
  return `the same as “${known.label}”`;
}

/** How a number was found, with the values that the sentence names. */
export const foundIn = ({ found = "", uses }: Pick<Step, "found" | "uses">): string =>
  found.replace(SAID, (_, name: string) => (uses[name] ? format(uses[name]) : ""));

/** How a line was computed, if nothing more is said about it: with its values, and why it took that path. */
export function howOf(step: Step): string {
  if (step.formula === undefined) return foundIn(step);
  const chosen = conditionsOf(step);
  const how = inValues(step) || unchanged(step) || inFormula(step);
  return how + (chosen.length > 0 ? `, because ${chosen.join(", and ")}` : "");
}
