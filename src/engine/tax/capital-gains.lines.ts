import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { CapitalGains } from "./capital-gains.ts";

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
    label: "Loss carried over to next year",
    formula: "counted - net",
    form: "Capital Loss Carryover Worksheet",
  },
  netCapitalGain: {
    label: "Net gain taxed at lower rates",
    formula: "max(0, min(net, income.longTermGain))",
    meaning: "Your long-term gain, minus any short-term loss.",
    source: IRC_1222,
  },
};
