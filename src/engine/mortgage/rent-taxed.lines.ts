import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { RentTaxedSheet } from "./rent-taxed.ts";

export const rentTaxedLines: Lines<RentTaxedSheet> = {
  wholeCosts: {
    label: "What the whole home costs in the first year",
    formula: "interest + mortgageInsurance + propertyTax + insurance + dues + maintenance",
    meaning: "Paying down the loan isn't a cost, so principal is left out.",
  },
  partCosts: {
    label: "The tenants' share of the costs",
    formula: "partShare * wholeCosts",
    form: "Schedule E, lines 5 to 19",
  },
  depreciation: {
    label: "Depreciation of the tenants' share",
    formula: "partShare * price * (1 - landShare) / recoveryYears",
    meaning: "The building without the land, in equal yearly amounts.",
    form: "Schedule E, line 18",
    source: usc26("168", "(c)"),
  },
  taxableRent: {
    label: "Rent that is taxed",
    formula: "max(0, yearlyRent - partCosts - depreciation)",
    meaning: "In the home you live in, costs count up to the rent. What is left over may count in a later year.",
    form: "Schedule E, line 26",
    source: usc26("280A", "(c)(5)"),
  },
};
