import { expect, test } from "vitest";
import { scopeOf } from "../../law/figure.ts";
import { distributions, distributionTables } from "../../law/retirement/distributions.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { inheritedDistribution, inheritedDistributionLines } from "./rmd-inherited.ts";

test("an heir of 50 empties the account in ten years, and takes a share each year if the owner had started", () => {
  const figures = { inheritedYears: distributions.inheritedYears.value, tables: distributionTables };
  const heir = { deathYear: 2024, heirBirthYear: 1975, ownerHadStarted: true, balanceBefore: 100_000 };
  const taken = (year: number, started = true) =>
    inheritedDistribution({ ...heir, ownerHadStarted: started, year }, figures).amount;
  expect(taken(2024)).toBe(0);
  expect(taken(2025)).toBeCloseTo(100_000 / 36.2, 8); // the single life table at 50
  expect(taken(2026)).toBeCloseTo(100_000 / 35.2, 8);
  expect(taken(2026, false)).toBe(0);
  expect(taken(2034)).toBe(100_000);
  const worked = inheritedDistribution({ ...heir, year: 2027 }, figures);
  const scope = { ...scopeOf(distributions), ...scopeOfInputs({ ...heir, year: 2027 }) };
  expect(misexplained(explain(worked, inheritedDistributionLines, scope))).toEqual([]);
});
