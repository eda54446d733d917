import { expect, test } from "vitest";
import { socialSecuritySeries } from "../../law/series/social-security.ts";
import { amounts, asPublishedIn } from "../../testing/social-security.ts";
import { extendedTo } from "./series.ts";

test.each([2019, 2022, 2023, 2024, 2025, 2026])(
  "the wage base and credit amount for %i follow from the wage index of two years before",
  (year) => {
    const before = asPublishedIn(year - 1, socialSecuritySeries);
    const known = { ...before, averageWageIndex: asPublishedIn(year, socialSecuritySeries).averageWageIndex };
    const next = extendedTo(year, known, { wageGrowth: 0, costOfLiving: 0 }, amounts);
    expect(next.wageBase[year]).toBe(socialSecuritySeries.wageBase[year]);
    expect(next.earningsPerCredit[year]).toBe(socialSecuritySeries.earningsPerCredit[year]);
  },
);
