/** Texas: no personal income tax. */
import { untaxed } from "../figures.ts";

export const tx = untaxed([2025, 2026], {
  state: "TX",
  name: "Texas",
  why: "The Texas constitution forbids a tax on the net income of individuals.",
  source: {
    cite: "Texas Constitution, article VIII, section 24-a",
    url: "https://statutes.capitol.texas.gov/Docs/CN/htm/CN.8.htm",
  },
  notes: [
    "The franchise tax (“margin tax”) doesn't apply to a sole proprietor, but it applies to an LLC with revenue above a limit (Tex. Tax Code 171.0002).",
  ],
});
