import { usc26 } from "../../cite.ts";
import type { Line, Lines, Source } from "../../worksheet.ts";
import type { SepContribution } from "./sep.ts";

export const PUB_560: Source = { cite: "IRS Publication 560", url: "https://www.irs.gov/publications/p560" };
const step = (number: string) => `Publication 560, deduction worksheet, step ${number}`;

export const netEarningsLine: Line = {
  label: "Net earnings for the plan",
  formula: "netProfit - deductibleHalf",
  meaning: "Profit minus the deductible half of self-employment tax. It takes the place of an employee's pay.",
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
    source: usc26("404", "(h) and 415(c)"),
  },
};
