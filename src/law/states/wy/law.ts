/** Wyoming: no personal income tax. */
import { untaxed } from "../figures.ts";

export const wy = untaxed([2025, 2026], {
  state: "WY",
  name: "Wyoming",
  why: "Wyoming has no personal income tax.",
  source: { cite: "Wyoming Department of Revenue", url: "https://revenue.wyo.gov/" },
});
