/**
 * A formula as a tree, for code that translates it, finds what limits it, or recomputes it without running it as code.
 */
import jsep from "jsep";
import { NAME } from "../../engine/worksheet.ts";

export type Tree =
  | { readonly kind: "value"; readonly value: number | boolean | null }
  /** Something the formula takes from the worksheet, by the name it uses. */
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "call"; readonly name: string; readonly of: readonly Tree[] }
  | { readonly kind: "before"; readonly sign: "-" | "!" | "+"; readonly of: Tree }
  | { readonly kind: "between"; readonly sign: string; readonly left: Tree; readonly right: Tree };

const known = new Map<string, Tree>();

/** Throws if the formula isn't in the worksheet language. */
export function treeOf(formula: string): Tree {
  const before = known.get(formula);
  if (before) return before;
  // Names with dots and numbers in them (`gigs.1.netProfit`) become one word while the formula is parsed.
  const tree = read(jsep(formula.replace(NAME, (name) => name.replaceAll(".", "$"))));
  known.set(formula, tree);
  return tree;
}

function read(node: jsep.Expression): Tree {
  switch (node.type) {
    case "Literal":
      return { kind: "value", value: node.value as number | boolean | null };
    case "Identifier":
      return { kind: "name", name: String(node.name).replaceAll("$", ".") };
    case "CallExpression":
      return {
        kind: "call",
        name: String((node.callee as jsep.Expression).name),
        of: (node.arguments as jsep.Expression[]).map(read),
      };
    case "UnaryExpression":
      return { kind: "before", sign: node.operator as "-" | "!" | "+", of: read(node.argument as jsep.Expression) };
    case "BinaryExpression":
    case "LogicalExpression":
      return {
        kind: "between",
        sign: String(node.operator),
        left: read(node.left as jsep.Expression),
        right: read(node.right as jsep.Expression),
      };
    default:
      throw new Error(`A formula holds what worksheets do not know: ${node.type}`);
  }
}
