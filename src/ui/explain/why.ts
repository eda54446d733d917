/** Why a number is zero, or why it is not more: what in its formula decides, said with the visitor's values. */
import { calls, type Step } from "../../engine/worksheet.ts";
import { format, inCents, inNumbers, inPercent } from "../format.ts";
import { type Tree, treeOf } from "./tree.ts";

type Uses = Step["uses"];

/** A sentence, or nothing where the formula has no limit, no condition and no zero to speak of. */
export function whyOf(step: Step): string | undefined {
  if (step.formula === undefined || (typeof step.value !== "number" && step.value !== null)) return undefined;
  try {
    return reasonIn(treeOf(step.formula), step);
  } catch {
    // A formula that cannot be taken apart is shown as it is, above.
    return undefined;
  }
}

function reasonIn(tree: Tree, step: Step): string | undefined {
  const { uses } = step;
  if (tree.kind === "call" && tree.name === "when") {
    const [test, yes, no] = tree.of as [Tree, Tree, Tree];
    const holds = Boolean(worth(test, uses));
    const branch = holds ? yes : no;
    const because = `This way, because ${condition(test, uses, holds)}.`;
    const more = branch.kind === "call" ? reasonIn(branch, step) : undefined;
    return more ? `${because} ${more}` : because;
  }
  if (tree.kind === "call" && (tree.name === "min" || tree.name === "max")) return limitIn(tree, step);
  if (tree.kind === "call" && tree.of.length === 1 && tree.name !== "sum") return reasonIn(tree.of[0] as Tree, step);
  if (tree.kind === "between" && tree.sign === "*") {
    if (step.value === 0)
      for (const side of [tree.left, tree.right])
        if (worth(side, uses) === 0) return `Zero, because ${said(side, uses)} is zero.${inner(side, step)}`;
    return [tree.left, tree.right]
      .map((side) => (side.kind === "call" ? reasonIn(side, step) : undefined))
      .find((reason) => reason);
  }
  if (step.value === 0 && tree.kind === "name") return `Zero, because ${said(tree, uses)} is zero.`;
  return undefined;
}

const inner = (tree: Tree, step: Step) => {
  const reason =
    tree.kind === "call" ? reasonIn(tree, { ...step, value: worth(tree, step.uses) as number }) : undefined;
  return reason ? ` ${reason}` : "";
};

/** Which of several amounts is taken, and what the next one would be. */
function limitIn(tree: Tree & { kind: "call" }, step: Step): string | undefined {
  const { uses } = step;
  const amounts = tree.of.map((of) => ({ of, value: Number(worth(of, uses)) }));
  const sorted = [...amounts].sort((a, b) => (tree.name === "min" ? a.value - b.value : b.value - a.value));
  const [taken, other] = sorted;
  if (!taken || !other || amounts.some(({ value }) => Number.isNaN(value)) || taken.value === other.value)
    return undefined;
  const money = (tree: Tree, value: number) => amount(value, unitOf(tree, step));
  if (tree.name === "max" && taken.value === 0 && isZero(taken.of))
    return `Zero, because ${said(other.of, uses)} is below zero: ${money(other.of, other.value)}.`;
  if (tree.name === "max" && isZero(other.of)) return taken.of.kind === "call" ? reasonIn(taken.of, step) : undefined;
  const word = tree.name === "min" ? "not more" : "not less";
  return `It is ${word}, because ${said(taken.of, uses)} sets the limit: ${money(taken.of, taken.value)}. Without it, it would be ${money(other.of, other.value)}.`;
}

const isZero = (tree: Tree) => tree.kind === "value" && tree.value === 0;

/** Dollars unless all that is named is something else. */
function unitOf(tree: Tree, step: Step): string {
  if (tree.kind === "name") return step.uses[tree.name]?.unit ?? "usd";
  return step.unit;
}
const amount = (value: number, unit: string) =>
  unit === "usd" ? inCents(value) : unit === "rate" ? inPercent(value) : inNumbers(value);

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
function condition(tree: Tree, uses: Uses, holds: boolean): string {
  if (tree.kind === "before" && tree.sign === "!") return condition(tree.of, uses, !holds);
  if (tree.kind === "between" && (tree.sign === "&&" || tree.sign === "||")) {
    const parts = [tree.left, tree.right].map((part) => ({ part, is: Boolean(worth(part, uses)) }));
    // All that must hold does, or the ones that decided it.
    const deciding = parts.filter(({ is }) => is === holds);
    return deciding.map(({ part }) => condition(part, uses, holds)).join(" and ");
  }
  if (tree.kind === "between" && SIGNS[tree.sign]) {
    const [yes, no] = SIGNS[tree.sign] as readonly [string, string];
    return `${withValue(tree.left, uses)} ${holds ? yes : no} ${withValue(tree.right, uses)}`;
  }
  return `${said(tree, uses)} is ${holds ? "yes" : "no"}`;
}

const withValue = (tree: Tree, uses: Uses): string => {
  const known = tree.kind === "name" ? uses[tree.name] : undefined;
  return known ? `“${known.label}” (${format(known)})` : said(tree, uses);
};

/** An expression in words: its labels, joined by signs. */
function said(tree: Tree, uses: Uses): string {
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

/** What an expression comes to. The same arithmetic as the engine's, from the values of the step. */
export function worth(tree: Tree, uses: Uses): unknown {
  switch (tree.kind) {
    case "value":
      return tree.value;
    case "name": {
      const known = uses[tree.name];
      if (!known) throw new Error(`"${tree.name}" is not known here`);
      return known.value;
    }
    case "before": {
      const value = worth(tree.of, uses);
      return tree.sign === "!" ? !value : tree.sign === "-" ? -Number(value) : Number(value);
    }
    case "between":
      return between(tree.sign, worth(tree.left, uses), () => worth(tree.right, uses));
    case "call": {
      const call = (calls as unknown as Record<string, (...of: unknown[]) => unknown>)[tree.name];
      if (!call) throw new Error(`"${tree.name}" cannot be called`);
      return call(...tree.of.map((of) => worth(of, uses)));
    }
  }
}

function between(sign: string, left: unknown, rightOf: () => unknown): unknown {
  if (sign === "&&") return Boolean(left) && Boolean(rightOf());
  if (sign === "||") return Boolean(left) || Boolean(rightOf());
  const right = rightOf();
  if (sign === "===" || sign === "==") return left === right;
  if (sign === "!==" || sign === "!=") return left !== right;
  const a = Number(left);
  const b = Number(right);
  switch (sign) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return a / b;
    case "**":
      return a ** b;
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
    default:
      throw new Error(`"${sign}" is not a sign of worksheets`);
  }
}
