/**
 * What private mortgage insurance costs, from the last rate cards that insurers printed. They now price each loan
 * individually, usually at or below these rates, so a form may start with the card, but a real quote is better.
 */
import type { CurrentValueRules } from "../../engine/mortgage/insurance/private-insurance.ts";
import type { PrivateInsuranceCards } from "../../engine/mortgage/insurance/rate-cards.ts";
import type { Source } from "../../engine/worksheet.ts";
import { type Cited, months, rate } from "../figure.ts";

export const RATE_CARDS: Source = {
  cite: "National rate cards of three insurers (MGIC, Essent and another), monthly premiums paid by the borrower",
  url: "https://www.mgic.com/rates",
  period: "June 2018 to February 2019",
};

const percents = (...percents: number[]) => percents.map((percent) => percent / 100);

/** The lowest score of each band: 760 and up, 740 to 759, ... 620 to 639. */
const scores = [760, 740, 720, 700, 680, 660, 640, 620];

export const privateInsuranceCards: PrivateInsuranceCards = {
  over20Years: {
    scores,
    rows: [
      { above: 0.95, upTo: 0.97, rates: percents(0.58, 0.7, 0.87, 0.99, 1.21, 1.54, 1.65, 1.86) }, // coverage 35%
      { above: 0.9, upTo: 0.95, rates: percents(0.38, 0.53, 0.66, 0.78, 0.96, 1.28, 1.33, 1.42) }, // coverage 30%
      { above: 0.85, upTo: 0.9, rates: percents(0.28, 0.38, 0.46, 0.55, 0.65, 0.9, 0.91, 0.94) }, // coverage 25%
      { above: 0.8, upTo: 0.85, rates: percents(0.19, 0.2, 0.23, 0.25, 0.28, 0.38, 0.4, 0.44) }, // coverage 12%
    ],
  },
  upTo20Years: {
    scores,
    rows: [
      { above: 0.95, upTo: 0.97, rates: percents(0.4, 0.53, 0.68, 0.8, 1.01, 1.34, 1.51, 1.72) }, // coverage 35%
      { above: 0.9, upTo: 0.95, rates: percents(0.3, 0.39, 0.46, 0.56, 0.67, 0.83, 0.97, 1.14) }, // coverage 25%
      { above: 0.85, upTo: 0.9, rates: percents(0.19, 0.21, 0.25, 0.28, 0.33, 0.42, 0.48, 0.56) }, // coverage 12%
      { above: 0.8, upTo: 0.85, rates: percents(0.14, 0.16, 0.2, 0.21, 0.21, 0.23, 0.25, 0.28) }, // coverage 6%
    ],
  },
  twoBorrowers: {
    scores,
    rows: [
      { above: 0.95, upTo: 0.97, rates: percents(-0.13, -0.13, -0.13, -0.13, -0.14, -0.15, -0.16, -0.18) },
      { above: 0.9, upTo: 0.95, rates: percents(-0.09, -0.09, -0.09, -0.1, -0.11, -0.12, -0.14, -0.16) },
      { above: 0.85, upTo: 0.9, rates: percents(-0.07, -0.07, -0.07, -0.07, -0.08, -0.09, -0.09, -0.1) },
      { above: 0.8, upTo: 0.85, rates: percents(-0.03, -0.03, -0.03, -0.03, -0.03, -0.03, -0.03, -0.03) },
    ],
  },
};

/** The band to assume when no credit score is given. */
export const ASSUMED_SCORE = 740;

const FANNIE_SERVICING: Source = {
  cite: "Fannie Mae Servicing Guide B-8.1-04 (one-unit main homes)",
  url: "https://servicing-guide.fanniemae.com/svc/b-8.1-04/termination-conventional-mortgage-insurance",
};

export const currentValueRules = {
  earlyMonths: months(24, "Months before a new valuation counts", FANNIE_SERVICING),
  earlyShare: rate(0.75, "Share of today's value, from the second to the fifth year", FANNIE_SERVICING),
  lateMonths: months(60, "Months after which the higher share applies", FANNIE_SERVICING),
  lateShare: rate(0.8, "Share of today's value after five years", FANNIE_SERVICING),
} satisfies Cited<CurrentValueRules>;
