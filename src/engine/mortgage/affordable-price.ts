import { fullSteps } from "../rounding.ts";
import { type Affordability, affordability, type Household, type InsuranceNeededLaw } from "./affordability.ts";
import { AS_PAID, paymentsPerDollar, type QualifyingTerms, qualifyingRate } from "./qualifying-payment.ts";

/**
 * The down payment as typed. A percentage stays a percentage of whatever price comes out; a dollar amount is the most
 * to put down.
 */
export type DownPayment = { readonly amount: number } | { readonly share: number };

/** What a loan of this size costs besides interest: its mortgage insurance, and a fee that is added to it. */
export interface LoanBand {
  /** The largest loan-to-value ratio in the band. */
  readonly upTo: number;
  /** The largest loan in the band, before the fee, in dollars. */
  readonly largest: number;
  /** A yearly fraction of the loan. */
  readonly mortgageInsuranceRate: number;
  /** Insurance known in dollars a month, instead of the rate. */
  readonly mortgageInsurancePerMonth: number;
  /** A share of the loan. */
  readonly financedFeeShare: number;
  /** What lenders add to the yearly rate for such a loan, as a fraction. */
  readonly rateMore: number;
}

type PerLoan =
  | "mortgageInsuranceRate"
  | "mortgageInsurancePerMonth"
  | "financedFeeShare"
  | "insuredAnnualRate"
  | "ceiling";

