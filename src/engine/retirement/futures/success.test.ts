import fc from "fast-check";
import { expect, test } from "vitest";
import { misexplained } from "../../../testing/rework.ts";
import { capital } from "../../capital.ts";
import { explain } from "../../worksheet.ts";
import { confidenceLines, successLines } from "./success.lines.ts";
import { confidenceIn, successOf } from "./success.ts";
import { futures } from "./tried.ts";

test("success is the share of paths without a failure, with its error and interval", () => {
  const failedYear = new Uint16Array(10_000).fill(12, 0, 2_000);
  const { paths, rate } = successOf({ failedYear });
  const success = confidenceIn({ paths, rate });
  expect(rate).toBe(0.8);
  expect(success.standardError).toBeCloseTo(0.004, 6); // 0.4 points at 80% with 10,000 paths
  // Wilson's interval worked by hand: (0.8 + 0.00019207) / 1.00038415 -+ 0.0078379
  expect(success.low).toBeCloseTo(0.792046, 5);
  expect(success.high).toBeCloseTo(0.807723, 5);
});

test("every number of the success rate works out, even if nothing or everything succeeded", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1), { minLength: 1, maxLength: 200 }), (years) => {
      const success = successOf({ failedYear: Uint16Array.from(years) });
      const confidence = confidenceIn(success);
      const lines = { ...successLines(futures), ...confidenceLines };
      expect(misexplained(explain({ ...success, ...confidence }, lines, {}))).toEqual([]);
      expect(confidence.low).toBeLessThanOrEqual(success.rate + 1e-15);
      expect(confidence.high).toBeGreaterThanOrEqual(success.rate - 1e-15);
    }),
  );
});

test("a word at the start of a label begins with a capital", () => {
  expect([capital("histories"), capital("futures")]).toEqual(["Histories", "Futures"]);
});
