import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRefinance, refinanceOffer } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { cashOutLines } from "./cash-out.lines.ts";
import { cashOutOrSecondLien } from "./cash-out.ts";

test("cash from a home: a low-rate old loan is worth keeping, and both ways explain themselves", () => {
  const lien = { secondRate: 0.085, secondMonths: 180, secondCosts: 500 };
  const cheap = { ...refinanceOffer, oldRate: 0.03, newRate: 0.0725, cashOut: 50_000 };
  expect(cashOutOrSecondLien(cheap, lien).secondSaves).toBeGreaterThan(0);
  expect(cashOutOrSecondLien({ ...cheap, oldRate: 0.09 }, lien).secondSaves).toBeLessThan(0);
  fc.assert(
    fc.property(anyRefinance, (offer) => {
      const steps = explain(cashOutOrSecondLien(offer, lien), cashOutLines, scopeOfInputs({ ...offer, ...lien }));
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});
