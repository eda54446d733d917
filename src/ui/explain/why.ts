/** Why a number is zero, or why it isn't higher: what decides its formula, in words with the visitor's values. */
import { capital } from "../../engine/capital.ts";
import type { Step } from "../../engine/worksheet.ts";
import { inCents, inNumbers, inPercent } from "../format.ts";
import { condition, conditionsOf, isGuard, said } from "./condition.ts";
import { evaluate } from "./evaluate.ts";
import { type Tree, treeOf } from "./tree.ts";

/** A sentence, or nothing if the formula has no limit, no condition and no zero worth mentioning. */
export function whyOf(step: Step): string | undefined {
  if (step.formula === undefined || (typeof step.value !== "number" && step.value !== null)) return undefined;
  const reason = reasonIn(treeOf(step.formula), step);
  const chosen = conditionsOf(step).filter((one) => !reason?.includes(one));
  if (chosen.length === 0) return reason;
  return [`We figured it this way because ${chosen.join(", and ")}.`, reason].filter(Boolean).join(" ");
}

function reasonIn(tree: Tree, step: Step): string | undefined {
  const { uses } = step;
  if (tree.kind === "call" && tree.name === "when") {
    const [test, yes, no] = tree.of as [Tree, Tree, Tree];
    const holds = Boolean(evaluate(test, uses));
    const branch = holds ? yes : no;
    const more = branch.kind === "call" ? reasonIn(branch, step) : undefined;
    if (isGuard(test, uses, holds)) return more;
    const because = `We figured it this way because ${condition(test, uses, holds)}.`;
    return more ? `${because} ${more}` : because;
  }
  if (tree.kind === "call" && (tree.name === "min" || tree.name === "max")) return limitIn(tree, step);
  if (tree.kind === "call" && tree.of.length === 1 && tree.name !== "sum") return reasonIn(tree.of[0] as Tree, step);
  if (tree.kind === "between" && tree.sign === "*") {
    if (step.value === 0)
      for (const side of [tree.left, tree.right])
        if (evaluate(side, uses) === 0) return `It is zero because ${said(side, uses)} is zero.${inner(side, step)}`;
    return [tree.left, tree.right]
      .map((side) => (side.kind === "call" ? reasonIn(side, step) : undefined))
      .find((reason) => reason);
  }
  if (step.value === 0 && tree.kind === "name") return `It is zero because ${said(tree, uses)} is zero.`;
  return undefined;
}

const inner = (tree: Tree, step: Step) => {
  const reason =
    tree.kind === "call" ? reasonIn(tree, { ...step, value: evaluate(tree, step.uses) as number }) : undefined;
  return reason ? ` ${reason}` : "";
};

/** Which of several amounts is used, and what the next one would be. */
function limitIn(tree: Tree & { kind: "call" }, step: Step): string | undefined {
  const { uses } = step;
  const amounts = tree.of.map((of) => ({ of, value: Number(evaluate(of, uses)) }));
  const sorted = [...amounts].sort((a, b) => (tree.name === "min" ? a.value - b.value : b.value - a.value));
  const [taken, other] = sorted;
  if (!taken || !other || amounts.some(({ value }) => Number.isNaN(value)) || taken.value === other.value)
    return undefined;
  const money = (tree: Tree, value: number) => amount(value, unitOf(tree, step));
  if (tree.name === "max" && taken.value === 0 && isZero(taken.of))
    return `It is zero because ${said(other.of, uses)} is below zero: ${money(other.of, other.value)}.`;
  if (tree.name === "max" && isZero(other.of)) return taken.of.kind === "call" ? reasonIn(taken.of, step) : undefined;
  const limit = capital(said(taken.of, uses));
  if (tree.name === "max")
    return `${limit} is the larger amount: ${money(taken.of, taken.value)}. The other one is ${money(other.of, other.value)}.`;
  return `${limit} sets the limit: ${money(taken.of, taken.value)}. Without it, this would be ${money(other.of, other.value)}.`;
}

const isZero = (tree: Tree) => tree.kind === "value" && tree.value === 0;

/** Dollars unless everything named is something else. */
function unitOf(tree: Tree, step: Step): string {
  if (tree.kind === "name") return step.uses[tree.name]?.unit ?? "usd";
  return step.unit;
}
const amount = (value: number, unit: string) =>
  unit === "usd" ? inCents(value) : unit === "rate" || unit === "share" ? inPercent(value) : inNumbers(value);
