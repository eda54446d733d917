/**
 * What a household can afford, from what it types: more income or more cash never affords less, and one of three limits
 * says why.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { inputsFor } from "./inputs.ts";
import * as others from "./other-loans.ts";
import { affordOf } from "./panels/affordable.ts";

const dollars = (most: number) => fc.integer({ min: 0, max: most });

const anyHousehold = fc.record({
  income: dollars(400_000),
  cash: dollars(300_000),
  debts: dollars(3000),
  price: fc.integer({ min: 50_000, max: 1_500_000 }),
  /** A typed percentage or none; without one, the cash determines the down payment. */
  down: fc.option(fc.integer({ min: 0, max: 60 })),
  program: fc.constantFrom("conventional", "fha", "va", "usda"),
  score: fc.integer({ min: 500, max: 850 }),
  rate: fc.integer({ min: 20, max: 120 }),
  dues: dollars(800),
  reserve: fc.integer({ min: 0, max: 12 }),
  more: fc.integer({ min: 1, max: 100_000 }),
});

test("more income or more cash never lowers the affordable price, and it is the lowest of three limits", () => {
  fc.assert(
    fc.property(anyHousehold, ({ income, cash, debts, price, down, program, score, rate, dues, reserve, more }) => {
      const fits = (incomePerYear: number, inCash: number) => {
        const typed = {
          incomePerYear: String(incomePerYear),
          cash: String(inCash),
          debtsPerMonth: String(debts),
          price: String(price),
          program,
          creditScore: String(score),
          annualRate: String(rate / 10),
          associationDues: `${dues}/month`,
          reserveMonths: String(reserve),
          ...(down !== null && { downPayment: `${down}%` }),
        };
        const { limited } = affordOf(answer(inputsFor(typed, { others }), others), undefined, down === null).worksheet;
        if (!limited) throw new Error("an income was typed");
        return limited;
      };
      const now = fits(income, cash);
      const least = now.price * (1 - 1e-9) - 1e-6;
      expect(fits(income + more, cash).price).toBeGreaterThanOrEqual(least);
      expect(fits(income, cash + more).price).toBeGreaterThanOrEqual(least);
      const limits = [now.byTraditional, now.byProgram, now.byCash ?? Number.POSITIVE_INFINITY];
      expect(now.price).toBeCloseTo(Math.min(...limits), 4);
    }),
  );
});
