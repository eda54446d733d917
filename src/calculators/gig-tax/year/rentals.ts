/** Rented homes and rooms: how the owner's involvement affects losses, and what counts on the return. */
import type { Household, PassThrough } from "../../../engine/tax/household.ts";
import { type Rental, type RentalLosses, rentalLosses } from "../../../engine/tax/rental-losses.ts";
import type { FederalValues } from "../../../law/us/index.ts";
import type { Gig, Inputs } from "../inputs.ts";
import type { Businesses } from "./business-year.ts";
import { wagesOf, whoseIs } from "./household-of.ts";

export interface GigRental extends Rental {
  /** Its place in the list of gigs. */
  readonly gig: number;
  readonly passThrough: Omit<PassThrough, "income">;
}

/** The rentals among the gigs of the people on the return. */
export const rentalsOf = (inputs: Inputs, businesses: Businesses): GigRental[] =>
  businesses.flatMap(({ gig, form, sheet }, i) =>
    form === "E" && whoseIs(gig.who, inputs) !== "nobody" ? [rentalOf(gig, i, sheet.netProfit)] : [],
  );

/**
 * With stays of seven days or less it isn't a rental activity (26 CFR 1.469-1T(e)(3)(ii)(A)): it is passive unless the
 * owner does most of the work, and it has no special allowance. With longer stays it is passive whatever the owner does
 * (26 USC 469(c)(2)). In a home that the owner uses, 26 USC 280A(c)(5) limits the costs instead (26 USC 469(j)(10)).
 */
function rentalOf(gig: Gig, at: number, net: number): GigRental {
  const ownWork = gig.role === "most";
  const passiveByLaw = gig.stay === "long" || !ownWork;
  return {
    gig: at,
    net,
    isPassive: passiveByLaw && !gig.livedIn,
    hasAllowance: gig.stay === "long" && gig.role !== "none" && !gig.livedIn,
    passThrough: {
      isQualifiedBusinessIncome: gig.isBusiness,
      // Rent is investment income, except in a nonpassive business (26 USC 1411(c)(1)(A), (2)(A)).
      isNetInvestmentIncome: passiveByLaw || !gig.isBusiness,
      specifiedService: false,
      materiallyParticipates: ownWork,
      wagesPaid: wagesOf(gig),
      propertyBasis: gig.propertyBasis,
    },
  };
}

export interface RentalSheet {
  readonly losses: RentalLosses;
  readonly modifiedIncome: number;
  readonly mayHaveAllowance: boolean;
}

export function lossesOf(
  rentals: readonly GigRental[],
  modifiedIncome: number,
  household: Household,
  law: FederalValues,
) {
  const mayHaveAllowance = household.filingStatus !== "married_separate" || household.livedApartAllYear;
  const losses = rentalLosses(rentals, modifiedIncome, mayHaveAllowance, law.rentalLoss);
  return { losses, modifiedIncome, mayHaveAllowance };
}

export const passThroughsOf = (rentals: readonly GigRental[], { losses }: RentalSheet): PassThrough[] =>
  rentals.map(({ passThrough }, i) => ({ ...passThrough, income: losses.counted[i]?.amount ?? 0 }));
