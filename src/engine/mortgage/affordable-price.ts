import { type Affordability, affordability, type Household, type InsuranceNeededLaw } from "./affordability.ts";
import { levelPayment } from "./level-payment.ts";

/**
 * The down payment as typed. A percentage stays a percentage of whatever price comes out; a dollar amount is the most
 * to put down.
 */
export type DownPayment = { readonly amount: number } | { readonly share: number };

export interface Buyer extends Omit<Household, "downPayment" | "frontShare" | "backShare"> {
  readonly down: DownPayment;
  /** Cash for the down payment, closing costs and the reserve. If unknown, `null`, and cash sets no limit. */
  readonly cash: number | null;
  /** Closing costs and prepaid items, as a share of the price. */
  readonly closingShare: number;
  /** Months of the housing payment to keep after closing. */
  readonly reserveMonths: number;
}

/** The shares of income that housing, and housing plus debts, may take. */
export interface Ratios {
  readonly front: number;
  readonly back: number;
}

/** What a program requires. `largestLoan` is `null` if there is no limit. */
export interface ProgramLimits extends Ratios {
  readonly largestLoan: number | null;
  readonly leastDownShare: number;
}

/** A price higher than any form accepts. */
const MOST = 1e13;

/** The highest price that fits, to the last digit, assuming that every lower price fits too; 0 if none fits. */
function highestThat(fits: (price: number) => boolean): number {
  let low = 0;
  let high = 1;
  while (high < MOST && fits(high)) {
    low = high;
    high *= 2;
  }
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** What a price costs this buyer, and how much of it the buyer can put down. */
function atAnyPrice(buyer: Buyer, leastDownShare: number, { requestShare }: InsuranceNeededLaw) {
  const { down, cash, closingShare, reserveMonths, associationDuesPerMonth } = buyer;
  const perLoan = levelPayment(1 + (buyer.financedFeeShare ?? 0), buyer.annualRate / 12, buyer.termMonths);
  const perPrice = (buyer.propertyTaxRate + buyer.insuranceRate) / 12;
  const perInsured = buyer.mortgageInsuranceRate / 12;
  const housing = (price: number, put: number) => {
    const loan = Math.max(0, price - put);
    const insured = loan > requestShare * price * (1 + 1e-12);
    return loan * (perLoan + (insured ? perInsured : 0)) + price * perPrice + associationDuesPerMonth;
  };
  const needed = (price: number, put: number) => put + closingShare * price + reserveMonths * housing(price, put);
  /** The largest down payment in dollars that still leaves closing costs and the reserve; negative if there is none. */
  const mostDown = (price: number, wanted: number) => {
    const most = Math.min(wanted, price);
    if (cash === null || needed(price, most) <= cash) return most;
    const left = (each: number) => {
      const kept = 1 - reserveMonths * each;
      const fixed = closingShare * price + reserveMonths * (price * (perPrice + each) + associationDuesPerMonth);
      return kept > 0 ? (cash - fixed) / kept : -1;
    };
    const jump = (1 - requestShare) * price;
    const uninsured = Math.min(most, left(perLoan));
    return uninsured >= jump ? uninsured : Math.min(most, left(perLoan + perInsured), jump);
  };
  const share = "share" in down ? Math.max(down.share, leastDownShare) : undefined;
  const downAt = (price: number) =>
    "share" in down ? (share ?? 0) * price : Math.max(0, mostDown(price, down.amount));
  const cashFits = (price: number) =>
    cash === null ||
    ("share" in down
      ? needed(price, downAt(price)) <= cash
      : mostDown(price, down.amount) >= Math.min(leastDownShare * price, price));
  return { housing, downAt, cashFits };
}

const mostForHousing = ({ incomePerYear, debtsPerMonth }: Buyer, { front, back }: Ratios) =>
  Math.max(0, Math.min((front * incomePerYear) / 12, (back * incomePerYear) / 12 - debtsPerMonth));

/**
 * The highest price whose monthly cost fits these ratios, as a worksheet. The down payment is solved along with the
 * price: a percentage is a share of that price, and dollars are limited by the cash. `down` is the resulting amount.
 */
export function affordableWith(buyer: Buyer, ratios: Ratios, leastDownShare: number, law: InsuranceNeededLaw) {
  const { housing, downAt } = atAnyPrice(buyer, leastDownShare, law);
  const most = mostForHousing(buyer, ratios);
  const price = highestThat((one) => housing(one, downAt(one)) <= most);
  const down = downAt(price);
  const worksheet: Affordability = affordability(
    { ...buyer, downPayment: down, frontShare: ratios.front, backShare: ratios.back },
    law,
  );
  return { price, down, worksheet };
}

export type AffordablePrice = ReturnType<typeof affordablePrice>;

/**
 * What a buyer can afford: the lowest of three prices. The traditional ratios set one; the program sets another (its
 * ratios, minimum down payment and largest loan); the available cash sets the third. Dollars.
 */
export function affordablePrice(buyer: Buyer, traditional: Ratios, program: ProgramLimits, law: InsuranceNeededLaw) {
  const { leastDownShare, largestLoan } = program;
  const { housing, downAt, cashFits } = atAnyPrice(buyer, leastDownShare, law);
  const byRatios = (ratios: Ratios, more: (price: number) => boolean = () => true) => {
    const most = mostForHousing(buyer, ratios);
    return highestThat((price) => housing(price, downAt(price)) <= most && more(price));
  };
  const byTraditional = byRatios(traditional);
  const byProgram = byRatios(program, (price) => {
    const put = downAt(price);
    const enough = buyer.cash !== null || put >= leastDownShare * price * (1 - 1e-12);
    return enough && (largestLoan === null || price - put <= largestLoan);
  });
  const byCash = buyer.cash === null ? null : highestThat(cashFits);
  const price = Math.min(byTraditional, byProgram, byCash ?? Number.POSITIVE_INFINITY);
  const cashBinds = byCash !== null && byCash < Math.min(byTraditional, byProgram);
  const programBinds = !cashBinds && byProgram < byTraditional;
  const downPayment = downAt(price);
  const housingPayment = price > 0 ? housing(price, downPayment) : 0;
  const cashToClose = downPayment + buyer.closingShare * price;
  const reserve = buyer.reserveMonths * housingPayment;
  return {
    byTraditional,
    byProgram,
    byCash,
    price,
    cashBinds,
    programBinds,
    downPayment,
    housingPayment,
    cashToClose,
    reserve,
  };
}
