/** Alaska: no personal income tax. */
import { untaxed } from "../figures.ts";

export const ak = untaxed([2025, 2026], {
  state: "AK",
  name: "Alaska",
  why: "Alaska repealed its personal income tax in 1980.",
  source: { cite: "Alaska Department of Revenue, Tax Division", url: "https://tax.alaska.gov/" },
  notes: ["The yearly Permanent Fund Dividend is taxed by the federal return."],
});
