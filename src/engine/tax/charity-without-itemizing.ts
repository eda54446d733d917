export interface CharityLaw {
  /** Zero before 2026. */
  readonly maximum: number;
}

export type CharityWithoutItemizing = ReturnType<typeof charityWithoutItemizing>;

/** Cash gifts to public charities, deducted on top of the standard deduction (26 USC 170(p), from 2026). Dollars. */
export function charityWithoutItemizing(cash: number, itemizes: boolean, law: CharityLaw) {
  return { deduction: itemizes ? 0 : Math.min(cash, law.maximum) };
}
