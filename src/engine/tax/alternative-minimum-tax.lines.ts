import { usc26 } from "../cite.ts";
import type { Lines, Source } from "../worksheet.ts";
import type { AlternativeMinimumTax } from "./alternative-minimum-tax.ts";

const FORM_6251: Source = { cite: "Form 6251", url: "https://www.irs.gov/forms-pubs/about-form-6251" };
const SEPARATE = usc26("55", "(d)(2), (4)");

export const alternativeMinimumTaxLines: Lines<AlternativeMinimumTax> = {
  before: {
    label: "Income before the deductions that the minimum tax doesn't allow",
    formula: "unlimitedTaxableIncome + deductionAddedBack + seniors.deduction",
    meaning: "You can't deduct the standard deduction, state and local taxes, or the deduction for seniors here.",
    form: "Form 6251, lines 1 to 3",
    source: FORM_6251,
  },
  separateAddition: {
    label: "Addition for separate filers",
    formula:
      "when(separate, min(exemption, phaseOutRate * max(0, before - (phaseOutStart + exemption / phaseOutRate))), 0)",
    source: SEPARATE,
  },
  minimumTaxIncome: {
    label: "Alternative minimum taxable income",
    formula: "before + separateAddition",
    form: "Form 6251, line 4",
  },
  exemptionLeft: {
    label: "Exemption after the phase-out",
    formula: "max(0, exemption - phaseOutRate * max(0, minimumTaxIncome - phaseOutStart))",
    form: "Form 6251, line 5",
  },
  taxed: {
    label: "Income above the exemption",
    formula: "max(0, minimumTaxIncome - exemptionLeft)",
    form: "Form 6251, line 6",
  },
  taxWithoutGainsRates: {
    label: "Tax if everything were ordinary income",
    formula: "lowRate * min(taxed, highRateFrom) + highRate * max(0, taxed - highRateFrom)",
    form: "Form 6251, line 39",
  },
  gainsTaxed: {
    label: "Gains and qualified dividends in that income",
    formula: "min(taxed, gainsAndQualifiedDividends)",
    form: "Form 6251, line 22",
  },
  untaxedGains: {
    label: "Gains taxed at 0%",
    formula: "min(max(0, incomeTax.zeroRateUpTo - regularTax.ordinaryIncome), gainsTaxed)",
    form: "Form 6251, line 23",
  },
  gainsAtMiddleRate: {
    label: "Gains taxed at the middle rate",
    formula:
      "min(gainsTaxed - untaxedGains, max(0, incomeTax.middleRateUpTo - max(incomeTax.zeroRateUpTo, regularTax.ordinaryIncome)))",
    form: "Form 6251, line 30",
  },
  gainsAtTopRate: {
    label: "Gains taxed at the top rate",
    formula: "gainsTaxed - untaxedGains - gainsAtMiddleRate",
    form: "Form 6251, line 33",
  },
  taxWithGainsRates: {
    label: "Tax with the lower rates for gains",
    formula:
      "lowRate * min(taxed - gainsTaxed, highRateFrom) + highRate * max(0, taxed - gainsTaxed - highRateFrom) + gainsAtMiddleRate * incomeTax.middleRate + gainsAtTopRate * incomeTax.topRate",
    form: "Form 6251, line 38",
  },
  tentative: {
    label: "Tentative minimum tax",
    formula: "min(taxWithGainsRates, taxWithoutGainsRates)",
    form: "Form 6251, line 9",
  },
  tax: {
    label: "Alternative minimum tax",
    formula: "max(0, tentative - regularTax.tax - claims.premiumCreditRepayment)",
    form: "Schedule 2, line 2",
  },
};
