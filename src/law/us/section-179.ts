/** Figures for equipment deducted in the year it is first used, by tax year. */
import type { Source } from "../../engine/worksheet.ts";
import { rate, usd } from "../figure.ts";
import { publicLaw119_21, REV_PROC_2025_32, SINGLE_SOURCE, usc26 } from "../sources.ts";

const limits = (limit: number, phaseOutStart: number, source: Source, doubt?: string) => ({
  limit: usd(limit, "Most you can deduct under section 179 in a year", source, doubt),
  phaseOutStart: usd(phaseOutStart, "Cost of equipment above which that limit falls", source, doubt),
});
const IN_2026 = REV_PROC_2025_32("election to expense certain depreciable assets");
/** Years whose limits aren't published aren't offered. */
export const section179Limits = {
  2025: limits(2_500_000, 4_000_000, publicLaw119_21("70306", "2025"), SINGLE_SOURCE),
  2026: limits(2_560_000, 4_090_000, IN_2026),
};

const BEFORE: Source = usc26("168", "(k)(6)(A), before P.L. 119-21, sec. 70301");
/** Bonus depreciation on property bought before January 20, 2025, by the year of first use. */
const early = (share: number) => ({
  bonusShare: rate(share, "Bonus depreciation of equipment bought before January 20, 2025", BEFORE, SINGLE_SOURCE),
});
export const earlyBonus = { 2025: early(0.4), 2026: early(0.2) };
