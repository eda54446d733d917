import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { CharityWithoutItemizing } from "./charity-without-itemizing.ts";

const IRC_170 = usc26("170", "(p)");

export const charityWithoutItemizingLines: Lines<CharityWithoutItemizing> = {
  deduction: {
    label: "Cash gifts deducted without itemizing",
    formula: "when(itemizes, 0, min(costs.charityCash, maximum))",
    source: IRC_170,
  },
};
