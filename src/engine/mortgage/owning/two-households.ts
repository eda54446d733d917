import { monthlyEquivalent } from "../break-even.ts";
import { type OwnedHome, type Owning, type SaleTax, saleAt } from "./owning.ts";

export interface Renting {
  readonly rentPerMonth: number;
  /** A year, as a fraction. */
  readonly rentGrowth: number;
  /** Grows with inflation. */
  readonly rentersInsurancePerMonth: number;
  /** Paid at the start and returned at the end without interest. */
  readonly depositMonths: number;
}

export interface Investing {
  /** Effective yearly rate, and the share of the growth lost to tax at the end. */
  readonly investReturn: number;
  readonly investTaxRate: number;
}

/** The household's accounts at year-end, after tax and, for the buyer, after a sale. */
interface AtYearEnd {
  readonly buyer: number;
  readonly renter: number;
}

export interface Households {
  readonly atEnd: readonly AtYearEnd[];
  readonly rentPaid: number;
}

/** How prices, rents and savings develop, year by year from the purchase. */
export interface Course {
  /** What a one-dollar home is worth after 0, 1, 2 … years. */
  readonly homes: readonly number[];
  /** What a one-dollar rent has become in each year; 1 in the first. */
  readonly rents: readonly number[];
  /** The return on savings in each year, as a fraction. */
  readonly savings: readonly number[];
}

/** The same growth and the same return every year. */
export function steadyCourse(
  years: number,
  { appreciation }: Pick<OwnedHome, "appreciation">,
  { rentGrowth }: Pick<Renting, "rentGrowth">,
  { investReturn }: Pick<Investing, "investReturn">,
): Course {
  const count = Array.from({ length: years + 1 }, (_, year) => year);
  return {
    homes: count.map((year) => (1 + appreciation) ** year),
    rents: count.map((year) => (1 + rentGrowth) ** year),
    savings: count.map(() => investReturn),
  };
}

/** Both households spend the same each month; whichever pays less for housing invests the difference at month-end. */
export function households(
  bought: Owning,
  home: OwnedHome,
  saleTax: SaleTax,
  renting: Omit<Renting, "rentGrowth">,
  investing: Pick<Investing, "investTaxRate">,
  course: Course,
): Households {
  const { rentPerMonth, depositMonths } = renting;
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
    const rent = rentPerMonth * (course.rents[year - 1] as number);
    const growth = 1 + monthlyEquivalent(course.savings[year - 1] as number);
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
      buyer:
        saleAt(year, home.price * (course.homes[year] as number), balanceAtEnd, home, saleTax).saleProceeds +
        afterTax(buyer, buyerPaidIn),
      renter: afterTax(renter, renterPaidIn) + deposit,
    });
  }
  return { atEnd, rentPaid };
}
