/** National loan limits. For the limits of single counties, load `loan-limits-by-county.ts` when needed. */
import type { LoanLimits } from "../../engine/mortgage/loan-limits.ts";
import type { Source } from "../../engine/worksheet.ts";
import { type Cited, usd } from "../figure.ts";

const FHFA_2026: Source = {
  cite: "FHFA, conforming loan limit values for 2026, November 25, 2025",
  url: "https://www.fhfa.gov/data/conforming-loan-limit",
  period: "2026",
};
const HUD_ML_2025_23: Source = {
  cite: "HUD Mortgagee Letter 2025-23",
  url: "https://www.hud.gov/hud-partners/single-family-mortgagee-letters",
  period: "2026",
};
const COMPUTED = "65% of the conforming limit, rounded as in 2025; the letter's own figure was not seen";

const units = (
  numbers: readonly number[],
  label: string,
  source: Source,
  doubts: readonly (string | undefined)[] = [],
) => ({
  units1: usd(numbers[0] ?? 0, `${label}, one unit`, source, doubts[0]),
  units2: usd(numbers[1] ?? 0, `${label}, two units`, source, doubts[1]),
  units3: usd(numbers[2] ?? 0, `${label}, three units`, source, doubts[2]),
  units4: usd(numbers[3] ?? 0, `${label}, four units`, source, doubts[3]),
});

/**
 * For loans closed in 2026 or bought by Fannie Mae and Freddie Mac in 2026. The 2027 limits are announced in late
 * November.
 */
export const loanLimits2026 = {
  conforming: units([832_750, 1_066_250, 1_288_800, 1_601_750], "Conforming loan limit", FHFA_2026),
  conformingCeiling: units(
    [1_249_125, 1_599_375, 1_933_200, 2_402_625],
    "Conforming loan limit in the most expensive counties",
    FHFA_2026,
  ),
  fhaFloor: units([541_287, 693_050, 837_700, 1_041_125], "FHA loan limit in most counties", HUD_ML_2025_23, [
    undefined,
    COMPUTED,
    COMPUTED,
    COMPUTED,
  ]),
  fhaCeiling: units(
    [1_249_125, 1_599_375, 1_933_200, 2_402_625],
    "FHA loan limit in the most expensive counties",
    HUD_ML_2025_23,
  ),
} satisfies Cited<LoanLimits>;
