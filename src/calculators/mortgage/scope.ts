/** The names that this calculator's formulas may use: what was typed, in the engine's terms, and the law. */
import { asInput, type Known, type Scope, type Unit } from "../../engine/worksheet.ts";
import { inputScope } from "../../inputs/scope.ts";
import { scopeOf } from "../../law/figure.ts";
import { adjustableTerms } from "../../law/mortgage/adjustable.ts";
import { fha } from "../../law/mortgage/fha.ts";
import { homeownersProtection } from "../../law/mortgage/homeowners-protection.ts";
import { usda } from "../../law/mortgage/usda.ts";
import type { House } from "./house.ts";
import { fields, type Inputs } from "./inputs.ts";
import { interestOnlyBlank, kindOf } from "./loan.ts";
import { adjustableTermsOf, unusualTermsOf } from "./other-loans.ts";

/** An input under the engine's name; `blank` is the field where it was typed. */
export const typedAs = (
  blank: keyof typeof fields,
  name: string,
  label: string,
  value: number | boolean | null,
  unit: Unit = "usd",
): Record<string, Known> => ({ [name]: asInput(blank, label, value, unit) });

/** The field for the cost of private mortgage insurance: the dollar amount, if entered. */
export const insuranceBlank = ({ mortgageInsuranceDollars }: Inputs) =>
  mortgageInsuranceDollars ? "mortgageInsuranceDollars" : "mortgageInsuranceRate";

/** The house and its loan, for every panel. */
export function houseScope(given: Inputs, house: House): Scope {
  const { interestOnlyMonths, balloonAfter } = unusualTermsOf(given, house);
  const arm = adjustableTermsOf(given, 0, house);
  return {
    ...inputScope(fields, given),
    ...typedAs("downPayment", "downPayment", "Down payment", house.downPayment),
    ...typedAs("downPayment", "downShare", "Down payment, as a share of the price", house.downShare, "rate"),
    ...typedAs("propertyTax", "propertyTaxPerYear", "Yearly property tax", house.propertyTaxPerYear),
    ...typedAs("insurance", "insurancePerYear", "Yearly home insurance", house.insurancePerYear),
    ...(house.extraPerMonth !== given.extraPerMonth &&
      typedAs("extraPerMonth", "extraPerMonth", "Extra payment, with nothing borrowed", house.extraPerMonth)),
    ...typedAs("associationDues", "associationDuesPerMonth", "Monthly HOA dues", house.associationDuesPerMonth),
    ...(given.mortgageInsuranceDollars &&
      typedAs(
        insuranceBlank(given),
        "mortgageInsuranceRate",
        "Yearly mortgage insurance, as a share of the loan",
        house.mortgageInsuranceRate,
        "rate",
      )),
    ...typedAs(
      interestOnlyBlank(given) ?? "kind",
      "interestOnlyMonths",
      "Interest only for",
      interestOnlyMonths,
      "months",
    ),
    ...typedAs("balloonMonths", "balloonAfter", "Balance due after", balloonAfter, "months"),
    ...(arm.initialRate === given.annualRate
      ? {}
      : typedAs("armRate", "annualRate", "Starting rate on the adjustable loan", house.annualRate, "rate")),
    ...typedAs(
      kindOf(given) === "adjustable" && given.armRate !== null ? "armRate" : "annualRate",
      "initialRate",
      "Starting interest rate",
      house.annualRate,
      "rate",
    ),
    ...typedAs("armProduct", "fixedMonths", "Months at the starting rate", arm.fixedMonths, "months"),
    ...typedAs("armLifetimeCap", "lifetimeCap", "Lifetime limit above the starting rate", arm.lifetimeCap, "rate"),
    ...typedAs("armMargin", "margin", "Margin", arm.margin, "rate"),
    ...typedAs("armMargin", "floor", "Lowest rate", arm.floor, "rate"),
    ...typedAs("armIndex", "index", "Index today", given.armIndex, "rate"),
    roundTo: { kind: "figure", name: "roundTo", ...adjustableTerms.roundTo },
    ...scopeOf(homeownersProtection),
    ...scopeOf(fha, "fhaLaw."),
    ...scopeOf(usda, "usdaLaw."),
  };
}
