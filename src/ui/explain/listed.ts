/** A worksheet in blocks: lines as they are, and long lists of like lines (45 years of earnings, each with ten numbers) as tables. */
import type { Step } from "../../engine/worksheet.ts";

export type Block =
  | { readonly kind: "lines"; readonly lines: Step[] }
  | {
      readonly kind: "table";
      /** The list: "benefit.earnings.years". */
      readonly name: string;
      /** The steps of the first item, for their labels and arithmetic. */
      readonly columns: readonly Step[];
      /** The steps of each item, column by column. */
      readonly items: readonly (readonly (Step | undefined)[])[];
    };

/** A list shorter than this reads better line by line. */
const LONG = 6;

/** "benefit.earnings.years.3.taxed" as the list, the number of the item, and the name in it. */
function placeOf(name: string): readonly [list: string, item: number, own: string] | undefined {
  const match = /^(.*?)\.(\d+)\.(.+)$/.exec(name);
  return match ? [match[1] as string, Number(match[2]), match[3] as string] : undefined;
}

export function blocksOf(steps: readonly Step[]): Block[] {
  const lists = new Map<string, Step[]>();
  const long = new Set<string>();
  for (const step of steps) {
    const [list, item] = placeOf(step.name) ?? [];
    if (list === undefined) continue;
    const own = lists.get(list) ?? [];
    own.push(step);
    lists.set(list, own);
    if (item === LONG) long.add(list);
  }
  const blocks: Block[] = [];
  const done = new Set<string>();
  for (const step of steps) {
    const [list = ""] = placeOf(step.name) ?? [];
    const last = blocks.at(-1);
    if (long.has(list)) {
      if (!done.has(list)) blocks.push(tableOf(list, lists.get(list) ?? []));
      done.add(list);
    } else if (last?.kind === "lines") last.lines.push(step);
    else blocks.push({ kind: "lines", lines: [step] });
  }
  return blocks;
}

function tableOf(name: string, steps: readonly Step[]): Block {
  const columns = new Map<string, Step>();
  const items: Map<string, Step>[] = [];
  for (const step of steps) {
    const [, item = 1, own = ""] = placeOf(step.name) ?? [];
    if (!columns.has(own)) columns.set(own, step);
    const of = items[item - 1] ?? new Map<string, Step>();
    items[item - 1] = of;
    of.set(own, step);
  }
  return {
    kind: "table",
    name,
    columns: [...columns.values()],
    items: items.map((of) => [...columns.keys()].map((own) => of.get(own))),
  };
}
