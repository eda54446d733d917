/**
 * Answers reference cases: `npm run -s oracle -- TOPIC < cases.jsonl > answers.jsonl`.
 *
 * Each line in has `id` or `case_id`, `inputs` and what names the rule (`topic`, `tag` or `rule`); each line out is
 * `{"id", "outputs"}`, or `{"id", "error"}` where the inputs cannot be computed. The adapters stand in `src/oracle/`.
 */
import { existsSync, readdirSync } from "node:fs";
import { createInterface } from "node:readline";

const folder = new URL("../src/oracle/", import.meta.url);
const topics = readdirSync(folder)
  .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ""));

const topic = process.argv[2] ?? "";
const adapter = new URL(`${topic}.ts`, folder);
if (!topics.includes(topic) || !existsSync(adapter)) {
  console.error(`Say which topic: ${topics.join(", ")}.`);
  process.exit(2);
}

type Answer = (line: Record<string, unknown>) => Record<string, unknown>;
const { answer } = (await import(adapter.href)) as { answer: Answer };

function answered(text: string): Record<string, unknown> {
  let id: unknown = null;
  try {
    const line = JSON.parse(text) as Record<string, unknown>;
    id = line.id ?? line.case_id ?? null;
    return { id, outputs: answer(line) };
  } catch (fault) {
    return { id, error: fault instanceof Error ? fault.message : String(fault) };
  }
}

for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }))
  if (text.trim() !== "") process.stdout.write(`${JSON.stringify(answered(text))}\n`);
