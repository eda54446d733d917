import type { Lines } from "../../worksheet.ts";
import { normalQuantile } from "./random-normal.ts";

export type Success = ReturnType<typeof successOf>;

/**
 * How often the plan succeeded: every withdrawal paid in full, to the end. For random futures the interval tells how far the rate could
 * be off because only so many were drawn. Windows of history overlap; for them it says too little.
 */
export function successOf({ failedYear }: { readonly failedYear: Uint16Array }) {
  const paths = failedYear.length;
  let succeeded = 0;
  for (const year of failedYear) if (year === 0) succeeded++;
  const rate = succeeded / paths;
  const standardError = Math.sqrt((rate * (1 - rate)) / paths);
  const deviate = normalQuantile(0.975);
  const spread = (deviate * deviate) / paths;
  const middle = (rate + spread / 2) / (1 + spread);
  const margin = (deviate * Math.sqrt((rate * (1 - rate)) / paths + spread / paths / 4)) / (1 + spread);
  const low = Math.max(0, middle - margin);
  const high = Math.min(1, middle + margin);
  return { paths, succeeded, rate, standardError, deviate, spread, middle, margin, low, high };
}

const WILSON = {
  cite: "Wilson score interval",
  url: "https://www.itl.nist.gov/div898/handbook/prc/section2/prc241.htm",
};

export const successLines: Lines<Success> = {
  paths: { label: "Futures tried", found: "Counted.", unit: "count" },
  succeeded: { label: "Futures in which every withdrawal was paid in full", found: "Counted.", unit: "count" },
  rate: { label: "Success rate", formula: "succeeded / paths", unit: "share" },
  standardError: {
    label: "Standard error of the rate",
    formula: "(rate * (1 - rate) / paths) ** (1 / 2)",
    unit: "rate",
    meaning: "What the rate would typically differ by if other futures were drawn.",
  },
  deviate: {
    label: "Standard errors for 95% confidence",
    found: "The normal distribution leaves 2.5% above this many standard deviations.",
    unit: "count",
  },
  spread: { label: "Weight of the uncertainty", formula: "deviate ** 2 / paths", unit: "rate", source: WILSON },
  middle: { label: "Middle of the interval", formula: "(rate + spread / 2) / (1 + spread)", unit: "rate" },
  margin: {
    label: "Half the width of the interval",
    formula: "deviate * (rate * (1 - rate) / paths + spread / paths / (2 * 2)) ** (1 / 2) / (1 + spread)",
    unit: "rate",
  },
  low: { label: "Rate, at least", formula: "max(0, middle - margin)", unit: "share" },
  high: { label: "Rate, at most", formula: "min(1, middle + margin)", unit: "share" },
};
