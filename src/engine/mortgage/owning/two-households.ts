import { monthlyEquivalent } from "../break-even.ts";
import { type OwnedHome, type Owning, type SaleTax, saleAfter } from "./owning.ts";

export interface Renting {
  readonly rentPerMonth: number;
  /** A year, as a fraction. */
  readonly rentGrowth: number;
  /** Grows with inflation. */
  readonly rentersInsurancePerMonth: number;
  /** Paid at the start, given back at the end without interest. */
  readonly depositMonths: number;
}

export interface Investing {
  /** A year, effective, and the share of the growth that tax takes at the end. */
  readonly investReturn: number;
  readonly investTaxRate: number;
}

/** The household's accounts at the end of a year, after tax and (for the buyer) after a sale. */
interface AtYearEnd {
  readonly buyer: number;
  readonly renter: number;
}

export interface Households {
  readonly atEnd: readonly AtYearEnd[];
  readonly rentPaid: number;
}

/** Both households spend the same each month; whoever's housing costs less invests the difference at its end. */
export function households(
  bought: Owning,
  home: OwnedHome,
  saleTax: SaleTax,
  renting: Renting,
  investing: Investing,
): Households {
  const { rentPerMonth, depositMonths } = renting;
  const growth = 1 + monthlyEquivalent(investing.investReturn);
  const deposit = depositMonths * rentPerMonth;
  const upfront = home.price * (home.downShare + home.closingShare);
  let renter = upfront - deposit;
  let renterPaidIn = renter;
  let buyer = 0;
  let buyerPaidIn = 0;
  let rentPaid = 0;
  const afterTax = (account: number, paidIn: number) =>
    account - investing.investTaxRate * Math.max(0, account - paidIn);
  const atEnd: AtYearEnd[] = [];
  for (const { year, balanceAtEnd } of bought.years) {
    const rent = rentPerMonth * (1 + renting.rentGrowth) ** (year - 1);
    const asRenter = rent + renting.rentersInsurancePerMonth * (1 + home.inflation) ** (year - 1);
    rentPaid += 12 * asRenter;
    for (let k = 12 * (year - 1); k < 12 * year; k++) {
      const difference = (bought.cash[k] as number) - asRenter;
      renter *= growth;
      buyer *= growth;
      if (difference > 0) {
        renter += difference;
        renterPaidIn += difference;
      } else {
        buyer -= difference;
        buyerPaidIn -= difference;
      }
    }
    atEnd.push({
      buyer: saleAfter(year, balanceAtEnd, home, saleTax).saleProceeds + afterTax(buyer, buyerPaidIn),
      renter: afterTax(renter, renterPaidIn) + deposit,
    });
  }
  return { atEnd, rentPaid };
}
