/**
 * Answers reference cases: `npm run -s oracle -- TOPIC < cases.jsonl > answers.jsonl`.
 *
 * Each input line has `id` or `case_id`, `inputs` and the name of the rule (`topic`, `tag` or `rule`); each output line
 * is `{"id", "outputs"}`, or `{"id", "error"}` if the inputs can't be computed. The adapters are in `src/oracle/`.
 */
import { readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import "../src/testing/every-year.ts";

const folder = new URL("../src/oracle/", import.meta.url);
const topics = readdirSync(folder).flatMap((file) => /^([a-z0-9-]+)\.ts$/.exec(file)?.[1] ?? []);
const topic = process.argv[2] ?? "";
if (!topics.includes(topic)) {
  console.error(`Name a topic: ${topics.join(", ")}.`);
  process.exit(2);
}
type Answer = (line: Record<string, unknown>) => Record<string, unknown>;
const { answer } = (await import(new URL(`${topic}.ts`, folder).href)) as { answer: Answer };

/** JSON has no NaN: it would become `null`, which cases use for "there is none". */
const finite = (name: string, value: unknown): unknown => {
  if (typeof value === "number" && !Number.isFinite(value))
    throw new Error(`The inputs are too large or too small: "${name}" is no longer a number`);
  return value;
};

function answered(text: string): Record<string, unknown> {
  let id: unknown = null;
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line !== "object" || line === null || Array.isArray(line)) throw new Error("A case should be an object");
    const given = line as Record<string, unknown>;
    id = given.id ?? given.case_id ?? null;
    return { id, outputs: JSON.parse(JSON.stringify(answer(given), finite)) };
  } catch (fault) {
    return { id, error: fault instanceof Error ? fault.message : String(fault) };
  }
}

for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }))
  if (text.trim() !== "") process.stdout.write(`${JSON.stringify(answered(text))}\n`);
