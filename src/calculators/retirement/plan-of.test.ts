import fc from "fast-check";
import { expect, test } from "vitest";
import { pathOf } from "../../engine/retirement/plan/follow.ts";
import { anyInputs } from "../../testing/arbitrary.ts";
import { anyStrategy, steadyFutures } from "../../testing/futures.ts";
import { fields } from "./inputs.ts";
import { FLAT, lawsFor } from "./laws.ts";
import { planned } from "./plan-of.ts";

const law = lawsFor();

test("for any plan, rule and lives, every year: savings and income are spent, taxed, or left, to the cent", () => {
  const anyAge = fc.integer({ min: 1, max: 75 });
  const given = fc.record({
    inputs: anyInputs(fields),
    strategy: fc.option(anyStrategy),
    lives: fc.tuple(anyAge, anyAge),
    market: fc.tuple(...[-0.4, -0.2, -0.05].map((min) => fc.double({ min, max: 0.4, noNaN: true }))),
  });
  type Given = typeof given extends fc.Arbitrary<infer One> ? One : never;
  const hold = ({ inputs, strategy, lives, market }: Given) => {
    const { plan, schedule } = planned({ ...inputs, state: FLAT }, () => strategy);
    const [stocks = 0, bonds = 0, rise = 0] = market;
    const futures = steadyFutures(schedule.years, stocks, bonds, rise);
    const [first, second] = lives.map((years) => Uint8Array.of(Math.min(years, schedule.years)));
    if (first === undefined || second === undefined) return;
    const lots = { first, second: plan.persons.length === 2 ? second : null, last: first };
    for (const { terms, before, year } of pathOf(plan, schedule, law, futures, 0, lots)) {
      const { end, growth, cashGrowth } = year;
      const invested = end.traditional + end.spouseTraditional + end.roth + end.taxable + end.health;
      const left = invested / growth + end.cash / cashGrowth;
      const saved = terms.toTraditional + terms.toSpouse + terms.toRoth + terms.toTaxable + terms.toHealth;
      const bills = year.health + terms.oneOff + terms.savedFromIncome;
      const out = year.missing > 0 ? year.paid + year.fromHealth : year.spent + bills;
      const into = year.savings + year.received + saved;
      const size = into + saved + Math.abs(terms.oneOff) + year.tax.total + before.taxable;
      expect(Math.abs(into - out - year.tax.total - left)).toBeLessThan(0.005 + size * 1e-9);
    }
  };
  fc.assert(fc.property(given, hold), { numRuns: 300 });
});
