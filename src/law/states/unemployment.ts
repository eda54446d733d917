/**
 * What a new employer pays in state unemployment tax in 2026, for the states whose rate and wage base we have read.
 * It is where the S corporation comparison starts; an agency's notice to the employer has the exact rate.
 */
import type { Source } from "../../engine/worksheet.ts";
import { citing, ONE_SOURCE } from "./figures.ts";

const newEmployer = (rate: number, wages: number, source: Source, doubt?: string) => {
  const from = citing(source, doubt);
  return {
    rate: from.rate(rate, "State unemployment tax rate of new employers in 2026"),
    wages: from.usd(wages, "Pay per employee it is charged on in 2026"),
  };
};
const OLDER_RATE = "The rate is from a list of 2024, and the pay it is charged on from a list of 2026.";
const LIST: Source = {
  cite: "First Nonprofit, SUTA 2026 cost changes",
  url: "https://www.firstnonprofit.com/suta-2026-cost-changes",
};

/** Elsewhere: a rate near which new employers often start, on the federal amount (26 USC 3306(b)(1)). */
export const newEmployerElsewhere = newEmployer(
  0.027,
  7_000,
  { cite: "26 USC 3306(b)(1)", url: "https://www.law.cornell.edu/uscode/text/26/3306" },
  "Only the pay is in the law, and many states charge it on more. The rate is our assumption.",
);

export const newEmployers: Readonly<Record<string, typeof newEmployerElsewhere>> = {
  AL: newEmployer(0.027, 8_000, LIST, OLDER_RATE),
  AZ: newEmployer(0.02, 8_000, LIST, OLDER_RATE),
  CA: newEmployer(0.034, 7_000, {
    cite: "California EDD, Contribution Rates, Withholding Rates, and Meals and Lodging Values",
    url: "https://edd.ca.gov/en/payroll_taxes/rates_and_withholding/",
  }),
  FL: newEmployer(0.027, 7_000, {
    cite: "Florida Department of Revenue, Reemployment Tax Rate Information",
    url: "https://floridarevenue.com/taxes/taxesfees/Pages/rt_rate.aspx",
  }),
  GA: newEmployer(0.027, 9_500, LIST, ONE_SOURCE),
  IN: newEmployer(0.025, 9_500, LIST, OLDER_RATE),
  NY: newEmployer(
    0.041,
    17_600,
    {
      cite: "New York State Department of Labor, 2026 unemployment insurance rates",
      url: "https://dol.ny.gov/unemployment-insurance-rate-information",
    },
    "We read it in two reports about the Department's announcement.",
  ),
};
