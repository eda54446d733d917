/** A part of a home that wears out: the price of a new one, and how many years it lasts. */
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
  /** What owners report for routine repairs only, in dollars. */
  readonly routine: number;
}

const reserve = ({ cost, life }: WearingPart) => ({ cost, life, perYear: life > 0 ? cost / life : 0 });

export type Upkeep = ReturnType<typeof upkeepByMethod>;

/**
 * A year's upkeep with four methods, in dollars. They give different answers because they measure different things:
 * saving up for each part over its life leaves out routine repairs, and what owners report leaves out the parts.
 */
export function upkeepByMethod({ price, squareFeet, parts }: UpkeepGiven, rules: UpkeepRules) {
  const byValue = price * rules.shareOfValue;
  const byArea = squareFeet * rules.perSquareFoot;
  const reported = rules.routine;
  const reserves = parts.map(reserve);
  const byParts = reserves.reduce((sum, part) => sum + part.perYear, 0);
  return { byValue, byArea, reported, reserves, byParts };
}
