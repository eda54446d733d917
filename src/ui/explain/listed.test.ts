import { expect, test } from "vitest";
import type { Step } from "../../engine/worksheet.ts";
import { blocksOf } from "./listed.ts";

const line = (name: string): Step => ({
  kind: "line",
  name,
  label: name,
  unit: "usd",
  value: 1,
  found: "Counted.",
  uses: {},
});
const years = (count: number, ...own: string[]) =>
  Array.from({ length: count }, (_, i) => own.map((one) => line(`benefit.years.${i + 1}.${one}`))).flat();

test("short lists stay line by line, in the order of the worksheet", () => {
  const steps = [line("a"), ...years(3, "amount", "taxed"), line("b")];
  expect(blocksOf(steps)).toEqual([{ kind: "lines", lines: steps }]);
});

test("a long list is a table where its first line stood: a row for each item, a column for each number", () => {
  const [before, table, after] = blocksOf([line("a"), ...years(8, "amount", "taxed"), line("b")]);
  expect([before, after]).toEqual([
    { kind: "lines", lines: [line("a")] },
    { kind: "lines", lines: [line("b")] },
  ]);
  expect(table).toMatchObject({ kind: "table", name: "benefit.years" });
  if (table?.kind !== "table") throw new Error("no table");
  expect(table.columns.map(({ name }) => name)).toEqual(["benefit.years.1.amount", "benefit.years.1.taxed"]);
  expect(table.items.map((item) => item.map((step) => step?.name))).toContainEqual([
    "benefit.years.8.amount",
    "benefit.years.8.taxed",
  ]);
});

test("a number that only some items have leaves its cell empty", () => {
  const [table] = blocksOf([...years(7, "amount"), line("benefit.years.7.spare")]);
  if (table?.kind !== "table") throw new Error("no table");
  expect(table.items[0]).toHaveLength(2);
  expect(table.items[0]?.[1]).toBeUndefined();
  expect(table.items[6]?.[1]?.name).toBe("benefit.years.7.spare");
});
