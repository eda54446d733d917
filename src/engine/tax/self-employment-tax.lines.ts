import { usc26 } from "../cite.ts";
import type { Lines, Source } from "../worksheet.ts";
import type { SelfEmploymentTax } from "./self-employment-tax.ts";

const SCHEDULE_SE: Source = { cite: "Schedule SE (Form 1040)", url: "https://www.irs.gov/pub/irs-pdf/f1040sse.pdf" };
const IRC_164 = usc26("164", "(f)");

export const selfEmploymentTaxLines: Lines<SelfEmploymentTax> = {
  netEarnings: {
    label: "Net earnings from self-employment",
    formula: "max(0, profit * netEarningsFactor)",
    meaning:
      "You pay this tax on only part of your profit, because an employee isn't taxed on the half that the employer pays.",
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
    meaning:
      "Social Security and Medicare tax for people who work for themselves. Below a small amount of net earnings, there is none.",
    form: "Schedule SE, line 12",
  },
  deductibleHalf: {
    label: "Deductible half of self-employment tax",
    formula: "tax / 2",
    form: "Schedule SE, line 13",
    source: IRC_164,
  },
};
