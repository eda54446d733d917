import type { Lines } from "../../worksheet.ts";
import type { MarginalTaxSaving } from "./tax-saving.ts";

/** The lines for one year, with a `saltCap` that is a number. */
export const marginalTaxSavingLines: Lines<MarginalTaxSaving> = {
  dearer: {
    label: "Rise in prices since the first year",
    formula: "(1 + inflation) ** (year - 1)",
    unit: "rate",
  },
  averageBalance: { label: "Average balance of the year", formula: "(balanceAtStart + balanceAtEnd) / 2" },
  deductibleInterest: {
    label: "Mortgage interest that counts",
    formula: "interest * when(averageBalance > 0, min(1, interestDebtLimit / averageBalance), 1)",
  },
  deductibleInsurance: {
    label: "Mortgage insurance that counts",
    formula: "mortgageInsurance * deductibleInsuranceShare",
  },
  deductibleTaxes: {
    label: "State and local taxes that count",
    formula: "min(saltCap, otherStateTax * dearer + propertyTax)",
  },
  itemizedAsOwner: {
    label: "Itemized deductions as an owner",
    formula: "otherItemized * dearer + deductibleInterest + deductibleInsurance + deductibleTaxes",
  },
  asRenter: {
    label: "Deduction as a renter",
    formula: "max(standardDeduction * dearer, otherItemized * dearer + min(saltCap, otherStateTax * dearer))",
    meaning: "The larger of the standard deduction and what you could itemize without the home.",
  },
  asOwner: { label: "Deduction as an owner", formula: "max(standardDeduction * dearer, itemizedAsOwner)" },
  saving: {
    label: "Income tax saved in the year",
    formula: "marginalRate * max(0, asOwner - asRenter)",
    meaning: "Only the part above what you would deduct anyway saves tax.",
  },
};
