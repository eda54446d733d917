import { type OwnedHome, type OwnedYear, owning, type SaleTax, saleAfter, type YearlyTaxSaving } from "./owning.ts";

export interface OwningLaw {
  /** The share of the price at which mortgage insurance ends. */
  readonly automaticShare: number;
}

export type TrueCost = ReturnType<typeof trueCost>;

const total = (years: readonly OwnedYear[], part: (year: OwnedYear) => number) =>
  years.reduce((sum, year) => sum + part(year), 0);

/**
 * What it costs to own a home for a number of years and then sell it, in dollars. Paying down the loan is saving, not a
 * cost. Net cost is what was paid minus the sale proceeds; unrecoverable cost adds up only what is never recovered.
 */
export function trueCost(
  home: OwnedHome,
  horizonYears: number,
  law: OwningLaw,
  saleTax: SaleTax,
  taxSavingOf: YearlyTaxSaving,
) {
  const { loan, payment, years, cash } = owning(home, horizonYears, law.automaticShare, taxSavingOf);
  const interest = total(years, (year) => year.interest);
  const principal = total(years, (year) => year.principal);
  const propertyTax = total(years, (year) => year.propertyTax);
  const insurance = total(years, (year) => year.insurance);
  const maintenance = total(years, (year) => year.maintenance);
  const dues = total(years, (year) => year.dues);
  const special = total(years, (year) => year.special);
  const mortgageInsurance = total(years, (year) => year.mortgageInsurance);
  const taxSaving = total(years, (year) => year.taxSaving);
  const closingCosts = home.price * home.closingShare;
  const upfront = home.price * home.downShare + closingCosts;
  const cashOut =
    upfront +
    interest +
    principal +
    propertyTax +
    insurance +
    maintenance +
    dues +
    special +
    mortgageInsurance -
    taxSaving;
  let cashOutReal = upfront;
  const monthlyInflation = (1 + home.inflation) ** (1 / 12);
  for (let k = 0, prices = 1; k < cash.length; k++) {
    prices *= monthlyInflation;
    cashOutReal += (cash[k] as number) / prices;
  }
  const balanceAtEnd = years.at(-1)?.balanceAtEnd ?? loan;
  const { homeValue, sellingCosts, gainsTax, saleProceeds } = saleAfter(horizonYears, balanceAtEnd, home, saleTax);
  const netCost = cashOut - saleProceeds;
  const netCostPerMonth = horizonYears > 0 ? netCost / (12 * horizonYears) : 0;
  const unrecoverableCost =
    interest +
    propertyTax +
    insurance +
    maintenance +
    dues +
    special +
    mortgageInsurance +
    closingCosts +
    sellingCosts +
    gainsTax -
    taxSaving;
  const unrecoverablePerMonth = horizonYears > 0 ? unrecoverableCost / (12 * horizonYears) : 0;
  return {
    loan,
    payment,
    years,
    interest,
    principal,
    propertyTax,
    insurance,
    maintenance,
    dues,
    special,
    mortgageInsurance,
    taxSaving,
    closingCosts,
    upfront,
    cashOut,
    cashOutReal,
    balanceAtEnd,
    homeValue,
    sellingCosts,
    gainsTax,
    saleProceeds,
    netCost,
    netCostPerMonth,
    unrecoverableCost,
    unrecoverablePerMonth,
  };
}

/**
 * What the owner's money in the home would have earned elsewhere: down payment, closing costs and each month's
 * principal, at `investReturn` a year to the end, minus those amounts themselves. Dollars. An optional line shown with
 * the cost.
 */
export function opportunityCost({ upfront, years }: TrueCost, investReturn: number): number {
  const horizon = years.length;
  return years.reduce(
    (sum, { year, principal }) => sum + principal * ((1 + investReturn) ** (horizon - year + 0.5) - 1),
    upfront * ((1 + investReturn) ** horizon - 1),
  );
}
