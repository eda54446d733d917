/** Wyoming: no tax on the income of persons, in either year. */
import { untaxed } from "../figures.ts";

const state = {
  state: "WY",
  name: "Wyoming",
  why: "Wyoming has no personal income tax.",
  source: { cite: "Wyoming Department of Revenue", url: "https://revenue.wyo.gov/" },
};

export const wy = { 2025: untaxed({ ...state, year: 2025 }), 2026: untaxed({ ...state, year: 2026 }) } as const;
