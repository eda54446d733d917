/** South Dakota: no personal income tax. */
import { untaxed } from "../figures.ts";

export const sd = untaxed([2025, 2026], {
  state: "SD",
  name: "South Dakota",
  why: "South Dakota has no personal income tax.",
  source: { cite: "South Dakota Department of Revenue, Individuals", url: "https://dor.sd.gov/individuals/" },
  notes: ["Sales tax applies to most services too."],
});
