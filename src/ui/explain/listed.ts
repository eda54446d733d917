/**
 * A worksheet in blocks: single lines, and long lists of similar lines (45 years of earnings, each with ten numbers) as
 * tables.
 */
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

/** A shorter list reads better line by line. */
const LONG = 6;

/** Splits "benefit.earnings.years.3.taxed" into the list, the item's number, and the name within it. */
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

/** Lines that belong together: one form's, or one part of the calculation that has no form. */
export interface Group {
  readonly title: string;
  readonly lines: readonly Step[];
}

/** A sheet with fewer lines isn't split. */
const LONG_SHEET = 60;

/** What the lines under a name are about, if they aren't lines of federal forms. */
const PARTS: Readonly<Record<string, string>> = {
  state: "State return",
  place: "City or county return",
  statePlan: "State estimated payments",
  placePlan: "City estimated payments",
  plan: "Estimated payments",
  aside: "What to set aside",
  both: "What to set aside",
  benefit: "Social Security benefit",
  stated: "Social Security benefit",
  survivor: "Survivor's benefit",
  saving: "What is saved",
};

/**
 * A long sheet's lines by form, in the order of their first lines; a line without a form stays with those before it.
 */
export function byForm(steps: readonly Step[]): Group[] {
  if (steps.length <= LONG_SHEET) return [{ title: "", lines: steps }];
  const groups = new Map<string, Step[]>();
  let before = "The calculation";
  for (const step of steps) {
    const part = PARTS[step.name.split(".")[0] ?? ""];
    // "Schedule SE, line 12" belongs to Schedule SE.
    const title = part ?? step.form?.split(",")[0] ?? before;
    if (part === undefined) before = title;
    const lines = groups.get(title) ?? [];
    lines.push(step);
    groups.set(title, lines);
  }
  return [...groups].map(([title, lines]) => ({ title, lines }));
}

/** Lines that came to zero. */
export const isNothing = ({ value }: Step) => value === 0 || value === false || value === null;
