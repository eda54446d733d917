import { expect, test } from "vitest";
import { writtenIn } from "./lib/written.ts";

const values = (text: string) => writtenIn("a.ts", text).map(({ value }) => value);

test("a figure for several years is written once; names, a law's years and positions aren't figures", () => {
  const text = `
    export const law = taxed([2025, 2026], ({ dated, from, carriedAfter }) => {
      const form = citing({ period: "2025" }, carriedAfter(2025));
      return {
        basic: form.usdByStatus([8_000, 16_000, 8_000, 12_000, 16_000], "Deduction"),
        each: form.usd(dated({ 2025: 4_000, 2026: 5_000 }), "For each dependent"),
        tips: from(2026, form.rate(0.0525, "Rate")),
        anyAge: form.flag(true, "At any age"),
        most: form.usdOrNone(null, "At most"),
      };
    });
    const first = rows[0];
    type Two = 1 | 2;`;
  expect(values(text)).toEqual([8_000, 16_000, 8_000, 12_000, 16_000, 4_000, 5_000, 0.0525, true, null]);
});

test("each is found again where it is written", () => {
  const text = "const a = use(1_500);\nconst b = { 2026: 0.9 };";
  const found = writtenIn("a.ts", text);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["1_500", "0.9"]);
  expect(found.map(({ line }) => line)).toEqual([1, 2]);
});
