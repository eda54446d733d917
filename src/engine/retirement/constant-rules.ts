/** Finds the rules of a state return that stay the same for a whole plan, before any single year is known. */
import { type CompiledRule, type CompiledState, type GroupName, groupNames } from "../state/compiled.ts";
import type { FederalResult } from "../state/federal-result.ts";
import type { Part } from "../state/rule.ts";
import type { Filer, Situation } from "../state/situation.ts";
import { nothingYet } from "../state/state-return.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** A situation that is rewritten for each year: the same objects each time, so that a loop creates no new ones. */
export interface WrittenSituation extends Writable<Omit<Situation, "federal" | "people">> {
  readonly federal: Writable<FederalResult>;
  readonly people: readonly Writable<Filer>[];
}

type Seen = () => void;

/** Returns `value`, and calls `seen` whenever a name in `names` is read. */
const watched = <T extends object>(value: T, names: { has(name: string): boolean }, seen: Seen): T =>
  new Proxy(value, {
    get(from, name) {
      if (names.has(name as string)) seen();
      return Reflect.get(from, name) as unknown;
    },
  });

/** Returns `value`, and adds each name that is written to `names`. */
const noted = <T extends object>(value: T, names: Set<string>): T =>
  new Proxy(value, {
    set(on, name, written) {
      names.add(name as string);
      return Reflect.set(on, name, written);
    },
  });

const EVERY_NAME = { has: () => true };
const NOTHING: Part = { amount: 0 };
/**
 * Groups in which a rule that gives nothing leaves no trace; a credit or exemption of zero still counts as the last
 * one.
 */
const isSum = (group: GroupName) => group !== "credits" && group !== "exemptions";

/**
 * The same law with its constant rules replaced by their results. A rule is a plain function: if nothing it reads can
 * change, it always takes the same path and gives the same result; and if what it needs is never there, it gives
 * nothing. We find what changes by watching everything that `fill` writes into the situation, and the return's totals.
 * Without this, a plan of 1,000 futures takes a fifth to a quarter longer (1.20 times in New York, 1.28 in California).
 */
export function withConstantRules(
  law: CompiledState,
  situation: WrittenSituation,
  fill: (s: WrittenSituation) => void,
): CompiledState {
  const names = { situation: new Set<string>(), federal: new Set<string>(), people: new Set<string>() };
  const people = situation.people.map((person) => noted(person, names.people));
  fill(noted({ ...situation, federal: noted(situation.federal, names.federal), people }, names.situation));

  const settled = (rule: CompiledRule): Part | null => {
    let moves = false;
    const seen = () => {
      moves = true;
    };
    const s = {
      ...situation,
      federal: watched(situation.federal, names.federal, seen),
      people: situation.people.map((person): Filer => watched(person, names.people, seen)),
    };
    const everyYear = watched(s, names.situation, seen);
    const needed = rule.needs?.(everyYear, rule.law) ?? true;
    if (!needed && !moves) return NOTHING;
    moves = false;
    const part = rule.figure(everyYear, rule.law, watched(nothingYet(), EVERY_NAME, seen));
    return moves ? null : part;
  };
  const groups = groupNames.map((name) => {
    const rules = law[name].flatMap((rule): CompiledRule[] => {
      const part = settled(rule);
      if (part === null) return [rule];
      return part.amount === 0 && isSum(name) ? [] : [{ ...rule, figure: () => part }];
    });
    return [name, rules];
  });
  return { ...law, ...Object.fromEntries(groups) };
}

/** The simplified law for later years: as `settled` for `before`, except for rules whose figures differ in `law`. */
export function laterWithConstantRules(
  settled: CompiledState,
  before: CompiledState,
  law: CompiledState,
): CompiledState {
  const groups = groupNames.flatMap((name) => {
    const isNew = (rule: CompiledRule) => before[name].every(({ use }) => use !== rule.use);
    if (!law[name].some(isNew)) return [];
    const rules = law[name].flatMap((rule) =>
      isNew(rule) ? [rule] : settled[name].filter(({ key }) => key === rule.key),
    );
    return [[name, rules]];
  });
  return { ...settled, ...Object.fromEntries(groups) };
}
