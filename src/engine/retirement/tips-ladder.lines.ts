import type { Lines } from "../worksheet.ts";
import type { tipsLadder } from "./tips-ladder.ts";

export const tipsLadderLines: Lines<ReturnType<typeof tipsLadder>> = {
  worthAtFirst: {
    label: "What payments of $1 a year are worth when the first is made",
    formula: "when(realYield == 0, payments, (1 - (1 + realYield) ** -payments) / realYield * (1 + realYield))",
    unit: "count",
    meaning:
      "An annuity certain: each later payment costs less today, because the bond that pays it earns interest until then.",
  },
  worthNow: {
    label: "What such payments are worth when you buy the ladder",
    formula: "worthAtFirst / (1 + realYield) ** wait",
    unit: "count",
  },
  price: { label: "Price of the TIPS ladder, in today's dollars", formula: "yearlyIncome * worthNow" },
};
