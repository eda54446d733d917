import { toCent } from "../rounding.ts";
import type { Lines } from "../worksheet.ts";
import { levelPayment, levelPaymentFormula } from "./level-payment.ts";

export interface Household {
  readonly incomePerYear: number;
  readonly debtsPerMonth: number;
  readonly downPayment: number;
  readonly annualRate: number;
  readonly termMonths: number;
  /** Fractions of the price a year. */
  readonly propertyTaxRate: number;
  readonly insuranceRate: number;
  readonly associationDuesPerMonth: number;
  /** Fraction of the loan a year. */
  readonly mortgageInsuranceRate: number;
  /** A fee of the programme that is added to the loan and paid back with it, as a share of the loan; none if left out. */
  readonly financedFeeShare?: number;
  /** The largest share of income for housing, and for housing and debts together. */
  readonly frontShare: number;
  readonly backShare: number;
}

/** Above this share of the price, a loan carries mortgage insurance. */
export interface InsuranceNeededLaw {
  readonly requestShare: number;
}

/** A cost that has to fit into `room`: a share of the price, and a larger one of the loan once it is insured. */
interface CostOfPrice {
  readonly room: number;
  readonly downPayment: number;
  /** Above this price the loan is insured. */
  readonly priceAtJump: number;
  readonly perPrice: number;
  readonly perLoan: number;
  readonly perInsuredLoan: number;
}

