/**
 * What visitors run: every top-level name that the entries reach, followed from name to name the way a bundler does. A
 * rule that only tests and reference cases reach isn't included, even if the rest of its file is.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** A top-level name in a file; "*" for everything the file exports, "" for what runs when it is loaded. */
type Place = readonly [file: string, name: string];
interface Module {
  /** Names declared in the file, each with what its declaration refers to: names in this file, and places elsewhere. */
  readonly mentions: Map<string, (string | Place)[]>;
  readonly imported: Map<string, Place>;
  readonly exported: Map<string, string>;
  /** `export * from`. */
  readonly passedOn: string[];
}

const isScript = (file: string) => /\.(tsx?|mjs)$/.test(file);
/**
 * The About page reads the names of cases and tests as text and counts every figure, and the list of sources names
 * documents; none of that is a use.
 */
const isFollowed = (file: string) =>
  /\.(tsx?|mjs|astro|mdx)$/.test(file) && !/\/oracle\/|\.(test|bench)\.|content\/(sources|evidence)\.ts$/.test(file);

/** The `b` in `a.b`, `{ b: … }` and `<a b={…}>`: it names a member, not something at the top of a file. */
function isMember(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isQualifiedName(parent)) return parent.right === name;
  if (ts.isBindingElement(parent)) return parent.name === name || parent.propertyName === name;
  const named =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isJsxAttribute(parent);
  return named && parent.name === name;
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
const has = (node: ts.Node, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);

function moduleOf(root: string, file: string): Module {
  const text = readFileSync(join(root, file), "utf8");
  const resolve = (path: string) => relative(root, join(root, dirname(file), path.replace(/\?.*$/, "")));
  /** `import()`, `import.meta.glob`, `new URL(…, import.meta.url)`: everything in those files. */
  const loaded = (path: string): Place[] => {
    const to = resolve(path);
    const files = /[*?]/.test(path) ? globSync(to, { cwd: root }) : existsSync(join(root, to)) ? [to] : [];
    return files.map((each) => [each, "*"]);
  };
  const mentions: Module["mentions"] = new Map();
  const imported: Module["imported"] = new Map();
  const exported: Module["exported"] = new Map();
  const passedOn: string[] = [];
  const made = { mentions, imported, exported, passedOn };
  const mention = (name: string, ...found: (string | Place)[]) =>
    mentions.set(name, [...(mentions.get(name) ?? []), ...found]);
  if (!isScript(file)) {
    for (const [, path = ""] of text.matchAll(/(?:from|import)\s*\(?["'](\.[^"']+)["']/g)) mention("", ...loaded(path));
    return made;
  }
  const mentionedIn = (node: ts.Node): (string | Place)[] => {
    const found: (string | Place)[] = [];
    const visit = (each: ts.Node) => {
      if (ts.isIdentifier(each) && !isMember(each)) found.push(each.text);
      if (ts.isStringLiteralLike(each) && each.text.startsWith(".")) found.push(...loaded(each.text));
      ts.forEachChild(each, visit);
    };
    visit(node);
    return found;
  };
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
    const declare = (name: string, node: ts.Node) => {
      mention(name, ...mentionedIn(node));
      if (has(statement, ts.SyntaxKind.ExportKeyword)) exported.set(name, name);
    };
    if (ts.isImportDeclaration(statement)) {
      const path = (statement.moduleSpecifier as ts.StringLiteral).text;
      if (!path.startsWith(".")) continue;
      const from = resolve(path);
      const { name, namedBindings } = statement.importClause ?? {};
      mention("", [from, ""]);
      if (name) imported.set(name.text, [from, "default"]);
      if (namedBindings && ts.isNamespaceImport(namedBindings)) imported.set(namedBindings.name.text, [from, "*"]);
      else
        for (const one of namedBindings?.elements ?? [])
          imported.set(one.name.text, [from, (one.propertyName ?? one.name).text]);
    } else if (ts.isExportDeclaration(statement)) {
      const { moduleSpecifier, exportClause } = statement;
      const from = moduleSpecifier && resolve((moduleSpecifier as ts.StringLiteral).text);
      if (from) mention("", [from, ""]);
      if (from && !exportClause) passedOn.push(from);
      for (const one of exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : []) {
        const inner = (one.propertyName ?? one.name).text;
        exported.set(one.name.text, from ? `export ${inner}` : inner);
        if (from) imported.set(`export ${inner}`, [from, inner]);
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations)
        for (const name of namesIn(one.name)) declare(name, one);
    } else if (ts.isExportAssignment(statement)) {
      mention("default", ...mentionedIn(statement));
      exported.set("default", "default");
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      const isDefault = has(statement, ts.SyntaxKind.DefaultKeyword);
      declare(isDefault ? "default" : (statement.name?.text ?? ""), statement);
    } else mention("", ...mentionedIn(statement));
  }
  return made;
}

/** The names that files export, and those that the entries reach. Files are paths from `root`. */
export function served(root: string, entries: readonly string[]) {
  const modules = new Map<string, Module>();
  const read = (file: string): Module => {
    const known = modules.get(file) ?? moduleOf(root, file);
    modules.set(file, known);
    return known;
  };
  const reached = new Set<string>();
  const waiting: Place[] = entries.map((file) => [file, "*"]);
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const [file, name] = place;
    if (reached.has(`${file} ${name}`) || !isFollowed(file) || !existsSync(join(root, file))) continue;
    reached.add(`${file} ${name}`);
    const { mentions, imported, exported, passedOn } = read(file);
    if (name !== "") waiting.push([file, ""]);
    if (name === "*") waiting.push(...[...exported.keys()].map((each): Place => [file, each]));
    waiting.push(...passedOn.map((each): Place => [each, name]));
    const inner = exported.get(name) ?? name;
    if (inner !== name) waiting.push([file, inner]);
    const elsewhere = imported.get(inner);
    if (elsewhere) waiting.push(elsewhere);
    for (const mentioned of mentions.get(inner) ?? [])
      if (typeof mentioned !== "string") waiting.push(mentioned);
      else if (mentions.has(mentioned) || imported.has(mentioned)) waiting.push([file, mentioned]);
  }
  return {
    isReached: (file: string, name: string) => reached.has(`${file} ${name}`),
    exportsOf: (file: string) => [...read(file).exported.keys()],
    importsOf: (file: string) => [...read(file).imported.values()],
  };
}
