/** Every number in the guide's tools with its line. Loaded when the first explanation is opened. */
import { affordabilityLines } from "../../engine/mortgage/affordability.lines.ts";
import { cashToCloseLines } from "../../engine/mortgage/closing.lines.ts";
import { privateInsuranceLines } from "../../engine/mortgage/insurance/private-insurance.lines.ts";
import { offerCostLines } from "../../engine/mortgage/offer.lines.ts";
import type { OfferCost } from "../../engine/mortgage/offer.ts";
import { houseCostLines } from "../../engine/mortgage/owning/house-cost.lines.ts";
import { pointsLines } from "../../engine/mortgage/points.lines.ts";
import { explain, type Lines, part, type Scope, type Step } from "../../engine/worksheet.ts";
import { inputNamed, inputScope } from "../../inputs/scope.ts";
import { scopeOf } from "../../law/figure.ts";
import { traditionalRatios } from "../../law/mortgage/debt-limits.ts";
import { homeownersProtection } from "../../law/mortgage/homeowners-protection.ts";
import { outlook } from "../../law/mortgage/outlook.ts";
import { affordableBy, buyerOf, cash, insuranceEnd, loanOf, NO_CREDITS, offers, payment, pointsOf } from "./house.ts";
import { type House, houseFields } from "./house-inputs.ts";

function scopeOfHouse(house: House): Scope {
  const home = loanOf(house);
  return {
    ...inputScope(houseFields, house),
    ...inputNamed("downPayment", "Down payment", home.downPayment),
    ...inputNamed("loan", "Loan", home.loan, "usd", "price"),
    ...inputNamed("propertyTaxPerYear", "Yearly property tax", home.propertyTaxPerYear, "usd", "propertyTax"),
    ...inputNamed("insurancePerYear", "Yearly home insurance", home.insurancePerYear, "usd", "insurance"),
    ...inputNamed(
      "associationDuesPerMonth",
      "Monthly HOA dues",
      home.associationDuesPerMonth,
      "usd",
      "associationDues",
    ),
    ...scopeOf(homeownersProtection),
  };
}

export const paymentSteps = (house: House): Step[] => [
  ...explain(payment(house), houseCostLines({ program: "conventional", kind: "fixed" }), {
    ...scopeOfHouse(house),
    ...inputNamed("extraPerMonth", "Extra payment", 0),
  }),
];

export function affordableSteps(house: House): Step[] {
  const { propertyTaxRate, fixedPerYear } = buyerOf(house);
  const { down, perLoan, worksheet } = affordableBy(house);
  const { front, back } = traditionalRatios;
  return explain(worksheet, affordabilityLines, {
    ...scopeOfHouse(house),
    ...inputNamed("downPayment", "Down payment at that price", down),
    ...inputNamed(
      "propertyTaxRate",
      "Yearly property tax, as a share of the price",
      propertyTaxRate,
      "rate",
      "propertyTax",
    ),
    ...inputNamed("fixedPerYear", "Yearly home insurance", fixedPerYear, "usd", "insurance"),
    ...inputNamed("mortgageInsurancePerMonth", "Mortgage insurance in dollars", perLoan.mortgageInsurancePerMonth),
    ...inputNamed("insuredAnnualRate", "Interest rate", perLoan.insuredAnnualRate, "rate", "annualRate"),
    ...inputNamed("ceiling", "Highest price with this insurance", perLoan.ceiling),
    ...scopeOf({ frontShare: front, backShare: back }),
  });
}

export function cashSteps(house: House): Step[] {
  const none = Object.entries(NO_CREDITS).map(([name, value]) => inputNamed(name, "None counted here", value));
  return explain(cash(house), cashToCloseLines, Object.assign({}, scopeOfHouse(house), ...none));
}

export function insuranceSteps(house: House): Step[] {
  const ends = insuranceEnd(house);
  if (!ends) return [];
  const value = inputNamed("originalValue", "Price of the home", house.price, "usd", "price");
  return explain(ends, privateInsuranceLines, { ...scopeOfHouse(house), ...value });
}

export const pointsSteps = (house: House): Step[] =>
  explain(pointsOf(house), pointsLines, { ...scopeOfHouse(house), ...scopeOf(outlook) });

const offersLines: Lines<{ readonly first: OfferCost; readonly second: OfferCost }> = {
  first: part(offerCostLines, { given: { annualRate: "firstRate", fees: "firstFees" } }),
  second: part(offerCostLines, { given: { annualRate: "otherRate", fees: "otherFees" } }),
};

export const offersSteps = (house: House): Step[] =>
  explain(offers(house), offersLines, {
    ...scopeOfHouse(house),
    ...inputNamed("firstRate", "Rate in the first offer", house.annualRate, "rate", "annualRate"),
    ...inputNamed("firstFees", "Points and fees in the first offer", house.fees, "usd", "fees"),
    ...inputNamed("pointsShare", "Additional points", 0, "rate", "fees"),
    ...inputNamed("stayMonths", "Months you stay", house.yearsStaying * 12, "months", "yearsStaying"),
  });
