/** The age at which required minimum distributions start; apart from their tables, which are long. */

import { usc26 } from "../../engine/cite.ts";
import type { StartAges } from "../../engine/retirement/taxes/rmd-start.ts";

/**
 * Start age in months for people born in that month or later, until the next row: 70 years and 6 months, then 72, 73
 * and 75.
 */
export const startAges: StartAges & { readonly source: { cite: string; url: string } } = {
  rows: [
    { year: 1900, month: 1, age: 846 },
    { year: 1949, month: 7, age: 864 },
    { year: 1951, month: 1, age: 876 },
    { year: 1960, month: 1, age: 900 },
  ],
  source: usc26("401", "(a)(9)(C)(v)"),
};
