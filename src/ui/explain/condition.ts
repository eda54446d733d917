/** Conditions of a formula as they turned out, said with the visitor's values. */
import type { Step } from "../../engine/worksheet.ts";
import { format, inNumbers } from "../format.ts";
import { type Tree, treeOf } from "./tree.ts";
import { worth } from "./worth.ts";

type Uses = Step["uses"];

/** The way a formula went, where it had to choose: one sentence part for each choice it came to. */
export function conditionsOf({ formula, uses }: Pick<Step, "formula" | "uses">): string[] {
  return formula === undefined ? [] : [...new Set(choicesIn(treeOf(formula), uses))];
}

function choicesIn(tree: Tree, uses: Uses): string[] {
  if (tree.kind === "call" && tree.name === "when") {
    const [test, yes, no] = tree.of as [Tree, Tree, Tree];
    const holds = Boolean(worth(test, uses));
    return [condition(test, uses, holds), ...choicesIn(holds ? yes : no, uses)];
  }
  return partsOf(tree).flatMap((part) => choicesIn(part, uses));
}

const partsOf = (tree: Tree): readonly Tree[] => {
  if (tree.kind === "call") return tree.of;
  if (tree.kind === "between") return [tree.left, tree.right];
  return tree.kind === "before" ? [tree.of] : [];
};

const SIGNS: Readonly<Record<string, readonly [holds: string, fails: string]>> = {
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
    const parts = [tree.left, tree.right].map((part) => ({ part, is: Boolean(worth(part, uses)) }));
    // All that must hold does, or the ones that decided it.
    const deciding = parts.filter(({ is }) => is === holds);
    return deciding.map(({ part }) => condition(part, uses, holds)).join(" and ");
  }
  if (tree.kind === "between" && SIGNS[tree.sign]) {
    const [yes, no] = SIGNS[tree.sign] as readonly [string, string];
    if (tree.right.kind === "value" && tree.right.value === null) {
      const is = worth(tree.left, uses) === null ? "none" : (valueIn(tree.left, uses) ?? "not none");
      return `${said(tree.left, uses)} is ${is}`;
    }
    return `${withValue(tree.left, uses)} ${holds ? yes : no} ${withValue(tree.right, uses)}`;
  }
  return `${said(tree, uses)} is ${holds ? "yes" : "no"}`;
}

const withValue = (tree: Tree, uses: Uses): string => {
  const value = valueIn(tree, uses);
  return value === undefined ? said(tree, uses) : `${said(tree, uses)} (${value})`;
};

const valueIn = (tree: Tree, uses: Uses): string | undefined => {
  const known = tree.kind === "name" ? uses[tree.name] : undefined;
  return known && format(known);
};

/** An expression in words: its labels, joined by signs. */
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
      return `${said(tree.left, uses)} ${WORDS[tree.sign] ?? tree.sign} ${said(tree.right, uses)}`;
    case "call":
      return `what comes of ${tree.of.map((of) => said(of, uses)).join(", ")}`;
  }
}
const WORDS: Readonly<Record<string, string>> = { "*": "×", "-": "−", "/": "÷", "&&": "and", "||": "or" };
