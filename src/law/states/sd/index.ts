/** South Dakota: no tax on the income of persons, in either year. */
import { untaxed } from "../figures.ts";

const state = {
  state: "SD",
  name: "South Dakota",
  why: "South Dakota has no personal income tax.",
  source: { cite: "South Dakota Department of Revenue, Individuals", url: "https://dor.sd.gov/individuals/" },
  notes: ["Sales tax applies to most services too."],
};

export const sd = { 2025: untaxed({ ...state, year: 2025 }), 2026: untaxed({ ...state, year: 2026 }) } as const;
