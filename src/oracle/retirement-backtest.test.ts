import { expect, test } from "vitest";
import { type Allowed, differences, referenceCases } from "../testing/reference.ts";
import { answer } from "./retirement-backtest.ts";

const cases = referenceCases(new URL("cases/retirement-backtest.jsonl", import.meta.url));

/**
 * Which cycles fail, and when, has to be the same. The source rounds to cents at every step, so balances may drift
 * apart.
 */
const allowed: Allowed = (field, expected) =>
  field.startsWith("end")
    ? Math.max(50, 1e-4 * Math.abs(expected))
    : /spending/i.test(field)
      ? 1
      : field === "successRate"
        ? 1e-6
        : 0;

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), one.expected, allowed)).toEqual([]);
});

test("an input that can't be computed is named", () => {
  const [one] = cases;
  const withInputs = (inputs: object) => () => answer({ ...one, inputs: { ...one?.inputs, ...inputs } });
  expect(withInputs({ strategy: "lottery" })).toThrow('"lottery"');
  expect(withInputs({ firstStartYear: 1850 })).toThrow("1871 to 2025");
  expect(withInputs({ lastStartYear: 2010 })).toThrow("not 1871 to 2039");
  expect(withInputs({ bondPercent: 20 })).toThrow("100 together");
  expect(withInputs({ years: 0 })).toThrow('"years"');
  expect(withInputs({ strategy: "cape-based", basePercent: 1, capeYieldMultiplier: 0.5 })).toThrow("known from 1881");
  expect(() => answer({ tag: "lottery", inputs: {} })).toThrow('Unknown tag "lottery"');
});
