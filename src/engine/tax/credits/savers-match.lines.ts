import { usc26 } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { SaversMatch } from "./savers-match.ts";

const PHASE_OUT = usc26("6433", "(b)(2)");

export const saversMatchLines: Lines<SaversMatch> = {
  lost: {
    label: "Share of the match lost because of income",
    formula: "fullSteps(rate * (max(0, adjustedGrossIncome - phaseOutStart) / phaseOutRange), 0.01) / 100",
    unit: "rate",
    source: PHASE_OUT,
  },
  share: {
    label: "Share of your contributions that is matched",
    formula: "when(claimedAsDependent, 0, max(0, rate - lost))",
    unit: "rate",
    source: PHASE_OUT,
  },
  match: {
    label: "Saver's Match",
    formula: "sum(savers.counted.amount) * share",
    meaning:
      "The Treasury pays it into your retirement account after you file, so it isn't part of the tax above. If you get less than $100, you can take it as a credit instead.",
    source: usc26("6433", "(a)"),
  },
};
