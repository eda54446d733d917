import type { Line, Lines, Source } from "../../worksheet.ts";

export interface SepLaw {
  /** Compensation that counts for a plan. */
  readonly compensationCap: number;
  /** Contributions to one plan for one person. */
  readonly additionsLimit: number;
}

export interface OwnersProfit {
  /** Net profit of the business for the year. */
  readonly netProfit: number;
  /** The deductible half of the self-employment tax on it. */
  readonly deductibleHalf: number;
}

export type SepContribution = ReturnType<typeof sepContribution>;

/**
 * The largest deductible SEP contribution of an owner without employees (Publication 560, deduction worksheet for the
 * self-employed, steps 1 to 8 and 21). Dollars, unrounded.
 *
 * @param planRate the plan's contribution rate, up to 25 % of compensation
 */
export function sepContribution(
  { netProfit, deductibleHalf, planRate }: OwnersProfit & { readonly planRate: number },
  law: SepLaw,
) {
  const netEarnings = netProfit - deductibleHalf;
  const ownersRate = reducedRate(planRate);
  const byRate = Math.max(0, netEarnings) * ownersRate;
  const byCompensation = planRate * law.compensationCap;
  const maximum = Math.min(byRate, byCompensation, law.additionsLimit);
  return { netEarnings, ownersRate, byRate, byCompensation, maximum };
}

/** A share of what is left after the contribution, as a share of what is there before it: 25 % becomes 20 %. */
export const reducedRate = (planRate: number) => planRate / (1 + planRate);

export const PUB_560: Source = { cite: "IRS Publication 560", url: "https://www.irs.gov/publications/p560" };
const step = (number: string) => `Publication 560, deduction worksheet, step ${number}`;

export const netEarningsLine: Line = {
  label: "Net earnings for the plan",
  formula: "netProfit - deductibleHalf",
  meaning: "Profit less the deductible half of self-employment tax: what stands in for an employee's pay.",
  form: step("3"),
  source: PUB_560,
};
export const ownersRateLine: Line = {
  label: "Owner's rate",
  formula: "planRate / (1 + planRate)",
  unit: "rate",
  meaning:
    "The plan's rate applies to earnings after the contribution. As a share of earnings before it, 25% becomes 20%.",
  form: step("4"),
};

export const sepContributionLines: Lines<SepContribution> = {
  netEarnings: netEarningsLine,
  ownersRate: ownersRateLine,
  byRate: { label: "Owner's rate times net earnings", formula: "max(0, netEarnings) * ownersRate", form: step("5") },
  byCompensation: {
    label: "Plan rate times the compensation that counts",
    formula: "planRate * compensationCap",
    form: step("6"),
  },
  maximum: {
    label: "Largest SEP contribution",
    formula: "min(byRate, byCompensation, additionsLimit)",
    form: step("21"),
    source: { cite: "26 USC 404(h) and 415(c)", url: "https://www.law.cornell.edu/uscode/text/26/404" },
  },
};
