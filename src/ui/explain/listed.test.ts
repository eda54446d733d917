import { expect, test } from "vitest";
import { explainOne, type Step } from "../../engine/worksheet.ts";
import { blocksOf, byForm } from "./listed.ts";

const line = (name: string): Step => explainOne(name, 1, { label: name, found: "Counted.", unchecked: "rows" });
const years = (count: number, ...own: string[]) =>
  Array.from({ length: count }, (_, i) => own.map((one) => line(`benefit.years.${i + 1}.${one}`))).flat();

test("short lists stay line by line, in the order of the worksheet", () => {
  const steps = [line("a"), ...years(3, "amount", "taxed"), line("b")];
  expect(blocksOf(steps)).toEqual([{ kind: "lines", lines: steps }]);
});

test("a long list becomes a table at its first line: a row per item, a column per number", () => {
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

test("a number that only some items have leaves an empty cell", () => {
  const [table] = blocksOf([...years(7, "amount"), line("benefit.years.7.spare")]);
  if (table?.kind !== "table") throw new Error("no table");
  expect(table.items[0]).toHaveLength(2);
  expect(table.items[0]?.[1]).toBeUndefined();
  expect(table.items[6]?.[1]?.name).toBe("benefit.years.7.spare");
});

test("a short sheet stays whole; a long one is split by form, with formless lines joining those before them", () => {
  const onForm = (name: string, form: string): Step => ({ ...line(name), form });
  const short = [onForm("a", "Schedule C, line 1"), line("b"), onForm("c", "Schedule SE, line 2")];
  expect(byForm(short)).toEqual([{ title: "", lines: short }]);
  const long = [
    ...short,
    onForm("d", "Schedule C, line 31"),
    ...Array.from({ length: 60 }, (_, i) => line(`state.${i}`)),
  ];
  expect(byForm(long).map(({ title, lines }) => [title, lines.length])).toEqual([
    ["Schedule C", 3],
    ["Schedule SE", 1],
    ["State return", 60],
  ]);
});