export interface Buyer extends Omit<Household, "downPayment" | "frontShare" | "backShare" | PerLoan> {
  readonly down: DownPayment;
  /** Cash for the down payment, closing costs and the reserve. If unknown, `null`, and cash sets no limit. */
  readonly cash: number | null;
  /**
   * Closing costs and prepaid items: in dollars, as a share of the price, and as a share of the loan with its fee,
   * besides prepaid interest.
   */
  readonly closingFixed: number;
  readonly closingShare: number;
  /** What closing costs more if anything is borrowed: in dollars, and as a share of the price. */
  readonly lenderFixed: number;
  readonly lenderShare: number;
  readonly closingLoanShare: number;
  /** The part of a year whose interest is paid at closing. */
  readonly prepaidYears: number;
  /** Months of the housing payment to keep after closing. */
  readonly reserveMonths: number;
  /** The first one that a loan fits into is its own. The last one has no limits. */
  readonly bands: readonly LoanBand[];
  /** How lenders figure the payment that has to fit the income, if that isn't the first one. */
  readonly qualifying?: QualifyingTerms;
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

/** No form accepts a higher price. */
const MOST = 100_000_000;
/** A price is named in full thousands. */
const STEP = 1000;
/** Shares of the price closer than this are the same. */
const A_HAIR = 1e-9;

/** The highest price that fits, to the last digit, assuming that every lower price fits too; 0 if none fits. */
function highestThat(fits: (price: number) => boolean): number {
  let low = 0;
  let high = 1;
  while (high < MOST && fits(high)) {
    low = high;
    high = Math.min(MOST, high * 2);
  }
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A band whose loans aren't limited and cost nothing besides interest. */
export const NO_INSURANCE: LoanBand = {
  upTo: Number.POSITIVE_INFINITY,
  largest: Number.POSITIVE_INFINITY,
  mortgageInsuranceRate: 0,
  mortgageInsurancePerMonth: 0,
  financedFeeShare: 0,
  rateMore: 0,
};

/** Insurance at one rate for every loan above a share of the price, and none for others. */
export const insuredAbove = (share: number, mortgageInsuranceRate: number): readonly LoanBand[] => [
  { ...NO_INSURANCE, upTo: share },
  { ...NO_INSURANCE, mortgageInsuranceRate },
];

/** The band of a loan before its fee. */
const bandOf = (bands: readonly LoanBand[], loan: number, price: number): LoanBand =>
  bands.find(({ upTo, largest }) => loan <= upTo * price * (1 + A_HAIR) && loan <= largest * (1 + A_HAIR)) ??
  bands.at(-1) ??
  NO_INSURANCE;

/** What a price costs this buyer, and how much of it the buyer can put down. */
function atAnyPrice(buyer: Buyer, leastDownShare: number) {
  const { bands, down, cash, closingFixed, closingShare, closingLoanShare, prepaidYears, reserveMonths } = buyer;
  const { termMonths, qualifying = AS_PAID } = buyer;
  const taxPerDollar = buyer.propertyTaxRate / 12;
  const fixedPerMonth = buyer.associationDuesPerMonth + buyer.fixedPerYear / 12;
  const rateIn = ({ rateMore }: LoanBand) => buyer.annualRate + rateMore;
  const payments = new Map(
    [...bands, NO_INSURANCE].map((band) => [
      band,
      paymentsPerDollar({ annualRate: rateIn(band), termMonths }, qualifying),
    ]),
  );
  const perDollarIn = (band: LoanBand) => payments.get(band) as ReturnType<typeof paymentsPerDollar>;
  const closingOfLoan = (band: LoanBand) => closingLoanShare + rateIn(band) * prepaidYears;
  const withLender = (price: number) => buyer.lenderFixed + buyer.lenderShare * price;
  const loanOf = (price: number, put: number) => Math.max(0, price - put);
  const at = (price: number, put: number) => bandOf(bands, loanOf(price, put), price);
  const housingBy = (which: "first" | "qualifying") => (price: number, put: number) => {
    const loan = loanOf(price, put);
    const band = at(price, put);
    const { financedFeeShare: fee, mortgageInsuranceRate: rate, mortgageInsurancePerMonth: perMonth } = band;
    const insurance = loan > 0 ? (loan * rate) / 12 + perMonth : 0;
    return loan * (1 + fee) * perDollarIn(band)[which] + insurance + price * taxPerDollar + fixedPerMonth;
  };
  const housing = housingBy("first");
  const borrowed = (price: number, put: number) => loanOf(price, put) * (1 + at(price, put).financedFeeShare);
  const toClose = (price: number, put: number) =>
    put +
    closingFixed +
    closingShare * price +
    (loanOf(price, put) > 0 ? withLender(price) : 0) +
    closingOfLoan(at(price, put)) * borrowed(price, put);
  const needed = (price: number, put: number) => toClose(price, put) + reserveMonths * housing(price, put);
  /** The down payment that uses up the cash if the loan is in this band; none if a larger loan costs that much more. */
  const usingUp = (price: number, band: LoanBand) => {
    const { financedFeeShare, mortgageInsuranceRate, mortgageInsurancePerMonth } = band;
    const closing = closingOfLoan(band) * (1 + financedFeeShare);
    const monthly = perDollarIn(band).first * (1 + financedFeeShare) + mortgageInsuranceRate / 12;
    const perLoan = closing + reserveMonths * monthly;
    const fixed =
      closingFixed +
      closingShare * price +
      withLender(price) +
      reserveMonths * (price * taxPerDollar + fixedPerMonth + mortgageInsurancePerMonth);
    return perLoan < 1 ? ((cash ?? 0) - fixed - perLoan * price) / (1 - perLoan) : -1;
  };
  /** The largest down payment in dollars that still leaves closing costs and the reserve; negative if there is none. */
  const mostDown = (price: number, wanted: number) => {
    const most = Math.min(wanted, price);
    if (cash === null || needed(price, most) <= cash) return most;
    const enough = cash * (1 + A_HAIR) + 1e-6;
    const fitting = bands.map((band) => Math.min(most, usingUp(price, band)));
    return Math.max(-1, ...fitting.filter((put) => put >= 0 && needed(price, put) <= enough));
  };
  const share = "share" in down ? Math.max(down.share, leastDownShare) : undefined;
  const downAt = (price: number) =>
    "share" in down ? (share ?? 0) * price : Math.max(0, mostDown(price, down.amount));
  const cashFits = (price: number) =>
    cash === null ||
    ("share" in down
      ? needed(price, downAt(price)) <= cash
      : mostDown(price, down.amount) >= Math.min(leastDownShare * price, price));
  const rateAt = (price: number, put: number) => rateIn(at(price, put));
  return { housing, lendersHousing: housingBy("qualifying"), downAt, cashFits, toClose, borrowed, rateAt };
}

const mostForHousing = ({ incomePerYear, debtsPerMonth }: Buyer, { front, back }: Ratios) =>
  Math.max(0, Math.min((front * incomePerYear) / 12, (back * incomePerYear) / 12 - debtsPerMonth));

/**
 * The insurance and fee of a loan, and the highest price that has them with this down payment. Without insurance, it is
 * the insurance that a slightly larger loan would need.
 */
function perLoanAt(
  { bands, annualRate, qualifying = AS_PAID }: Buyer,
  price: number,
  down: number,
  { requestShare }: InsuranceNeededLaw,
) {
  const loan = Math.max(0, price - down);
  const insured = loan > requestShare * price * (1 + 1e-12);
  const band = insured
    ? bandOf(bands, loan, price)
    : (bands.find(({ upTo, largest }) => upTo > requestShare + A_HAIR && loan <= largest) ?? NO_INSURANCE);
  const { upTo, largest, mortgageInsuranceRate, mortgageInsurancePerMonth, financedFeeShare, rateMore } = band;
  const highest = Math.min(upTo < 1 ? down / (1 - upTo) : Number.POSITIVE_INFINITY, down + largest);
  const ceiling = insured && Number.isFinite(highest) ? highest : null;
  const insuredAnnualRate = qualifyingRate(annualRate + rateMore, qualifying);
  return { mortgageInsuranceRate, mortgageInsurancePerMonth, financedFeeShare, insuredAnnualRate, ceiling };
}

/**
 * The highest price whose monthly cost fits these ratios, as a worksheet. The down payment is solved along with the
 * price: a percentage is a share of that price, and dollars are limited by the cash. `down` is the resulting amount,
 * and `perLoan` the insurance and fee of that loan.
 */
export function affordableWith(buyer: Buyer, ratios: Ratios, leastDownShare: number, law: InsuranceNeededLaw) {
  const { lendersHousing, downAt } = atAnyPrice(buyer, leastDownShare);
  const { qualifying = AS_PAID } = buyer;
  const most = mostForHousing(buyer, ratios);
  const price = highestThat((one) => lendersHousing(one, downAt(one)) <= most);
  const down = downAt(price);
  const perLoan = perLoanAt(buyer, price, down, law);
  const worksheet: Affordability = affordability(
    {
      ...buyer,
      ...perLoan,
      annualRate: qualifyingRate(buyer.annualRate, qualifying),
      termMonths: buyer.termMonths - qualifying.interestOnlyMonths,
      downPayment: down,
      frontShare: ratios.front,
      backShare: ratios.back,
    },
    law,
  );
  return { price, down, perLoan, worksheet };
}

export type AffordablePrice = ReturnType<typeof affordablePrice>;

/**
 * What a buyer can afford: the lowest of three prices. The traditional ratios set one; the program sets another (its
 * ratios, minimum down payment and largest loan); the available cash sets the third. The ratios take the payment that
 * lenders go by, the cash the first one. The down payment and everything after it are for that price rounded down to
 * full thousands. Dollars.
 */
export function affordablePrice(buyer: Buyer, traditional: Ratios, program: ProgramLimits) {
  const { leastDownShare, largestLoan } = program;
  const { housing, lendersHousing, downAt, cashFits, toClose, borrowed, rateAt } = atAnyPrice(buyer, leastDownShare);
  const byRatios = (ratios: Ratios, more: (price: number) => boolean = () => true) => {
    const most = mostForHousing(buyer, ratios);
    return highestThat((price) => lendersHousing(price, downAt(price)) <= most && more(price));
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
  const rounded = STEP * fullSteps(price, STEP);
  const downPayment = downAt(rounded);
  const loan = borrowed(rounded, downPayment);
  const loanRate = rateAt(rounded, downPayment);
  const housingPayment = rounded > 0 ? housing(rounded, downPayment) : 0;
  const cashToClose = rounded > 0 ? toClose(rounded, downPayment) : 0;
  const reserve = buyer.reserveMonths * housingPayment;
  return {
    byTraditional,
    byProgram,
    byCash,
    price,
    cashBinds,
    programBinds,
    rounded,
    downPayment,
    loan,
    loanRate,
    housingPayment,
    cashToClose,
    reserve,
  };
}
