/** Florida: no personal income tax. */
import { untaxed } from "../figures.ts";

export const fl = untaxed([2025, 2026], {
  state: "FL",
  name: "Florida",
  why: "The Florida constitution forbids an income tax on individuals (“natural persons”).",
  source: {
    cite: "Florida Constitution, article VII, section 5",
    url: "https://www.flsenate.gov/Laws/Constitution#A7S05",
  },
});
