/** A part of the home that is rented out: a room, or the other units of a building of two to four. */

export interface RentedPart {
  /** What tenants pay for the part while it is rented. */
  readonly partRent: number;
  /** Share of the time that it stands empty, or is not paid for. */
  readonly partVacancy: number;
  /** The whole housing payment: loan, taxes, insurance and dues. */
  readonly housing: number;
  /** The share of the rent that the lender adds to the income; 0 where it counts none. */
  readonly countedShare: number;
  /** What all units would rent for, the owner's included, where the program asks for it; `null` where it does not. */
  readonly allUnitsRent: number | null;
  /** The share of that rent which has to cover the payment. */
  readonly coveringShare: number;
}

export type RentedPartSheet = ReturnType<typeof rentedPart>;

/** Dollars a month, unrounded. Leaves out income tax on the rent and the upkeep of the part. */
export function rentedPart(given: RentedPart) {
  const { partRent, housing, allUnitsRent } = given;
  const collected = partRent * (1 - given.partVacancy);
  const afterRent = housing - collected;
  const counted = given.countedShare * partRent;
  const rentCovers = allUnitsRent === null ? null : given.coveringShare * allUnitsRent;
  const uncovered = rentCovers === null ? null : Math.max(0, housing - rentCovers);
  return { collected, afterRent, counted, rentCovers, uncovered };
}
