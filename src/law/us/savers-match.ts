/**
 * The Saver's Match: from 2027 on, the Treasury pays it into the retirement account instead of giving the saver's
 * credit.
 */
import { rate } from "../figure.ts";
import { usc26 } from "../sources.ts";
import { usdByStatus } from "./by-status.ts";

export const SAVERS_MATCH_FROM = 2027;

/** Amounts are indexed after 2027 (26 USC 6433(h)). */
const START = { ...usc26("6433", "(b)(3)"), period: "2027" };
export const saversMatchLaw = {
  rate: rate(0.5, "Share of your contributions that is matched", usc26("6433", "(b)(1)")),
  phaseOutStart: usdByStatus([20_500, 41_000, 20_500, 30_750, 41_000], "Income above which the match falls", START),
  phaseOutRange: usdByStatus(
    [15_000, 30_000, 15_000, 22_500, 30_000],
    "Range of income over which it phases out",
    START,
  ),
};
