import { calls, type Known, NAME, type Step } from "../../engine/worksheet.ts";
import { format } from "../format.ts";

/** A piece of a formula: its text, or a name it takes from the worksheet; `at` is where it stands. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly known?: Known;
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/!==?/g, "≠"],
  [/===?/g, "="],

  [/>=/g, "≥"],
  [/<=/g, "≤"],
  [/&&/g, "and"],
  [/\|\|/g, "or"],
  [/ \*\* -/g, "^−"],
  [/ \*\* /g, "^"],
  [/\*/g, "×"],
  [/ - /g, " − "],
  [/ \/ /g, " ÷ "],
  [/!(?=\w)/g, "not "],
];
const signs = (text: string) => SIGNS.reduce((said, [sign, word]) => said.replace(sign, word), text);

const CALLS: Readonly<Record<string, string>> = {
  min: "the smaller of",
  max: "the larger of",
  when: "if",
  sum: "sum of",
  taxOn: "tax on",
  rateAt: "rate at",
  toCent: "to the cent",
  toDollar: "to the dollar",
  downToDollar: "down to the dollar",
  downToDime: "down to ten cents",
  fullSteps: "full steps of",
  startedSteps: "started steps of",
  wholePercent: "whole percent of",
  toFourDecimals: "to four decimals",
};

const WORDS: Readonly<Record<string, string>> = { null: "none", true: "yes", false: "no" };

/** The formula of a step in pieces, with readable signs: the names can be shown as labels or as values. */
export function piecesOf({ formula = "", uses }: Pick<Step, "formula" | "uses">): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of formula.matchAll(NAME)) {
    const [name] = match;
    const at = match.index;
    if (at > done) pieces.push({ at: done, text: signs(formula.slice(done, at)) });
    const known = uses[name];
    if (known) pieces.push({ at, text: known.label, known });
    else pieces.push({ at, text: Object.hasOwn(calls, name) ? `${CALLS[name] ?? name} ` : (WORDS[name] ?? name) });
    done = at + name.length;
  }
  if (done < formula.length) pieces.push({ at: done, text: signs(formula.slice(done)) });
  return pieces;
}

/** The formula with values: "$336,000.00 × 0.607%". */
export const inValues = (step: Step) =>
  piecesOf(step)
    .map(({ text, known }) => (known ? format(known) : text))
    .join("");
