import { toCent } from "../rounding.ts";
import { levelPayment } from "./level-payment.ts";

export interface Household {
  readonly incomePerYear: number;
  readonly debtsPerMonth: number;
  readonly downPayment: number;
  readonly annualRate: number;
  /** The rate of a loan that needs mortgage insurance; lenders may charge more for it. */
  readonly insuredAnnualRate: number;
  readonly termMonths: number;
  /** What rises with the price: property tax, as a fraction of the price per year. */
  readonly propertyTaxRate: number;
  /** What is the same at every price, in dollars a year: home insurance, and property tax known in dollars. */
  readonly fixedPerYear: number;
  readonly associationDuesPerMonth: number;
  /** Fraction of the loan per year. */
  readonly mortgageInsuranceRate: number;
  /** Mortgage insurance known in dollars a month, instead of the rate. */
  readonly mortgageInsurancePerMonth: number;
  /** A program fee added to the loan and paid back with it, as a share of the loan; none by default. */
  readonly financedFeeShare?: number;
  /** The highest price at which the loan still has this insurance and fee; `null` if any higher price does. */
  readonly ceiling: number | null;
  /** The largest share of income for housing, and for housing plus debts. */
  readonly frontShare: number;
  readonly backShare: number;
}

/** Above this share of the price, a loan needs mortgage insurance. */
export interface InsuranceNeededLaw {
  readonly requestShare: number;
}

/** A cost that has to fit into `room`: a share of the price, and a larger one once the loan is insured. */
interface CostOfPrice {
  readonly room: number;
  readonly downPayment: number;
  /** The loan is insured above this price. */
  readonly priceAtJump: number;
  readonly perPrice: number;
  readonly perLoan: number;
  readonly perInsuredLoan: number;
  /** What an insured loan costs whatever its amount. */
  readonly ifInsured: number;
}

/** The highest price whose cost fits. The cost rises evenly, but jumps where insurance begins. */
export function highestPrice(cost: CostOfPrice) {
  const { room, downPayment, priceAtJump, perPrice, perLoan, perInsuredLoan, ifInsured } = cost;
  const priceFor = (perLoanDollar: number, more = 0) =>
    (room - more + perLoanDollar * downPayment) / (perPrice + perLoanDollar);
  const priceWithout = priceFor(perLoan);
  const priceWith = priceFor(perInsuredLoan, ifInsured);
  const priceOfCash = perPrice > 0 ? room / perPrice : downPayment;
  const highest =
    priceWithout < downPayment
      ? Math.min(priceOfCash, downPayment)
      : priceWithout <= priceAtJump
        ? priceWithout
        : Math.max(priceWith, priceAtJump);
  return { priceWithout, priceWith, priceOfCash, highest };
}

export type Affordability = ReturnType<typeof affordability>;

/**
 * The highest price whose monthly cost fits both limits. Payment and tax rise evenly with the price; home insurance and
 * dues stay the same. Mortgage insurance begins when the down payment falls below 20%, and the cost jumps there, so the
 * answer can be exactly that price.
 */
export function affordability(given: Household, { requestShare }: InsuranceNeededLaw) {
  const { incomePerYear, downPayment, associationDuesPerMonth, mortgageInsurancePerMonth, ceiling } = given;
  const frontLimit = (given.frontShare * incomePerYear) / 12;
  const backLimit = (given.backShare * incomePerYear) / 12 - given.debtsPerMonth;
  const maxHousingPayment = Math.max(0, Math.min(frontLimit, backLimit));
  const frontBinds = toCent(frontLimit) <= toCent(backLimit);
  const fixedPerMonth = associationDuesPerMonth + given.fixedPerYear / 12;
  const room = Math.max(0, maxHousingPayment - fixedPerMonth);
  const owedPerDollar = 1 + (given.financedFeeShare ?? 0);
  const paymentPerDollar = levelPayment(owedPerDollar, given.annualRate / 12, given.termMonths);
  const insuredPaymentPerDollar = levelPayment(owedPerDollar, given.insuredAnnualRate / 12, given.termMonths);
  const taxPerDollar = given.propertyTaxRate / 12;
  const mortgageInsurancePerDollar = given.mortgageInsuranceRate / 12;
  const priceAtJump = downPayment / (1 - requestShare);
  const { priceWithout, priceWith, priceOfCash, highest } = highestPrice({
    room,
    downPayment,
    priceAtJump,
    perPrice: taxPerDollar,
    perLoan: paymentPerDollar,
    perInsuredLoan: insuredPaymentPerDollar + mortgageInsurancePerDollar,
    ifInsured: mortgageInsurancePerMonth,
  });
  const maxPrice = fixedPerMonth > maxHousingPayment ? 0 : Math.min(highest, ceiling ?? Number.POSITIVE_INFINITY);
  const loan = Math.max(0, maxPrice - downPayment);
  const loanToValue = maxPrice > 0 ? loan / maxPrice : 0;
  const insured = loan > requestShare * maxPrice * (1 + 1e-12);
  const housingPayment =
    (insured
      ? loan * (insuredPaymentPerDollar + mortgageInsurancePerDollar) + mortgageInsurancePerMonth
      : loan * paymentPerDollar) +
    maxPrice * taxPerDollar +
    fixedPerMonth;
  return {
    frontLimit,
    backLimit,
    frontBinds,
    maxHousingPayment,
    fixedPerMonth,
    room,
    paymentPerDollar,
    insuredPaymentPerDollar,
    taxPerDollar,
    mortgageInsurancePerDollar,
    priceWithout,
    priceWith,
    priceAtJump,
    priceOfCash,
    highest,
    maxPrice,
    loan,
    loanToValue,
    insured,
    housingPayment,
  };
}
