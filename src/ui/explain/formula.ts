/** A formula as text: in words, with labels for its names, and with the visitor's values, the way it went. */
import type { Known, Step, Value } from "../../engine/worksheet.ts";
import { format } from "../format.ts";
import { conditionsOf } from "./condition.ts";
import { type Tree, treeOf } from "./tree.ts";
import { worth } from "./worth.ts";

/** A piece of a formula: its text, or a name it takes from the worksheet; `at` is its place. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly known?: Known;
}
type Bit = Omit<Piece, "at">;

/** How tightly a piece holds together, so that brackets stand only where they are needed. */
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

const CALLS: Readonly<Record<string, string>> = {
  min: "the smaller of",
  max: "the larger of",
  sum: "sum of",
  taxOn: "tax on",
  rateAt: "rate at",
  entryFor: "entry for",
  toCent: "to the cent",
  toDollar: "to the dollar",
  downToDollar: "down to the dollar",
  downToDime: "down to ten cents",
  fullSteps: "full steps of",
  startedSteps: "started steps of",
  wholePercent: "whole percent of",
  toFourDecimals: "to four decimals",
};

const literal = (value: Value) => format({ label: "", unit: "count", value });
const text = (of: string): Bit => ({ text: of });

/** What differs between words and values: a name, a choice between two ways, and "not". */
interface Style {
  readonly name: (known: Known) => Bit;
  readonly choice: (test: Tree, yes: Tree, no: Tree, say: Say) => Said;
  readonly not: (of: Tree, say: Say) => Said;
}
type Say = (tree: Tree) => Said;

function saying({ formula = "", uses }: Pick<Step, "formula" | "uses">, style: Style): readonly Bit[] {
  const inner = ({ bits, holds }: Said, least: number) => (holds < least ? [text("("), ...bits, text(")")] : bits);
  const say: Say = (tree) => {
    switch (tree.kind) {
      case "value":
        // A factor stands with all its digits.
        return {
          bits: [text(typeof tree.value === "number" ? String(tree.value) : literal(tree.value))],
          holds: HOLDS.whole,
        };
      case "name": {
        const known = uses[tree.name];
        return { bits: [known ? style.name(known) : text(tree.name)], holds: HOLDS.whole };
      }
      case "before":
        if (tree.sign === "!") return style.not(tree.of, say);
        return { bits: [text("−"), ...inner(say(tree.of), HOLDS.sign)], holds: HOLDS.sign };
      case "between": {
        const [sign, holds] = SIGNS[tree.sign] ?? [` ${tree.sign} `, HOLDS.compare];
        const [left, right] = [say(tree.left), say(tree.right)];
        // What stands on the right of a minus or a division has to hold more tightly than it.
        const tighter = tree.sign === "-" || tree.sign === "/" || holds === HOLDS.compare ? holds + 1 : holds;
        const base = holds === HOLDS.power ? HOLDS.whole : holds;
        return { bits: [...inner(left, base), text(sign), ...inner(right, tighter)], holds };
      }
      case "call": {
        if (tree.name === "when") {
          const [test, yes, no] = tree.of as [Tree, Tree, Tree];
          return style.choice(test, yes, no, say);
        }
        const of = tree.of.flatMap((one, i) => [...(i > 0 ? [text(", ")] : []), ...say(one).bits]);
        return { bits: [text(`${CALLS[tree.name] ?? tree.name} (`), ...of, text(")")], holds: HOLDS.whole };
      }
    }
  };
  return say(treeOf(formula)).bits;
}

/** The formula of a step in pieces, with readable signs and the labels of what it names. */
export const piecesOf = (step: Pick<Step, "formula" | "uses">): Piece[] =>
  saying(step, {
    name: (known) => ({ text: known.label, known }),
    choice: (test, yes, no, say) => ({
      bits: [text("if "), ...say(test).bits, text(": "), ...say(yes).bits, text("; otherwise "), ...say(no).bits],
      holds: HOLDS.choice,
    }),
    not: (of, say) => {
      const { bits, holds } = say(of);
      const inner = holds < HOLDS.whole ? [text("("), ...bits, text(")")] : bits;
      return { bits: [text("not "), ...inner], holds: HOLDS.sign };
    },
  }).map((bit, at) => ({ at, ...bit }));

/** The formula with values: "$336,000.00 × 0.607%". Where it chooses, only the way that was taken. */
export const inValues = (step: Pick<Step, "formula" | "uses">): string =>
  saying(step, {
    name: (known) => text(format(known)),
    choice: (test, yes, no, say) => say(worth(test, step.uses) ? yes : no),
    not: (of) => ({ bits: [text(worth(of, step.uses) ? "no" : "yes")], holds: HOLDS.whole }),
  })
    .map((bit) => bit.text)
    .join("");

/** How a line was worked out, where no more is said of it: with its values, and why it went that way. */
export function howOf(step: Step): string {
  if (step.formula === undefined) return step.found ?? "";
  const chosen = conditionsOf(step);
  return inValues(step) + (chosen.length > 0 ? `, because ${chosen.join(", and ")}` : "");
}
