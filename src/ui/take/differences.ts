/** Two or three sets of numbers side by side: what differs, what that does to the result, and through which lines. */
import type { Step } from "../../engine/worksheet.ts";
import type { Fields } from "../../inputs/fields.ts";
import type { ReadForm, Typed } from "../../inputs/typed.ts";
import { blanksOf, madeFrom } from "./calculation.ts";

export type Steps = ReadonlyMap<string, Step>;
export const byName = (steps: readonly Step[]): Steps => new Map(steps.map((step) => [step.name, step]));

export interface Difference {
  readonly name: string;
  readonly label: string;
  /** Its content in each set; undefined if the set doesn't have the field. */
  readonly texts: readonly (string | undefined)[];
  /** Somebody typed it; otherwise it follows from other fields. */
  readonly typed: boolean;
}

/** The fields in which the sets differ, in the order of the form. */
export function differingBlanks(
  fields: Fields,
  sets: readonly Typed[],
  readAs: (typed: Typed) => ReadForm<unknown>,
): Difference[] {
  const all = sets.map(
    (typed) => new Map(blanksOf(fields, typed, readAs(typed).given).map((blank) => [blank.name, blank])),
  );
  const names = [...new Set(all.flatMap((blanks) => [...blanks.keys()]))];
  return names.flatMap((name) => {
    const texts = all.map((blanks) => blanks.get(name)?.text);
    if (texts.every((text) => text === texts[0])) return [];
    const label = all.find((blanks) => blanks.has(name))?.get(name)?.label ?? name;
    return [{ name, label, texts, typed: all.some((blanks) => blanks.get(name)?.typed) }];
  });
}

export interface Effect {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  /** How much it moves the result, given the changes before it. */
  readonly amount: number;
}

/** Smaller effects can't be seen in a result: half a cent, a twentieth of a point. */
const least = (step: Step | undefined) => (step?.unit === "rate" || step?.unit === "share" ? 0.0005 : 0.005);

const valueIn = (steps: Steps, name: string) => {
  const value = steps.get(name)?.value;
  return typeof value === "number" ? value : 0;
};

/** A change of fields that belong together: one field, or all of a list whose length differs. */
interface Change {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
}

function changesBetween(fields: Fields, a: Typed, b: Typed, differences: readonly Difference[]): Change[] {
  const changes: Change[] = [];
  const lists = new Set<string>();
  for (const { name, label, texts } of differences) {
    const [list = ""] = name.split(".");
    const field = fields[list];
    if (field?.kind === "list" && (a[list] ?? field.start.length) !== (b[list] ?? field.start.length)) {
      if (lists.has(list)) continue;
      lists.add(list);
      const names = [...Object.keys(a), ...Object.keys(b)].filter((key) => key === list || key.startsWith(`${list}.`));
      changes.push({
        label: field.label,
        from: a[list] ?? String(field.start.length),
        to: b[list] ?? String(field.start.length),
        names,
      });
    } else changes.push({ label, from: texts[0] ?? "", to: texts[1] ?? "", names: [name] });
  }
  return changes;
}

/** With more changes than this, effects aren't listed separately. */
const MOST_CHANGES = 12;

/**
 * What each differing field does to the result, changing from A to B one field at a time. The amounts add up to the
 * whole difference. Empty if more fields differ than a reader can follow.
 */
export async function effectsBetween(
  fields: Fields,
  [a, b]: readonly [Typed, Typed],
  readAs: (typed: Typed) => ReadForm<unknown>,
  result: string,
  stepsFor: (typed: Typed) => Promise<Steps>,
): Promise<Effect[]> {
  const changes = changesBetween(fields, a, b, differingBlanks(fields, [a, b], readAs));
  if (changes.length > MOST_CHANGES) return [];
  const effects: Effect[] = [];
  let typed = a;
  const start = await stepsFor(a);
  let before = valueIn(start, result);
  for (const { label, from, to, names } of changes) {
    const next: Record<string, string> = { ...typed };
    for (const name of names) {
      const text = b[name];
      if (text === undefined) delete next[name];
      else next[name] = text;
    }
    typed = next;
    const after = valueIn(await stepsFor(typed), result);
    effects.push({ label, from, to, amount: after - before });
    before = after;
  }
  return effects.filter(({ amount }) => Math.abs(amount) >= least(start.get(result)) || effects.length === 1);
}

export interface ChangedLine {
  readonly step: Step;
  readonly before: Step;
  /** The changed lines and fields it is made from, by label. */
  readonly because: readonly string[];
}

const alike = (a: unknown, b: unknown) =>
  typeof a === "number" && typeof b === "number"
    ? Math.abs(a - b) < 0.005 * Math.max(0.01, Math.min(1, Math.abs(a)))
    : JSON.stringify(a) === JSON.stringify(b);

/**
 * The lines on the way to the result that changed from A to B, in the order of the worksheet, each with what changed in
 * it.
 */
export function changedLines(a: Steps, b: Steps, result: string): ChangedLine[] {
  const changed = new Map<string, ChangedLine>();
  const visit = (name: string) => {
    const before = a.get(name);
    const step = b.get(name);
    if (!before || !step || changed.has(name) || alike(before.value, step.value)) return;
    const used = Object.entries(step.uses).filter(([key, known]) => !alike(before.uses[key]?.value, known.value));
    changed.set(name, { step, before, because: [...new Set(used.map(([, { label }]) => label))] });
    for (const [, known] of used) for (const from of madeFrom(known, b)) visit(from.name);
  };
  visit(result);
  return [...b.keys()].flatMap((name) => changed.get(name) ?? []);
}
