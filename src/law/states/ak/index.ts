/** Alaska: no tax on the income of persons, in either year. */
import { untaxed } from "../figures.ts";

const state = {
  state: "AK",
  name: "Alaska",
  why: "Alaska has no personal income tax: it was repealed in 1980.",
  source: { cite: "Alaska Department of Revenue, Tax Division", url: "https://tax.alaska.gov/" },
  notes: ["The yearly Permanent Fund Dividend is taxed by the federal return."],
};

export const ak = { 2025: untaxed({ ...state, year: 2025 }), 2026: untaxed({ ...state, year: 2026 }) } as const;
