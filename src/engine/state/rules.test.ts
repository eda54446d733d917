import { expect, test } from "vitest";
import { inComingYear } from "../../law/dated.ts";
import { states } from "../../law/states/all.ts";
import { places } from "../../law/states/all-places.ts";
import { groupNames } from "./compiled.ts";
import type { Uses } from "./state-year.ts";

const files = import.meta.glob<Readonly<Record<string, unknown>>>(["./rules/*.ts", "./specials/*.ts"], { eager: true });
const isRule = (entry: unknown) => typeof entry === "object" && entry !== null && "figure" in entry;

test("every rule is used by the law of a state, city or county in some year", () => {
  const years = [
    ...Object.values(states).flatMap((byYear) => [...Object.values(byYear), inComingYear(byYear)]),
    ...Object.values(places).flatMap((byYear) => [...Object.values(byYear).flat(), ...(inComingYear(byYear) ?? [])]),
  ];
  const used = new Set<unknown>(
    years.flatMap((year) =>
      groupNames.flatMap((group) =>
        Object.values((year as unknown as Partial<Record<string, Uses>> | undefined)?.[group] ?? {}).map(
          ({ rule }) => rule,
        ),
      ),
    ),
  );
  const rules = Object.values(files).flatMap((file) => Object.entries(file).filter(([, entry]) => isRule(entry)));
  expect(rules.length).toBeGreaterThan(250);
  expect(rules.flatMap(([name, rule]) => (used.has(rule) ? [] : [name]))).toEqual([]);
});
