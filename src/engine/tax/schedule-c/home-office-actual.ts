export interface OfficeCosts {
  /** Schedule C, line 29: profit before the home office. */
  readonly tentativeProfit: number;
  readonly officeSquareFeet: number;
  readonly homeSquareFeet: number;
  /**
   * The following are for the months of use and the whole home: mortgage interest and property taxes that are itemized
   * anyway.
   */
  readonly deductibleAnyway: number;
  /** Costs of the office room only. */
  readonly officeOnlyCosts: number;
  /** Rent, utilities, insurance, repairs; also interest and taxes if the standard deduction is taken. */
  readonly wholeHomeCosts: number;
  readonly buildingBasis: number;
  readonly depreciationRate: number;
  readonly operatingCarryover: number;
  readonly depreciationCarryover: number;
}

export type ActualHomeOffice = ReturnType<typeof actualHomeOffice>;

/**
 * The actual-cost method (Form 8829). Dollars, unrounded; the percentage isn't rounded either. Leaves out daycare,
 * casualty losses, and homes used for more than one business.
 */
export function actualHomeOffice(office: OfficeCosts) {
  const businessPercentage = office.homeSquareFeet > 0 ? office.officeSquareFeet / office.homeSquareFeet : 0;
  const deductibleAnywayPart = businessPercentage * office.deductibleAnyway;
  const operating = office.officeOnlyCosts + businessPercentage * office.wholeHomeCosts + office.operatingCarryover;
  const operatingLimit = Math.max(0, office.tentativeProfit - deductibleAnywayPart);
  const operatingAllowed = Math.min(operating, operatingLimit);
  const operatingCarriedOver = operating - operatingAllowed;
  const depreciation =
    businessPercentage * office.buildingBasis * office.depreciationRate + office.depreciationCarryover;
  const depreciationLimit = operatingLimit - operatingAllowed;
  const depreciationAllowed = Math.min(depreciation, depreciationLimit);
  const depreciationCarriedOver = depreciation - depreciationAllowed;
  const deduction = deductibleAnywayPart + operatingAllowed + depreciationAllowed;
  return {
    businessPercentage,
    deductibleAnywayPart,
    operating,
    operatingLimit,
    operatingAllowed,
    operatingCarriedOver,
    depreciation,
    depreciationLimit,
    depreciationAllowed,
    depreciationCarriedOver,
    deduction,
  };
}
