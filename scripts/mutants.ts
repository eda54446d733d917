/**
 * `npm run mutants -- FILE... [--random N] [--seed S]`: how well the tests hold a file. Changes one operator, constant or branch at a time,
 * runs the tests nearest to it that import the file, and names each change that no test noticed. With `--random N`, that many changes
 * drawn from all files named (globs). Nothing is written to disk: the changed text is what the test runner is given.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import ts from "typescript";
import { createVitest, type TestSpecification } from "vitest/node";

interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
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
/** Seconds after which a change counts as noticed: it made the code run on and on. */
const LONGEST = 240;
/** Files of tests that are run for a change, the nearest of those that import the file: one noticed only far away counts as not noticed. */
const MOST_TESTS = 24;

/** Every single change of a file. Types, imports, texts and the heads of loops (which might never end) stay as they are. */
function mutantsOf(file: string): Mutant[] {
  const found: Mutant[] = [];
  const tree = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const change = (node: ts.Node, text: string) =>
    found.push({ file, start: node.getStart(), end: node.getEnd(), text });
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
      if (swapped && !joinsTexts) change(node.operatorToken, swapped);
    } else if (ts.isConditionalExpression(node)) {
      change(node.condition, `!(${node.condition.getText()})`);
    } else if (ts.isIfStatement(node)) {
      change(node.expression, `!(${node.expression.getText()})`);
    } else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
      change(node, `(${node.getText()} + 1)`);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
      change(node, swaps[node.getText()] as string);
    } else if (ts.isPropertyAccessExpression(node) && node.expression.getText() === "Math" && swaps[node.name.text]) {
      change(node.name, swaps[node.name.text] as string);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      change(node, node.operand.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The same draw for the same seed. */
function drawn<T>(all: readonly T[], count: number, seed: number): T[] {
  const left = [...all];
  let state = seed;
  return Array.from({ length: Math.min(count, all.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(Math.floor((state / 2 ** 32) * left.length), 1)[0] as T;
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { random: { type: "string" }, seed: { type: "string", default: "1" } },
});
const files = globSync(positionals).filter((file) => !/\.(test|bench|lines|d)\.tsx?$/.test(file));
const all = files.flatMap(mutantsOf);
const mutants = values.random ? drawn(all, Number(values.random), Number(values.seed)) : all;

let current: Mutant | undefined;
const mutation = {
  name: "mutant",
  enforce: "pre" as const,
  transform(code: string, id: string) {
    if (!current || id.replace(/\?.*$/, "") !== resolve(current.file)) return null;
    return { code: code.slice(0, current.start) + current.text + code.slice(current.end), map: null };
  },
};
const start = () =>
  createVitest(
    "test",
    {
      watch: false,
      bail: 1,
      isolate: false,
      maxWorkers: 1,
      // A cache on disk would go on giving the text of the file itself.
      fsModuleCache: false,
      reporters: [{}],
      mode: "quick",
      env: { MUTANTS: "yes" },
    },
    { plugins: [mutation] },
  );

/** The tests that import the file: those beside it first, then reference cases, then those that share more of its path. */
async function testsOf(file: string): Promise<TestSpecification[]> {
  const known = nearest.get(file);
  if (known) return known;
  runner.config.related = [resolve(file)];
  const specs = await runner.getRelevantTestSpecifications();
  const folder = dirname(resolve(file));
  const away = ({ moduleId }: TestSpecification) =>
    /oracle/.test(moduleId) ? 1.5 : relative(folder, dirname(moduleId)).split("/").filter(Boolean).length;
  const sorted = specs.filter(({ moduleId }) => !/anything-typed/.test(moduleId)).sort((a, b) => away(a) - away(b));
  nearest.set(file, sorted.slice(0, MOST_TESTS));
  return sorted.slice(0, MOST_TESTS);
}
const nearest = new Map<string, TestSpecification[]>();

async function isNoticed(file: string, mutant?: Mutant): Promise<boolean> {
  current = mutant;
  runner.invalidateFile(resolve(file));
  const tests = await testsOf(file);
  const near = Math.min(8, tests.length);
  for (const part of [tests.slice(0, near), mutant ? tests.slice(near) : []]) {
    if (part.length === 0) continue;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((done) => {
      timer = setTimeout(() => done("late"), LONGEST * 1000);
    });
    const result = await Promise.race([runner.runTestSpecifications(part), late]);
    clearTimeout(timer);
    if (result === "late") {
      await runner.close();
      runner = await start();
      nearest.clear();
      return true;
    }
    const failed = result.testModules.filter((module) => !module.ok());
    if (!mutant && failed.length > 0) {
      const ids = new Set(failed.map((module) => module.moduleId));
      console.log(`Left out, as it fails before anything is changed: ${[...ids].join(", ")}`);
      nearest.set(
        file,
        tests.filter(({ moduleId }) => !ids.has(moduleId)),
      );
    } else if (failed.length > 0 || result.unhandledErrors.length > 0) return true;
  }
  return false;
}

let runner = await start();
const survivors: string[] = [];
for (const file of new Set(mutants.map((mutant) => mutant.file))) await isNoticed(file);
for (const [i, mutant] of mutants.entries()) {
  const noticed = await isNoticed(mutant.file, mutant);
  const before = readFileSync(mutant.file, "utf8");
  const line = before.slice(0, mutant.start).split("\n").length;
  const where = `${mutant.file}:${line} ${before.slice(mutant.start, mutant.end).replace(/\s+/g, " ")} → ${mutant.text}`;
  if (!noticed) survivors.push(where);
  console.log(`${i + 1}/${mutants.length} ${noticed ? "noticed" : "NOT NOTICED"} ${where}`);
}
console.log(`\n${mutants.length - survivors.length} of ${mutants.length} changes are noticed. Not noticed:`);
for (const one of survivors) console.log(`  ${one}`);
await runner.close();
process.exit(0);
