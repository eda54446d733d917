/** Every number in the true-cost tool with its line. Loaded when the first explanation is opened. */
import { usc26 } from "../../engine/cite.ts";
import type { OwnedHome } from "../../engine/mortgage/owning/owning.ts";
import { rentOrBuyLines } from "../../engine/mortgage/owning/rent-or-buy.lines.ts";
import type { RentOrBuy } from "../../engine/mortgage/owning/rent-or-buy.ts";
import { trueCostLines } from "../../engine/mortgage/owning/true-cost.lines.ts";
import type { TrueCost } from "../../engine/mortgage/owning/true-cost.ts";
import { upkeepLines } from "../../engine/mortgage/owning/upkeep.lines.ts";
import type { Upkeep } from "../../engine/mortgage/owning/upkeep.ts";
import { asLine, explain, explainOne, type Lines, part, type Scope, type Step } from "../../engine/worksheet.ts";
import { inputNamed, inputScope } from "../../inputs/scope.ts";
import { scopeOf } from "../../law/figure.ts";
import { homeSale } from "../../law/mortgage/homeowner-taxes.ts";
import { outlook, renting } from "../../law/mortgage/outlook.ts";
import { upkeep } from "../../law/mortgage/upkeep.ts";
import { figuresFor } from "../../law/us/cited.ts";
import type { Answer, SaleTax } from "./answer.ts";
import { comparedWithRent, FIRST_YEAR } from "./answer.ts";
import { fields, type Inputs } from "./inputs.ts";

const lines: Lines<{ readonly upkeep: Upkeep; readonly own: TrueCost; readonly rent: RentOrBuy }> = {
  upkeep: part(upkeepLines, { given: { shareOfValue: "upkeepShare" } }),
  own: part(trueCostLines),
  rent: part(rentOrBuyLines),
};

export function stepsOf(given: Inputs, answered: Answer): Step[] {
  const { home, byMethod, cost, saleTax, opportunity } = answered;
  const worksheet = { upkeep: byMethod, own: cost, rent: comparedWithRent(given, answered).stay };
  return [
    ...explain(worksheet, lines, {
      ...inputScope(fields, given),
      ...scopeOfHome(given, home, saleTax),
      ...scopeOf({
        routine: upkeep.routine,
        exclusionYears: homeSale.exclusionYears,
        investTaxRate: outlook.investTaxRate,
        depositMonths: renting.depositMonths,
      }),
      ...inputNamed("rentersInsurancePerMonth", "Monthly renters insurance", renting.insurancePerYear.value / 12),
    }),
    opportunityStep(opportunity),
    gainRateStep(saleTax, given),
  ];
}

function gainRateStep({ capitalGainsRate }: SaleTax, { filingStatus }: Inputs): Step {
  const { incomeTax, netInvestmentIncome } = figuresFor(FIRST_YEAR, filingStatus);
  return explainOne(
    "capitalGainsRate",
    capitalGainsRate,
    {
      label: "Tax rate on the gain",
      found:
        "What is paid on the taxed gain, as a share of it. The gain comes on top of your income after the standard deduction, where a part may be tax-free and the rest is taxed at {middleRate} or {topRate}. A high income adds {netInvestmentRate}, the net investment income tax.",
      check: "capitalGainsRate >= 0 && capitalGainsRate <= topRate + netInvestmentRate + 1e-9",
      unit: "rate",
      source: usc26("1", "(h)"),
    },
    scopeOf({
      middleRate: incomeTax.middleRate,
      topRate: incomeTax.topRate,
      netInvestmentRate: netInvestmentIncome.rate,
    }),
  );
}

const opportunityStep = (value: number): Step =>
  explainOne("opportunity", value, {
    label: "What your money could have earned",
    found:
      "What you pay up front and each year's principal, grown at the return you choose until you sell, minus those amounts themselves.",
    unchecked: "rows",
  });

function scopeOfHome(given: Inputs, home: OwnedHome, saleTax: SaleTax): Scope {
  const rates: readonly (readonly [
    name: Exclude<keyof OwnedHome, "mortgageInsuranceOnBalance">,
    label: string,
    input: string,
  ])[] = [
    ["downShare", "Down payment, as a share of the price", "downPayment"],
    ["closingShare", "Buying costs, as a share of the price", "closing"],
    ["propertyTaxRate", "Yearly property tax, as a share of the price", "propertyTax"],
    ["maintenanceRate", "Upkeep in the first year, as a share of the price", "upkeepMethod"],
    ["mortgageInsuranceRate", "Yearly mortgage insurance, as a share of the loan", "mortgageInsuranceRate"],
    ["maintenanceGrowth", "Upkeep grows each year by", "upkeepGrowth"],
  ];
  return Object.assign(
    {},
    ...rates.map(([name, label, input]) => inputNamed(name, label, home[name], "rate", input)),
    inputNamed("horizonYears", fields.yearsStaying.label, given.yearsStaying, "years", "yearsStaying"),
    inputNamed("insurancePerYear", "Yearly home insurance", home.insurancePerYear, "usd", "insurance"),
    inputNamed("associationDuesPerMonth", "Monthly HOA dues", home.associationDuesPerMonth, "usd", "associationDues"),
    inputNamed(
      "specialAssessmentYear",
      "Year of the special assessment",
      home.specialAssessmentYear,
      "count",
      "yearsStaying",
    ),
    { capitalGainsRate: asLine("capitalGainsRate", "Tax rate on the gain", saleTax.capitalGainsRate, "rate") },
    inputNamed(
      "gainExclusion",
      "Gain on the sale of a main home that is not taxed",
      saleTax.gainExclusion,
      "usd",
      "filingStatus",
    ),
  );
}
