/** Nevada: no personal income tax. */
import { untaxed } from "../figures.ts";

export const nv = untaxed([2025, 2026], {
  state: "NV",
  name: "Nevada",
  why: "The Nevada constitution forbids an income tax on individuals (“natural persons”).",
  source: {
    cite: "Nevada Constitution, article 10, section 1(9)",
    url: "https://www.leg.state.nv.us/const/nvconst.html#Art10Sec1",
  },
  notes: [
    "The Commerce Tax is due on gross revenue above $4,000,000, and the Modified Business Tax on wages paid to employees.",
  ],
});