/** The highest price whose cost fits: the cost rises evenly, but jumps where insurance begins. */
export function highestPrice({ room, downPayment, priceAtJump, perPrice, perLoan, perInsuredLoan }: CostOfPrice) {
  const priceFor = (perLoanDollar: number) => (room + perLoanDollar * downPayment) / (perPrice + perLoanDollar);
  const priceWithout = priceFor(perLoan);
  const priceWith = priceFor(perInsuredLoan);
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
 * The largest price whose monthly cost fits both limits. Payment, tax and insurance rise evenly with the price; mortgage
 * insurance begins where the down payment falls short of 20%, and the cost jumps there, so the answer can be just that price.
 */
export function affordability(given: Household, { requestShare }: InsuranceNeededLaw) {
  const { incomePerYear, downPayment, associationDuesPerMonth } = given;
  const frontLimit = (given.frontShare * incomePerYear) / 12;
  const backLimit = (given.backShare * incomePerYear) / 12 - given.debtsPerMonth;
  const maxHousingPayment = Math.max(0, Math.min(frontLimit, backLimit));
  const frontBinds = toCent(frontLimit) <= toCent(backLimit);
  const room = Math.max(0, maxHousingPayment - associationDuesPerMonth);
  const paymentPerDollar = levelPayment(1 + (given.financedFeeShare ?? 0), given.annualRate / 12, given.termMonths);
  const taxAndInsurancePerDollar = (given.propertyTaxRate + given.insuranceRate) / 12;
  const mortgageInsurancePerDollar = given.mortgageInsuranceRate / 12;
  const priceAtJump = downPayment / (1 - requestShare);
  const { priceWithout, priceWith, priceOfCash, highest } = highestPrice({
    room,
    downPayment,
    priceAtJump,
    perPrice: taxAndInsurancePerDollar,
    perLoan: paymentPerDollar,
    perInsuredLoan: paymentPerDollar + mortgageInsurancePerDollar,
  });
  const maxPrice = associationDuesPerMonth > maxHousingPayment ? 0 : highest;
  const loan = Math.max(0, maxPrice - downPayment);
  const loanToValue = maxPrice > 0 ? loan / maxPrice : 0;
  const insured = loan > requestShare * maxPrice * (1 + 1e-12);
  const housingPayment =
    loan * paymentPerDollar +
    maxPrice * taxAndInsurancePerDollar +
    (insured ? loan * mortgageInsurancePerDollar : 0) +
    associationDuesPerMonth;
  return {
    frontLimit,
    backLimit,
    frontBinds,
    maxHousingPayment,
    room,
    paymentPerDollar,
    taxAndInsurancePerDollar,
    mortgageInsurancePerDollar,
    priceWithout,
    priceWith,
    priceAtJump,
    priceOfCash,
    maxPrice,
    loan,
    loanToValue,
    insured,
    housingPayment,
  };
}

export const affordabilityLines: Lines<Affordability> = {
  frontLimit: {
    label: "Most for housing, by the housing ratio",
    formula: "frontShare * incomePerYear / 12",
    meaning: "The share of your gross monthly income that housing may take.",
  },
  backLimit: {
    label: "Most for housing, by the debt ratio",
    formula: "backShare * incomePerYear / 12 - debtsPerMonth",
    meaning: "The share that housing and all other debts may take, less those debts.",
  },
  frontBinds: { label: "The housing ratio is the tighter one", formula: "toCent(frontLimit) <= toCent(backLimit)" },
  maxHousingPayment: { label: "Most you may pay for housing a month", formula: "max(0, min(frontLimit, backLimit))" },
  room: { label: "Left after HOA dues", formula: "max(0, maxHousingPayment - associationDuesPerMonth)" },
  paymentPerDollar: {
    label: "Principal and interest a month for each dollar borrowed",
    formula: levelPaymentFormula("1", "annualRate / 12", "termMonths"),
    unit: "rate",
  },
  taxAndInsurancePerDollar: {
    label: "Tax and insurance a month for each dollar of price",
    formula: "(propertyTaxRate + insuranceRate) / 12",
    unit: "rate",
  },
  mortgageInsurancePerDollar: {
    label: "Mortgage insurance a month for each dollar borrowed",
    formula: "mortgageInsuranceRate / 12",
    unit: "rate",
  },
  priceWithout: {
    label: "Price that fits without mortgage insurance",
    formula: "(room + paymentPerDollar * downPayment) / (taxAndInsurancePerDollar + paymentPerDollar)",
  },
  priceWith: {
    label: "Price that fits with mortgage insurance",
    formula:
      "(room + (paymentPerDollar + mortgageInsurancePerDollar) * downPayment) / (taxAndInsurancePerDollar + paymentPerDollar + mortgageInsurancePerDollar)",
  },
  priceAtJump: {
    label: "Price of which your down payment is exactly 20%",
    formula: "downPayment / (1 - requestShare)",
    meaning: "Above this price the loan needs mortgage insurance.",
  },
  priceOfCash: {
    label: "Price whose tax and insurance alone use the limit",
    formula: "when(taxAndInsurancePerDollar > 0, room / taxAndInsurancePerDollar, downPayment)",
    meaning: "Matters only where the down payment would pay the whole price.",
  },
  maxPrice: {
    label: "Highest price you can afford",
    formula:
      "when(associationDuesPerMonth > maxHousingPayment, 0, when(priceWithout < downPayment, min(priceOfCash, downPayment), when(priceWithout <= priceAtJump, priceWithout, max(priceWith, priceAtJump))))",
  },
  loan: { label: "Loan", formula: "max(0, maxPrice - downPayment)" },
  loanToValue: { label: "Loan-to-value ratio", formula: "when(maxPrice > 0, loan / maxPrice, 0)", unit: "rate" },
  insured: {
    label: "Needs mortgage insurance",
    formula: "loan > requestShare * maxPrice * (1 + 1e-12)",
  },
  housingPayment: {
    label: "Housing payment at that price",
    formula:
      "loan * paymentPerDollar + maxPrice * taxAndInsurancePerDollar + when(insured, loan * mortgageInsurancePerDollar, 0) + associationDuesPerMonth",
  },
};

/** The lines where a fee of the programme is added to the loan. */
export const affordabilityWithFeeLines: Lines<Affordability> = {
  ...affordabilityLines,
  paymentPerDollar: {
    label: "Principal and interest a month for each dollar borrowed",
    formula: levelPaymentFormula("(1 + financedFeeShare)", "annualRate / 12", "termMonths"),
    unit: "rate",
    meaning: "The program's fee is added to the loan, and paid back with it.",
  },
};
