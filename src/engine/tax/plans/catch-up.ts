/** Catch-up ages and amounts of a retirement plan, for one tax year. */
export interface CatchUpLaw {
  readonly catchUpAge: number;
  readonly higherCatchUpFrom: number;
  readonly higherCatchUpThrough: number;
}

/** How much more a person of that age (at year-end) may defer. */
export function catchUpLimit(age: number, ordinary: number, higher: number, law: CatchUpLaw): number {
  if (age < law.catchUpAge) return 0;
  return age >= law.higherCatchUpFrom && age <= law.higherCatchUpThrough ? higher : ordinary;
}
