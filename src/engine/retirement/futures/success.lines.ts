import { capital } from "../../capital.ts";
import type { Lines } from "../../worksheet.ts";
import type { Confidence, Success } from "./success.ts";
import type { Tried } from "./tried.ts";

const WILSON = {
  cite: "Wilson score interval",
  url: "https://www.itl.nist.gov/div898/handbook/prc/section2/prc241.htm",
};

export const successLines = ({ many }: Tried): Lines<Success> => ({
  paths: { label: `${capital(many)} tried`, found: "Counted.", check: "paths >= 1", unit: "count" },
  succeeded: {
    label: `${capital(many)} in which every withdrawal was paid in full`,
    found: "Counted.",
    check: "succeeded >= 0 && succeeded <= paths",
    unit: "count",
  },
  rate: { label: "Success rate", formula: "succeeded / paths", unit: "share" },
});

/** Requires the lines of the success rate. */
export const confidenceLines: Lines<Confidence> = {
  standardError: {
    label: "Standard error of the rate",
    formula: "(rate * (1 - rate) / paths) ** (1 / 2)",
    unit: "rate",
    meaning: "How much the rate would typically differ with other random futures.",
  },
  deviate: {
    label: "Standard errors for 95% confidence",
    found: "The normal distribution leaves 2.5% above this many standard deviations.",
    check: "deviate > 1.9599 && deviate < 1.96",
    unit: "count",
  },
  spread: { label: "Weight of the uncertainty", formula: "deviate ** 2 / paths", unit: "rate", source: WILSON },
  middle: { label: "Middle of the interval", formula: "(rate + spread / 2) / (1 + spread)", unit: "rate" },
  margin: {
    label: "Half the width of the interval",
    formula: "deviate * (rate * (1 - rate) / paths + spread / paths / (2 * 2)) ** (1 / 2) / (1 + spread)",
    unit: "rate",
  },
  low: { label: "Success rate, at least", formula: "max(0, middle - margin)", unit: "share" },
  high: { label: "Success rate, at most", formula: "min(1, middle + margin)", unit: "share" },
};
