/** Puts a formula's conditions, as they turned out, into words with the visitor's values. */
import type { Known, Step } from "../../engine/worksheet.ts";
import { inCents, inFormula, inNumbers } from "../format.ts";
import { listed } from "../listed.ts";
import { evaluate } from "./evaluate.ts";
import { type Tree, treeOf } from "./tree.ts";

type Uses = Step["uses"];

/** The path a formula took: one phrase for each choice it made. */
export function conditionsOf({ formula, uses }: Pick<Step, "formula" | "uses">): string[] {
  return formula === undefined ? [] : [...new Set(choicesIn(treeOf(formula), uses, true))];
}

/** A check that something is above zero, so that it can be divided by, isn't worth mentioning. */
export function isGuard(test: Tree, uses: Uses, holds: boolean): boolean {
  if (test.kind !== "between" || test.right.kind !== "value" || test.right.value !== 0) return false;
  return (
    (test.sign === ">" && holds) || (test.sign.startsWith("==") && !holds && Number(evaluate(test.left, uses)) > 0)
  );
}

/** The subtraction in `max(0, a − b)`. */
export function aboveZero(tree: Tree): Tree | undefined {
  if (tree.kind !== "call" || tree.name !== "max" || tree.of.length !== 2) return undefined;
  const [one, other] = tree.of as [Tree, Tree];
  const isZero = (of: Tree) => of.kind === "value" && of.value === 0;
  return isZero(one) ? other : isZero(other) ? one : undefined;
}

/** @param isWhole whether it is the whole formula, which then describes "not less than zero" itself */
function choicesIn(tree: Tree, uses: Uses, isWhole = false): string[] {
  if (tree.kind === "call" && tree.name === "when") {
    const [test, yes, no] = tree.of as [Tree, Tree, Tree];
    const holds = Boolean(evaluate(test, uses));
    const goesOn = choicesIn(holds ? yes : no, uses);
    return isGuard(test, uses, holds) ? goesOn : [condition(test, uses, holds), ...goesOn];
  }
  const from = isWhole ? undefined : aboveZero(tree);
  const below = from?.kind === "between" && from.sign === "-" && Number(evaluate(from, uses)) < 0 ? from : undefined;
  return [
    ...(below ? [`${withValue(below.left, uses)} is less than ${withValue(below.right, uses)}`] : []),
    ...partsOf(tree).flatMap((part) => choicesIn(part, uses)),
  ];
}

const partsOf = (tree: Tree): readonly Tree[] => {
  if (tree.kind === "call") return tree.of;
  if (tree.kind === "between") return [tree.left, tree.right];
  return tree.kind === "before" ? [tree.of] : [];
};

/** Comparisons in words, when true and when false. */
export const COMPARED: Readonly<Record<string, readonly [holds: string, fails: string]>> = {
  ">": ["is more than", "is not more than"],
  ">=": ["is at least", "is less than"],
  "<": ["is less than", "is at least"],
  "<=": ["is not more than", "is more than"],
  "===": ["is", "is not"],
  "==": ["is", "is not"],
  "!==": ["is not", "is"],
  "!=": ["is not", "is"],
};

/** A condition as it turned out: "income ($50,000) is not more than the limit ($75,000)". */
export function condition(tree: Tree, uses: Uses, holds: boolean): string {
  if (tree.kind === "before" && tree.sign === "!") return condition(tree.of, uses, !holds);
  if (tree.kind === "between" && (tree.sign === "&&" || tree.sign === "||")) {
    const parts = [tree.left, tree.right].map((part) => ({ part, is: Boolean(evaluate(part, uses)) }));
    // All required conditions are true, or these decided it.
    const deciding = parts.filter(({ is }) => is === holds);
    return deciding.map(({ part }) => condition(part, uses, holds)).join(" and ");
  }
  if (tree.kind === "between" && COMPARED[tree.sign]) {
    const [yes, no] = COMPARED[tree.sign] as readonly [string, string];
    if (tree.right.kind === "value" && tree.right.value === null) {
      if (evaluate(tree.left, uses) === null) return `there is no ${said(tree.left, uses)}`;
      return `${said(tree.left, uses)} is ${valueIn(tree.left, uses) ?? "known"}`;
    }
    return `${withValue(tree.left, uses)} ${holds ? yes : no} ${withValue(tree.right, uses)}`;
  }
  return `${said(tree, uses)} ${holds ? "applies" : "doesn’t apply"}`;
}

const withValue = (tree: Tree, uses: Uses): string => {
  const value = valueIn(tree, uses);
  return value === undefined ? said(tree, uses) : `${said(tree, uses)} (${value})`;
};

const valueIn = (tree: Tree, uses: Uses): string | undefined => {
  if (tree.kind === "name") return uses[tree.name] && inFormula(uses[tree.name] as Known);
  if (tree.kind === "value") return undefined;
  const value = evaluate(tree, uses);
  if (typeof value !== "number") return undefined;
  return namesIn(tree).some((name) => uses[name]?.unit === "usd") ? inCents(value) : undefined;
};

const namesIn = (tree: Tree): readonly string[] =>
  tree.kind === "name" ? [tree.name] : partsOf(tree).flatMap(namesIn);

/** An expression in words: its labels, joined by operators. */
export function said(tree: Tree, uses: Uses): string {
  switch (tree.kind) {
    case "value":
      return tree.value === null
        ? "none"
        : typeof tree.value === "number"
          ? inNumbers(tree.value)
          : tree.value
            ? "yes"
            : "no";
    case "name":
      return `“${uses[tree.name]?.label ?? tree.name}”`;
    case "before":
      return tree.sign === "!" ? `not ${said(tree.of, uses)}` : `−${said(tree.of, uses)}`;
    case "between":
      return `${said(tree.left, uses)} ${WORDS[tree.sign] ?? COMPARED[tree.sign]?.[0] ?? tree.sign} ${said(tree.right, uses)}`;
    case "call": {
      const of = tree.of.map((one) => said(one, uses));
      if (of.length === 1) return of[0] as string;
      const from = aboveZero(tree);
      if (from) return said(from, uses);
      const joined = listed(of);
      return tree.name === "min"
        ? `the smaller of ${joined}`
        : tree.name === "max"
          ? `the larger of ${joined}`
          : joined;
    }
  }
}
const WORDS: Readonly<Record<string, string>> = { "*": "×", "-": "−", "/": "÷", "&&": "and", "||": "or" };
