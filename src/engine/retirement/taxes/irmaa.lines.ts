import { usc } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { MedicarePremium } from "./irmaa.ts";

const IRMAA = usc(42, "1395r", "(i)");
const FOR_EACH = "For each person on Medicare.";

export const medicarePremiumLines: Lines<MedicarePremium> = {
  tier: {
    label: "Surcharge tier",
    formula: "limitsPassed(incomeTwoYearsBefore, tierStarts) + when(incomeTwoYearsBefore >= highestTierStart, 1, 0)",
    meaning:
      "How many of the income limits your income from two years ago is above. Income that is exactly at a limit isn't above it, except at the highest one. 0 means no surcharge.",
    unit: "count",
    source: IRMAA,
  },
  partBSurcharge: {
    label: "Monthly Part B surcharge",
    formula: "when(tier > 0, amountAt(tier, partBSurcharges), 0)",
    meaning: FOR_EACH,
  },
  partDSurcharge: {
    label: "Monthly Part D surcharge",
    formula: "when(tier > 0, amountAt(tier, partDSurcharges), 0)",
    meaning: "For each person on Medicare, in addition to the premium of the drug plan itself.",
  },
  partBMonthly: { label: "Monthly Part B premium", formula: "standardPartB + partBSurcharge", meaning: FOR_EACH },
  yearlySurcharge: {
    label: "Surcharges for the year",
    formula: "12 * (partBSurcharge + partDSurcharge)",
    meaning: FOR_EACH,
  },
  yearlyPremium: {
    label: "Part B premium and surcharges for the year",
    formula: "12 * partBMonthly + 12 * partDSurcharge",
    meaning: FOR_EACH,
  },
};
