import type { Lines } from "../worksheet.ts";
import { usc26 } from "./cite.ts";

export interface CapitalLossLaw {
  readonly limit: number;
}

export type CapitalGains = ReturnType<typeof capitalGains>;

/** Short- and long-term gains together (Schedule D). Dollars, unrounded. Leaves out gains taxed at 25% and 28%. */
export function capitalGains(shortTerm: number, longTerm: number, law: CapitalLossLaw) {
  const net = shortTerm + longTerm;
  const counted = Math.max(net, -law.limit);
  const carriedForward = counted - net;
  const netCapitalGain = Math.max(0, Math.min(net, longTerm));
  return { net, counted, carriedForward, netCapitalGain };
}

const IRC_1222 = usc26("1222", "(11)");

export const capitalGainsLines: Lines<CapitalGains> = {
  net: {
    label: "Net gain or loss",
    formula: "income.shortTermGain + income.longTermGain",
    form: "Schedule D, line 16",
  },
  counted: {
    label: "Capital gain, or loss up to the limit",
    formula: "max(net, -capitalLoss.limit)",
    form: "Form 1040, line 7a",
  },
  carriedForward: {
    label: "Loss carried to next year",
    formula: "counted - net",
    form: "Capital Loss Carryover Worksheet",
  },
  netCapitalGain: {
    label: "Net gain taxed at lower rates",
    formula: "max(0, min(net, income.longTermGain))",
    meaning: "Long-term gain, less a short-term loss.",
    source: IRC_1222,
  },
};
