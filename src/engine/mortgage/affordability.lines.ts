import type { Lines } from "../worksheet.ts";
import type { Affordability } from "./affordability.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";

export const affordabilityLines: Lines<Affordability> = {
  frontLimit: {
    label: "Most you can spend on housing, by the housing ratio",
    formula: "frontShare * incomePerYear / 12",
    meaning: "The share of your gross monthly income that housing may take.",
  },
  backLimit: {
    label: "Most you can spend on housing, by the debt ratio",
    formula: "backShare * incomePerYear / 12 - debtsPerMonth",
    meaning: "The share that housing and all other debts may take, minus those debts.",
  },
  frontBinds: { label: "The housing ratio is the tighter one", formula: "toCent(frontLimit) <= toCent(backLimit)" },
  maxHousingPayment: {
    label: "Most you can pay for housing each month",
    formula: "max(0, min(frontLimit, backLimit))",
  },
  fixedPerMonth: {
    label: "Monthly costs that are the same at every price",
    formula: "associationDuesPerMonth + fixedPerYear / 12",
    meaning: "HOA dues and home insurance, and property tax if you entered it in dollars.",
  },
  room: { label: "Left for the loan and property tax", formula: "max(0, maxHousingPayment - fixedPerMonth)" },
  paymentPerDollar: {
    label: "Monthly principal and interest for each dollar borrowed",
    formula: levelPaymentFormula("1", "annualRate / 12", "termMonths"),
    unit: "rate",
  },
  insuredPaymentPerDollar: {
    label: "The same for a loan with mortgage insurance",
    formula: levelPaymentFormula("1", "insuredAnnualRate / 12", "termMonths"),
    unit: "rate",
    meaning: "Until you type a rate, we assume a slightly higher one for a loan with less than 20% down.",
  },
  taxPerDollar: {
    label: "Monthly property tax for each dollar of price",
    formula: "propertyTaxRate / 12",
    unit: "rate",
  },
  mortgageInsurancePerDollar: {
    label: "Monthly mortgage insurance for each dollar borrowed",
    formula: "mortgageInsuranceRate / 12",
    unit: "rate",
  },
  priceWithout: {
    label: "Price that fits without mortgage insurance",
    formula: "(room + paymentPerDollar * downPayment) / (taxPerDollar + paymentPerDollar)",
  },
  priceWith: {
    label: "Price that fits with mortgage insurance",
    formula:
      "(room - mortgageInsurancePerMonth + (insuredPaymentPerDollar + mortgageInsurancePerDollar) * downPayment) / (taxPerDollar + insuredPaymentPerDollar + mortgageInsurancePerDollar)",
  },
  priceAtJump: {
    label: "Price at which your down payment is exactly 20%",
    formula: "downPayment / (1 - requestShare)",
    meaning: "Above this price the loan needs mortgage insurance.",
  },
  priceOfCash: {
    label: "Price at which property tax alone reaches the limit",
    formula: "when(taxPerDollar > 0, room / taxPerDollar, downPayment)",
    meaning: "Matters only if the down payment would cover the whole price.",
  },
  highest: {
    label: "Highest price with this insurance and fee",
    formula:
      "when(priceWithout < downPayment, min(priceOfCash, downPayment), when(priceWithout <= priceAtJump, priceWithout, max(priceWith, priceAtJump)))",
  },
  maxPrice: {
    label: "Highest price you can afford",
    formula: "when(fixedPerMonth > maxHousingPayment, 0, when(ceiling == null, highest, min(highest, ceiling)))",
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
      "when(insured, loan * (insuredPaymentPerDollar + mortgageInsurancePerDollar) + mortgageInsurancePerMonth, loan * paymentPerDollar) + maxPrice * taxPerDollar + fixedPerMonth",
  },
};

/** The lines for a program fee that is added to the loan. */
export const affordabilityWithFeeLines: Lines<Affordability> = {
  ...affordabilityLines,
  paymentPerDollar: {
    label: "Monthly principal and interest for each dollar borrowed",
    formula: levelPaymentFormula("(1 + financedFeeShare)", "annualRate / 12", "termMonths"),
    unit: "rate",
    meaning: "The program's fee is added to the loan, and you pay it back with the loan.",
  },
  insuredPaymentPerDollar: {
    label: "The same for a loan with mortgage insurance",
    formula: levelPaymentFormula("(1 + financedFeeShare)", "insuredAnnualRate / 12", "termMonths"),
    unit: "rate",
  },
};
