/** Florida: no tax on the income of persons, in either year. */
import { untaxed } from "../figures.ts";

const state = {
  state: "FL",
  name: "Florida",
  why: "The constitution of Florida forbids an income tax on natural persons.",
  source: {
    cite: "Florida Constitution, article VII, section 5",
    url: "https://www.flsenate.gov/Laws/Constitution#A7S05",
  },
};

export const fl = { 2025: untaxed({ ...state, year: 2025 }), 2026: untaxed({ ...state, year: 2026 }) } as const;
