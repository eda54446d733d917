import { each, type Lines } from "../../worksheet.ts";
import type { OwnedYear } from "./owning.ts";
import { saleLines } from "./sale.lines.ts";
import type { TrueCost } from "./true-cost.ts";

const ownedYearLines: Lines<OwnedYear> = {
  year: { label: "Year", found: "Counted from the purchase.", check: "year >= 1", unit: "count" },
  value: { label: "Value at the start of the year", formula: "price * (1 + appreciation) ** (year - 1)" },
  balanceAtStart: {
    label: "Loan at the start of the year",
    found: "What you owe before the year's first payment.",
    check: "balanceAtStart >= 0",
  },
  balanceAtEnd: {
    label: "Loan at the end of the year",
    found: "What you owe after the year's last payment.",
    check: "balanceAtEnd >= 0 && balanceAtEnd <= balanceAtStart",
  },
  interest: {
    label: "Interest",
    found: "A twelfth of the rate on each month's balance, added up.",
    check: "interest >= 0",
  },
  principal: { label: "Principal", formula: "balanceAtStart - balanceAtEnd" },
  mortgageInsurance: {
    label: "Mortgage insurance",
    found: "Charged in each month that begins with a balance above the share of the price at which it ends.",
    check: "mortgageInsurance <= loan * mortgageInsuranceRate + 0.001",
  },
  propertyTax: { label: "Property tax", formula: "price * propertyTaxRate * (1 + assessmentGrowth) ** (year - 1)" },
  maintenance: { label: "Maintenance", formula: "price * maintenanceRate * (1 + maintenanceGrowth) ** (year - 1)" },
  insurance: { label: "Home insurance", formula: "insurancePerYear * (1 + insuranceGrowth) ** (year - 1)" },
  dues: { label: "HOA dues", formula: "12 * associationDuesPerMonth * (1 + duesGrowth) ** (year - 1)" },
  special: { label: "Special assessment", formula: "when(year == specialAssessmentYear, specialAssessment, 0)" },
  taxSaving: {
    label: "Income tax saved",
    found:
      "How much lower the household's income tax is because it owns the home all year. Counted at the end of the year.",
    check: "taxSaving >= 0",
  },
};

const inAll = (name: string, label: string) => ({ label, formula: `sum(years.${name})` });

export const trueCostLines: Lines<TrueCost> = {
  loan: { label: "Loan", formula: "price * (1 - downShare)" },
  payment: { label: "Level payment", found: "Monthly principal and interest, not rounded.", check: "payment >= 0" },
  years: each(ownedYearLines),
  interest: inAll("interest", "Interest"),
  principal: inAll("principal", "Principal"),
  propertyTax: inAll("propertyTax", "Property tax"),
  insurance: inAll("insurance", "Home insurance"),
  maintenance: inAll("maintenance", "Maintenance"),
  dues: inAll("dues", "HOA dues"),
  special: inAll("special", "Special assessment"),
  mortgageInsurance: inAll("mortgageInsurance", "Mortgage insurance"),
  taxSaving: inAll("taxSaving", "Income tax saved"),
  closingCosts: { label: "Buying costs", formula: "price * closingShare" },
  upfront: { label: "Cash paid up front", formula: "price * downShare + closingCosts" },
  cashOut: {
    label: "Everything you pay until you sell",
    formula:
      "upfront + interest + principal + propertyTax + insurance + maintenance + dues + special + mortgageInsurance - taxSaving",
  },
  cashOutReal: {
    label: "The same in today's dollars",
    found: "What you pay in each month, divided by the rise in prices until then.",
    unchecked: "rows",
  },
  ...saleLines,
  netCost: {
    label: "Net cost of owning",
    formula: "cashOut - saleProceeds",
    meaning: "Everything you pay, minus what you get back when you sell.",
  },
  netCostPerMonth: { label: "Monthly net cost", formula: "when(horizonYears > 0, netCost / (12 * horizonYears), 0)" },
  unrecoverableCost: {
    label: "What never comes back",
    formula:
      "interest + propertyTax + insurance + maintenance + dues + special + mortgageInsurance + closingCosts + sellingCosts + gainsTax - taxSaving",
    meaning: "The principal and down payment are savings, and we leave out the growth of the home's value.",
  },
  unrecoverablePerMonth: {
    label: "The same per month",
    formula: "when(horizonYears > 0, unrecoverableCost / (12 * horizonYears), 0)",
  },
};
