import type { Lines, Source } from "../worksheet.ts";
import { usc26 } from "./cite.ts";

export interface MinimumTaxLaw {
  readonly exemption: number;
  readonly phaseOutStart: number;
  readonly phaseOutRate: number;
  readonly lowRate: number;
  readonly highRate: number;
  readonly highRateFrom: number;
}
export interface GainsLaw {
  readonly zeroRateUpTo: number;
  readonly middleRateUpTo: number;
  readonly middleRate: number;
  readonly topRate: number;
}

export interface MinimumTaxBase {
  /** Taxable income, below zero where deductions exceed income. */
  readonly income: number;
  /** Standard deduction, or state and local taxes less the top bracket's reduction: not allowed here. */
  readonly deductionAddedBack: number;
  readonly seniorDeduction: number;
  readonly separate: boolean;
  /** Net capital gain and qualified dividends. */
  readonly gains: number;
  /** Of the regular tax: income taxed at ordinary rates, and the tax. */
  readonly ordinaryIncome: number;
  readonly regularTax: number;
}

export type AlternativeMinimumTax = ReturnType<typeof alternativeMinimumTax>;

/**
 * Alternative minimum tax (Form 6251) on what households of this site enter: the standard deduction, taxes and the senior
 * deduction are added back, the business income deduction is allowed. Dollars, unrounded.
 *
 * Leaves out: stock options, private activity bonds, depreciation differences and the foreign tax credit's own limit.
 */
export function alternativeMinimumTax(base: MinimumTaxBase, law: MinimumTaxLaw, rates: GainsLaw) {
  const before = base.income + base.deductionAddedBack + base.seniorDeduction;
  const exemptionEnds = law.phaseOutStart + law.exemption / law.phaseOutRate;
  const separateAddition = base.separate
    ? Math.min(law.exemption, law.phaseOutRate * Math.max(0, before - exemptionEnds))
    : 0;
  const minimumTaxIncome = before + separateAddition;
  const exemptionLeft = Math.max(
    0,
    law.exemption - law.phaseOutRate * Math.max(0, minimumTaxIncome - law.phaseOutStart),
  );
  const taxed = Math.max(0, minimumTaxIncome - exemptionLeft);
  const taxWithoutGainsRates = twoRates(taxed, law);

  const gainsTaxed = Math.min(taxed, base.gains);
  const zeroRoom = Math.max(0, rates.zeroRateUpTo - base.ordinaryIncome);
  const untaxedGains = Math.min(zeroRoom, gainsTaxed);
  const gainsAtMiddleRate = Math.min(
    gainsTaxed - untaxedGains,
    Math.max(0, rates.middleRateUpTo - Math.max(rates.zeroRateUpTo, base.ordinaryIncome)),
  );
  const gainsAtTopRate = gainsTaxed - untaxedGains - gainsAtMiddleRate;
  const taxWithGainsRates =
    twoRates(taxed - gainsTaxed, law) + gainsAtMiddleRate * rates.middleRate + gainsAtTopRate * rates.topRate;
  const tentative = Math.min(taxWithGainsRates, taxWithoutGainsRates);
  const tax = Math.max(0, tentative - base.regularTax);
  return {
    before,
    separateAddition,
    minimumTaxIncome,
    exemptionLeft,
    taxed,
    taxWithoutGainsRates,
    gainsTaxed,
    untaxedGains,
    gainsAtMiddleRate,
    gainsAtTopRate,
    taxWithGainsRates,
    tentative,
    tax,
  };
}

const twoRates = (taxed: number, law: MinimumTaxLaw) =>
  law.lowRate * Math.min(taxed, law.highRateFrom) + law.highRate * Math.max(0, taxed - law.highRateFrom);

const FORM_6251: Source = { cite: "Form 6251", url: "https://www.irs.gov/forms-pubs/about-form-6251" };
const SEPARATE = usc26("55", "(d)(2), (4)");

export const alternativeMinimumTaxLines: Lines<AlternativeMinimumTax> = {
  before: {
    label: "Income with what the minimum tax does not allow",
    formula: "unlimitedTaxableIncome + deductionAddedBack + seniors.deduction",
    meaning: "The standard deduction, state and local taxes and the deduction for seniors do not count here.",
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
    label: "Gains and qualified dividends in it",
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
