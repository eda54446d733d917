/** What a rented-out part of one's own home adds to income: Schedule E for a full year. */

export interface RentTaxed {
  /** What tenants pay in a year. */
  readonly yearlyRent: number;
  /** The share of the home that they use. */
  readonly partShare: number;
  /** What the whole home costs in a year. */
  readonly interest: number;
  readonly mortgageInsurance: number;
  readonly propertyTax: number;
  readonly insurance: number;
  readonly dues: number;
  readonly maintenance: number;
  readonly price: number;
  /** Land isn't depreciated. */
  readonly landShare: number;
  readonly recoveryYears: number;
}

export type RentTaxedSheet = ReturnType<typeof rentTaxed>;

/**
 * Dollars a year, unrounded. Costs count only up to the rent, which is the law for a part of the unit that the owner
 * lives in (26 USC 280A(c)(5)). A separate unit may have a loss, which this leaves out, as it does costs of the rented
 * part alone, closing costs in the basis, and the first and last year, in which fewer months are depreciated.
 */
export function rentTaxed(given: RentTaxed) {
  const { yearlyRent, partShare } = given;
  const wholeCosts =
    given.interest + given.mortgageInsurance + given.propertyTax + given.insurance + given.dues + given.maintenance;
  const partCosts = partShare * wholeCosts;
  const depreciation = (partShare * given.price * (1 - given.landShare)) / given.recoveryYears;
  const taxableRent = Math.max(0, yearlyRent - partCosts - depreciation);
  return { wholeCosts, partCosts, depreciation, taxableRent };
}
