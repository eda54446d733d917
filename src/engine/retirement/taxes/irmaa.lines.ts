import { usc } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { MedicarePremium } from "./irmaa.ts";

const IRMAA = usc(42, "1395r", "(i)");

export const medicarePremiumLines: Lines<MedicarePremium> = {
  tier: {
    label: "Surcharge tier",
    found: "How many of the income limits in the table your income from two years ago exceeds. 0 means no surcharge.",
    check: "tier >= 0 && tier <= 5",
    unit: "count",
    source: IRMAA,
  },
  partBSurcharge: {
    label: "Monthly Part B surcharge",
    found: "The amount for the tier. It is 0 in tier 0.",
    check: "(tier == 0) == (partBSurcharge == 0)",
  },
  partDSurcharge: {
    label: "Monthly Part D surcharge",
    found: "The amount for the tier. It is 0 in tier 0.",
    check: "(tier == 0) == (partDSurcharge == 0)",
  },
  partBMonthly: { label: "Monthly Part B premium", formula: "standardPartB + partBSurcharge" },
  yearlySurcharge: {
    label: "Surcharges for the year",
    formula: "12 * (partBSurcharge + partDSurcharge)",
    meaning: "For each person on Medicare.",
  },
  yearlyPremium: {
    label: "Part B premium and surcharges for the year",
    formula: "12 * partBMonthly + 12 * partDSurcharge",
  },
  roomToNextTier: {
    label: "Income up to the next surcharge",
    found: "The next income in the table minus yours. It is 0 in the highest tier.",
    check: "roomToNextTier >= 0",
  },
};
