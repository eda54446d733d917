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

/** Each is replaced by its neighbor. */
const PAIRS = "+ - * / < <= > >= === !== && || min max ceil floor true false".split(" ");
const neighborOf = (piece: string) => PAIRS[PAIRS.indexOf(piece) ^ 1];

/** Every single change to a file. Types, imports, texts and loop conditions (which might never end) stay. */
export function changesOf(file: string): Change[] {
  const found: Change[] = [];
  const text = readFileSync(file, "utf8");
  const lines = text.split("\n");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const add = (whole: ts.Node, piece: ts.Node, to: string | undefined) => {
    if (to === undefined) return;
    const [start, end] = [whole.getStart(), whole.getEnd()];
    const { line, character } = tree.getLineAndCharacterOfPosition(piece.getStart());
    const row = lines[line] ?? "";
    const past = character + (piece.getText().split("\n")[0] ?? "").length;
    const code = `${row.slice(0, character).trimStart()}«${row.slice(character, past)}»${row.slice(past).trimEnd()}`;
    const changed = text.slice(start, piece.getStart()) + to + text.slice(piece.getEnd(), end);
    found.push({ file, code, to: to.replace(/\s+/g, " "), start, end, changed });
  };
  const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isThrowStatement(node)) return;
    if (ts.isForStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) {
      visit(node.statement);
      return;
    }
    const test = ts.isConditionalExpression(node) ? node.condition : ts.isIfStatement(node) ? node.expression : null;
    if (test) add(test, test, `!(${test.getText()})`);
    else if (ts.isBinaryExpression(node) && !isText(node.left) && !isText(node.right))
      add(node, node.operatorToken, neighborOf(node.operatorToken.getText()));
    else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent))
      add(node, node, `(${node.getText()} + 1)`);
    else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
      add(node, node, neighborOf(node.getText()));
    else if (ts.isPropertyAccessExpression(node) && node.expression.getText() === "Math")
      add(node, node.name, neighborOf(node.name.text));
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node, node.operand.getText());
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
