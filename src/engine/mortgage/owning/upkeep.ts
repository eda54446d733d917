import { each, type Lines } from "../../worksheet.ts";

/** A part of a home that wears out: what a new one costs, and how many years it lasts. */
interface WearingPart {
  readonly cost: number;
  readonly life: number;
}

export interface UpkeepGiven {
  readonly price: number;
  readonly squareFeet: number;
  readonly parts: readonly WearingPart[];
}

export interface UpkeepRules {
  readonly shareOfValue: number;
  readonly perSquareFoot: number;
  /** What owners report for routine repairs alone, as a share of value. */
  readonly routine: number;
}

const reserve = ({ cost, life }: WearingPart) => ({ cost, life, perYear: life > 0 ? cost / life : 0 });

export type Upkeep = ReturnType<typeof upkeepByMethod>;

/**
 * Upkeep in a year by four methods that give several answers, because they do not count the same things. Putting aside the
 * price of each part over its life leaves out routine repairs; what owners report leaves out the parts.
 */
export function upkeepByMethod({ price, squareFeet, parts }: UpkeepGiven, rules: UpkeepRules) {
  const byValue = price * rules.shareOfValue;
  const byArea = squareFeet * rules.perSquareFoot;
  const reported = price * rules.routine;
  const reserves = parts.map(reserve);
  const byParts = reserves.reduce((sum, part) => sum + part.perYear, 0);
  return { byValue, byArea, reported, reserves, byParts };
}

export const upkeepLines: Lines<Upkeep> = {
  byValue: { label: "Upkeep by the home's value", formula: "price * shareOfValue" },
  byArea: { label: "Upkeep by living area", formula: "squareFeet * perSquareFoot" },
  reported: {
    label: "Routine repairs as owners report them",
    formula: "price * routine",
    meaning: "Leaves out what comes once in many years: a roof, a furnace.",
  },
  reserves: each({
    cost: { label: "A new one costs", found: "What you typed, or the example we start with." },
    life: { label: "It lasts", found: "What you typed, or the life we start with.", unit: "years" },
    perYear: { label: "To put aside in a year", formula: "when(life > 0, cost / life, 0)" },
  }),
  byParts: {
    label: "Upkeep by the parts that wear out",
    formula: "sum(reserves.perYear)",
    meaning: "The price of each part, spread over the years it lasts.",
  },
};
