/** A rented-out part of the home: a room, or the other units in a two- to four-unit building. */

export interface RentedPart {
  /** What tenants pay for the part while it is rented. */
  readonly partRent: number;
  /** Share of the time that it is vacant or the rent isn't paid. */
  readonly partVacancy: number;
  /** The whole housing payment: loan, taxes, insurance and dues. */
  readonly housing: number;
  /** The share of the rent that the lender adds to income; 0 if it counts none. */
  readonly countedShare: number;
  /** What all units would rent for, including the owner's, if the program asks; otherwise `null`. */
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
