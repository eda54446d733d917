import { expect, test } from "vitest";
import type { Brackets } from "../engine/brackets.ts";
import { isFigure } from "../engine/figure.ts";
import type { Known } from "../engine/worksheet.ts";
import { figureInWords, rowsInWords } from "./rows.ts";

const rows = (...of: readonly (readonly [floor: number, rate: number])[]): Brackets =>
  of.map(([floor, rate]) => ({ floor, rate }));
const figure = (value: Brackets): Known => ({ kind: "figure", name: "", label: "", unit: "brackets", value });

test.each<[string, Brackets, string]>([
  // Rev. Proc. 2025-32: the first three brackets of an unmarried individual in 2026.
  ["rates", rows([0, 0.1], [12_400, 0.12], [50_400, 0.22]), "10% above $0; 12% above $12,400; 22% above $50,400"],
  // Form IT-201 (New York), household credit table 1.
  ["a credit", rows([0, 75], [5_000, 60], [28_000, 0]), "$75 above $0; $60 above $5,000; $0 above $28,000"],
  ["parts of a dollar", rows([0, 12.5], [25, 25]), "$12.50 above $0; $25 above $25"],
  // Form 740 (Kentucky), family size tax credit: by modified income over the guideline.
  ["multiples", rows([0, 1], [1, 0.9], [1.04, 0.8]), "100% above 0; 90% above 1; 80% above 1.04"],
  // New York Tax Law 606, child and dependent care credit: times the federal share. All of its digits are the law's.
  [
    "factors",
    rows([0, 1], [50_000, 1.1682], [55_000, 1.2733]),
    "1 above $0; 1.1682 above $50,000; 1.2733 above $55,000",
  ],
  ["one rate", rows([0, 0.0305]), "3.05% above $0"],
])("%s", (_what, of, words) => {
  expect(rowsInWords(of).join("; ")).toBe(words);
  expect(figureInWords(figure(of))).toBe(words);
});

test("a long table is shown by its first rows and its last", () => {
  const long = rows(...Array.from({ length: 65 }, (_, i) => [i * 100, i * 10] as const));
  expect(figureInWords(figure(long))).toBe(
    "65 rows: $0 above $0; $10 above $100; $20 above $200; and so on to $640 above $6,400",
  );
});

/** "$12.50" as 12.5, "9.3%" as 0.093. */
const numberIn = (text: string) => Number(text.replace(/[$,%]/g, "")) / (text.includes("%") ? 100 : 1);

test("every table of the law reads with all its digits, as rates, factors, dollars or multiples", () => {
  const law = import.meta.glob<Readonly<Record<string, unknown>>>(["../law/**/*.ts", "!../law/**/*.test.ts"], {
    eager: true,
  });
  const seen = new Set<unknown>();
  const tables: string[] = [];
  const look = (at: unknown): void => {
    if (typeof at !== "object" || at === null || seen.has(at)) return;
    seen.add(at);
    if (!isFigure(at)) for (const inner of Object.values(at)) look(inner);
    else if (at.unit === "brackets") {
      const words = rowsInWords(at.value as Brackets);
      tables.push(`${at.label}: ${words.join("; ")}`);
      for (const [i, { floor, rate }] of (at.value as Brackets).entries()) {
        const [entry = "", start = ""] = words[i]?.split(" above ") ?? [];
        expect(numberIn(entry), at.label).toBeCloseTo(rate, 10);
        expect(numberIn(start), at.label).toBeCloseTo(floor, 10);
      }
    }
  };
  for (const module of Object.values(law)) look({ ...module });
  expect(tables.length).toBeGreaterThan(500);
  const percents = tables.flatMap((table) => [...table.matchAll(/([\d.,]+)%/g)].map(([, one]) => Number(one)));
  expect(Math.max(...percents)).toBe(100);
  expect(tables.filter((table) => /^(Tax|Withholding) rates?:/.test(table) && !table.includes("%"))).toEqual([]);
  expect(tables.filter((table) => /\$\d\.\d\d\b/.test(table))).toEqual([]);
  // What is read as factors, and as multiples, is only what the law means so.
  const named = (like: RegExp) => [
    ...new Set(tables.filter((table) => like.test(table)).map((table) => table.split(": ")[0])),
  ];
  expect(named(/[:;] [\d.]+ above/)).toEqual(["Times that share, by New York income"]);
  expect(named(/ above [\d.]+(;|$)/)).toEqual([
    "Share of the tax taken off, by income over the guideline",
    "Share of the costs by income over the poverty line, youngest under 3",
    "The same, youngest from 3 to 5",
    "The same, youngest from 6 on",
  ]);
});
