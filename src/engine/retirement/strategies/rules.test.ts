/** Two rules seen one year at a time, each at its limits. */
import { describe, expect, test } from "vitest";
import type { Now } from "../strategies.ts";
import { withBridge } from "./bridge.ts";
import { riskGuardrails } from "./risk-guardrails.ts";

const now = (more: Partial<Now> = {}): Now => ({
  ...{ year: 1, yearsLeft: 2, balance: 100_000, prices: 1, inflation: 0, stockShare: 0.6, cape: Number.NaN },
  first: { balance: 120_000, left: 110_000, prices: 1 },
  before: { wanted: 5_000, left: 95_000, prices: 1 },
  ...more,
});

describe("guardrails by risk", () => {
  const { wants } = riskGuardrails({
    amount: 4_000,
    rates: { atLowest: [1, 0.06], atTarget: [1, 0.05], atHighest: [1, 0.04] },
  });
  test("the first year takes the amount, whatever the limits", () => {
    expect(wants(now({ year: 0, prices: 1.5, balance: 20_000 }))).toMatchObject({ reset: false, wanted: 6_000 });
  });
  test("the same purchasing power between the limits, and the target outside of them", () => {
    const with_ = (wanted: number, prices = 1) => wants(now({ prices, before: { wanted, left: 0, prices: 1 } }));
    expect(with_(5_000, 1.1)).toMatchObject({ same: expect.closeTo(5_500, 9), reset: false });
    expect([4_000, 6_000].map((wanted) => with_(wanted).reset)).toEqual([false, false]);
    expect([3_999, 6_001].map((wanted) => [with_(wanted).reset, with_(wanted).wanted])).toEqual([
      [true, 5_000],
      [true, 5_000],
    ]);
  });
});

describe("a bridge of 1,000 for three years, in today's dollars, with prices that have risen by a tenth", () => {
  let seen: Now | undefined;
  const rule = {
    wants: (given: Now) => {
      seen = given;
      return { wanted: 4_000 };
    },
    lines: { wanted: { label: "", formula: "4000" } },
    settings: {},
  };
  const { wants } = withBridge(rule, [1_000, 1_000, 1_000]);
  const before = { wanted: 5_500, left: 95_000, prices: 1.05 };
  test("in the second year, 2,200 are still set aside, and the rule sees the rest", () => {
    expect(wants(now({ prices: 1.1, before }))).toMatchObject({ bridge: 1_100, wanted: 5_100 });
    expect(seen?.balance).toBeCloseTo(97_800, 9);
    // 3,000 were set aside at first, and 2,000 after the first withdrawal.
    expect(seen?.first).toMatchObject({ balance: 117_000, left: 108_000 });
    // The year before it wanted 1,050 less by itself, and 2,100 of what was left is the bridge's.
    expect(seen?.before.wanted).toBeCloseTo(4_450, 9);
    expect(seen?.before.left).toBeCloseTo(92_900, 9);
  });
  test("in the first year nothing was wanted before, and the first withdrawal is planned without the bridge", () => {
    wants(now({ year: 0, first: { balance: 120_000, left: 120_000, prices: 1, planned: 6_000 } }));
    expect(seen?.first).toMatchObject({ balance: 117_000, left: 117_000, planned: 5_000 });
    expect(seen?.before.wanted).toBe(5_000);
  });
  test("after three years the bridge is used up, and nothing is ever below zero", () => {
    expect(wants(now({ year: 3 }))).toMatchObject({ bridge: 0, wanted: 4_000 });
    expect(seen?.balance).toBe(100_000);
    wants(now({ balance: 500, before: { wanted: 500, left: 500, prices: 1 } }));
    expect(seen?.balance).toBe(0);
    expect(seen?.before).toMatchObject({ wanted: 0, left: 0 });
  });
});
