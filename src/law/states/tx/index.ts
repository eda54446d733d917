/** Texas: no tax on the income of persons, in either year. */
import { untaxed } from "../figures.ts";

const state = {
  state: "TX",
  name: "Texas",
  why: "The constitution of Texas forbids a tax on the net income of individuals.",
  source: {
    cite: "Texas Constitution, article VIII, section 24-a",
    url: "https://statutes.capitol.texas.gov/Docs/CN/htm/CN.8.htm",
  },
  notes: [
    'Franchise tax, the "margin tax", does not reach a sole proprietor; it does reach an LLC, above a limit of revenue (Tex. Tax Code 171.0002).',
  ],
};

export const tx = { 2025: untaxed({ ...state, year: 2025 }), 2026: untaxed({ ...state, year: 2026 }) } as const;
