/** Recomputes a formula from its tree. */
import { calls, type Step } from "../../engine/worksheet.ts";
import type { Tree } from "./tree.ts";

type Uses = Step["uses"];

/** An expression's value, with the same arithmetic as the engine's, from the step's values. */
export function evaluate(tree: Tree, uses: Uses): unknown {
  switch (tree.kind) {
    case "value":
      return tree.value;
    case "name": {
      const known = uses[tree.name];
      if (!known) throw new Error(`"${tree.name}" is not known here`);
      return known.value;
    }
    case "before": {
      const value = evaluate(tree.of, uses);
      return tree.sign === "!" ? !value : tree.sign === "-" ? -Number(value) : Number(value);
    }
    case "between":
      return between(tree.sign, evaluate(tree.left, uses), () => evaluate(tree.right, uses));
    case "call": {
      const call = (calls as unknown as Record<string, (...of: unknown[]) => unknown>)[tree.name];
      if (!call) throw new Error(`"${tree.name}" cannot be called`);
      return call(...tree.of.map((of) => evaluate(of, uses)));
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
