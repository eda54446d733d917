/** The table for one calendar year, 2023. It understates how long people alive today will live. */
import type { LifeTable } from "../engine/retirement/futures/mortality.ts";
import { type BySex, publishedMortality } from "../law/series/mortality.ts";

const tableOf = (sex: 1 | 2): LifeTable => ({
  firstAge: publishedMortality.period[0]?.[0] as number,
  deathRates: publishedMortality.period.map((row) => (row[sex] as number) / 1e6),
});
export const periodLife: BySex<LifeTable> = { male: tableOf(1), female: tableOf(2) };
