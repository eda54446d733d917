/**
 * What a state withholds in 2026 from the salary of a corporation's only employee, who owns it, for disability
 * insurance and paid leave. What the employer itself owes, as in New Jersey, isn't here.
 */
import type { Source } from "../../engine/worksheet.ts";
import { citing } from "./figures.ts";

const EY: Source = {
  cite: "EY, 2026 state disability, paid family and medical leave wage base and rates (January 5, 2026)",
  url: "https://taxnews.ey.com/news/2026-0131-2026-state-disability-paid-family-and-medical-leave-and-long-term-care-insurance-wage-base-and-rates",
};
/** @param wages the most pay it is charged on; undefined if there is no limit */
const premium = (label: string, rate: number, wages: number | undefined, source: Source, doubt?: string) => {
  const from = citing(source, doubt);
  return {
    rate: from.rate(rate, `${label}: rate in 2026`),
    ...(wages === undefined ? {} : { wages: from.usd(wages, `${label}: most pay it is charged on in 2026`) }),
  };
};
type Premium = ReturnType<typeof premium>;

export const ownersPayroll: Readonly<Record<string, Premium>> = {
  CA: premium("California disability insurance (SDI)", 0.013, undefined, {
    cite: "California EDD, Contribution Rates, Withholding Rates, and Meals and Lodging Values",
    url: "https://edd.ca.gov/en/payroll_taxes/rates_and_withholding/",
  }),
  CO: premium(
    "Colorado paid leave (FAMLI), the employee's half",
    0.0044,
    184_500,
    EY,
    "Employers with fewer than ten employees owe no half of their own (C.R.S. 8-13.3-507(3)).",
  ),
  CT: premium("Connecticut paid leave", 0.005, 184_500, EY),
  // 0.28% for medical and 0.18% for family leave; employers with fewer than 25 people owe no part of their own.
  MA: premium("Massachusetts paid leave, the employee's part", 0.0046, 184_500, {
    cite: "NFP, 2026 Massachusetts PFML premium rate and maximum weekly benefit",
    url: "https://www.nfp.com/insights/2026-massachusetts-pfml-rates-and-benefits-released",
  }),
  NJ: premium(
    "New Jersey disability (0.19%) and family leave insurance (0.23%)",
    0.0042,
    171_100,
    {
      cite: "New Jersey Department of Labor, rate information, contributions, and due dates",
      url: "https://www.nj.gov/labor/ea/employer-services/rate-info/",
    },
    "We read it in two reports about the Department's announcement.",
  ),
  RI: premium(
    "Rhode Island disability insurance (TDI)",
    0.011,
    100_000,
    {
      cite: "Providence Business News on the Department of Labor and Training, December 18, 2025",
      url: "https://pbn.com/r-i-employers-face-higher-unemployment-insurance-costs-in-2026/",
    },
    "The limit is also in R.I. Gen. Laws 28-40-1(a) as proposed in 2025. We read the rate in one report.",
  ),
  // 71.43% of 1.13%; employers with fewer than 50 employees owe no part of their own.
  WA: premium("Washington paid leave, the employee's part", 0.0113 * 0.7143, 184_500, {
    cite: "Washington Paid Family and Medical Leave, 2026 premiums",
    url: "https://paidleave.wa.gov/updates",
  }),
};

/** States with a premium of this kind that we don't count: their figures or the rules for owners weren't read. */
export const notCounted: readonly string[] = ["HI", "ME", "MN", "NY", "OR"];
