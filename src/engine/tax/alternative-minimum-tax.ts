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
  /** Taxable income, negative if deductions exceed income. */
  readonly income: number;
  /** Standard deduction, or state and local taxes minus the top bracket's reduction; not allowed here. */
  readonly deductionAddedBack: number;
  readonly seniorDeduction: number;
  readonly separate: boolean;
  /** Net capital gain and qualified dividends. */
  readonly gains: number;
  /** From the regular tax: the income taxed at ordinary rates, and the tax. */
  readonly ordinaryIncome: number;
  readonly regularTax: number;
}

export type AlternativeMinimumTax = ReturnType<typeof alternativeMinimumTax>;

/**
 * Alternative minimum tax (Form 6251) for the inputs of this site: the standard deduction, taxes and the senior
 * deduction are added back; the business income deduction is allowed. Dollars, unrounded.
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
