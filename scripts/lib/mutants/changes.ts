/**
 * The single changes that `npm run mutants` makes to a file, and the file with the selected ones, each behind a switch.
 */
import { readFileSync } from "node:fs";
import ts from "typescript";

export interface Change {
  readonly file: string;
  readonly line: number;
  /** The line, with the piece that is changed between « and »: it names the place, wherever the line moves. */
  readonly code: string;
  /** The piece of code that is changed, and its replacement. */
  readonly from: string;
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
      line: line + 1,
      code: `${row.slice(0, character).trimStart()}«${row.slice(character, past)}»${row.slice(past).trimEnd()}`,
      from: piece.getText().replace(/\s+/g, " "),
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

/**
 * The text of a file in which each change applies while its switch, by number, is on: `(mutantIsOn(7) ? a - b : a +
 * b)`.
 */
export function withSwitches(code: string, changes: readonly (Change & { readonly id: number })[]): string {
  const places = new Map<string, typeof changes>();
  for (const change of changes) {
    const place = `${change.start}-${change.end}`;
    places.set(place, [...(places.get(place) ?? []), change]);
  }
  // From the inside out, so that a nested piece gets its switch before the piece around it.
  const inOrder = [...places.values()].sort(([a], [b]) => (a && b ? a.end - a.start - (b.end - b.start) : 0));
  const insertions: { at: number; text: string; close: boolean }[] = [];
  for (const here of inOrder) {
    const [first] = here;
    if (first === undefined) continue;
    const { start, end } = first;
    const arms = here.map(({ id, changed }) => `mutantIsOn(${id}) ? (${changed}) : `).join("");
    insertions.push({ at: start, text: `(${arms}`, close: false }, { at: end, text: ")", close: true });
  }
  // At the same position, what opens last is closest to the code.
  const outermostFirst = insertions.filter(({ close }) => !close).reverse();
  const innermostFirst = insertions.filter(({ close }) => close);
  const at = (position: number) =>
    [...innermostFirst, ...outermostFirst]
      .filter((one) => one.at === position)
      .map(({ text }) => text)
      .join("");
  const positions = [...new Set(insertions.map((one) => one.at))].sort((a, b) => a - b);
  let made = "";
  let done = 0;
  for (const position of positions) {
    made += code.slice(done, position) + at(position);
    done = position;
  }
  return made + code.slice(done);
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
