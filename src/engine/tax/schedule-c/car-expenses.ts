/** The legal figures this engine needs, for one tax year. */
export interface CarLaw {
  readonly businessJanuaryToJune: number;
  readonly businessJulyToDecember: number;
  readonly firstYearLimitWithBonus: number;
  readonly firstYearLimit: number;
  readonly decliningShare: number;
  readonly straightLineShare: number;
  readonly businessUseOver: number;
}

/**
 * How the car's cost is deducted in its first year of use: all at once up to the limit, with the ordinary table, or
 * straight-line, which is the only way unless business use is above half. `amount_given` is for later years.
 */
export type CarDepreciation =
  | "none"
  | "amount_given"
  | "first_year_full_bonus"
  | "first_year_no_bonus"
  | "first_year_straight_line";

export interface Car {
  /** All of the year's miles, including private driving and commuting. */
  readonly totalMiles: number;
  readonly businessMilesJanuaryToJune: number;
  readonly businessMilesJulyToDecember: number;
  /** For business. The following are for the whole car and year. */
  readonly parkingAndTolls: number;
  readonly loanInterest: number;
  readonly personalPropertyTax: number;
  readonly fuel: number;
  readonly repairsAndTires: number;
  readonly insurance: number;
  readonly registration: number;
  readonly leasePayments: number;
  readonly cost: number;
  readonly depreciationMethod: CarDepreciation;
  /** The business part if the method is `amount_given`; otherwise 0. */
  readonly depreciationGiven: number;
}

export type CarExpenses = ReturnType<typeof carExpenses>;
export type CarMethod = "standard" | "actual";

/**
 * The two ways to deduct a car (Schedule C, line 9 and Part IV; Form 4562, Part V; Publication 463). Dollars,
 * unrounded.
 *
 * Leaves out whether the standard rate is still available (it has to be chosen in the first year, and kept for a leased
 * car), section 179, the mid-quarter convention, and the income inclusion for expensive leases.
 */
export function carExpenses(car: Car, law: CarLaw) {
  const businessMiles = car.businessMilesJanuaryToJune + car.businessMilesJulyToDecember;
  const businessShare = car.totalMiles > 0 ? businessMiles / car.totalMiles : 0;
  const extras = car.parkingAndTolls + businessShare * (car.loanInterest + car.personalPropertyTax);

  const mileage =
    car.businessMilesJanuaryToJune * law.businessJanuaryToJune +
    car.businessMilesJulyToDecember * law.businessJulyToDecember;
  const standard = mileage + extras;

  const runningCosts = car.fuel + car.repairsAndTires + car.insurance + car.registration + car.leasePayments;
  const runningPart = businessShare * runningCosts;
  const usedMoreThanHalf = businessShare > law.businessUseOver;
  const { countedCost, limit } = firstYearOf(car, law);
  const firstYear = businessShare * Math.min(countedCost, limit);
  const depreciation = firstYear + car.depreciationGiven;
  const actual = runningPart + depreciation + extras;

  return {
    businessMiles,
    businessShare,
    extras,
    mileage,
    standard,
    runningCosts,
    runningPart,
    usedMoreThanHalf,
    countedCost,
    limit,
    firstYear,
    depreciation,
    actual,
    larger: (standard >= actual ? "standard" : "actual") as CarMethod,
    deduction: Math.max(standard, actual),
  };
}

/**
 * The part of a car's cost that counts in its first year, and that year's limit, before the business share. Dollars.
 */
function firstYearOf({ cost, depreciationMethod }: Car, law: CarLaw) {
  switch (depreciationMethod) {
    case "first_year_full_bonus":
      return { countedCost: cost, limit: law.firstYearLimitWithBonus };
    case "first_year_no_bonus":
      return { countedCost: law.decliningShare * cost, limit: law.firstYearLimit };
    case "first_year_straight_line":
      return { countedCost: law.straightLineShare * cost, limit: law.firstYearLimit };
    default:
      return { countedCost: 0, limit: law.firstYearLimit };
  }
}
