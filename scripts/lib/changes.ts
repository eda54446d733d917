/** The single changes that `npm run mutants` makes to a file. */
import { readFileSync } from "node:fs";
import ts from "typescript";

export interface Change {
  readonly file: string;
  /** The line, with the piece that is changed between « and »: it names the place, wherever the line moves. */
  readonly code: string;
  /** What replaces the piece. */
  readonly to: string;
  /** Where the piece and its surroundings start and end, and the whole after the change. */
  readonly start: number;
  readonly end: number;
  readonly changed: string;
}

const swaps: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  min: "max",
  max: "min",
  ceil: "floor",
  floor: "ceil",
  true: "false",
  false: "true",
};

/**
 * Every single change to a file. Types, imports, texts and loop conditions (which might never end) stay as they are.
 */
export function changesOf(file: string): Change[] {
  const found: Change[] = [];
  const text = readFileSync(file, "utf8");
  const lines = text.split("\n");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const add = (whole: ts.Node, piece: ts.Node, to: string) => {
    const before = whole.getText();
    const at = piece.getStart() - whole.getStart();
    const { line, character } = tree.getLineAndCharacterOfPosition(piece.getStart());
    const row = lines[line] ?? "";
    const past = character + (piece.getText().split("\n")[0] ?? "").length;
    found.push({
      file,
      code: `${row.slice(0, character).trimStart()}«${row.slice(character, past)}»${row.slice(past).trimEnd()}`,
      to: to.replace(/\s+/g, " "),
      start: whole.getStart(),
      end: whole.getEnd(),
      changed: before.slice(0, at) + to + before.slice(at + piece.getText().length),
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isThrowStatement(node)) return;
    if (ts.isForStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) {
      visit(node.statement);
      return;
    }
    if (ts.isBinaryExpression(node)) {
      const swapped = swaps[node.operatorToken.getText()];
      const joinsTexts = [node.left, node.right].some(
        (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
      );
      if (swapped && !joinsTexts) add(node, node.operatorToken, swapped);
    } else if (ts.isConditionalExpression(node)) {
      add(node.condition, node.condition, `!(${node.condition.getText()})`);
    } else if (ts.isIfStatement(node)) {
      add(node.expression, node.expression, `!(${node.expression.getText()})`);
    } else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
      add(node, node, `(${node.getText()} + 1)`);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
      add(node, node, swaps[node.getText()] as string);
    } else if (ts.isPropertyAccessExpression(node) && node.expression.getText() === "Math" && swaps[node.name.text]) {
      add(node, node.name, swaps[node.name.text] as string);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node, node.operand.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The same selection for the same seed. */
export function drawn<T>(all: readonly T[], count: number, seed: number): T[] {
  const left = [...all];
  let state = seed;
  return Array.from({ length: Math.min(count, all.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(Math.floor((state / 2 ** 32) * left.length), 1)[0] as T;
  });
}
