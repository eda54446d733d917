import type { Lines, Source } from "../worksheet.ts";
import { usc26 } from "./cite.ts";

/** The figures of law this engine needs. Each tax year's table supplies them. */
export interface SelfEmploymentLaw {
  readonly wageBase: number;
  readonly socialSecurityRate: number;
  readonly medicareRate: number;
  readonly netEarningsFactor: number;
  readonly filingFloor: number;
}

export interface SelfEmploymentIncome {
  /** Net profit of all the person's businesses for the year; negative for a loss. */
  readonly profit: number;
  /** The person's own wages already subject to Social Security tax in the same year. */
  readonly wages: number;
}

export type SelfEmploymentTax = ReturnType<typeof selfEmploymentTax>;

/**
 * Self-employment tax for one person and one year (Schedule SE, Part I). Dollars, unrounded.
 *
 * Leaves out: church employee income, the optional methods of Part II, and the
 * Additional Medicare Tax, which is figured on Form 8959.
 */
export function selfEmploymentTax({ profit, wages }: SelfEmploymentIncome, law: SelfEmploymentLaw) {
  const netEarnings = Math.max(0, profit * law.netEarningsFactor);
  const wageBaseLeft = Math.max(0, law.wageBase - wages);
  const socialSecurity = Math.min(netEarnings, wageBaseLeft) * law.socialSecurityRate;
  const medicare = netEarnings * law.medicareRate;
  const tax = netEarnings < law.filingFloor ? 0 : socialSecurity + medicare;
  const deductibleHalf = tax / 2;
  return { netEarnings, wageBaseLeft, socialSecurity, medicare, tax, deductibleHalf };
}

const SCHEDULE_SE: Source = { cite: "Schedule SE (Form 1040)", url: "https://www.irs.gov/pub/irs-pdf/f1040sse.pdf" };
const IRC_164 = usc26("164", "(f)");

export const selfEmploymentTaxLines: Lines<SelfEmploymentTax> = {
  netEarnings: {
    label: "Net earnings from self-employment",
    formula: "max(0, profit * netEarningsFactor)",
    meaning: "The part of profit that the tax counts, so that you are treated like someone whose employer pays half.",
    form: "Schedule SE, line 4a",
    source: SCHEDULE_SE,
  },
  wageBaseLeft: {
    label: "Social Security wage base left after wages",
    formula: "max(0, wageBase - wages)",
    meaning: "Social Security tax stops at a yearly amount of earnings, and your wages use it up first.",
    form: "Schedule SE, line 9",
  },
  socialSecurity: {
    label: "Social Security part",
    formula: "min(netEarnings, wageBaseLeft) * socialSecurityRate",
    form: "Schedule SE, line 10",
  },
  medicare: { label: "Medicare part", formula: "netEarnings * medicareRate", form: "Schedule SE, line 11" },
  tax: {
    label: "Self-employment tax",
    formula: "when(netEarnings < filingFloor, 0, socialSecurity + medicare)",
    form: "Schedule SE, line 12",
  },
  deductibleHalf: {
    label: "Deductible half of self-employment tax",
    formula: "tax / 2",
    form: "Schedule SE, line 13",
    source: IRC_164,
  },
};
