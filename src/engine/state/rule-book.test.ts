import { expect, test } from "vitest";
import { states } from "../../law/states/all.ts";
import { places } from "../../law/states/all-places.ts";
import { groupNames } from "./compiled.ts";
import { ruleBook } from "./rule-book.ts";

const files = import.meta.glob<Readonly<Record<string, unknown>>>(["./rules/*.ts", "./specials/*.ts"], { eager: true });
const named = Object.entries(files).flatMap(([file, names]) => Object.keys(names).map((name) => [name, file] as const));

test("every rule has a name of its own: one of two alike would take the other's place", () => {
  const first = new Map<string, string>();
  const twice = named.filter(([name, file]) => {
    if (first.has(name)) return true;
    first.set(name, file);
    return false;
  });
  expect(twice).toEqual([]);
  expect(Object.keys(ruleBook).sort()).toEqual([...first.keys()].sort());
});

test("every rule is used by the law of a state, city or county in some year", () => {
  const years = [
    ...Object.values(states).flatMap((byYear) => Object.values(byYear)),
    ...Object.values(places).flatMap((byYear) => Object.values(byYear).flatMap((inYear) => Object.values(inYear))),
  ];
  const used = new Set(
    years.flatMap((year) =>
      groupNames.flatMap((group) =>
        Object.values((year as unknown as Partial<Record<string, object>>)[group] ?? {}).map(
          ({ rule }: { rule: string }) => rule,
        ),
      ),
    ),
  );
  const rules = Object.entries(ruleBook).filter(([, entry]) => "figure" in entry);
  expect(rules.length).toBeGreaterThan(250);
  expect(rules.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
});
