import { each, type Lines } from "../../worksheet.ts";
import type { Upkeep } from "./upkeep.ts";

export const upkeepLines: Lines<Upkeep> = {
  byValue: { label: "Upkeep by the home's value", formula: "price * shareOfValue" },
  byArea: { label: "Upkeep by living area", formula: "squareFeet * perSquareFoot" },
  reported: {
    label: "Routine repairs as owners report them",
    formula: "routine",
    meaning: "Leaves out what you replace once in many years, such as a roof or a furnace.",
  },
  reserves: each({
    cost: { label: "A new one costs", found: "What you typed, or our example.", check: "cost >= 0" },
    life: {
      label: "It lasts",
      found: "What you typed, or the number of years we start with.",
      check: "life >= 0",
      unit: "years",
    },
    perYear: { label: "To set aside each year", formula: "when(life > 0, cost / life, 0)" },
  }),
  byParts: {
    label: "Upkeep by the parts that wear out",
    formula: "sum(reserves.perYear)",
    meaning: "The price of each part, spread over the years it lasts.",
  },
};
