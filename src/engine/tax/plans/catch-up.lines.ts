/** How much more a person may defer, as text for a line: `catchUpLimit`. */
export const catchUpFormula = (ordinary: string, higher: string) =>
  `when(age < catchUpAge, 0, when(age >= higherCatchUpFrom && age <= higherCatchUpThrough, ${higher}, ${ordinary}))`;
